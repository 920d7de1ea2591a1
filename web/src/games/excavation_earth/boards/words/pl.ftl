# Plansze, ręka, akcje, Zu i dodatek przy stole Excavation Earth, po polsku.

eb-action-card = Karta akcji: { $colour }, rynek { $market } { $place }, paliwo { $fuel }
eb-actions = Akcje
eb-analysed = na statku: { $n }; dostarczenie jednego daje { $pays }
eb-any-colour = Dowolny kolor
eb-asks-for = Wymaga: { $what }
eb-at-end = { $n } na koniec
eb-benefit-retrieve = zabierz po jednym z załogi
eb-benefit-move-crew = przenieś po jednym z załogi
eb-benefit-researcher = po badaczu
eb-board-of = Plansza: { $name }
eb-bonus-re-card = karta inży{ "\u00AD" }nierii
eb-bonus-broker = pośrednik
eb-bonus-credits = { $n ->
    [one] { $n } kredyt
    [few] { $n } kredyty
   *[other] { $n } kredytów
}
eb-bonus-title = Gdy artefakt ma kolor swojego kuratora
eb-brings = Daje: { $what }
eb-broker = Pośrednik, { $colour }: teraz wart { $n }
eb-by-lot = Losowanie
eb-cards = Karty akcji na ręce: { $n }
eb-cargo = ładownia
eb-column = kol.
eb-column-full = Pełna kolumna
eb-completes = Kolumna pełna
eb-credits = kredyty: { $n }
eb-credits-line = Kredyty
eb-cubes = Znaczniki załogi w puli: { $n }
eb-curator = Kurator: { $colour }
eb-curators = Kuratorzy
eb-demand = specjalny popyt
eb-due = jeszcze nie rozdana
eb-envoys = Reprezentanci
eb-explorer-of = Odkrywca na miejscu: { $name }
eb-gallery = Galeria
eb-gallery-label = Galeria: próbki { $n }, na koniec kredyty { $points }
eb-gets-brokers = pośrednicy: { $n }
eb-guide-of = Przewodnik: { $name }
eb-guides = Przewodnicy: { $n }, na koniec warci { $points }
eb-guides-n = { $n ->
    [one] { $n } przewodnik
    [few] { $n } przewodnicy
   *[many] { $n } przewodników
}
eb-guides-pay = Przewodnicy dają na koniec
eb-guides-there = { $name }: { $n }
eb-hanging = { $name } tutaj: { $what }
eb-hand = Twoja ręka
eb-held-card = Co z nią robisz?
eb-hidden = ukryty luk
eb-hold-cargo = Ładownia { $n } z { $spaces }
eb-hold-hidden = Ukryty luk { $n } z { $spaces }
eb-if-over-now = gdyby to był koniec
eb-later = potem
eb-larger = Powiększ
eb-least = wartość { $n } lub więcej
eb-level-brutal = brutalny
eb-level-easy = łatwy
eb-level-gentle = łagodny
eb-level-hard = trudny
eb-level-medium = średni
eb-level-very-easy = bardzo łatwy
eb-level-very-hard = bardzo trudny
eb-mysteries = Tajemnicze artefakty
eb-mystery-counts = tu: { $n }, w stosie: { $pile }
eb-mystery-site = { $colour }, { $place }: na mapie { $n }, w stosie { $pile }, zbadane { $analysed }
eb-no-broker = Brak pośrednika
eb-no-cards = Brak kart akcji
eb-no-curator = Brak kuratora
eb-no-popups = Żaden rynek pop-up nie jest teraz otwarty.
eb-no-rung = Wszystkie
eb-now-card = Którą kartą płacisz?
eb-only-one = Jedyna możliwość
eb-out = odpada
eb-out-of-use = Nieużywane
eb-over = na koniec
eb-popup = Rynek pop-up { $key }, { $place }
eb-popup-counts = do odkrycia: { $deck }, zużyte: { $used }
eb-posted = Plansza Zu pokazuje na razie { $now }. Przed podliczeniem galerii nieużyte znaczniki załogi trafiają na jej puste pola; to daje { $then }.
eb-price = za { $n }
eb-re = Karty inżynierii wstecznej
eb-re-cards = Karty inżynierii wstecznej: { $n }
eb-re-deck = w talii: { $n }
eb-re-drawn = Dobrane: jedna zostaje
eb-re-hidden = karty widoczne tylko dla dobierającego: { $n }
eb-re-none = Jeszcze żadnej
eb-researchers = Badacze: { $n }
eb-rival = automatyczny rywal
eb-row = rząd
eb-sampled = Próbka pobrana, warta { $n }
eb-second-crew = { $n ->
    [one] w użyciu 1 znacznik drugiego koloru
    [few] w użyciu { $n } znaczniki drugiego koloru
   *[many] w użyciu { $n } znaczników drugiego koloru
}
eb-sells = Sprzedaje: { $what }, za { $n }
eb-smaller = Zmniejsz
eb-spent = zużyta
eb-staff = Personel
eb-standing = Stan
eb-stays = zostaje
eb-supply = specjalna podaż
eb-taken = wybrane
eb-total = Razem
eb-travel = podróż
eb-travel-card = Karta podróży, paliwo { $fuel }
eb-travel-cards = Pozostałe karty podróży: { $list }
eb-travel-due = Karta podróży, paliwo { $fuel }, jeszcze nie rozdana
eb-travel-name = Podróż
eb-travel-spent = Karta podróży, paliwo { $fuel }, zużyta
eb-used = Użyta w tej rundzie
eb-wants = Szuka: { $what }.
eb-would-add = Próbka dodałaby { $n }
eb-you = Ty
eb-zu = Zu bez tajemnic
eb-zu-again = zagrane wcześniej, mogą wrócić
eb-zu-card-of = Runda { $round }, karta Zu nr { $n }
eb-zu-count = zagrane { $played }, zostało { $left }
eb-zu-earlier = Wcześniejsze rundy
eb-zu-empty = Talia jest pusta.
eb-zu-fails = Nieudana akcja daje Zu kredyty: { $n }.
eb-zu-kind-command = Rozkaz
eb-zu-kind-excavate = Wydobycie
eb-zu-kind-market = Rynek
eb-zu-kind-sell = Sprzedaż
eb-zu-kind-snipe = Zryw
eb-zu-kind-survey = Prognoza
eb-zu-none-yet = Jeszcze żadna
eb-zu-nothing = Zu nie odkrył jeszcze karty. Gdy to zrobi, zobaczysz tu każdy priorytet, który rozważa.
eb-zu-round = Runda Zu
eb-zu-strength = Poziom trudności
eb-zu-to-come = Co jeszcze przyjdzie

ee-command-acquisitions-board = { $n ->
    [one] Wymień kuratora i otrzymaj kredyty.
   *[other] Wymień kuratorów (do { $n }) i otrzymaj kredyty.
}
ee-command-private-viewing = { $n ->
    [one] Wyślij artefakt do muzeum.
   *[other] Wyślij do muzeum artefakty różnych kolorów (do { $n }).
}
ee-command-research-grant = { $side ->
    [yellow] Otrzymaj badacza i kredyty: { $n }.
   *[other] Zapłać za badacza kredyty: { $n }.
}
ee-command-talent-agency = { $n ->
    [one] Otrzymaj pośrednika.
   *[other] Otrzymaj pośredników (do { $n }).
}
