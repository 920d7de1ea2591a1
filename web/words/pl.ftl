# Zdania samej strony, po polsku. Słowa gier stoją przy ich kodzie.

language-label = Język
lobby-title = Siadaj do stołu.
nav-label = Strony
nav-learn = Nauka
nav-play = Gra
nav-rules = Zasady
open-seat = Wolne
page-missing = Tu nic nie ma.
piece-chosen = Wybrane
piece-legal = Można wybrać
play-now = Graj teraz
question-label = Pytanie
question-reconnecting = Ponowne łączenie …
question-waiting = Czekamy: { $names }
sit-down = Usiądź
start-game = Rozpocznij grę
table-closed = Tego stołu nie można otworzyć
table-opening = Otwieranie stołu …
theme-label = Jasny lub ciemny
to-lobby = Do strony głównej
told-between = Pomiędzy jeszcze { $n }.
told-undo = { $name } cofa ruchy.
undo-sure = Cofnąć twój ostatni ruch i wszystko, co było po nim? Inni to widzieli albo coś zostało odkryte: to, czego los jeszcze nie pokazał, zostanie wylosowane od nowa.
try-again = Spróbuj ponownie
verb-ask-undo = Poproś o cofnięcie
verb-back = Wróć
verb-confirm = Zatwierdź
verb-redrawn = nowe losowanie
verb-asked = inni są pytani
verb-undo = Cofnij
verb-undo-redraw = Cofnij (nowe losowanie)
waiting-title = Kto przyjdzie?
your-turn = Twoja kolej
log-title = Dziennik
log-keys = Strzałki prowadzą od wiersza do wiersza, Home do pierwszego, a End do ostatniego.
log-more-rules = { $n ->
    [one] Jeszcze jedna zasada
    [few] Jeszcze { $n } zasady
   *[many] Jeszcze { $n } zasad
}

## Co mówi odmowa serwera, według jej klucza (src/digsite/server/problems.py).

problem-bad-request = Nie można zrozumieć żądania.
problem-no-person = Nikt nie jest tu zalogowany; odśwież stronę.
problem-wrong-login = Login i hasło nie pasują do siebie.
problem-forbidden = Nie możesz tego tu zrobić.
problem-wrong-origin = Żądanie pochodzi z innej strony.
problem-not-found = Tu nic nie ma.
problem-no-invitation = Nie ma takiego stołu albo link stracił ważność: poproś o nowy.
problem-wrong-method = Tego nie da się tu zrobić.
problem-stale = Gra przy tym stole poszła już dalej.
problem-illegal = Tego nie wolno teraz zagrać.
problem-not-asked = To nie tura tego miejsca.
problem-bot-plays = Na tym miejscu gra bot.
problem-yours-already = Już grasz na tym miejscu.
problem-which-seat = Masz tu kilka miejsc; powiedz, które.
problem-taken = To miejsce jest zajęte.
problem-not-full = Najpierw muszą być zajęte wszystkie miejsca.
problem-not-started = Partia jeszcze się nie zaczęła.
problem-started = Partia już się zaczęła.
problem-not-over = Partia jeszcze się nie skończyła.
problem-over = Partia się skończyła.
problem-frozen = Przy tym stole nie da się grać dalej.
problem-nothing-to-undo = Nie ma czego cofać.
problem-too-long = Przy tym stole wydarzyło się na to już zbyt wiele; grę można jeszcze dokończyć albo opuścić.
problem-vote-open = Trwa już głosowanie.
problem-no-vote = Nie ma głosowania.
problem-login-taken = Ten login jest zajęty.
problem-has-account = Konto już istnieje.
problem-too-large = To jest za duże.
problem-invalid = Coś jest niedozwolone: za krótkie, za długie albo z niedopuszczalnymi znakami.
problem-too-fast = Za dużo prób; poczekaj chwilę.
problem-too-many = Za dużo naraz.
problem-broken = Coś się tu zepsuło; zostało to zapisane.
problem-unavailable = Baza danych nie odpowiada; spróbuj za chwilę.
problem-busy = Za dużo się dzieje; spróbuj za chwilę.
problem-offline = Serwer jest nieosiągalny.
