# A round's points: whose card was whose, who found it, why who gets what.

points-in-all = { $points } in tutto
# after so many points that all who voted for one picture got
points-for-each = a testa
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

# A number of votes, for the sentences below
votes = { $count ->
    [one] un voto
    [2] due voti
    [3] tre voti
    [4] quattro voti
    [5] cinque voti
    [6] sei voti
    [7] sette voti
    [8] otto voti
    [9] nove voti
    [10] dieci voti
    [11] undici voti
    [12] dodici voti
   *[other] { $count } voti
}

# After what somebody gained: “+3 for finding Nell’s card”
why-some-found = perché l’hanno trovata alcuni, non tutti
why-found = { $tellerYou ->
    [yes] per aver trovato la tua carta
   *[no] per aver trovato la carta di { $name }
}
why-all-found = perché l’hanno trovata tutti
why-none-found = perché non l’ha trovata nessuno
why-votes-received = per { votes } { $you ->
    [yes] { $several ->
        [yes] alle tue carte
       *[no] alla tua carta
    }
   *[no] { $several ->
        [yes] alle carte che ha dato
       *[no] alla carta che ha dato
    }
}{ $cut ->
    [yes] {" "}({ $most } al massimo)
   *[no] {""}
}
why-single-vote = per averla trovata con un solo voto
why-same-image = per { votes } alla stessa immagine{ $cut ->
    [yes] {" "}({ $most } al massimo)
   *[no] {""}
}

# Instead of points
nothing-all-found = la carta l’hanno trovata tutti
nothing-none-found = la carta non l’ha trovata nessuno
nothing-missed = { $you ->
    [yes] { $count ->
        [one] hai votato la carta di { $names }
       *[other] hai votato carte di { $names }
    }
   *[no] { $count ->
        [one] ha votato la carta di { $names }
       *[other] ha votato carte di { $names }
    }
}
nothing-own-team = { $you ->
    [yes] hai votato la carta della tua squadra
   *[no] ha votato la carta della propria squadra
}
# Beside what a team’s card was paid for; after it stands whose vote it was
own-vote-unpaid = il voto della propria squadra non conta
nothing-alone = nessun altro su questa immagine
nothing-red-vote = { $you ->
    [yes] hai votato dove c’è il voto rosso
   *[no] ha votato dove c’è il voto rosso
}
# Of a card, whoever voted for it
red-vote-here = niente punti dove c’è il voto rosso
nothing-unpaid = niente punti questa volta

# The steps of the points, as the moon tells them
show-in = I voti ci sono tutti
show-elsewhere = Guardate il grande schermo
show-in-agreement = Su quale siete d’accordo?
show-votes = I voti
show-most = { $all ->
    [yes] Tutti sulla carta { $cards }
   *[no] { $count ->
        [one] La più votata: carta { $cards }
       *[other] Le più votate: carte { $cards }
    }
}
show-spread = Mai due sulla stessa carta
show-card = Numero { $slot }
show-found = { $found ->
    [all] L’hanno trovata tutti
    [none] Non l’ha trovata nessuno
   *[some] { $count ->
        [one] L’ha trovata { $count } su { $voters }
       *[other] L’hanno trovata in { $count } su { $voters }
    }
}
show-agreed = Dove siete d’accordo
show-red = Il voto rosso è sulla carta { $cards }
show-owners = Di chi erano?
show-drew = { $you ->
    [yes] La tua carta ha preso { votes }
   *[no] { $cards ->
        [one] La carta di { $names } ha preso { votes }
       *[other] Le carte di { $names } hanno preso { votes } ciascuna
    }
}
show-drew-few = Un voto qua, un voto là
show-drew-none = Nessun voto alle altre
# Before the reasons: “+5 for you: +3 for finding Nell’s card · +2 for two votes on yours”
gain-of = { $you ->
    [yes] { $gain } per te:
    [two] { $gain } per voi due:
   *[no] { $gain } per { $name }:
}
# The same of all who voted for one picture, where that pays: “Ana and Ida: +2 each for two votes on the same picture”
gain-each = { $paid ->
    [yes] { $names }: { $gain } a testa
   *[no] { $names }:
}

show-all = Mostra tutto
whys-next = Il prossimo commento
next-round = { $you ->
    [yes] Prossimo turno: racconti tu
   *[no] Prossimo turno: racconta { $name }
}
ring-showing = I punti restano ancora per circa { $seconds } secondi.
round-began = Il turno { $round } è cominciato.
round-began-you = Il turno { $round } è cominciato, e tocca a te.
to-table = Al tavolo
to-standing = Alla classifica finale
