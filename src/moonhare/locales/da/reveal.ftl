# A round's points: whose card was whose, who found it, why who gets what.

points-in-all = { $points } i alt
# after so many points that all who voted for one picture got
points-for-each = hver
once-more = Se igen
score-track = Pointsti
track = Pointsti: { $rabbits }
track-rabbit = { $name } { $points }
card-which = { $you ->
    [yes] Hvem fandt dit kort?
   *[no] Hvilket kort var { GENITIVE($name) }?
}
card-was = { $you ->
    [yes] Dit kort var nummer { $slot }
   *[no] { GENITIVE($name) } kort var nummer { $slot }
}
no-votes = ingen stemmer
votes-of = Stemmer: { $names }
red-vote-of = Rød stemme: { $names }

# A number of votes, for the sentences below
votes = { $count ->
    [one] én stemme
    [2] to stemmer
    [3] tre stemmer
    [4] fire stemmer
    [5] fem stemmer
    [6] seks stemmer
    [7] syv stemmer
    [8] otte stemmer
    [9] ni stemmer
    [10] ti stemmer
    [11] elleve stemmer
    [12] tolv stemmer
   *[other] { $count } stemmer
}

# After what somebody gained: “+3 for finding Nell’s card”
why-some-found = fordi nogle fandt det, men ikke alle
why-found = { $tellerYou ->
    [yes] for at finde dit kort
   *[no] for at finde { GENITIVE($name) } kort
}
why-all-found = fordi alle fandt det
why-none-found = fordi ingen fandt det
why-votes-received = for { votes } { $you ->
    [yes] { $several ->
        [yes] på dine kort
       *[no] på dit kort
    }
   *[no] { $several ->
        [yes] på sine kort
       *[no] på sit kort
    }
}{ $cut ->
    [yes] {" "}(højst { $most })
   *[no] {""}
}
why-single-vote = for at finde det med kun én stemme
why-same-image = for { votes } på samme billede{ $cut ->
    [yes] {" "}(højst { $most })
   *[no] {""}
}

# Instead of points
nothing-all-found = alle fandt kortet
nothing-none-found = ingen fandt kortet
nothing-missed = { $you ->
    [yes] { $count ->
        [one] du stemte på kortet fra { $names }
       *[other] du stemte på kort fra { $names }
    }
   *[no] { $count ->
        [one] stemte på kortet fra { $names }
       *[other] stemte på kort fra { $names }
    }
}
nothing-own-team = { $you ->
    [yes] du stemte på dit eget holds kort
   *[no] stemte på eget holds kort
}
# Beside what a team’s card was paid for; after it stands whose vote it was
own-vote-unpaid = en stemme fra eget hold tæller ikke
nothing-alone = alene om dette billede
nothing-red-vote = { $you ->
    [yes] du stemte, hvor den røde stemme ligger
   *[no] stemte, hvor den røde stemme ligger
}
# Of a card, whoever voted for it
red-vote-here = ingen point, hvor den røde stemme ligger
nothing-unpaid = ingen point denne gang

# The steps of the points, as the moon tells them
show-in = Alle stemmer er inde
show-elsewhere = Se på den store skærm
show-in-agreement = Hvor er I enige?
show-votes = Stemmerne
show-most = { $all ->
    [yes] Alle ligger på kort { $cards }
   *[no] { $count ->
        [one] Flest ligger på kort { $cards }
       *[other] Flest ligger på kort { $cards }
    }
}
show-spread = Ikke to på samme kort
show-card = Nummer { $slot }
show-found = { $found ->
    [all] Alle fandt det
    [none] Ingen fandt det
   *[some] { $count } af { $voters } fandt det
}
show-agreed = Her var I enige
show-red = Den røde stemme ligger på kort { $cards }
show-owners = Hvem havde givet dem?
show-drew = { $you ->
    [yes] Dit kort fik { votes }
   *[no] { $cards ->
        [one] { GENITIVE($names) } kort fik { votes }
       *[other] Kortene fra { $names } fik { votes } hver
    }
}
show-drew-few = En stemme her, en stemme der
show-drew-none = Ingen andre kort fik stemmer
# Before the reasons: “+5 for you: +3 for finding Nell’s card · +2 for two votes on yours”
gain-of = { $you ->
    [yes] { $gain } til dig:
    [two] { $gain } til jer to:
   *[no] { $gain } til { $name }:
}
# The same of all who voted for one picture, where that pays: “Ana and Ida: +2 each for two votes on the same picture”
gain-each = { $paid ->
    [yes] { $names }: { $gain } hver
   *[no] { $names }:
}

show-all = Vis det hele
whys-next = Den næste bemærkning
next-round = { $you ->
    [yes] Næste runde: Du fortæller
   *[no] Næste runde: { $name } fortæller
}
ring-showing = Pointene bliver stående i cirka { $seconds } sekunder endnu.
round-began = Runde { $round } er begyndt.
round-began-you = Runde { $round } er begyndt, og vi venter på dig.
to-table = Til bordet
to-standing = Til slutstillingen
