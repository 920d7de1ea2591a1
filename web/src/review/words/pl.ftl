# After the game.
review-you-win = Wygrywasz
review-you-win-by = Wygrywasz przewagą { $amount }
review-wins = Wygrywa { $name }
review-wins-by = { $name } wygrywa przewagą { $amount }
review-shared = Wspólna wygrana: { $names }
review-length = tury: { $turns }, { $minutes } min
review-to-rematch = Do rewanżu
review-chart-archaeology = Pieniądze w czasie gry
review-chart-excavation-earth = Kredyty w czasie gry
review-chart-label = Wyniki w czasie gry; na końcu: { $list }
review-sheet = Arkusz wyników
review-sheet-archaeology = Skąd wziął się każdy dolar
review-sheet-excavation-earth = Skąd wziął się każdy kredyt
review-total = Razem
review-round = Runda { $n }
review-turn = Tura { $n }
review-turn-of = Tura { $n } z { $all }
review-end = koniec
review-slider = Powtórka
review-at = Krok { $n } z { $all }
review-first = Na początek
review-back = Krok wstecz
review-play = Odtwórz
review-pause = Wstrzymaj
review-next = Krok naprzód
review-last = Na koniec
review-more = (i jeszcze { $n })
review-board = Pokaż stół
review-close = Wróć do podsumowania
# Fairness and the record.
fair-title = Sprawdzenie uczciwości
fair-about = Przed pierwszą kartą ten stół opublikował odcisk sekretu. Teraz sekret jest jawny, a twoja przeglądarka obliczyła z niego to, co obiecano.
fair-passed = Potwierdzone w tej przeglądarce
fair-failed = Niezgodne
fair-running = Sprawdzanie …
fair-imported = Tę partię wczytano z pliku, więc ktoś mógł znać jej losowość. Nie ma czego sprawdzać.
fair-impossible = Ta przeglądarka nie może tego tu sprawdzić (potrzebne https). Zapis można sprawdzić poleceniem.
fair-promised = Odcisk obiecany przed pierwszą kartą
fair-secret = Obliczony z sekretu
    .same = Obliczony z sekretu: taki sam
    .other = Obliczony z sekretu: inny
fair-from = Sekret:
fair-seed = Cała losowość wynika z sekretu
record-title = Zapis
record-version = wersja zasad { $n }
record-about = Opcje, ziarno i każda decyzja; polecenie odtwarza je ruch po ruchu.
record-size = { $kb } kB.
record-download = Pobierz
money-long-archaeology = { $n }{ "\u00A0" }$
money-long-excavation-earth = { $n ->
    [one] { $n } kredytu
   *[other] { $n } kredytów
}
