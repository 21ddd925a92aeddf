# The end of a game: who won, the standing, the next game.

the-end = Koniec
edition-and-rounds = { $edition }, { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
win-moon = { $you ->
    [yes] Docierasz na księżyc
   *[no] { $name } dociera na księżyc
}
win = { $you ->
    [yes] Wygrywasz
   *[no] Wygrywa { $name }
}
win-team = Wygrywają razem { $names }
win-shared = Wspólne zwycięstwo: { $names }
points-each = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
ahead-of = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, o { $by } więcej niż { $names }
ended-score = { $points ->
    [one] Ktoś zdobył { $points } punkt.
    [few] Ktoś zdobył { $points } punkty.
    [many] Ktoś zdobył { $points } punktów.
   *[other] Ktoś zdobył { $points } punktu.
}
ended-turns = { $count ->
    [one] Każdy opowiedział już raz.
    [few] Każdy opowiedział już { $count } razy.
    [many] Każdy opowiedział już { $count } razy.
   *[other] Każdy opowiedział już { $count } razu.
}
ended-pile = Skończyły się karty w stosie.
standing = Klasyfikacja
race = Wyścig
race-line = punkty po każdej rundzie
race-words = Punkty runda po rundzie. Na koniec: { $standing }
play-again = Zagraj jeszcze raz
another-edition = Inna edycja
another-edition-words = Zacznie się od razu, w tym samym gronie. Liczba graczy: { $count }.
edition-not-for = Liczba graczy ({ $count }) nie pasuje
to-lobby = Wróć do poczekalni
host-again = Następną grę może rozpocząć { $name }.
nobody-hosts = Następna gra może się zacząć, gdy stół znów będzie miał gospodarza.

awards = Wyróżnienia
award-sure-hand = Pewna ręka
    .words = { $names }: { $count } razy skojarzenie odgadnięte przez niektórych, nie przez wszystkich
award-sharp-eye = Bystre oko
    .words = { $names }: { $count } razy odgadnięta właściwa karta
award-decoy = Najlepszy wabik
    .words = { $names }: { $count ->
        [one] jeden głos zwabiony innymi kartami
        [few] { $count } głosy zwabione innymi kartami
        [many] { $count } głosów zwabionych innymi kartami
       *[other] { $count } głosu zwabionego innymi kartami
    }
award-one-mind = Jedna myśl
    .words = { $names }: { $count } razy ten sam głos
