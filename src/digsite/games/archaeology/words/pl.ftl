# Archaeology: The New Expedition, in Polish. How fields become arguments is told in kernel/text.py.
# Players are told of in the present tense, which has no gender, and their names are never declined.

game-title = Archaeology: The New Expedition
money = { $amount }{ "\u00A0" }$

## Treasures
## value: the name on the card; one: a single one, accusative; some: `$n` of them, accusative; count: `$n` of them,
## nominative; set: as in "zestaw …", genitive plural; none: as in "nie masz …", genitive

treasure-pot_shard = Gliniana skorupa
    .one = glinianą skorupę
    .some = { $n ->
        [one] glinianą skorupę
        [few] { $n } gliniane skorupy
       *[many] { $n } glinianych skorup
    }
    .count = { $n ->
        [one] { $n } gliniana skorupa
        [few] { $n } gliniane skorupy
       *[many] { $n } glinianych skorup
    }
    .set = glinianych skorup
    .none = żadnej glinianej skorupy
treasure-parchment_scrap = Skrawek pergaminu
    .one = skrawek pergaminu
    .some = { $n ->
        [one] skrawek pergaminu
        [few] { $n } skrawki pergaminu
       *[many] { $n } skrawków pergaminu
    }
    .count = { $n ->
        [one] { $n } skrawek pergaminu
        [few] { $n } skrawki pergaminu
       *[many] { $n } skrawków pergaminu
    }
    .set = skrawków pergaminu
    .none = żadnego skrawka pergaminu
treasure-coin = Moneta
    .one = monetę
    .some = { $n ->
        [one] monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
    .count = { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
    .set = monet
    .none = żadnej monety
treasure-broken_cup = Rozbity puchar
    .one = rozbity puchar
    .some = { $n ->
        [one] rozbity puchar
        [few] { $n } rozbite puchary
       *[many] { $n } rozbitych pucharów
    }
    .count = { $n ->
        [one] { $n } rozbity puchar
        [few] { $n } rozbite puchary
       *[many] { $n } rozbitych pucharów
    }
    .set = rozbitych pucharów
    .none = żadnego rozbitego pucharu
treasure-talisman = Talizman
    .one = talizman
    .some = { $n ->
        [one] talizman
        [few] { $n } talizmany
       *[many] { $n } talizmanów
    }
    .count = { $n ->
        [one] { $n } talizman
        [few] { $n } talizmany
       *[many] { $n } talizmanów
    }
    .set = talizmanów
    .none = żadnego talizmanu
treasure-map = Mapa
    .one = mapę
    .some = { $n ->
        [one] mapę
        [few] { $n } mapy
       *[many] { $n } map
    }
    .count = { $n ->
        [one] { $n } mapa
        [few] { $n } mapy
       *[many] { $n } map
    }
    .set = map
    .none = żadnej mapy
treasure-pharaohs_mask = Maska faraona
    .one = maskę faraona
    .some = { $n ->
        [one] maskę faraona
        [few] { $n } maski faraona
       *[many] { $n } masek faraona
    }
    .count = { $n ->
        [one] { $n } maska faraona
        [few] { $n } maski faraona
       *[many] { $n } masek faraona
    }
    .set = masek faraona
    .none = żadnej maski faraona
treasure-broken_tablet = Rozbita tabliczka
    .one = rozbitą tabliczkę
    .some = { $n ->
        [one] rozbitą tabliczkę
        [few] { $n } rozbite tabliczki
       *[many] { $n } rozbitych tabliczek
    }
    .count = { $n ->
        [one] { $n } rozbita tabliczka
        [few] { $n } rozbite tabliczki
       *[many] { $n } rozbitych tabliczek
    }
    .set = rozbitych tabliczek
    .none = żadnej rozbitej tabliczki
treasure-broken_pendant = Pęknięty wisiorek
    .one = pęknięty wisiorek
    .some = { $n ->
        [one] pęknięty wisiorek
        [few] { $n } pęknięte wisiorki
       *[many] { $n } pękniętych wisiorków
    }
    .count = { $n ->
        [one] { $n } pęknięty wisiorek
        [few] { $n } pęknięte wisiorki
       *[many] { $n } pękniętych wisiorków
    }
    .set = pękniętych wisiorków
    .none = żadnego pękniętego wisiorka
# What a treasure is called for those who may not see which it is.
treasure-hidden = Skarb
    .one = skarb
    .some = { $n ->
        [one] skarb
        [few] { $n } skarby
       *[many] { $n } skarbów
    }
    .count = { $n ->
        [one] { $n } skarb
        [few] { $n } skarby
       *[many] { $n } skarbów
    }
    .set = skarbów
    .none = żadnego skarbu

## Monuments

monument-random = Losowo
    .about = Jeden z sześciu, losowany na początku gry.
monument-great_pyramid = Wielka Piramida
    .about = Trzy komnaty z 2, 5 i 8 kartami za 1, 2 i 3 mapy.
monument-temple = Świątynia
    .about = Trzy komnaty po 5 kart za 2 mapy każda; po sprzedaży można zajrzeć do jednej z nich.
monument-tomb = Grobowiec
    .about = Dwie komnaty; mapa odsłania wszystkie karty jednej z nich, a dwie karty się zatrzymuje.
monument-mine = Kopalnia
    .about = Za mapę dobiera się karty, póki starczy odwagi; powyżej wartości 5 wszystko się zawala.
monument-sphinx = Sfinks
    .about = Za mapę wskazuje się dwa skarby i odkrywa pięć kart; pasujące się zabiera.
monument-buried_ruins = Zasypane Ruiny
    .about = Trzy odkryte komnaty, każda za jedną mapę; burze piaskowe dokładają do nich karty.

## Options

option-monument = Monument
    .about = Monument, który bierze udział w grze.
option-long_expedition = Długa wyprawa
    .about = Dla 2 lub 3 graczy: w grze są rozbite tabliczki, pęknięte wisiorki i jeszcze jeden złodziej.
option-fierce_weather = Sroga pogoda
    .about = Gra się wszystkimi sześcioma burzami piaskowymi, a każdego namiotu można użyć dwa razy.
option-beginners_luck = Szczęście nowicjusza
    .about = Zaczyna osoba z najuboższą ręką początkową.
option-first_seat = Kto zaczyna
    .about = Kto ma pierwszą turę; jeśli nie wybrano, decyduje los.
option-rulings = Zasady domowe
    .about = Fragmenty instrukcji, które przy tym stole czyta się inaczej.
option-components = Zestaw kart
    .about = Plik z wartościami z twoich własnych kart zamiast dołączonych.

## Questions

ask-rob = Kogo okradasz?
ask-shelter = Burza piaskowa! Używasz namiotu?
ask-scatter = { $n ->
    [one] Którą kartę tracisz w burzy piaskowej?
    [few] Którą kartę tracisz w burzy piaskowej? Do stracenia są jeszcze { $n } karty.
   *[many] Którą kartę tracisz w burzy piaskowej? Do stracenia jest jeszcze { $n } kart.
}
ask-act = Co teraz robisz?
ask-give = Które karty oddajesz na targ?
ask-take = Które karty bierzesz z targu?
ask-look = Zaglądasz do komnaty?
ask-keep = { $n ->
    [one] Którą kartę z komnaty zatrzymujesz?
    [few] Którą kartę z komnaty zatrzymujesz? Zatrzymujesz { $n } karty.
   *[many] Którą kartę z komnaty zatrzymujesz? Zatrzymujesz { $n } kart.
}
ask-draw = Dobierasz kolejną kartę czy kończysz?
ask-name = Jaki skarb wskazujesz?

## Answers

code-end-turn = Zakończ turę
code-trade = Wymień karty na targu
code-use-tent = Użyj namiotu
code-no-tent = Nie używaj namiotu
code-given = Nic więcej nie oddaję
code-confirm = Zatwierdź wymianę
code-withdraw = Odwołaj wymianę
code-draw = Dobierz kolejną kartę
code-stop = Zakończ i weź karty
code-no-look = Nie zaglądaj do komnaty
code-rob = Okradnij: { $player }
code-explore = Zbadaj komnatę { $chamber }
code-look = Zajrzyj do komnaty { $chamber }
code-give = Oddaj { $treasure_one }
code-take = Weź { $treasure_one }
code-lose = Strać { $treasure_one }
code-keep = Zatrzymaj { $treasure_one }
code-name = Wskaż skarb: { $treasure }
code-sell = Sprzedaj { $treasure_some }

## Refusals; the rule that each rests on stands beside it in en.ftl

refusal-over = Gra jest skończona.
refusal-not-asked = Teraz nie twoja kolej. W cudzej turze decydujesz tylko o swoim namiocie i o tym, co tracisz w burzy piaskowej.
refusal-not-your-turn = To nie twoja tura; tu decydujesz tylko o swoim namiocie i o swoich stratach.
refusal-dig-first = Najpierw trzeba dokończyć kopanie; inne akcje są po nim.
refusal-finish-trade-first = Najpierw dokończ tę wymianę albo ją odwołaj, jeśli jeszcze możesz.
refusal-finish-look-first = Najpierw zajrzyj do komnaty albo z tego zrezygnuj.
refusal-finish-exploring-first = Najpierw dokończ badanie monumentu; nic nie może go przerwać.
refusal-tents-declared = O namiotach już zdecydowano; przy tej burzy jest za późno.
# AR-TENT-02
refusal-tent-comes-later = O namiotach gracze decydują po kolei; twoja kolej przyjdzie później.
# AR-TENT-06
refusal-no-tent-left = Nie masz już namiotu.
# AR-TENT-R2
refusal-tent-decided = W tej burzy piaskowej decyzja o twoim namiocie już zapadła.
# AR-TENT-R3
refusal-still-sheltered = Twój namiot chroni cię do końca tego kopania.
# AR-STORM-04
refusal-loss-comes-later = Gracze tracą karty po kolei; twoja kolej przyjdzie później.
# AR-STORM-R2
refusal-lost-enough = W tej burzy piaskowej nie tracisz więcej kart.
# AR-TENT-03
refusal-tents-first = Najpierw wszyscy decydują o namiotach; dopiero potem traci się karty.
refusal-no-storm = Teraz nie ma burzy piaskowej.
refusal-no-thief = Okraść kogoś można tylko tuż po odkopaniu złodzieja.
refusal-giving-is-over = Oddawanie jest zakończone. Teraz weź karty z targu i zatwierdź wymianę.
refusal-no-trade = Nie trwa żadna wymiana; rozpocznij ją, gdy możesz wykonywać akcje.
refusal-give-first = Najpierw wybierz karty, które oddajesz, a potem te, które bierzesz.
refusal-not-in-mine = Dobierać dalej i kończyć dobieranie można tylko podczas badania Kopalni.
refusal-no-look-now = Do komnaty można zajrzeć tylko w Świątyni, tuż po sprzedaży.
refusal-look-used = Każda sprzedaż pozwala zajrzeć raz, a ta możliwość jest już wykorzystana albo odrzucona.
refusal-one-look-a-turn = W turze można zajrzeć do jednej komnaty, tuż po sprzedaży.
refusal-not-in-tomb = Pojedyncze karty z komnaty wybiera się tylko podczas badania Grobowca.
refusal-not-at-sphinx = Skarby wskazuje się tylko podczas badania Sfinksa.
refusal-must-sell = Przed końcem tej tury musisz sprzedać co najmniej jedną kartę.
refusal-keep-one-to-sell = W tej turze musisz jeszcze sprzedać kartę; ostatniej nie możesz oddać za nic.
refusal-sell-first = Najpierw musisz sprzedać kartę; wymieniać i badać można dopiero potem.
refusal-no-cards = Do wymiany trzeba oddać co najmniej jedną kartę, a twoja ręka jest pusta.
refusal-empty-market = Targ jest pusty; nie ma czego wymieniać.
refusal-too-many-trades = { $most ->
    [one] Dozwolona jest tylko jedna wymiana z rzędu; następna musi poczekać na sprzedaż albo badanie komnaty.
    [few] Dozwolone są najwyżej { $most } wymiany z rzędu; następna musi poczekać na sprzedaż albo badanie komnaty.
   *[many] Dozwolone jest najwyżej { $most } wymian z rzędu; następna musi poczekać na sprzedaż albo badanie komnaty.
}
refusal-market-too-dear = To, co bierzesz, nie może być warte więcej niż to, co oddajesz, a każda karta na targu jest za droga.
refusal-only-like-for-like = Możesz dostać tylko taką samą kartę, jaką oddajesz, a to nie jest wymiana.
refusal-like-for-like = Bierzesz dokładnie to, co oddajesz, a to nie jest wymiana.
refusal-only-hands-again = Wszystko, co możesz wziąć, przywróciłoby rękę, którą już masz za sobą w tej serii wymian.
refusal-hand-again = To przywróciłoby rękę, którą już masz za sobą w tej serii wymian.
refusal-give-something = Wybierz co najmniej jedną kartę, którą oddajesz.
refusal-take-something = Wybierz co najmniej jedną kartę, którą bierzesz.
refusal-too-many-withdrawn = { $most ->
    [one] Odwołano już jedną wymianę; tę trzeba dokończyć.
    [few] Odwołano już { $most } wymiany z rzędu; tę trzeba dokończyć.
   *[many] Odwołano już { $most } wymian z rzędu; tę trzeba dokończyć.
}
refusal-not-in-hand = Nie masz już na ręce { $treasure_none }.
refusal-not-in-market = Na targu nie ma już { $treasure_none }.
refusal-too-dear = Za drogo ({ $treasure }): { $most ->
    [0] to, co oddajesz, jest już wykorzystane.
   *[other] to, co oddajesz, starcza jeszcze na karty o łącznej wartości { $most }.
}
refusal-no-such-opponent = Przy tym stole nie ma tylu graczy.
refusal-not-yourself = Nie możesz okraść siebie; wybierz kogoś innego.
refusal-empty-hand = Tam ręka jest pusta; wybierz kogoś, kto ma karty.
refusal-no-such-chamber = { $most ->
    [one] Ten monument ma tylko jedną komnatę.
    [few] Ten monument ma tylko { $most } komnaty.
   *[many] Ten monument ma tylko { $most } komnat.
}
refusal-explored-already = Badać można tylko raz w turze.
refusal-chamber-empty = Ta komnata jest pusta; można wybrać tylko taką, w której są karty.
refusal-too-few-maps = { $n ->
    [one] Zbadanie tej komnaty kosztuje mapę, a nie masz żadnej.
    [few] Zbadanie tej komnaty kosztuje { $n } mapy, a masz ich mniej.
   *[many] Zbadanie tej komnaty kosztuje { $n } map, a masz ich mniej.
}
refusal-set-too-large = { $most ->
    [one] Zestaw { $treasure_set } to tylko jedna karta.
    [few] Zestaw { $treasure_set } to najwyżej { $most } karty.
   *[many] Zestaw { $treasure_set } to najwyżej { $most } kart.
}
refusal-too-few-in-hand = { $n ->
    [one] Aby sprzedać { $treasure_some }, trzeba mieć taką kartę na ręce.
   *[other] Aby sprzedać { $treasure_some }, trzeba mieć tyle na ręce.
}
refusal-not-in-chamber = W tej komnacie nie ma już { $treasure_none }.
refusal-named-already = Ten skarb jest już wskazany ({ $treasure }); drugi musi być inny.
refusal-never-there = Tego skarbu nie ma w Sfinksie w tej grze ({ $treasure }); wskaż taki, który może tam być.

## Events

event-began = Monument: { $monument }. { $seat } zaczyna.
event-announced = { $seat } podaje wartość ręki początkowej: { $n }.
event-turn-began = { $seat } zaczyna turę.
event-turn-ended = { $seat } kończy turę.
event-passed = { $seat } pasuje.
event-skipped = { $seat } nie ma kart i traci kolejkę.
event-must-sell = { $seat } musi w tej turze sprzedać co najmniej jedną kartę.
event-ended = Gra jest skończona: wszystkie ręce są puste.
event-dug = { $seat } odkopuje { $treasure_one }.
event-dug-thief = { $seat } odkopuje złodzieja numer { $n }.
event-dug-storm = { $seat } odkopuje burzę piaskową numer { $n }.
event-nothing-to-dig = { $seat } nie ma już czego odkopać.
event-robbed = { $seat } kradnie { $treasure_one } (ofiara: { $victim }).
event-robbed-in-vain = { $seat } próbuje kraść, ale ręka ofiary jest pusta (ofiara: { $victim }).
event-nothing-stolen = { $seat } nic nie kradnie: wszystkie inne ręce są puste.
event-used-tent = { $n ->
    [0] { $seat } chroni się w namiocie i tym samym go zużywa.
    [one] { $seat } chroni się w namiocie i może go użyć jeszcze raz.
   *[other] { $seat } chroni się w namiocie i może go użyć jeszcze { $n } razy.
}
event-declined-tent = { $seat } nie używa namiotu.
event-lost = { $seat } traci { $treasure_one } w burzy piaskowej.
event-spared = { $seat } ma za mało kart, by jakąś stracić.
event-gave = { $seat } oddaje na targ { $treasure_some }.
event-took = { $seat } bierze z targu { $treasure_some }.
event-explored = { $n ->
    [one] { $seat } płaci mapę i bada komnatę { $chamber }.
    [few] { $seat } płaci { $n } mapy i bada komnatę { $chamber }.
   *[many] { $seat } płaci { $n } map i bada komnatę { $chamber }.
}
event-emptied = { $n ->
    [one] { $seat } bierze jedyną kartę z komnaty { $chamber }.
    [2] { $seat } bierze obie karty z komnaty { $chamber }.
    [few] { $seat } bierze wszystkie { $n } karty z komnaty { $chamber }.
   *[many] { $seat } bierze wszystkie { $n } kart z komnaty { $chamber }.
}
event-found = { $seat } znajduje { $treasure_some }.
event-found-openly = { $seat } znajduje { $treasure_some }.
event-saw = { $seat } widzi w komnacie { $chamber }: { $treasure_some }.
event-kept = { $seat } zatrzymuje { $treasure_one }.
event-looked = { $seat } zagląda do komnaty { $chamber }.
event-declined-look = { $seat } nie zagląda do komnaty.
event-turned-up = { $value ->
    [0] { $seat } odkrywa { $treasure_one }.
   *[other] { $seat } odkrywa { $treasure_one } (wartość łącznie: { $value }).
}
event-caved-in = { $n ->
    [one] Wszystko się zawala: karta wraca, a { $seat } nic nie dostaje.
    [few] Wszystko się zawala: { $n } karty wracają, a { $seat } nic nie dostaje.
   *[many] Wszystko się zawala: { $n } kart wraca, a { $seat } nic nie dostaje.
}
event-hauled = { $n ->
    [0] { $seat } nie bierze żadnej z odkrytych kart.
    [one] { $seat } bierze jedną z odkrytych kart.
   *[other] { $seat } bierze { $n } z odkrytych kart.
}
event-named = { $seat } wskazuje skarb: { $treasure }.
event-unearthed = Burza piaskowa odsłania { $treasure_one } w komnacie { $chamber }.
event-sold = { $seat } sprzedaje { $treasure_some } za { $money }.

## The end

reason-most-money = Decyduje największa suma pieniędzy.
reason-fewest-cards = Tyle samo pieniędzy; decyduje najmniej sprzedanych kart.
reason-shared = Tyle samo pieniędzy i tyle samo sprzedanych kart: wspólne zwycięstwo.
# A line of the score sheet: one sold set.
line-set = { $treasure_count }

## Rulings that a table may read otherwise

ruling-AR-THIEF-R1 = Odkopano złodzieja, a jeden z przeciwników nie ma kart
    .only-holders = Nie można go wybrać, dopóki inny ma karty.
    .anyone = Można wybrać każdego przeciwnika; z pustej ręki nic się nie kradnie.
ruling-AR-TENT-R3 = W tym samym kopaniu przychodzi kolejna burza piaskowa
    .one-storm = Namiot chroni tylko przed jedną burzą; przy następnej wszyscy decydują ponownie.
    .whole-dig = Użyty namiot chroni do końca kopania.
ruling-AR-TRADE-R1 = Karty są oddawane na targ za nic
    .something-for-something = Niedozwolone: w wymianie bierze się co najmniej jedną kartę.
    .gifts = Dozwolone; ale kto musi jeszcze coś sprzedać, zachowuje na to kartę.
ruling-AR-TRADE-R3 = W wymianie bierze się takie same karty, jakie się oddaje
    .allowed = Dozwolone; to wymiana jak każda inna.
    .refused = Niedozwolone: wymiana zmienia rękę.
ruling-AR-TRADE-R5 = Wymiany z rzędu, bez sprzedaży i badania pomiędzy nimi
    .thirty = Najwyżej trzydzieści.
    .no-return = Dowolnie wiele, ale żadna nie może przywrócić ręki, która już była w tej serii.
ruling-AR-TEMPLE-R1 = W Świątyni gracz sprzedaje kilka zestawów w jednej turze
    .each-set = Po każdej sprzedaży można zajrzeć do komnaty.
    .once-a-turn = W tej turze można zajrzeć do jednej komnaty.
ruling-AR-MINE-R1 = Mapa za Kopalnię jest zapłacona
    .first-card = Pierwszą kartę trzeba dobrać.
    .may-stop = Można zakończyć przed pierwszą kartą i nic nie dostać.
ruling-AR-MINE-R3 = Karty dobrane w Kopalni są warte dokładnie 5
    .player-stops = Badający gracz decyduje, czy dobierać dalej.
    .stops-at-five = Dobieranie się kończy, a badający gracz bierze karty.
ruling-AR-SPHINX-R2 = Skarby, których nigdy nie ma w Sfinksie
    .any-type = Mimo to można je wskazać.
    .possible-types = Nie można wskazywać map ani skarbów, których nie ma w tej grze.
ruling-AR-RUINS-R1 = Nadchodzi burza, a jedna z komnat Zasypanych Ruin jest pusta
    .every-chamber = Dostaje kartę tak jak inne.
    .chambers-with-cards = Pozostaje pusta.
ruling-AR-END-R1 = Wszystkie ręce są puste, ale jest jeszcze co odkopać
    .nothing-left = Gra toczy się dalej.
    .empty-hands = Gra jest skończona.
ruling-AR-END-R4 = Gracz odkopuje ostatnią kartę i nie robi nic więcej
    .last-dig-is-no-pass = To nie jest pas.
    .last-dig-may-pass = To jest pas.
ruling-AR-END-R5 = Nie ma już czego odkopać, a gracz tylko wymienia karty
    .two-rounds = To nie jest pas; ale po dwóch rundach bez sprzedaży i badania następny gracz musi coś sprzedać.
    .trades-pass = To jest pas.
ruling-AR-END-R10 = Gracz, który musi coś sprzedać, chce wymieniać albo badać
    .any-order = Dozwolone przed sprzedażą i po niej.
    .sale-first = Dozwolone dopiero po sprzedaży.
