# The line at the top, the account.
language-en = English
language-de = Deutsch
language-pl = Polski
theme-auto = jak system
theme-dark = ciemny
theme-light = jasny
close = Zamknij
account-of = { $name }: twoje imię i konto
account-title = Ty
account-name = Twoje imię
account-name-note = To widzą inni. Przy stołach, przy których już siedzisz, zostaje stare imię.
account-rename = Zmień
account-renamed = Zmieniono.
account-guest = Grasz jako gość. Konto zachowa twoje stoły na każdym urządzeniu.
account-known = Zalogowano jako { $login }.
account-sign-up = Załóż konto
account-log-in = Zaloguj się
account-log-out = Wyloguj się
account-log-out-everywhere = Wyloguj się wszędzie
    .about = Na każdym urządzeniu: gdy któreś zginęło albo zostało otwarte.
account-login = Login
account-password = Hasło
account-password-note = Najlepiej długie zdanie. Nie da się go odzyskać e-mailem.
account-bring = Zabierz stoły tego gościa
account-made = Konto założone; są w nim twoje stoły.
account-entered = Zalogowano.
account-left = Wylogowano; to urządzenie ma nowego gościa.
account-left-everywhere = Wylogowano na każdym urządzeniu; to ma nowego gościa.

# At a table.
keys-label = Klawiatura
keys-back = Wyjdź z ruchu albo zamknij
keys-choose = Wybierz; na niedostępnym: dlaczego nie
keys-ctrl = Ctrl
keys-confirm = Zatwierdź
keys-explore = Badanie
keys-log = Do dziennika
keys-markets = Do rynku
keys-move = Dalej; wewnątrz grupy
keys-sell = Sprzedaż
keys-trade = Wymiana
keys-undo = Cofnij
keys-why = Przy każdym elemencie: dlaczego nie albo co to jest i jego zasada
menu-label = Menu stołu
menu-hand = niech gra bot
menu-hand-alone = Czy od teraz ma za ciebie grać bot? Wszyscy inni to boty: gra może się za chwilę skończyć.
menu-hand-early = Jeszcze nie. Bot może zagrać za kogoś dopiero wtedy, gdy stół długo na niego czeka, zwykle trzy dni. Teraz czekamy: { $name }.
menu-hand-sure = Czy od teraz ma za ciebie grać bot? W każdej chwili możesz wrócić do gry; do tego czasu inni mogą bez ciebie cofać ruchy i zakończyć partię.
menu-hand-yes = Niech gra
menu-take-back = wracam do gry
menu-leave = Oddaj miejsce
menu-leave-sure = Bot zagra za ciebie, a ktoś inny może zająć miejsce. Jeśli nikt inny nie gra, partia się kończy.
menu-abandon = Zakończ partię tutaj
menu-abandon-sure = Partia kończy się teraz, bez zwycięzcy.
menu-abandon-vote = Pozostali zostaną zapytani o zgodę.
menu-promise = Obietnica uczciwego losowania
    .about = Zapisz ją: po partii pokaże, że los był ustalony przed pierwszym ruchem.
menu-no = Nie
link-lost = Utracono połączenie.
    .about = Nic nie przepadło; wróci samo.
link-back = Połączono ponownie
answer-kept = Twoja odpowiedź zostanie wysłana, gdy tylko wróci połączenie.
answer-sent = Twoja odpowiedź jest właśnie wysyłana.
table-frozen = Przy tym stole nie da się grać dalej: partię zaczęto według innych zasad. Zapis pozostaje.
table-over = Partia zakończona.
table-abandoned = Partię przerwano.
table-review = Podsumowanie
rematch = Rewanż
rematch-begun = Rewanż już się zaczął.
rematch-join = Do rewanżu
vote-undo = { $name } prosi o cofnięcie ruchów.
vote-abandon = { $name } prosi o zakończenie gry.
vote-undo-open = Cofnięcie: czekamy na: { $names }
vote-abandon-open = Zakończenie: czekamy na: { $names }
vote-yes = Zgoda
vote-no = Odmów
vote-refused = Nie zgadza się: { $names }
vote-withdraw = Nie pytaj już
vote-withdrawn = { $names } już o to nie prosi.
vote-takes = Cofnięte zostanie:
vote-more = { $n ->
    [one] I jeszcze jeden wiersz.
    [few] I jeszcze { $n } wiersze.
    [many] I jeszcze { $n } wierszy.
   *[other] I jeszcze { $n } wiersza.
}
bot-for-you = Bot gra za: { $names }.

# Before the game.
waiting-plays = W co gramy
waiting-base = Gra podstawowa
waiting-as = Grasz jako { $name }.
waiting-rename = Zmień nazwę
seats-missing = { $n ->
    [0] komplet
    [one] { $n } wolne
    [few] { $n } wolne
   *[many] { $n } wolnych
}
seat-you = ty
seat-bot = bot
seat-here = miejsce zajęte
seat-fill = Oddaj botowi
seat-kept = To miejsce na kogoś czeka: może je oddać tylko osoba, która założyła stół.
seat-waits = zajęte dla gościa
seat-open = Zwolnij to miejsce
start-missing = { $n ->
    [one] { $n } miejsce jest wolne
    [few] { $n } miejsca są wolne
   *[many] { $n } miejsc jest wolnych
}
stand-up = Wstań od stołu
invite-label = Zaproś
invite-about = Kto otworzy ten link, może tu usiąść do gry. Bez konta.
invite-lone = Ten adres działa tylko na tym komputerze. Inni potrzebują adresu tego komputera w twojej sieci; mówi o tym poradnik dla gospodarzy.
invite-link = Link do tego stołu
invite-copy = Kopiuj
invite-copied = Skopiowano
invite-share = Wyślij
invite-lost = Link pokazano tam, gdzie założono stół.
invite-host = Nowy link może zrobić tylko osoba, która założyła stół.
invite-renew = Utwórz nowy link
    .about = Starym nikt już nie wejdzie.
qr-label = Kod QR linku

# The screen changes hands.
pass-title = Ekran dostaje
pass-first = Karty widać tylko w twojej turze.
pass-lead = Karty gracza { $name } zniknęły z ekranu. Twoje widać tylko w twojej turze.
pass-show = Jestem { $name }, pokaż moje karty
pass-space = Spacja
pass-away = Nie ma gracza { $name }: niech gra bot
pass-since = Od twojej ostatniej tury
pass-public = Widoczne dla wszystkich
money-archaeology = { $amount }{ "\u00A0" }$
money-excavation-earth = { $amount }

# The log.
to-its-rule = Zasada: { $rule }
log-show = Pokaż na stole
log-earlier = { $n ->
    [one] { $n } wcześniejszy wiersz
    [few] { $n } wcześniejsze wiersze
    [many] { $n } wcześniejszych wierszy
   *[other] { $n } wcześniejszego wiersza
}

# What the others did since one's last turn.
since-open = Powtórz, co inni zrobili od twojej ostatniej tury
since-short = Powtórka
since-close = Wróć do gry
since-nothing = Inni jeszcze nic nie zrobili.

# Jak stół czyta zasady.
house-none = według instrukcji
house-n = { $n ->
    [one] { $n } zasada domowa
    [few] { $n } zasady domowe
    [many] { $n } zasad domowych
   *[other] { $n } zasady domowej
}
table-rules = Zasady tego stołu
    .none = Ten stół nie ma zasad domowych.
    .older = Ta gra zaczęła się według starszej wersji zasad i według niej się toczy.
    .others = { $n ->
        [one] I { $n } inne miejsce, które można czytać różnie
        [few] I { $n } inne miejsca, które można czytać różnie
        [many] I { $n } innych miejsc, które można czytać różnie
       *[other] I { $n } innego miejsca, które można czytać różnie
    }
