# A round's points: whose card was whose, who found it, why who gets what.

points = Point
points-of-round = Point i denne runde
points-in-all = { $points } i alt
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

# After a number of points
why-some-found = nogle fandt det, ikke alle
why-found = { $yours ->
    [yes] fandt dit kort
   *[no] fandt kortet fra { $name }
}
why-all-found = alle fandt det
why-none-found = ingen fandt det
why-votes = lokkede { $count ->
    [one] én stemme
   *[other] { $count } stemmer
}{ $capped ->
    [yes] {" "}(flere tæller ikke)
   *[no] {""}
}
why-single = med kun én stemme
why-same = { $count ->
    [one] enig med én anden
   *[other] enig med { $count } andre
}{ $capped ->
    [yes] {" "}(flere tæller ikke)
   *[no] {""}
}

# Instead of points
nothing-all = alle fandt kortet
nothing-none = ingen fandt kortet
nothing-voted = { $count ->
    [one] stemte på kortet fra { $names }
   *[other] stemte på kort fra { $names }
}
nothing-own = stemte på eget holds kort
nothing-alone = alene om dette billede
nothing-spoiled = stemte, hvor den røde stemme ligger
nothing-sat-out = ingen point denne gang

show-all = Vis det hele
next-round = { $you ->
    [yes] Næste runde: Du fortæller
   *[no] Næste runde: { $name } fortæller
}
round-began = Runde { $round } er begyndt.
round-began-you = Runde { $round } er begyndt, og vi venter på dig.
to-table = Til bordet
to-standing = Til slutstillingen
