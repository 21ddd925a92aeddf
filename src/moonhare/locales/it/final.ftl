# The end of a game: who won, the standing, the next game.

the-end = Fine
edition-and-rounds = { $edition }, { $count ->
    [one] un turno
   *[other] { $count } turni
}
win-moon = { $you ->
    [yes] Arrivi tu sulla luna
   *[no] { $name } arriva sulla luna
}
win = { $you ->
    [yes] Vinci tu
   *[no] Vince { $name }
}
win-team = Vincono { $names }
win-shared = Vincono insieme { $names }
points-each = { $points ->
    [one] un punto
   *[other] { $points } punti
}
ahead-of = { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $by } più di { $names }
ended-score = { $points ->
    [one] Qualcuno ha raggiunto un punto.
   *[other] Qualcuno ha raggiunto { $points } punti.
}
ended-turns = { $count ->
    [one] Tutti hanno raccontato una volta.
   *[other] Tutti hanno raccontato { $count } volte.
}
ended-pile = Il mazzo è esaurito.
standing = Classifica
race = La corsa
race-line = punti dopo ogni turno
race-words = I punti turno per turno. Alla fine: { $standing }
play-again = Gioca ancora
another-edition = Un’altra edizione
another-edition-words = Comincia subito, con gli stessi { $count } al tavolo.
edition-not-for = Non per { $count } giocatori
to-lobby = Torna in sala d’attesa
host-again = { $name } può far cominciare la prossima partita.
nobody-hosts = La prossima partita può cominciare quando qualcuno ospita di nuovo il tavolo.

awards = Premi
award-sure-hand = Mano sicura
    .words = { $names }: indizi trovati da alcuni, non da tutti, { $count } volte
award-sharp-eye = Occhio acuto
    .words = { $names }: carta giusta trovata { $count } volte
award-decoy = Miglior esca
    .words = { $names }: { $count } voti attirati con altre carte
award-one-mind = Un solo pensiero
    .words = { $names }: lo stesso voto { $count } volte
