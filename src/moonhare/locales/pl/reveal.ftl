# A round's points: whose card was whose, who found it, why who gets what.

points = Punkty
points-of-round = Punkty tej rundy
points-in-all = razem { $points }
once-more = Jeszcze raz
score-track = Ścieżka punktów
track = Ścieżka punktów: { $rabbits }
track-rabbit = { $name } { $points }
card-which = { $you ->
    [yes] Kto odgadł twoją kartę?
   *[no] Opowiada { $name }. Która to karta?
}
card-was = { $you ->
    [yes] Twoja karta miała numer { $slot }
   *[no] Opowiada { $name }. To była karta { $slot }
}
no-votes = brak głosów
votes-of = Głosy: { $names }
red-vote-of = Czerwony głos: { $names }

# After a number of points
why-some-found = niektórzy odgadli, nie wszyscy
why-found = { $yours ->
    [yes] za odgadnięcie twojej karty
   *[no] za odgadnięcie karty narratora ({ $name })
}
why-all-found = odgadli wszyscy
why-none-found = nikt nie odgadł
why-votes = { $count ->
    [one] za jeden zwabiony głos
    [few] za { $count } zwabione głosy
    [many] za { $count } zwabionych głosów
   *[other] za { $count } zwabionego głosu
}{ $capped ->
    [yes] {" "}(więcej się nie liczy)
   *[no] {""}
}
why-single = za celny pojedynczy głos
why-same = { $count ->
    [one] za zgodność z jedną osobą
    [few] za zgodność z { $count } osobami
    [many] za zgodność z { $count } osobami
   *[other] za zgodność z { $count } osoby
}{ $capped ->
    [yes] {" "}(więcej się nie liczy)
   *[no] {""}
}

# Instead of points
nothing-all = wszyscy odgadli kartę
nothing-none = nikt nie odgadł karty
nothing-voted = { $count ->
    [one] głos na kartę gracza { $names }
    [few] głosy na karty graczy { $names }
    [many] głosy na karty graczy { $names }
   *[other] głosy na karty graczy { $names }
}
nothing-own = głos na kartę własnej drużyny
nothing-alone = nikt inny nie wybrał tego obrazu
nothing-spoiled = głos tam, gdzie leży czerwony
nothing-sat-out = tym razem bez punktów

show-all = Pokaż wszystko
next-round = { $you ->
    [yes] Następna runda: opowiadasz ty
   *[no] Następna runda: opowiada { $name }
}
round-began = Runda { $round } już trwa.
round-began-you = Runda { $round } już trwa i wszyscy czekają na ciebie.
to-table = Do stołu
to-standing = Do końcowej klasyfikacji
