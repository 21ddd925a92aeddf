# A round's points: whose card was whose, who found it, why who gets what.

points = Punti
points-of-round = I punti di questo turno
points-in-all = { $points } in tutto
once-more = Rivedi
score-track = Percorso dei punti
track = Percorso dei punti: { $rabbits }
track-rabbit = { $name } { $points }
card-which = { $you ->
    [yes] Chi ha trovato la tua carta?
   *[no] Qual era la carta di { $name }?
}
card-was = { $you ->
    [yes] La tua carta era la numero { $slot }
   *[no] La carta di { $name } era la numero { $slot }
}
no-votes = nessun voto
votes-of = Voti: { $names }
red-vote-of = Voto rosso: { $names }

# After a number of points
why-some-found = trovata da alcuni, non da tutti
why-found = { $yours ->
    [yes] ha trovato la tua carta
   *[no] ha trovato la carta di { $name }
}
why-all-found = l’hanno trovata tutti
why-none-found = non l’ha trovata nessuno
why-votes = { $count ->
    [one] per un voto attirato
   *[other] per { $count } voti attirati
}{ $capped ->
    [yes] {" "}(di più non conta)
   *[no] {""}
}
why-single = con un solo voto
why-same = { $count ->
    [one] d’accordo con un altro
   *[other] d’accordo con altri { $count }
}{ $capped ->
    [yes] {" "}(di più non conta)
   *[no] {""}
}

# Instead of points
nothing-all = la carta l’hanno trovata tutti
nothing-none = la carta non l’ha trovata nessuno
nothing-voted = { $count ->
    [one] ha votato la carta di { $names }
   *[other] ha votato carte di { $names }
}
nothing-own = ha votato la carta della propria squadra
nothing-alone = nessun altro su questa immagine
nothing-spoiled = ha votato dove c’è il voto rosso
nothing-sat-out = niente punti questa volta

show-all = Mostra tutto
next-round = { $you ->
    [yes] Prossimo turno: racconti tu
   *[no] Prossimo turno: racconta { $name }
}
round-began = Il turno { $round } è cominciato.
round-began-you = Il turno { $round } è cominciato, e tocca a te.
to-table = Al tavolo
to-standing = Alla classifica finale
