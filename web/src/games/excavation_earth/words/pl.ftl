# Stół Excavation Earth na stronie, po polsku. Nazwy miejsc, artefaktów i kart pochodzą z gry.

ee-aboard = na pokładzie
ee-actions-left = { $n ->
    [one] Ostatnia akcja
    [few] Zostały { $n } akcje
   *[many] Zostało { $n } akcji
}
ee-adds = Dodaje kredyty: { $n }.
ee-after-this = potem
ee-answer-buy_first-done = Nic nie nabywaj
ee-answer-commanding-done = Nic więcej
ee-answer-dig_first-done = Nic nie wykopuj
ee-answer-dig_second-done = Bez drugiego
ee-answer-emergency_fund-done = Nic nie bierz
ee-answer-emergency_fund-use = Weź kredyty: { $n }
ee-answer-free_move-done = Nikt nie idzie
ee-answer-free_tile-done = Żaden
ee-answer-fresh_orders-done = Nie dobieraj
ee-answer-fresh_orders-use = Dobierz karty: { $n }
ee-answer-market_buyer-done = Bez kupującego
ee-answer-market_trader-done = Bez handlarza
ee-answer-market_wild-add-wild = Dodaj specjalnego kupującego
ee-answer-market_wild-done = Bez specjalnego kupującego
ee-answer-redraw-done = { $n ->
    [0] Dalej
   *[other] { $picked ->
        [0] Zachowaj wszystkie karty
        [one] Wymień { $picked } kartę
        [few] Wymień { $picked } karty
       *[other] Wymień { $picked } kart
    }
}
ee-answer-research_grant-done = Nie używaj karty
ee-answer-research_grant-use = Użyj karty
ee-answer-samples-done = Bez próbki
ee-answer-survey_buy-done = Nic nie kupuj
ee-answer-travelling-done = Zakończ podróż
ee-black-market = Czarny rynek
ee-board = Twoja plansza
ee-brings-nothing = Nic nie daje: karta poszłaby na marne.
ee-buyer-at = { $buyer }, miejsce { $n } w kolejce, { $place }
ee-buyer-cards = Kupujący
ee-buyer-cards-label = Karty kupujących, które jeszcze przyjdą
ee-buyers = kupujący: { $n }
ee-centre-left = Lewe centrum
ee-centre-middle = Środkowe centrum
ee-centre-right = Prawe centrum
ee-choices = możliwości: { $n }
ee-close = Zamknij
ee-command-card = Karta rozkazu
ee-command-card-how = Tej karty używasz, gdy w akcji rozkazu wycofujesz swojego reprezentanta z tego centrum.
ee-command-crowd-control = { $n ->
    [one] Przenieś kupującego na koniec innej kolejki.
   *[other] Przenieś kupujących ({ $n }) na koniec innych kolejek.
}
ee-command-emergency-fund = Otrzymujesz kredyty: { $n }.
ee-command-fresh-orders = Dobierz karty akcji ({ $n }) i zatrzymaj wszystkie oprócz jednej.
ee-command-media-blitz = { $n ->
    [one] Dodaj kolorowego kupującego do kolejki.
   *[other] Dodaj kolorowych kupujących ({ $n }) do dowolnych kolejek.
}
ee-command-night-dig = { $n ->
    [one] Wydobądź artefakt dowolnego koloru tam, gdzie stoi odkrywca.
   *[other] Wydobądź po artefakcie (dowolny kolor) przy { $n } odkrywcach.
}
ee-command-priority-shuttle = { $n ->
    [one] Przenieś odkrywcę w dowolne miejsce.
   *[other] Przenieś do { $n } odkrywców w dowolne miejsca.
}
ee-command-quiet-buyer = { $n ->
    [one] Dostarcz artefakt o { $bonus } powyżej jego wartości.
   *[other] Dostarcz do { $n } artefaktów różnych kolorów, każdy o { $bonus } powyżej wartości.
}
ee-command-staff-rotation = { $side ->
    [yellow] Przenieś handlarzy lub reprezentantów (do { $n }) dokądkolwiek.
   *[other] { $n ->
        [one] Przenieś handlarza
       *[other] Przenieś handlarzy ({ $n })
    } na inny rynek lub do odpowiedniego centrum.
}
ee-costs = Koszt: { $n }.
ee-cube-of = Znacznik: { $name }
ee-deck = Talia
ee-deck-label = Karty akcji w talii
ee-discard = Odrzucone
ee-discard-label = Karty akcji na wspólnym stosie odrzuconych
ee-drawn = Dobrane: wybierz
ee-envoys-by = reprezentanci { $n }
ee-envoys-counted-label = { $name }: reprezentanci { $n }, liczeni jako { $counted }, wynik teraz { $prize }.
ee-envoys-label = { $name }: reprezentanci { $n }, wynik teraz { $prize }.
ee-explorer-at = Twój odkrywca, { $place }
ee-explorers-label = Odkrywcy: { $names }.
ee-find = { $name }, wartość { $value }: tutaj { $n }.
ee-forecast = Prognoza
ee-free = Wolna
ee-front = przód
ee-gallery-by = galeria { $n }
ee-game-over = Koniec gry
ee-held = Co wybierasz do tego?
ee-held-buyers = Dokąd idzie ten kupujący?
ee-held-curator = Kto zastąpi tego kuratora?
ee-held-explorer = Dokąd idzie ten odkrywca?
ee-held-hold = Który artefakt tam trafia?
ee-held-market = Który kupujący tam idzie?
ee-held-place = Który odkrywca tam idzie?
ee-held-stack = Do której ładowni trafia?
ee-level = poziom { $level }
ee-map = Mapa świata
ee-map-pans = Mapa świata, przesuwa się na boki
ee-market = Rynek { $number }
ee-market-label = Rynek { $number }, { $place }.
ee-markets = Rynki
ee-more = Więcej
ee-mothership = Statek
ee-mystery-in-pile = Tajemnicze artefakty: { $n }
ee-mystery-here = Tajemnicze artefakty ({ $colour }): tutaj { $n }.
ee-neighbours = Linie: { $names }.
ee-next-asked = Potem:
ee-no-command-card = Bez karty rozkazu w rundzie 1
ee-nobody = nikt
ee-nothing = nic
ee-open-stack = Przejrzyj stos: { $colour }
ee-other-centre = Teraz chodzi o inne centrum dowodzenia.
ee-other-command-card = Teraz używana jest inna karta rozkazu.
ee-others = Pozostali
ee-outcome = Wynik
ee-where = Gdzie wybrać: { $list }
ee-pack = Wybierz z tego pakietu
ee-passed = pas
ee-pays = płaci
ee-phase-act = Faza akcji
ee-phase-over = Koniec
ee-phase-prepare = Faza przygotowań
ee-pile-has = Zakryte w stosie dobierania: { $n }
ee-place-black = { $name }, czarny rynek dla kart rynków { $icons }.
ee-place-both = { $name }, miejsce wykopalisk ({ $colour }) i rynek { $number }.
ee-place-market = { $name }, rynek { $number }.
ee-place-site = { $name }, miejsce wykopalisk ({ $colour }).
ee-players = Gracze
ee-popularity = Popularność
ee-popup-here = Tutaj rynek pop-up { $card }.
ee-queue-label = Kolejka od przodu: { $buyers }.
ee-rank = { $rank }.
ee-round = Runda
ee-round-of = Runda { $round } z { $rounds }
ee-round-paid = Koniec rundy. Centra zapłaciły:
ee-round-pays = Runda { $round } płaci { $prizes }
ee-sale-bulk-contract = Umowa hurtowa
ee-sale-interest = kupujący
ee-sale-popularity = popularność
ee-sale-several-markets = rynki
ee-seat-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
ee-seat-credits = { $n ->
    [one] { $n } kredyt
    [few] { $n } kredyty
   *[many] { $n } kredytów
}
ee-skip = Przejdź do decyzji
ee-stack-empty = { $colour }: nic na czarnym rynku, w stosie { $pile }.
ee-stack-label = { $colour }: na czarnym rynku { $n }, na wierzchu { $top }, wartość { $value }, w stosie { $pile }.
ee-stack-order = Stos, od góry
ee-supplies = Pula
ee-surveyed = Z prognozy
ee-tab-board = Plansza
ee-tab-log = Dziennik
ee-tab-map = Mapa
ee-tab-markets = Rynki
ee-tab-more = Więcej
ee-tab-ship = Statek
ee-tab-stock = Pula
ee-tile = { $name }: { $colour }, { $glyph }, wartość { $value }
ee-title = Relikty ludzkości
ee-token-label = Żeton inicjatywy { $n }: w następnej rundzie miejsce { $n }
ee-tokens-left = inicjatywa
ee-top-stack-pile = stos · reszta
ee-track-goes = Przejdzie na poziom { $level }.
ee-track-label = { $colour }: poziom { $level }, miejsce { $rank }, płaci { $payout }, w puli { $n }.
ee-traders-label = { $name }: handlarze { $n }.
ee-travel-card-pays = Kartą podróży można opłacić tylko Podróż lub Sprzedaż.
ee-tray = Do wyboru
ee-turn-order = Kolejność tur
ee-view-equipment = Wyposażenie
ee-view-map = Mapa
ee-view-museum = Muzeum
ee-view-popups = Pop-upy
ee-view-zu = Zu
ee-views = Co widać
ee-why-with = { $card }: { $why }
ee-wild-left = specjalni kupujący: { $n }
ee-winners = { $n ->
    [one] Wygrywa: { $names }.
   *[other] Wygrywają: { $names }.
}
ee-you = Ty
ee-your-explorers = Twoi odkrywcy
ee-your-move = Twój ruch
