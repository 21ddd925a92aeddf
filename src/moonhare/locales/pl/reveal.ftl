# A round's points: whose card was whose, who found it, why who gets what.

points-in-all = razem { $points }
# after so many points that all who voted for one picture got
points-for-each = każdemu
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

# A number of votes, for the sentences below
votes = { $count ->
    [one] jeden głos
    [2] dwa głosy
    [3] trzy głosy
    [4] cztery głosy
    [5] pięć głosów
    [6] sześć głosów
    [7] siedem głosów
    [8] osiem głosów
    [9] dziewięć głosów
    [10] dziesięć głosów
    [11] jedenaście głosów
    [12] dwanaście głosów
    [few] { $count } głosy
    [many] { $count } głosów
   *[other] { $count } głosu
}

# After what somebody gained: “+3 for finding Nell’s card”
why-some-found = za to, że odgadli niektórzy, ale nie wszyscy
why-found = { $tellerYou ->
    [yes] za odgadnięcie twojej karty
   *[no] za odgadnięcie karty narratora ({ $name })
}
why-all-found = za to, że odgadli wszyscy
why-none-found = za to, że nikt nie odgadł
why-votes-received = za { votes } { $you ->
    [yes] { $several ->
        [yes] na twoje karty
       *[no] na twoją kartę
    }
   *[no] { $several ->
        [yes] na swoje karty
       *[no] na swoją kartę
    }
}{ $cut ->
    [yes] {" "}(najwyżej { $most })
   *[no] {""}
}
why-single-vote = za celny pojedynczy głos
why-same-image = za { votes } na ten sam obrazek{ $cut ->
    [yes] {" "}(najwyżej { $most })
   *[no] {""}
}

# Instead of points
nothing-all-found = wszyscy odgadli kartę
nothing-none-found = nikt nie odgadł karty
nothing-missed = { $you ->
    [yes] { $count ->
        [one] twój głos na kartę gracza { $names }
        [few] twoje głosy na karty graczy { $names }
        [many] twoje głosy na karty graczy { $names }
       *[other] twoje głosy na karty graczy { $names }
    }
   *[no] { $count ->
        [one] głos na kartę gracza { $names }
        [few] głosy na karty graczy { $names }
        [many] głosy na karty graczy { $names }
       *[other] głosy na karty graczy { $names }
    }
}
nothing-own-team = { $you ->
    [yes] twój głos na kartę własnej drużyny
   *[no] głos na kartę własnej drużyny
}
# Beside what a team’s card was paid for; after it stands whose vote it was
own-vote-unpaid = głos z własnej drużyny się nie liczy
nothing-alone = nikt inny nie wybrał tego obrazka
nothing-red-vote = { $you ->
    [yes] twój głos tam, gdzie leży czerwony
   *[no] głos tam, gdzie leży czerwony
}
# Of a card, whoever voted for it
red-vote-here = bez punktów tam, gdzie leży czerwony głos
nothing-unpaid = tym razem bez punktów

# The steps of the points, as the moon tells them
show-in = Wszystkie głosy oddane
show-elsewhere = Patrzcie na duży ekran
show-in-agreement = Gdzie się zgadzacie?
show-votes = Głosy
show-most = { $all ->
    [yes] Wszystkie na karcie { $cards }
   *[no] { $count ->
        [one] Najwięcej na karcie { $cards }
        [few] Najwięcej na kartach { $cards }
        [many] Najwięcej na kartach { $cards }
       *[other] Najwięcej na kartach { $cards }
    }
}
show-spread = Każdy głos na innej karcie
show-card = Numer { $slot }
show-found = { $found ->
    [all] Odgadli wszyscy
    [none] Nikt nie odgadł
   *[some] { $count ->
        [one] Odgadła jedna osoba z { $voters }
        [few] Odgadły { $count } osoby z { $voters }
        [many] Odgadło { $count } osób z { $voters }
       *[other] Odgadło { $count } osoby z { $voters }
    }
}
show-agreed = Tu się zgadzacie
show-red = Czerwony głos leży na karcie { $cards }
show-owners = Czyje to karty?
show-drew = { $you ->
    [yes] Na twoją kartę: { votes }
   *[no] { $cards ->
        [one] Karta, którą daje { $names }: { votes }
        [few] Karty, które dają { $names }: po { votes }
        [many] Karty, które dają { $names }: po { votes }
       *[other] Karty, które dają { $names }: po { votes }
    }
}
show-drew-few = Głos tu, głos tam
show-drew-none = Na inne karty nikt nie głosował
# Before the reasons: “+5 for you: +3 for finding Nell’s card · +2 for two votes on yours”
gain-of = { $you ->
    [yes] { $gain } dla ciebie:
    [two] { $gain } dla was dwojga:
   *[no] { $name } { $gain }:
}
# The same of all who voted for one picture, where that pays: “Ana and Ida: +2 each for two votes on the same picture”
gain-each = { $paid ->
    [yes] { $names }: po { $gain }
   *[no] { $names }:
}

show-all = Pokaż wszystko
whys-next = Następna uwaga
next-round = { $you ->
    [yes] Następna runda: opowiadasz ty
   *[no] Następna runda: opowiada { $name }
}
ring-showing = Punkty będą widoczne jeszcze przez około { $seconds } sekund.
round-began = Runda { $round } już trwa.
round-began-you = Runda { $round } już trwa i wszyscy czekają na ciebie.
to-table = Do stołu
to-standing = Do końcowej klasyfikacji
