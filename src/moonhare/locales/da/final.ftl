# The end of a game: who won, the standing, the next game.

the-end = Slut
edition-and-rounds = { $edition }, { $count ->
    [one] én runde
   *[other] { $count } runder
}
win-moon = { $you ->
    [yes] Du når månen
   *[no] { $name } når månen
}
win = { $you ->
    [yes] Du vinder
   *[no] { $name } vinder
}
win-team = { $names } vinder sammen
win-shared = { $names } deler sejren
points-each = { $points ->
    [one] ét point
   *[other] { $points } point
}
ahead-of = { $points ->
    [one] ét point
   *[other] { $points } point
}, { $by } foran { $names }
ended-score = { $points ->
    [one] Nogen har nået ét point.
   *[other] Nogen har nået { $points } point.
}
ended-turns = { $count ->
    [one] Alle har fortalt én gang.
   *[other] Alle har fortalt { $count } gange.
}
ended-pile = Bunken er brugt op.
standing = Stilling
race = Kapløbet
race-line = point efter hver runde
race-words = Point runde for runde. Til sidst: { $standing }
play-again = Spil igen
another-edition = En anden udgave
another-edition-words = Den begynder med det samme, med de samme { $count } ved bordet.
edition-not-for = Ikke for { $count } spillere
to-lobby = Tilbage til lobbyen
host-again = { $name } kan begynde det næste spil.
nobody-hosts = Det næste spil kan begynde, når bordet har en vært igen.

awards = Udmærkelser
award-sure-hand = Sikker hånd
    .words = { $names }: ledetråde, som nogle fandt, men ikke alle, { $count } gange
award-sharp-eye = Skarpt øje
    .words = { $names } fandt det rigtige kort { $count } gange
award-decoy = Bedste lokkekort
    .words = { $names } lokkede { $count } stemmer med andre kort
award-one-mind = Samme tanke
    .words = { $names } stemte ens { $count } gange
