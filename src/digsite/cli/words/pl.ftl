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
house-rules = { $n ->
    [one] 1 zasada domowa
    [few] { $n } zasady domowe
   *[many] { $n } zasad domowych
}
house-rules-are = Zasady domowe: { $cites }
no-house-rules = Bez zasad domowych.

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
go-on = -- Enter: dalej --
log-cut = … (więcej pokaże: dziennik)
log-how = … (dziennik 20: ostatnie 20 wpisów; dziennik wszystko: całość)
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
refused-any = Nie wolno z żadną z twoich kart. { $words } ({ $rule })
why-what = Dlaczego co? Na przykład: dlaczego sprzedaj talizman 6.
why-allowed = Teraz nic tego nie zabrania.
why-these = Teraz wolno: { $answers }.
rule-which = Która zasada? Na przykład: zasada AR-SELL-06.

## Undo

taken-back = Cofnięto ruch.
taken-back-redrawn = Cofnięto ruchy; to, czego nikt jeszcze nie widział, wylosowano od nowa.
undo-nothing = Nie masz jeszcze żadnego ruchu, więc nie ma czego cofać.
undo-sure = To cofnie twój ostatni ruch i wszystko, co było po nim. To, co od tej pory dobrano lub odkryto, zostanie wylosowane od nowa.
undo-sure-ask = Cofnąć? (t/n, Enter: nie)
undo-kept = Niczego nie cofnięto.
undo-consent = { $other }: { $name } chce cofnąć swój ruch i wszystko, co było po nim. To, czego nikt jeszcze nie widział, zostanie wylosowane od nowa.
undo-consent-ask = Zgoda? (t/n, Enter: nie)
undo-refused = { $name } się nie zgadza. Niczego nie cofnięto.
yes-or-no = Wpisz t albo n.
undo-alone = cofnij; to, co od tej pory dobrano lub odkryto, zostanie wylosowane od nowa

## The end

game-over = Koniec gry
winners = { $n ->
    [one] Wygrywa { $names }!
   *[other] Wspólnie wygrywają { $names }!
}
saved = Zapisano: { $path }
saved-end = Zapis gry jest w pliku { $path }. Aby obejrzeć ją jeszcze raz: digsite replay { $path }
not-saved = Nie udało się zapisać pliku { $path }: { $why }
not-a-record = { $path } już istnieje i nie jest zapisem gry; nic w nim nie zmieniono. Podaj inną nazwę.
left = Gra jest zapisana w pliku { $path }. Aby grać dalej:

## Replay

replay-prompt = Ruch { $at } z { $n }. Enter: dalej, b: wstecz, numer: do tego ruchu, q: koniec>
replay-end = To był ostatni ruch.
replay-start = To jest początek.
replay-what = „{ $typed }” nic tu nie znaczy. Naciśnij Enter, wpisz b, q albo numer od 0 do { $n }.
replay-help = Enter: następny ruch; b: poprzedni; numer od 0 do { $n }: ten ruch; q: koniec.

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
verify-promised = Z sekretu wynikają zobowiązanie, ziarno i wszystko, co wylosowano ponownie. Gra była uczciwa, jeśli przed nią pokazano ci to zobowiązanie: { $commitment }
verify-noted = Uczciwie: zobowiązanie { $commitment } jest tym, które zostało przez ciebie zanotowane, a z jego sekretu wynikają ziarno i wszystko, co wylosowano ponownie.
verify-unrevealed = Zobowiązanie jeszcze nieujawnione: { $commitment }. Czy los z niego wynika, można sprawdzić, gdy jego sekret znajdzie się w zapisie.
pack-fine = { $file }: OK, liczb: { $n } ({ $kinds }), { $digest }
pack-wrong = błąd: { $words }
pack-standard = zestaw dołączony do Digsite
pack-card = Karta
pack-field = Pole
pack-figure = Liczba
pack-status = Status
bot-random = gra dowolny dozwolony ruch na chybił trafił
bot-novice = gra zdroworozsądkowo, ale nie planuje dalej niż do końca tury
game-seats = dla { $least } do { $most } osób
verify-version = rozegrano według wersji { $version } zasad
rulings-none = Żadnego fragmentu instrukcji nie można czytać inaczej.
rulings-how = Aby wybrać: { $example }
ruling-needs = tylko przy: { $needs }
need-solo = gra solo
need-expansion = dodatek
need-scarce = 24 znaczniki Zu
readings = odczytania do wyboru
reading-default = domyślnie
reading-default-of = domyślnie: { $editions }
reading-here = ← przy tym stole
games-rulings = { $n ->
    [one] 1 fragment można czytać inaczej
    [few] { $n } fragmenty można czytać inaczej
   *[many] { $n } fragmentów można czytać inaczej
}: digsite rulings { $game }

## Help

help-rules = Zasady (po angielsku)
help-house = Wydanie i zasady domowe
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
help-log = dziennik, dziennik 20, dziennik wszystko
    .about = co się wydarzyło, o ile wolno ci to wiedzieć: koniec, tyle wpisów, całość
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
type-rule = zasada zasady reguła
type-log = dziennik
type-all = wszystko całość
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

## Excavation Earth: short forms, in the order of the game’s own lists

ee-colour-letters = Ż Z C F P S
ee-glyph-letters = H S A K
ee-icons = maska cewka pryzmat zębatka kometa kotwica
ee-centres = lewe środkowe prawe
ee-centres-short = lew. śr. pr.
ee-faction-issisinui = Jasnowidze
ee-faction-aqulla = Kupcy
ee-faction-gul = Przemytnicy
ee-faction-dal-harrai = Piloci
ee-faction-kuti-kuti = Wydobywcy
ee-act-travel = Podróż
ee-act-excavate = Wydob.
ee-act-market = Rynek
ee-act-command = Rozkaz
ee-act-smuggle = Przemyt
ee-act-survey = Progn.
ee-act-sell = Sprzed.
ee-legend = { $tile }: { $artefact }, wartość { $worth } · { $card }: karta akcji { $action } · { $wild }: specjalny kupujący · ▲{ $mark }: odkrywca ({ $name }) · ◼: znacznik załogi · ✗: pas
ee-legend-columns = Poziom, miejsce, kredyty (Po Ms Kr): popularność koloru i co dzięki niej daje sprzedaż · na statku (St): jego kupujący, którzy są na statku · stos: wierzchni artefakt / ile ich jest · karty 6+234: sześć kart akcji, karty podróży z paliwem 2, 3 i 4 · →12: ile galeria daje teraz · rząd lub kolumna: ile daje teraz i z jedną próbką więcej (+1)
ee-small-screen = Małe okno: resztę pokażą { $looks }; { $rows } wierszy pokaże cały stół.

## Excavation Earth: the table

ee-round = runda { $round } z { $rounds }
ee-order = Kolejność
ee-actions-left = { $n ->
    [one] { $name }: została 1 akcja
    [few] { $name }: zostały { $n } akcje
   *[many] { $name }: zostało { $n } akcji
}
ee-deck = talia { $n }, odrzucone { $discard }
ee-forecast = Prognoza
ee-tokens = Inicjatywa
ee-surveyed = Dobrane
ee-markets = rynki
ee-black-markets = czarne rynki
ee-wild = specjalni
ee-head-market = Rynek
ee-head-queue = Kolejka
ee-head-traders = Handlarze
ee-head-centres = Centra
ee-heads-short = Po Ms Kr St
ee-head-level = Poz.
ee-head-rank = Msc.
ee-head-pays = Płaci
ee-head-aboard = Statek
ee-head-stack = Stos
ee-head-pile = Reszta
ee-head-credits = Kredyty
ee-head-cards = Karty
ee-head-crew = Załoga
ee-head-cargo = Ładownia
ee-head-hidden = Luk
ee-head-gallery = Galeria
ee-pays-now = płaci
ee-one-more = +1
ee-head-place = Miejsce
ee-head-here = Tutaj
ee-head-lines = Linie do
ee-head-colour = Kolor
ee-head-whole-stack = Czarny rynek, od góry
ee-head-whole-pile = Jeszcze w stosie
ee-head-discard = Karty odrzucone
ee-market-here = Rynek { $number } ({ $icon })
ee-black-market-here = Czarny rynek { $icons }
ee-no-command-cards = W 1. rundzie nie ma kart rozkazów.
ee-travel-cards = podróż { $fuels }
ee-acquire = Nabądź
ee-hand = Ręka: { $n }
ee-your-hand = { $n ->
    [one] Twoja ręka: 1 karta
    [few] Twoja ręka: { $n } karty
   *[many] Twoja ręka: { $n } kart
}
ee-pack-of = Pakiet: { $name }
ee-drawn = dobrane do wyboru
ee-sum = Kredyty
ee-wins = Wygrywa { $name }, { $won } do { $lost }!
ee-gallery-so-far = Galeria, gdyby to był koniec
ee-artefacts-left = Pozostałe artefakty (przy remisie)

## Excavation Earth alone, against Zu

ee-alone = przeciw Zu, poziom: { $level }
ee-goal = Cel: po { $rounds } rundach więcej kredytów niż Zu. Poziom: { $level }. ? pomaga.
ee-zu-level-very-easy = bardzo łatwy
ee-zu-level-easy = łatwy
ee-zu-level-gentle = łagodny
ee-zu-level-medium = średni
ee-zu-level-hard = trudny
ee-zu-level-very-hard = bardzo trudny
ee-zu-level-brutal = brutalny
ee-zu-own-mix = własny zestaw
ee-zu-no-switches = bez przełączników
ee-zu-strength = Poziom trudności
ee-zu-deck = talia { $n }
ee-zu-waiting = na dalsze rundy { $decks }
ee-zu-deck-of = Talia: { $name }
ee-zu-deck-of-round = Talia na rundę { $round }
ee-zu-discard = Odrzucone
ee-zu-discard-size = odrzucone { $n }
ee-zu-discard-of-round = Runda { $round }
ee-zu-second-crew = { $n ->
    [one] w użyciu 1 znacznik drugiego koloru
    [few] w użyciu { $n } znaczniki drugiego koloru
   *[many] w użyciu { $n } znaczników drugiego koloru
}
ee-zu-last-turns = { $n ->
    [one] Ostatnia tura Zu
    [few] Ostatnie { $n } tury Zu
   *[many] Ostatnie { $n } tur Zu
}
ee-zu-no-turn = Nie było jeszcze tury Zu.
ee-zu-again = { $n ->
    [2] Drugi wybór.
    [3] Trzeci wybór.
   *[other] Wybór numer { $n }.
}
ee-holds-so-far = Artefakty w ładowni i luku, gdyby to był koniec
ee-log-cut-zu = … (dziennik: więcej; zu: ostatnia tura Zu z uzasadnieniem)
ee-hint-zu = zu: ostatnia tura Zu z każdym krokiem wyborów, a także karty i przełączniki. Każdy krok podaje swoją zasadę: zasada ZU-LUCR-01.
ee-look-zu = zu

## Excavation Earth: beside a question

ee-note-cargo = { $n ->
    [0] Twoja ładownia jest pełna.
    [one] Wolne w ładowni: 1 pole.
    [few] Wolne w ładowni: { $n } pola.
   *[many] Wolne w ładowni: { $n } pól.
}
ee-note-room = Wolne pola: ładownia { $cargo }, ukryty luk { $hidden }.
ee-note-credits = Twoje kredyty: { $n }.
ee-note-gained = Właśnie zdobyte:
ee-note-explorers = Twoi pozostali odkrywcy: { $places }.
ee-note-sale = Popularność + 2 za każdego zainteresowanego kupującego + premia za kilka rynków.
ee-note-picked = Do wymiany:
ee-note-crew = Twoja pula załogi: { $n }
ee-sale-sum = { $popular } + { $crowd } + { $bonus } = { $total }
ee-best-sale = najlepiej na { $markets },
ee-n-buyers = { $n ->
    [one] 1 kupujący
    [few] { $n } kupujących
   *[many] { $n } kupujących
}
ee-level-now = teraz poziom { $n }
ee-not-sampled = jeszcze nie w twojej galerii
ee-gallery-gain = galeria +{ $n }
ee-gallery-loss = galeria −{ $n }

## Excavation Earth: help and typing

ee-hint-numbers = Pierwsze cyfry numeru to karta, ostatnia to akcja: [12] to twoja pierwsza karta, wydobycie. ×2: tyle artefaktów można teraz wydobyć; →16: tyle dałaby najlepsza sprzedaż.
ee-hint-words = Można też wpisać słowa, także po angielsku i skrócone: wydobycie czerwona-zębatka, wyd czerw 4, idź rzym kair, idź rzym kair delhi; kilka rozdziel znakiem ;
ee-hint-looks = Żeby się rozejrzeć: mapa, mapa rzym, plansza, stosy, galerie, odrzucone, statek, legenda.
ee-several = „{ $typed }” może znaczyć: { $known }. Wpisz więcej.
ee-travel-pays = Nie wolno: kartą podróży można opłacić tylko podróż i sprzedaż ({ $card }). ({ $rule })
ee-no-card = Nie wolno: nie masz na ręce karty, którą można by to opłacić. ({ $rule })
ee-no-place = Nie ma takiego miejsca; miejsca: { $known }.
ee-why-what = Dlaczego co? Na przykład: dlaczego rynek czerwona-zębatka.
ee-rule-which = Która zasada? Na przykład: zasada EE-SELL-07.
ee-help-number = 12
    .about = ta odpowiedź; może być też jej nazwa: wydobycie czerwona-zębatka
ee-help-why = dlaczego rynek czerwona-zębatka
    .about = dlaczego czegoś teraz nie wolno i według której zasady
ee-help-rule = zasada EE-SELL-07
    .about = co mówi zasada
ee-help-scores = wyniki
    .about = skąd wzięły się wszystkie kredyty
ee-look-map = mapa
ee-look-board = plansza stół
ee-look-stacks = stosy czarny-rynek
ee-look-galleries = galerie galeria
ee-look-cards = odrzucone karty
ee-look-ship = statek
ee-look-legend = legenda
ee-small-words = z ze do na w we od i oraz o po żadnej
ee-type-pass = pas spasuj pasuję
ee-type-done = gotowe nie
ee-type-trader = handlarz
ee-type-envoy = reprezentant wyślij-reprezentanta
ee-type-recall = wycofaj
ee-type-add-wild = specjalny
ee-type-use = użyj tak
ee-type-travel = podróż podróżuj
ee-type-sell = sprzedaj sprzedaż
ee-type-excavate = wydobycie wydobywaj
ee-type-market = rynek
ee-type-command = rozkaz
ee-type-smuggle = przemyt przemycaj
ee-type-survey = prognoza
ee-type-add-buyer = dodaj kupujący
ee-type-region = region
ee-type-sell-at = sprzedaj-na
ee-type-acquire = nabądź
ee-type-replace = zastąp
ee-type-dig = wydobądź kop
ee-type-sample = próbka pobierz
ee-type-guard = strażnik zabierz
ee-type-offload = dostarcz
ee-type-sell-tile = oddaj
ee-type-lay = połóż
ee-type-store = zachowaj przechowaj
ee-type-buy = kup
ee-type-discard = odrzuć
ee-type-pick = wybierz
ee-type-keep = zatrzymaj
ee-type-swap = wymień
ee-type-send = wyślij
ee-type-pull = przesuń
ee-type-push = ustaw
ee-type-lift = przenieś
ee-type-post = przenieś-do
ee-type-place = umieść
ee-type-move = idź przejdź rusz

## Excavation Earth with its expansion

ee-faction-feinmort = Poszukiwacze
ee-faction-mazz-un = Dowódcy
ee-act-exhibit = Wyst.
ee-museum = Muzeum
ee-guides = Przewodnicy
ee-curators = kuratorzy
ee-brokers = pośrednicy
ee-researchers = { $n ->
    [one] 1 badacz
    [few] { $n } badaczy
   *[many] { $n } badaczy
}
ee-researchers-short = badacze
ee-re-cards = karty IW
ee-tiles-free = { $n ->
    [one] 1 wolny kafelek wystawy
    [few] { $n } wolne kafelki wystawy
   *[many] { $n } wolnych kafelków wystawy
}
ee-analysed = { $n ->
    [0] nic jeszcze nie zbadano
    [one] zbadano 1 artefakt
    [few] zbadano { $n } artefakty
   *[many] zbadano { $n } artefaktów
}
ee-bonus-outer = +2
ee-bonus-middle = pośrednik
ee-bonus-inner = karta IW
ee-column-outer = badacz
ee-column-middle = ruch załogi
ee-column-inner = powrót załogi
ee-column-full = pełna kolumna
ee-matches = kurator: { $bonus }
ee-completes = pełna: { $benefit }
ee-in-column = kolumna { $column }: { $asks }
ee-museum-legend = Nad kolumną: co daje artefakt w kolorze kuratora swojego rzędu · pełna kolumna: co daje każdy przewodnik w niej · n przewodników daje na koniec n × n
ee-re-end = Na koniec: { $n }.
ee-re-deck = talia kart inżynierii wstecznej { $n }
ee-popup = Rynek pop-up
ee-popup-price = za { $n }
ee-popup-demand = chce: { $wanted }; daje: { $gains }
ee-worth-at-least = wartość co najmniej { $n }
ee-popups-left = Rynki pop-up, które jeszcze przyjdą: { $n }
ee-gain-researchers = { $n ->
    [one] 1 badacz
    [few] { $n } badaczy
   *[many] { $n } badaczy
}
ee-gain-brokers = { $n ->
    [one] 1 pośrednik
    [few] { $n } pośredników
   *[many] { $n } pośredników
}
ee-gain-re-cards = { $n ->
    [one] 1 karta inżynierii wstecznej
    [few] { $n } karty inżynierii wstecznej
   *[many] { $n } kart inżynierii wstecznej
}
ee-not-in-play = Moduł, do którego to należy, nie jest w grze.
ee-expansion-so-far = Karty, przewodnicy i pośrednicy, gdyby to był koniec
ee-note-brokers = Pośrednik innego koloru nadaje karcie swój kolor; pośrednik tego samego koloru daje jej wszystkie symbole.
ee-hint-museum = Z dodatkiem można też obejrzeć: muzeum, wyposażenie (karty inżynierii wstecznej (IW), pośrednicy, badacze), popup. Wystawa: 1 2 to rząd 1, kolumna 2 muzeum.
ee-legend-museum = { $mystery }: żółty tajemniczy artefakt · { $supply }: rynek pop-up, który to sprzedaje · { $demand }: taki, który tego chce · { $hung }: w muzeum, z przewodnikiem gracza { $name } · H, 5+ w muzeum: symbol lub wartość, których wymaga wolny kafelek wystawy · przewodnicy { $guides }: { $name } ma dwóch · pośrednicy { $brokers }: { $name } ma żółtego i czerwonego · IW: inżynieria wsteczna
ee-legend-boxes = { $box }: żółte ładne pudełko
ee-look-museum = muzeum
ee-look-gear = wyposażenie
ee-look-popups = popup popupy
ee-type-send-broker = pośrednik
ee-type-take-broker = weź-pośrednika
ee-type-at-market = dla-rynku
ee-type-stow = włóż
ee-type-dig-mystery = tajemniczy
ee-type-analyse = zbadaj
ee-type-offload-mystery = dostarcz-tajemniczy
ee-type-keep-re = zatrzymaj-kartę
ee-type-exhibit = wystawa wystaw
ee-type-show = pokaż
ee-type-hang = zawieś
ee-type-match = pędzel
ee-type-curator = kurator
ee-type-replace-curator = zastąp-kuratora
ee-type-retrieve = odbierz
ee-type-activate = aktywuj
ee-type-give = daj
