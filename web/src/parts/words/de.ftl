# The line at the top, the account.
language-en = English
language-de = Deutsch
language-pl = Polski
theme-auto = wie das System
theme-dark = dunkel
theme-light = hell
close = Schließen
account-of = { $name }: dein Name und Konto
account-title = Du
account-name = Dein Name
account-name-note = Das sehen die anderen. An Tischen, an denen du schon sitzt, bleibt der alte Name.
account-rename = Ändern
account-renamed = Geändert.
account-guest = Du spielst als Gast. Mit einem Konto hast du deine Tische auf jedem Gerät.
account-known = Du bist angemeldet als { $login }.
account-sign-up = Konto anlegen
account-log-in = Anmelden
account-log-out = Abmelden
account-log-out-everywhere = Überall abmelden
    .about = Auf jedem Gerät: falls eins verloren ging oder irgendwo offen blieb.
account-login = Anmeldename
account-password = Passwort
account-password-note = Am besten ein langer Satz. Ohne E-Mail lässt es sich nicht wiederherstellen.
account-bring = Die Tische dieses Gastes mitnehmen
account-made = Dein Konto ist angelegt; deine Tische sind darin.
account-entered = Du bist angemeldet.
account-left = Du bist abgemeldet; dieses Gerät hat einen neuen Gast.
account-left-everywhere = Du bist auf jedem Gerät abgemeldet; dieses hat einen neuen Gast.

# At a table.
keys-label = Tastatur
keys-back = Aus einem Zug heraus, oder schließen
keys-choose = Wählen; wo nichts zu wählen ist: warum nicht
keys-ctrl = Strg
keys-confirm = Bestätigen
keys-explore = Erkunden
keys-log = Zum Verlauf
keys-markets = Zu einem Markt
keys-move = Von einem zum nächsten; innerhalb einer Gruppe
keys-sell = Verkaufen
keys-trade = Tauschen
keys-undo = Zurücknehmen
keys-why = Bei jedem Teil: warum nicht, oder was es ist und seine Regel
menu-label = Tischmenü
menu-hand = Bot spielen lassen
menu-hand-alone = Soll ab jetzt ein Bot für dich spielen? Alle anderen sind Bots: Die Partie kann gleich vorbei sein.
menu-hand-early = Noch nicht. Ein Bot darf erst übernehmen, wenn der Tisch lange auf { $name } gewartet hat, meist drei Tage.
menu-hand-sure = Soll ab jetzt ein Bot für dich spielen? Du kannst jederzeit wieder übernehmen; bis dahin dürfen die anderen ohne dich Züge zurücknehmen und die Partie beenden.
menu-hand-yes = Spielen lassen
menu-take-back = selbst spielen
menu-leave = Platz aufgeben
menu-leave-sure = Ein Bot spielt für dich weiter, und jemand anderes darf den Platz nehmen. Spielt sonst niemand, endet die Partie.
menu-abandon = Partie hier beenden
menu-abandon-sure = Die Partie endet jetzt, ohne Sieg.
menu-abandon-vote = Die anderen werden gefragt, ob sie einverstanden sind.
menu-promise = Fairness-Versprechen
    .about = Notiere es: Nach der Partie zeigt es, dass der Zufall vor dem ersten Zug feststand.
menu-no = Nein
link-lost = Verbindung verloren.
    .about = Nichts geht verloren; sie kommt von selbst zurück.
link-back = Wieder verbunden
answer-kept = Deine Antwort wird gesendet, sobald die Verbindung wieder da ist.
answer-sent = Deine Antwort wird gerade gesendet.
table-frozen = An diesem Tisch geht es nicht weiter: Die Partie wurde nach anderen Regeln begonnen. Das Protokoll bleibt.
table-over = Die Partie ist zu Ende.
table-abandoned = Die Partie wurde abgebrochen.
table-review = Rückblick
rematch = Noch eine Partie
rematch-begun = Die neue Partie hat begonnen.
rematch-join = Zur neuen Partie
vote-undo = { $name } möchte Züge zurücknehmen.
vote-abandon = { $name } möchte die Partie hier beenden.
vote-undo-open = Zurücknehmen: warten auf { $names }
vote-abandon-open = Partie beenden: warten auf { $names }
vote-yes = Einverstanden
vote-no = Ablehnen
vote-refused = { $n ->
    [one] { $names } ist nicht einverstanden.
   *[other] { $names } sind nicht einverstanden.
}
vote-withdraw = Nicht mehr fragen
vote-withdrawn = { $names } bittet nicht mehr darum.
vote-takes = Zurückgenommen würde:
vote-more = { $n ->
    [one] Und noch eine Zeile.
   *[other] Und noch { $n } Zeilen.
}
bot-for-you = Ein Bot spielt für { $names }.

# Before the game.
waiting-plays = Was gespielt wird
waiting-base = Das Grundspiel
waiting-as = Du heißt { $name }.
waiting-rename = Anderer Name
seats-missing = { $n ->
    [0] vollzählig
    [one] { $n } frei
   *[other] { $n } frei
}
seat-you = du
seat-bot = Bot
seat-here = hat Platz genommen
seat-fill = Einem Bot geben
seat-kept = Dieser Platz ist für jemanden freigehalten: Nur wer den Tisch aufgestellt hat, darf ihn vergeben.
seat-waits = freigehalten
seat-open = Wieder öffnen
start-missing = { $n ->
    [one] { $n } Platz ist noch frei
   *[other] { $n } Plätze sind noch frei
}
stand-up = Wieder aufstehen
invite-label = Einladen
invite-about = Wer diesen Link öffnet, kann hier Platz nehmen. Ohne Konto.
invite-lone = Diese Adresse gilt nur auf diesem Computer. Andere brauchen die Adresse dieses Computers im Netzwerk; wie das geht, steht in der Anleitung für Gastgeber.
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Verschicken
invite-lost = Der Link wurde dort gezeigt, wo der Tisch aufgestellt wurde.
invite-host = Nur wer den Tisch aufgestellt hat, kann einen neuen Link machen.
invite-renew = Neuen Link machen
    .about = Mit dem alten kommt dann niemand mehr herein.
qr-label = QR-Code des Links

# The screen changes hands.
pass-title = Der Bildschirm geht an
pass-first = Karten erscheinen nur, solange du am Zug bist.
pass-lead = Die Karten von { $name } sind nicht mehr zu sehen. Deine erscheinen nur, solange du am Zug bist.
pass-show = Ich bin { $name }, zeig meine Karten
pass-space = Leertaste
pass-away = { $name } ist weg: einen Bot spielen lassen
pass-since = Seit deinem letzten Zug
pass-public = Das dürfen alle sehen
money-archaeology = { $amount }{ "\u00A0" }$
money-excavation-earth = { $amount }

# The log.
to-its-rule = Ihre Regel: { $rule }
log-show = Auf dem Tisch zeigen
log-earlier = { $n ->
    [one] Eine frühere Zeile
   *[other] { $n } frühere Zeilen
}

# What the others did since one's last turn.
since-open = Wiederholung: was die anderen seit deinem letzten Zug getan haben
since-short = Wiederholung
since-close = Zurück zur Partie
since-nothing = Die anderen haben noch nichts getan.

# Wie ein Tisch die Regeln liest.
house-none = nach der Spielanleitung
house-n = { $n ->
    [one] { $n } Hausregel
   *[other] { $n } Hausregeln
}
table-rules = Regeln an diesem Tisch
    .none = Dieser Tisch hat keine Hausregeln.
    .older = Diese Partie begann nach einer älteren Fassung der Regeln und geht nach ihr weiter.
    .others = { $n ->
        [one] Und eine weitere Stelle, die sich verschieden lesen lässt
       *[other] Und { $n } weitere Stellen, die sich verschieden lesen lassen
    }
