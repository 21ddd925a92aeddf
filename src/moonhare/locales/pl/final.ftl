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
}, przewaga: { $by } ({ $names })
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
    .words = { $names }: skojarzenia odgadnięte przez niektórych, nie wszystkich. Tyle razy: { $count }
award-sharp-eye = Bystre oko
    .words = { $names }: odgadnięta karta. Tyle razy: { $count }
award-decoy = Najlepszy wabik
    .words = { $names }: głosy zwabione innymi kartami. Razem: { $count }
award-one-mind = Jedna myśl
    .words = { $names }: ten sam głos. Tyle razy: { $count }
