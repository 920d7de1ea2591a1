# Co mówi wiersz poleceń, po polsku. Gry mają własne słowa.

## At the table

head-player = Gracz
head-cards = Karty
head-tent = Namiot
head-money = Kwota
head-sold = Sprzedane
head-known = Widziane na ręce
head-cards-sold = Sprzedane karty
head-trade = Wymiana
head-now = Teraz
head-one-more = +1
head-sell = Sprzedaż: wpisz numer
n-sets = { $n ->
    [0] –
    [one] 1 zestaw
    [few] { $n } zestawy
   *[many] { $n } zestawów
}
nothing = nic
market = Targ
dig-site = Wykopalisko
dig-site-holds = { $n ->
    [0] puste
    [one] jedna karta; wśród nich złodzieje: { $thieves }, burze piaskowe: { $storms }
    [few] { $n } karty; wśród nich złodzieje: { $thieves }, burze piaskowe: { $storms }
   *[many] { $n } kart; wśród nich złodzieje: { $thieves }, burze piaskowe: { $storms }
}
chamber = { $n ->
    [0] { $number }: pusta
   *[other] { $number }: { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    } za { $maps ->
        [one] 1 mapę
        [few] { $maps } mapy
       *[many] { $maps } map
    }
}
among-them = { $chamber }, w tym
pile = { $n ->
    [one] 1 karta w stosie obok
    [few] { $n } karty w stosie obok
   *[many] { $n } kart w stosie obok
}
your-hand = { $n ->
    [0] Twoja ręka
    [one] Twoja ręka: 1 karta
    [few] Twoja ręka: { $n } karty
   *[many] Twoja ręka: { $n } kart
}
all-hidden = Co jest ukryte
chamber-holds = komnata { $number }
sell-beside = Sprzedaj zestaw (numery przy ręce)
explore-costs = { $explore } ({ $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
} za { $maps ->
    [one] 1 mapę
    [few] { $maps } mapy
   *[many] { $maps } map
}, masz { $have })
rob-whom = { $rob } ({ $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
})
draw-from = { $draw } (w komnacie zostało: { $n })
card-worth = { $treasure } (wartość { $worth }), zostało { $n }
and = { $first } i { $last }

## Beside a question

note-named = Wskazano dotąd:
note-drawn = Odkryte, wartość { $worth } z najwyżej { $most }:
note-shelter = { $n ->
    [0] Bez namiotu nic nie tracisz.
    [one] Bez namiotu tracisz jedną kartę.
    [few] Bez namiotu tracisz { $n } karty.
   *[many] Bez namiotu tracisz { $n } kart.
}
note-forced = W tej turze musisz coś sprzedać.
deal-give = Oddajesz (wartość { $worth }):
deal-take = Bierzesz (wartość { $worth }):
deal-left = { $n ->
    [0] Wszystko wydane.
   *[other] Do wydania: { $n }; niewykorzystana reszta przepada.
}
hint-trade = W jednym wierszu: wymień moneta 2 pergamin 1 na talizman 1
hint-sell = Nazwy można wpisywać i skracać: sprzedaj moneta 3, zbadaj 1, koniec

## The screen

prompt = { $name } (? pomaga)>
pass-device = Przekaż urządzenie: { $name }.
press-enter = Naciśnij Enter, gdy nikt inny nie widzi ekranu.
more = -- Enter: dalej, q: dość --
log-cut = … (całość pokaże: dziennik)
unknown-input = „{ $typed }” nic tu nie znaczy. Wpisz numer z listy albo ? po pomoc.
not-on-menu = Na liście nie ma numeru { $typed }. Wpisz jeden z jej numerów albo ? po pomoc.
unknown-code = „{ $typed }” nie jest kodem; kody są od #0 do #{ $most }.
unknown-player = „{ $typed }” tu nie gra; grają: { $known }.
unknown-chamber = Która komnata? Wpisz jej numer, od 1 do { $most }: zbadaj 1.
unknown-treasure = „{ $typed }” to nie skarb; skarby: { $known }.
several-treasures = „{ $typed }” może znaczyć: { $known }. Wpisz więcej.
no-treasure = Który skarb? Skarby: { $known }.
wrong-number = Ile? Od 1 do { $most } ({ $treasure }), więcej nie ma.
how-many = Ile? Na przykład: sprzedaj moneta 3.
trade-shape = Wpisz, co oddajesz, „na” i co bierzesz: wymień moneta 2 pergamin 1 na talizman 1.
refused = Nie wolno: { $answer }. { $words } ({ $rule })
why-what = Dlaczego co? Na przykład: dlaczego sprzedaj talizman 6.
why-allowed = Teraz nic tego nie zabrania.
rule-which = Która zasada? Na przykład: zasada AR-SELL-06.

## Undo

taken-back = Cofnięto ruch.
taken-back-redrawn = Za zgodą wszystkich cofnięto ruchy; to, czego nikt jeszcze nie widział, wylosowano od nowa.
undo-nothing = Nie masz jeszcze żadnego ruchu, więc nie ma czego cofać.
undo-sure = Cofnąć twój ostatni ruch i wszystko, co było po nim? To, czego nikt jeszcze nie widział, zostanie wylosowane od nowa. (t/n)
undo-kept = Niczego nie cofnięto.
undo-consent = { $other }: { $name } chce cofnąć swój ruch i wszystko, co było po nim. To, czego nikt jeszcze nie widział, zostanie wylosowane od nowa. Zgoda? (t/n)
undo-refused = { $name } się nie zgadza. Niczego nie cofnięto.
yes-or-no = Wpisz t albo n.

## The end

game-over = Koniec gry
winners = { $n ->
    [one] Wygrywa { $names }!
   *[other] Wspólnie wygrywają { $names }!
}
saved = Zapisano: { $path }
saved-end = Zapis gry jest w pliku { $path }. Aby obejrzeć ją jeszcze raz: digsite replay { $path }
not-saved = Nie udało się zapisać pliku { $path }: { $why }
left = Gra jest zapisana w pliku { $path }. Aby grać dalej:

## Replay

replay-prompt = Ruch { $at } z { $n }. Enter: dalej, b: wstecz, numer: do tego ruchu, q: koniec>
replay-end = To był ostatni ruch.
replay-start = To jest początek.
replay-what = „{ $typed }” nic tu nie znaczy. Naciśnij Enter, wpisz b, q albo numer od 0 do { $n }.

## Checks and lists

verify-fine = { $file }: OK, { $n ->
    [one] 1 ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}, wyniki { $scores }
verify-bare = { $file }: OK, { $n ->
    [one] 1 ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}; zapis nie mówi, jak się skończyło, odtworzenie daje wyniki { $scores }
verify-unfinished = { $file }: OK, o ile sięga, { $n ->
    [one] 1 ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}, gra niedokończona, dotychczasowe wyniki { $scores }
verify-wrong = błąd: { $words }
pack-fine = { $file }: OK, liczb: { $n } ({ $kinds }), { $digest }
pack-wrong = błąd: { $words }
pack-standard = zestaw dołączony do Digsite
pack-card = Karta
pack-field = Pole
pack-figure = Liczba
pack-status = Status
bot-random = gra dowolny dozwolony ruch na chybił trafił
bot-novice = zbiera i sprzedaje zestawy zdroworozsądkowo, ale dalej nie planuje
game-seats = dla { $least } do { $most } osób

## Help

help-rules = Zasady (po angielsku)
help-commands = Co można wpisać
help-number = 3
    .about = odpowiedź 3 z listy; może być też jej nazwa: sprzedaj moneta 3
help-help = ?
    .about = ta pomoc
help-why = dlaczego sprzedaj talizman 6
    .about = dlaczego czegoś teraz nie wolno i według której zasady
help-undo = u
    .about = cofnij; jeśli coś wyszło na jaw, muszą się zgodzić wszyscy pozostali
help-rule = zasada AR-SELL-06
    .about = co mówi zasada
help-log = dziennik
    .about = wszystko, co się wydarzyło, o ile wolno ci to wiedzieć
help-scores = wyniki
    .about = kto co sprzedał
help-save = zapisz PLIK
    .about = zapisz grę do pliku i graj dalej
help-quit = q
    .about = zapisz grę i wyjdź

## What may be typed, apart from what is typed in English

type-help = pomoc
type-why = dlaczego czemu
type-undo = cofnij
type-rule = zasada reguła
type-log = dziennik
type-scores = wyniki wynik
type-save = zapisz
type-quit = wyjdź
type-next = dalej
type-back = wstecz
type-yes = t tak
type-no = nie
type-for = na za
type-and = i oraz
type-end-turn = koniec zakończ
type-trade = wymień wymiana
type-use-tent = namiot
type-no-tent = bez-namiotu
type-given = gotowe
type-confirm = zatwierdź
type-withdraw = zrezygnuj
type-draw = dobierz
type-stop = przestań
type-no-look = nie-zaglądaj
type-rob = okradnij
type-explore = zbadaj
type-look = zajrzyj
type-give = oddaj
type-take = weź
type-lose = strać
type-keep = zatrzymaj
type-name = wskaż
type-sell = sprzedaj
# Words in the names of treasures that say nothing about which it is.
small-words = żadnej żadnego żadna jedną jeden
