# To, co mówi tylko strona stołu Archaeology, po polsku. Nazwy rzeczy są takie jak w słowach gry.

ar-title = Archaeology
ar-money = { $amount }{ "\u00A0" }$
ar-money-sign = $
ar-percent = { $n }%

## Cards

ar-card-pot_shard = Gliniana skorupa
    .short = Skorupa
ar-card-parchment_scrap = Skrawek pergaminu
    .short = Perga­min
ar-card-coin = Moneta
    .short = Moneta
ar-card-broken_cup = Rozbity puchar
    .short = Puchar
ar-card-talisman = Talizman
    .short = Taliz­man
ar-card-map = Mapa
    .short = Mapa
ar-card-pharaohs_mask = Maska faraona
    .short = Maska
ar-card-broken_tablet = Rozbita tabliczka
    .short = Tab­liczka
ar-card-broken_pendant = Pęknięty wisiorek
    .short = Wisio­rek

## The table

ar-dig-site = Wykopalisko
ar-cards-left = { $n ->
    [one] została { $n } karta
    [few] zostały { $n } karty
   *[many] zostało { $n } kart
}
ar-storms = Burze piaskowe
ar-storm = Burza
ar-thiefs = Złodzieje
ar-thief = Złodziej
ar-treasure = Skarb
ar-left-of = zostało { $n } z { $all }
ar-next-card = Następna karta
ar-no-more-digging = Nie ma już czego odkopać. Gra kończy się, gdy wszystkie ręce są puste.
ar-market = Targ
ar-market-empty = Targ jest pusty.
ar-trading-value = Wartość wymiany
ar-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
ar-taken = wzięta
ar-given = oddana
ar-lost = stracona
ar-coming = przybywa
ar-your-hand = Twoja ręka
ar-empty-hand = Twoja ręka jest pusta.
ar-watching = Oglądasz grę; karty na rękach są zakryte.
ar-key-now = teraz
ar-key-more = o jedną więcej
ar-still-hidden = ukryte: { $n }
ar-selling-row = Ile przynosi zestaw każdej wielkości
ar-take-back = Odłóż: { $name }
ar-players = Gracze
ar-you = Ty
ar-bot = bot
ar-deciding = na ruchu
ar-skip = Przejdź do decyzji
ar-skipped = koniec
ar-in-hand = Ręka: { $n }
ar-known = Znasz: { $name }. Na pewno nadal tam jest
ar-sold = Sprzedane
ar-nothing = jeszcze nic
ar-sold-set = { $n } × { $name }: { $money }
ar-tent = { $n ->
    [0] Namiot zużyty
    [one] { $uses ->
        [one] Namiot gotowy
       *[other] Namiot, jeszcze raz
    }
   *[other] Namiot gotowy, dwa razy
}
ar-tent-dry = Bezpiecznie w namiocie
ar-tabs = Części stołu
ar-tab-table = Stół
ar-tab-players = Gracze
ar-tab-log = Dziennik
ar-close = Zamknij

## The monument

ar-chamber-great_pyramid = { $number ->
    [1] Komnata 1, górna
    [2] Komnata 2, środkowa
   *[other] Komnata 3, dolna
}
ar-chamber-temple = { $number ->
    [1] Pierwsza komnata
    [2] Druga komnata
   *[other] Trzecia komnata
}
ar-chamber-buried_ruins = { $number ->
    [1] Pierwsza komnata
    [2] Druga komnata
   *[other] Trzecia komnata
}
ar-chamber-tomb = Komnata { $number }
ar-chamber-mine = Jedna komnata
ar-chamber-sphinx = Jedna komnata
ar-chamber-empty = Pusta
ar-chamber-open = { ar-cards }, { $n ->
    [one] odkryta
    [few] odkryte
   *[many] odkrytych
}
ar-chamber-seen = { ar-cards }; widziane:
ar-chamber-facedown = { ar-cards }, { $n ->
    [one] zakryta
    [few] zakryte
   *[many] zakrytych
}
ar-chamber-back = Wróciły:
ar-fee = { $n ->
    [one] Kosztuje mapę, masz { $held }
    [few] Kosztuje { $n } mapy, masz { $held }
   *[many] Kosztuje { $n } map, masz { $held }
}
ar-you-hold = Masz { $held }
ar-how = Jak to działa
ar-how-mine = Dobierasz, aż przestaniesz. Powyżej { $limit } wszystko wraca.
ar-how-sphinx = { $n ->
    [one] Wskaż dwa skarby, potem odkrywa się { $n } kartę. Pasujące bierzesz.
    [few] Wskaż dwa skarby, potem odkrywa się { $n } karty. Pasujące bierzesz.
   *[many] Wskaż dwa skarby, potem odkrywa się { $n } kart. Pasujące bierzesz.
}
ar-pile-short = Stos: { $n }
ar-pile = { $n ->
    [one] Stos: { $n } karta. Każda burza dokłada do każdej komnaty odkrytą kartę.
    [few] Stos: { $n } karty. Każda burza dokłada do każdej komnaty odkrytą kartę.
   *[many] Stos: { $n } kart. Każda burza dokłada do każdej komnaty odkrytą kartę.
}
ar-pile-filled = { $n ->
    [one] Stos: { $n } karta. Każda burza dokłada odkrytą kartę do każdej niepustej komnaty.
    [few] Stos: { $n } karty. Każda burza dokłada odkrytą kartę do każdej niepustej komnaty.
   *[many] Stos: { $n } kart. Każda burza dokłada odkrytą kartę do każdej niepustej komnaty.
}
ar-pile-empty = Stos: pusty. Burze nic już nie dokładają.
ar-pile-stays = { $n ->
    [one] Stos: { $n } karta. Nie ma już burzy, która by ją dołożyła.
    [few] Stos: { $n } karty. Nie ma już burzy, która by coś dołożyła.
   *[many] Stos: { $n } kart. Nie ma już burzy, która by coś dołożyła.
}
ar-brings-great_pyramid = { $n ->
    [one] karta, niewidziana przez innych
    [few] karty, niewidziane przez innych
   *[many] kart, niewidzianych przez innych
}
ar-brings-temple = { ar-brings-great_pyramid }
ar-brings-buried_ruins = { $n ->
    [one] karta, jedyna odkryta
    [few] karty, wszystkie odkryte
   *[many] kart, wszystkie odkryte
}
ar-brings-tomb = { $n ->
    [one] Dostajesz jej jedyną kartę.
   *[other] Widzisz wszystkie karty ({ $n }) i zatrzymujesz dwie.
}
ar-brings-mine = Dobierasz, póki starczy odwagi; powyżej { $limit } wszystko się zawala.
ar-brings-sphinx = Wskaż dwa skarby; odkryte karty: { $up }.
ar-costs = Koszt:
ar-seen = widziana

## Actions

ar-actions = Akcje
ar-do-trade = Wymiana
ar-do-explore = Badanie
ar-do-sell = Sprzedaż
ar-do-end-turn = Koniec tury
ar-sell-n = Sprzedaj { $n }
ar-sell-all = razem
ar-sell-set = Sprzedaj { $n } × { $name } za { $money }
ar-sell-size = { $n }: { $money }

## Questions

ar-your-turn = Twoja tura
ar-turn-of = Tura: { $name }
ar-late = Nie ma czego odkopać
ar-hand-now = Ręka dałaby teraz { $money }
ar-ask-forced = Musisz coś sprzedać
ar-forced-1 = Co najmniej jeden zestaw
ar-forced-2 = Wymiana i badanie są nadal możliwe
ar-forced-first = Przed wszystkim innym
ar-ask-trade = Co wymieniasz?
ar-hand-if-sold = Ręka, sprzedana teraz
ar-you-give = Oddajesz
ar-you-take = Bierzesz
ar-you-lose = Tracisz
ar-trade-give = Wybierz karty z ręki, które oddajesz.
ar-trade-more = Za to jeszcze nic nie ma: oddaj więcej.
ar-trade-gift = Tak oddajesz to za nic.
ar-left-to-spend = Do wydania: { $n }
ar-left-lost = Zostałoby: { $n }
ar-all-spent = Nic nie zostaje
ar-you-may-add = możesz dodać
ar-add = Weź: { $name }, dodaje { $money }
ar-what-you-leave = Reszta przepada.
ar-ask-sell = Który zestaw sprzedajesz?
ar-ask-sell-size = Ile sprzedajesz?
ar-one-more-makes = Jedna karta więcej dałaby
ar-ask-explore = Którą komnatę badasz?
ar-thief-1 = Jedna karta, w ciemno
ar-thief-2 = Po cofnięciu losuje się od nowa
ar-ask-tent = Używasz namiotu?
ar-tent-1 = { $n ->
    [0] Nie masz nic do stracenia
    [one] Bez niego tracisz { $n } kartę z { $all }
    [few] Bez niego tracisz { $n } karty z { $all }
   *[many] Bez niego tracisz { $n } kart z { $all }
}
ar-tent-2 = { $n ->
    [0] To ostatnia burza piaskowa
    [one] Nadejdzie jeszcze jedna burza
    [few] Nadejdą jeszcze { $n } burze
   *[many] Nadejdzie jeszcze { $n } burz
}
ar-stay-out = Bez namiotu
ar-dry = w namiocie
ar-storm-open = namiot?
ar-storm-over = gotowe
ar-ask-lose = { $n ->
    [one] Którą kartę tracisz?
    [few] Które { $n } karty tracisz?
   *[many] Które { $n } kart tracisz?
}
ar-chosen-of = Wybrano { $n } z { $all }
ar-ask-keep = { $n ->
    [one] Którą kartę zatrzymujesz?
    [few] Które { $n } karty zatrzymujesz?
   *[many] Które { $n } kart zatrzymujesz?
}
ar-only-you = Widzisz je tylko ty
ar-ask-draw = Dobierasz kolejną kartę?
ar-drawn-worth = Dobrane, wartość { $n } z { $limit }
ar-bust = { $n ->
    [0] Każda kolejna karta to za dużo
   *[other] Za dużo, jeśli karta jest warta więcej niż { $n }
}
ar-bust-chance = ryzyka zawalenia
ar-draw = Dobierz
ar-stop = Zakończ, weź { $n }
ar-ask-name = Wskaż dwa skarby
ar-name-told = około { $n } z { $up } kart; { $seen } z { $all } już widziane
ar-name-none = nie ma w tej grze
ar-name-first = Odkrywane karty: { $up }; pasujące bierzesz.
ar-no-look = Nie, dziękuję
ar-wait-act = { $name } się zastanawia
ar-wait-turn = Kolej na: { $name }
ar-wait-rob = { $name } ma wybrać, kogo okraść
ar-wait-shelter = { $name } ma zdecydować o namiocie
ar-wait-scatter = { $name } musi stracić karty
ar-wait-keep = { $name } może zatrzymać karty z grobowca
ar-wait-draw = { $name } jest w kopalni
ar-wait-name = { $name } stoi przed sfinksem
ar-wait-look = { $name } może zajrzeć do świątyni
ar-next-but = { $n ->
    [one] Potem twoja kolej
    [few] Twoja kolej za { $n } tury
   *[many] Twoja kolej za { $n } tur
}
ar-look-around = Rozejrzyj się: nic nie jest zablokowane
ar-lost-1 = Twój wybór jest zachowany
ar-lost-2 = Nic nie zostanie wysłane dwa razy
ar-try-now = Spróbuj teraz
ar-vote-undo = { $name } prosi o cofnięcie ruchów
ar-vote-abandon = { $name } prosi o zakończenie gry
ar-vote-yes = Zgoda
ar-vote-no = Nie
ar-over = Gra skończona
ar-won = { $n ->
    [one] Wygrywa { $names }
   *[other] Wspólne zwycięstwo: { $names }
}

## For screen readers

ar-hand-label = { $name }, na ręce { $n }, warte { $worth }{ $after ->
    [none] {""}
   *[other] , potem { $after }
}, z jedną więcej { $more }, ukryte { $hidden }{ $give ->
    [0] {""}
   *[other] , oddane { $give }
}{ $lost ->
    [0] {""}
   *[other] , wybrane do stracenia: { $lost }
}{ $take ->
    [0] {""}
   *[other] , przybywa { $take }
}
ar-market-label = { $name }, wartość wymiany { $value }, { ar-cards }{ $take ->
    [0] {""}
   *[other] , wzięte { $take }
}{ $gain ->
    [none] {""}
   *[other] , dodaje { $gain }
}
ar-player-label = { $name }: { $money }, na ręce { $n }, { $tent ->
    [0] namiot zużyty
   *[other] namiot gotowy
}{ $known ->
    [none] {""}
   *[other] , znane: { $known }
}
ar-keep-label = { $name }, jest { $n }, wybrano { $chosen }
ar-name-label = { $name }, spodziewane około { $n }{ $on ->
    [true] , wskazany
   *[other] {""}
}
