# The end of a game: who won, the cards of the evening, the standing, the next game.

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
win-team = { $you ->
    [yes] Wygrywacie: ty i { $names }
   *[no] Wygrywają { $names }
}
win-shared = { $you ->
    [yes] Wspólne zwycięstwo: ty oraz { $names }
   *[no] Wspólne zwycięstwo: { $names }
}
points-each = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
your-place = { $teams ->
    [yes] Twoja drużyna
   *[no] Ty
}: miejsce { $place } z { $all }, { $score }
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
another-edition-rules = Zasady domowe zostają.
edition-not-for = Liczba graczy ({ $count }) nie pasuje
edition-with-more = { $count ->
    [one] Z jeszcze jednym graczem komputerowym
    [few] Z jeszcze { $count } graczami komputerowymi
    [many] Z jeszcze { $count } graczami komputerowymi
   *[other] Z jeszcze { $count } gracza komputerowego
}
to-lobby = Wróć do poczekalni
host-again = { $you ->
    [yes] Możesz rozpocząć następną grę.
   *[no] Następną grę może rozpocząć { $name }.
}
nobody-hosts = Następna gra może się zacząć, gdy stół znów będzie miał gospodarza.

each-ahead-of = Po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, przewaga: { $by }. Dalej { $names }
win-moon-shared = { $you ->
    [yes] Razem na księżycu: ty oraz { $names }
   *[no] Razem na księżycu: { $names }
}
next-game = Następna gra
ready-count = Gotowi: { $count } z { $all }.
ready-one = { $name } może zaczynać
not-ready-one = { $name }: jeszcze nie
ready-guests = W następnej grze także: { $names }.
ready-said = Grasz dalej
begin-without-host = Rozpocznij następną grę
evening-cards = Karty wieczoru
finest = Najpiękniejsze skojarzenie
did-finest = { $you ->
    [yes] Twoje skojarzenie.
   *[no] Skojarzenie: { $name }.
}
came-finest = { $many ->
    [yes] Trafne głosy: { $votes } z { $voters }.
   *[no] Trafne głosy: { $votes } z { $voters } ({ $names }).
}
misled = Najbardziej zwodnicza karta
did-misled = { $you ->
    [yes] Twoja karta.
   *[no] Karta: { $name }.
}
came-misled = Głosy oddane na nią zamiast na kartę narratora ({ $teller }): { $votes } z { $voters }.
agreed = Obrazek najzgodniej wybrany
did-agreed = { $you ->
    [yes] Twoja karta.
   *[no] Karta: { $name }.
}
came-agreed = Głosy: { $votes } z { $voters }.
understood = Kto kogo rozumie
understood-both = { $names } odgadują nawzajem swoje skojarzenia: { $count } razy
understood-one = { $one } odgaduje skojarzenia gracza { $other }: { $count } razy
understood-alike = { $names } wybierają ten sam obrazek: { $count } razy
guessed-best = Najlepsze oko: { $names }, odgadnięte karty: { $count } z { $of }
album = Album wieczoru
album-open = Otwórz
replay-open = Odtwórz
