# Die Regelseite. Die Regeltexte selbst kommen vom Server, auf Englisch; dies sind die Wörter der Seite.

rules-search = In den Regeln suchen
    .hint = Suche: ein Wort, ein Teil, eine Nummer
    .clear = Suche leeren
rules-back = Zurück zum Tisch
rules-books = Spiele
rules-sections = Abschnitte
rules-jump = Zu einem Abschnitt springen
rules-loading = Die Regeln werden geöffnet …
rules-hits = { $n } Treffer
rules-hits-for = für „{ $query }“
rules-hits-first = Die ersten { $n } sind zu sehen.
rules-hits-all = Alle zeigen
rules-none = Nichts handelt von „{ $query }“.
    .about = Suche weniger Wörter oder das englische: Die Regeltexte sind auf Englisch.
rules-unknown = Eine Regel { $id } gibt es nicht.
rules-count = { $rules ->
    [one] { $rules } Regel
   *[other] { $rules } Regeln
}, { $rulings ->
    [one] { $rulings } Auslegung
   *[other] { $rulings } Auslegungen
}
rules-count-edge = { $n ->
    [one] { $n } Grenzfall
   *[other] { $n } Grenzfälle
}
rules-ruling = Auslegung
rules-see = Siehe auch
rules-stands = Regelheft
rules-tries = Prüft
rules-under = Legt aus
rules-more = und { $n } weitere
rules-about = Über diese Regeln
rules-about-words = Alles steht hier in eigenen Worten. Nummern ändern sich nie: Verlauf, Ablehnungen und Notizen verweisen darauf.
rules-about-english = Die Regeltexte sind vorerst auf Englisch. Abschnitte, Fragen, Ablehnungen und der Verlauf sprechen deine Sprache.
rules-about-ruling = Eine Auslegung sagt, wie wir lesen, was ein Regelheft offenlässt, und warum. Ein Grenzfall ist eine Stellung, die ein Test bei jeder Änderung prüft.
rules-about-sources = Zahlen nennen den Text des Regelhefts: 000 Englisch, 001 Deutsch und 004 Polnisch für Excavation Earth, 002 Archaeology, 003 die Erweiterung.
rules-keys = zum Suchen
rules-book-AR = Archaeology
rules-book-EE = Excavation Earth
rules-book-ZU = Solo: Zu
rules-book-MU = It Belongs in a Museum

## Seiten, die keine Quelle zeigt

faces-title = Nachgebildete Kartenseiten
faces-lead = Die Regelhefte zeigen wenige Karten und keine Weltkarte. Was keine Quelle zeigt, ist hier erschlossen oder entworfen, in den Daten vermerkt und nach einer echten Schachtel leicht zu berichtigen.
faces-known = Bestätigt
faces-derived = Erschlossen
faces-own = Eigener Entwurf
faces-AR = Archaeology
faces-AR-known = Anzahl jeder Karte; die ganze Reihe des Pergamentfetzens; Tauschwerte von Tonscherbe, Münze und Talisman
faces-AR-derived = Der Rest dieser Reihen, Landkarte und Tafel; Becher und Maske nach den Karten von 2009
faces-AR-own = Der zerbrochene Anhänger
faces-EE = Excavation Earth
faces-EE-known = Sechs Märkte, 90 Plättchen, 60 Aktionskarten, Nachfrage zahlt 9 und 5
faces-EE-derived = Anzahl und aufgedruckte Credits der Plättchen, Aufteilung der Aktions- und Käuferkarten
faces-EE-own = Namen und Linien der Weltkarte, Kommandokarten, Initiative und Frachträume der Fraktionen
faces-figures = Alle Zahlen

## Namen der Abschnitte

rules-section-AR-COMP = Spielmaterial
rules-section-AR-SETUP = Spielaufbau
rules-section-AR-CARD = Schatzkarten
rules-section-AR-TURN = Spielzug
rules-section-AR-DIG = Graben
rules-section-AR-THIEF = Dieb
rules-section-AR-STORM = Sandsturm
rules-section-AR-TENT = Zelt
rules-section-AR-TRADE = Tauschen
rules-section-AR-EXPLORE = Erkunden
rules-section-AR-PYRAMID = Große Pyramide
rules-section-AR-TEMPLE = Tempel
rules-section-AR-TOMB = Grabmal
rules-section-AR-MINE = Mine
rules-section-AR-SPHINX = Sphinx
rules-section-AR-RUINS = Verschüttete Ruinen
rules-section-AR-SELL = Verkauf ans Museum
rules-section-AR-END = Spielende
rules-section-AR-SCORE = Wertung
rules-section-AR-LONG = Variante: Lange Expedition
rules-section-AR-FIERCE = Variante: Raues Wetter
rules-section-AR-LUCK = Variante: Anfängerglück
rules-section-AR-DATA = Kartenangaben, die im Text fehlen
rules-section-AR-EDGE = Grenzfälle
rules-section-EE-COMP = Spielmaterial
rules-section-EE-SETUP = Spielaufbau
rules-section-EE-MAP = Die Weltkarte
rules-section-EE-TILE = Artefaktplättchen
rules-section-EE-GALLERY = Galerie und Proben
rules-section-EE-HOLD = Frachträume
rules-section-EE-QUEUE = Käuferschlangen
rules-section-EE-POP = Nachfrage
rules-section-EE-CREW = Crew
rules-section-EE-SUPPLY = Begrenzter Vorrat und Information
rules-section-EE-FLOW = Spielablauf
rules-section-EE-PREP = Vorbereitungsphase, Runden 2 und 3
rules-section-EE-TURN = Aktionsphase und Spielzüge
rules-section-EE-TRAVEL = Reisen
rules-section-EE-EXCAVATE = Ausgraben
rules-section-EE-MARKET = Marketing
rules-section-EE-SELL = Verkaufen
rules-section-EE-COMMAND = Kommandieren
rules-section-EE-SMUGGLE = Schmuggeln
rules-section-EE-SURVEY = Forschen
rules-section-EE-PASS = Passen
rules-section-EE-SCORE = Mutterschiffphase
rules-section-EE-END = Spielende
rules-section-EE-TIE = Gleichstand um den Sieg
rules-section-EE-FACTION = Fähigkeiten der Fraktionen
rules-section-EE-CMDCARD = Kommandokarten
rules-section-EE-INFO = Offene und verdeckte Information
rules-section-EE-DATA = Materialangaben, die im Text fehlen
rules-section-EE-EDGE = Grenzfälle
rules-section-ZU-GEN = Wie Zus Regeln zu lesen sind
rules-section-ZU-TERM = Begriffe
rules-section-ZU-COMP = Spielmaterial
rules-section-ZU-SETUP = Spielaufbau
rules-section-ZU-CREW = Zus Galerie und Crew
rules-section-ZU-SWING = Prioritäten: Gesandtenmehrheiten
rules-section-ZU-LUCR = Prioritäten: lukrativster Markt
rules-section-ZU-PREP = Vorbereitungsphase, Runden 2 und 3
rules-section-ZU-DRAFT = Dein Draft, Runden 2 und 3
rules-section-ZU-TURN = Zus Spielzüge
rules-section-ZU-EXCAVATE = Ausgraben
rules-section-ZU-SMUGGLE = Schmuggeln (als Ersatz fürs Ausgraben)
rules-section-ZU-ACQUIRE = Kaufen auf dem Schwarzmarkt
rules-section-ZU-OFFLOAD = Verschachern auf dem Schwarzmarkt
rules-section-ZU-MARKET = Marketing
rules-section-ZU-COMMAND = Kommandieren
rules-section-ZU-SELL = Verkaufen
rules-section-ZU-SNIPE = Schlussverkauf: Verkauf eines Artefakts
rules-section-ZU-SURVEY = Forschen
rules-section-ZU-FAIL = Gescheiterte Aktion
rules-section-ZU-SCORE = Mutterschiffphase
rules-section-ZU-END = Spielende
rules-section-ZU-LEVEL = Schalter für die Schwierigkeit
rules-section-ZU-EASY = Schalter, die es leichter machen
rules-section-ZU-HARD = Schalter, die es schwerer machen
rules-section-ZU-MIX = Schalter zusammen
rules-section-ZU-INV = Was immer gelten muss
rules-section-ZU-DATA = Materialangaben, die im Text fehlen
rules-section-ZU-EDGE = Grenzfälle
rules-section-MU-MODULE = Welche Module zusammenpassen
rules-section-MU-COMP = Spielmaterial
rules-section-MU-GUARD = Wachen
rules-section-MU-RESEARCH = Wissenschaftler
rules-section-MU-BROKER = Makler
rules-section-MU-PRETTY = Hübsche Kisten (Promo-Plättchen)
rules-section-MU-SEEKER = Sucher (Stämme von Feinmort)
rules-section-MU-COMMANDER = Befehlshaber (Admiralität von Mazz-Un)
rules-section-MU-MYSTSETUP = Mysterien: Spielaufbau
rules-section-MU-CUSTODIAN = Mysterien: Ausgraben und Hüter
rules-section-MU-SELL = Mysterien: Verkaufen
rules-section-MU-ANALYSE = Mysterien: Analyse
rules-section-MU-OFFLOAD = Mysterien: Schmuggeln
rules-section-MU-SURVEY = Mysterien: Forschen
rules-section-MU-PREP = Mysterien: Vorbereitungsphase
rules-section-MU-RESCORE = Mysterien: Spielende
rules-section-MU-BOARD = Museum: Spielplan
rules-section-MU-MUSETUP = Museum: Spielaufbau
rules-section-MU-EXHIBIT = Museum: die Aktion Ausstellen
rules-section-MU-TILE = Museum: Ausstellungsplättchen
rules-section-MU-GUIDE = Museum: Museumsführer
rules-section-MU-CURATOR = Museum: Schlange der Kuratoren
rules-section-MU-BONUS = Museum: Bonus für passende Kuratoren
rules-section-MU-COLUMN = Museum: volle Spalten
rules-section-MU-MUSCORE = Museum: Wertung
rules-section-MU-POPUP = Pop-up-Märkte: Auslegen
rules-section-MU-ACTIVATE = Pop-up-Märkte: Nutzen
rules-section-MU-SUPPLY = Sonderangebot
rules-section-MU-DEMAND = Sondernachfrage
rules-section-MU-END = Spielende (2 bis 4 Personen)
rules-section-MU-SOLO = Solo: wann diese Regeln gelten
rules-section-MU-ZUCUBES = Solo: Zus Crewmarker
rules-section-MU-ZUCOMMAND = Solo: Zu nimmt zurück, statt zu legen
rules-section-MU-ZUTRADER = Solo: Zus Händler in Runde 3
rules-section-MU-ZUMYST = Solo: Zu und die Mysterien
rules-section-MU-ZUDECK = Solo: Zus Kartenstapel mit dem Museum
rules-section-MU-ZUEXHIBIT = Solo: Zu stellt aus
rules-section-MU-ZUEND = Solo: Spielende
rules-section-MU-MIX = Module und Fraktionen zusammen
rules-section-MU-HOOK = Second Wave (nicht in den Quellen)
rules-section-MU-DATA = Materialangaben, die im Text fehlen
rules-section-MU-RECARD = Reverse-Engineering-Karten
rules-section-MU-CMDCARD = Kommandokarten der Erweiterung
rules-section-MU-POPCARD = Karten der Pop-up-Märkte
rules-section-MU-EDGE = Grenzfälle

# Eine Auslegung, die ein Tisch anders lesen kann.
rules-readings = Das lässt sich verschieden lesen; der Tisch wählt:
rules-reading-default = Standard
rules-reading-here = dieser Tisch
rules-reading-house = dieser Tisch, Hausregel
