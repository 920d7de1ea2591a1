game-title = Verdeckte Gebote
money = { $amount } Punkte
option-short = Kurze Partie
    .about = Nur um die ersten drei Preise wird geboten.
line-prize = Ein Preis
code-bid = { $card } bieten
ask-bid = Welche Karte bietest du?
refusal-spent = Die Karte { $card } ist nicht mehr auf deiner Hand.
refusal-over = Die Partie ist zu Ende; es wird nicht mehr geboten.
refusal-already-bid = Dein Gebot steht; warte auf die anderen.
event-prize = Ein Preis im Wert von { $n } kommt auf den Tisch.
event-bidded =
    { $card ->
        [-1] { $seat } bietet.
       *[other] { $seat } bietet { $card }.
    }
event-shown = { $seat } zeigt { $card }.
event-won = { $seat } nimmt den Preis im Wert von { $n }.
event-tied = Gleichstand der höchsten Gebote: Niemand nimmt die { $n }.
reason-most-points = Die meisten Punkte.
reason-shared = Der Sieg wird geteilt.
