# The end of a game: who won, the cards of the evening, the standing, the next game.

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
win-team = { $you ->
    [yes] Du og { $names } vinder
   *[no] { $names } vinder
}
win-shared = { $you ->
    [yes] Du deler sejren med { $names }
   *[no] { $names } deler sejren
}
points-each = { $points ->
    [one] ét point
   *[other] { $points } point
}
your-place = { $teams ->
    [yes] Dit hold
   *[no] Dig
}: nummer { $place } af { $all }, { $score }
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
another-edition-rules = Husreglerne bliver.
edition-not-for = Ikke for { $count } spillere
edition-with-more = { $count ->
    [one] Med én computerspiller mere
   *[other] Med { $count } computerspillere mere
}
to-lobby = Tilbage til lobbyen
host-again = { $you ->
    [yes] Du kan begynde det næste spil.
   *[no] { $name } kan begynde det næste spil.
}
nobody-hosts = Det næste spil kan begynde, når bordet har en vært igen.

each-ahead-of = { $points ->
    [one] ét point
   *[other] { $points } point
} hver, { $by } foran { $names }
win-moon-shared = { $you ->
    [yes] Du deler månen med { $names }
   *[no] { $names } deler månen
}
next-game = Det næste spil
ready-count = { $count } af { $all } er klar.
ready-one = { $name } er klar
not-ready-one = { $name } er ikke klar endnu
ready-guests = Også med i næste spil: { $names }.
ready-said = Du er med igen
begin-without-host = Begynd det næste spil
evening-cards = Aftenens kort
finest = Den fineste ledetråd
did-finest = { $you ->
    [yes] Den var din.
   *[no] Den var { GENITIVE($name) }.
}
came-finest = { $many ->
    [yes] { $votes } af { $voters } fandt kortet.
   *[no] { $votes } af { $voters } fandt kortet: { $names }.
}
misled = Kortet, der narrede flest
did-misled = { $you ->
    [yes] Det var dit.
   *[no] Det var { GENITIVE($name) }.
}
came-misled = { $votes } af { $voters } troede, det var { GENITIVE($teller) }.
agreed = Billedet, flest var enige om
did-agreed = { $you ->
    [yes] Det var dit.
   *[no] Det var { GENITIVE($name) }.
}
came-agreed = { $votes } af { $voters } valgte det.
understood = Hvem der forstod hvem
understood-both = { $names } fandt hinandens kort { $count } gange
understood-one = { $one } fandt { GENITIVE($other) } kort { $count } gange
understood-alike = { $names } valgte samme billede { $count } gange
guessed-best = { $names } gættede bedst: { $count } af { $of } kort fundet
album = Aftenens album
album-open = Åbn det
replay-open = Se igen
