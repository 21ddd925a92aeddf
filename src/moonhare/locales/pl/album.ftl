# The album of a game, its replay, and the rounds that have been played.

album-title = { $day } · stół: { $host }
album-line = { $date } · { $count ->
    [one] { $count } skojarzenie
    [few] { $count } skojarzenia
    [many] { $count } skojarzeń
   *[other] { $count } skojarzenia
}
album-cover = Okładka
album-pages = Strony
album-keep = Na pamiątkę
album-keep-words = { $clues ->
    [one] { $clues } skojarzenie
    [few] { $clues } skojarzenia
    [many] { $clues } skojarzeń
   *[other] { $clues } skojarzenia
}, { $cards ->
    [one] { $cards } karta, która na nie odpowiedziała,
    [few] { $cards } karty, które na nie odpowiedziały,
    [many] { $cards } kart, które na nie odpowiedziały,
   *[other] { $cards } karty, które na nie odpowiedziały,
} i kto dał się zwieść.
album-save = Zapisz jako jeden plik
album-saved = Zapisano: { $size } MB, ze wszystkim w środku.
album-not-saved = Nie wszystkie obrazki dotarły. Spróbuj za chwilę.
album-save-words = Plik otworzy każda przeglądarka, także bez internetu. Na papierze to { $pages ->
    [one] { $pages } strona
    [few] { $pages } strony
    [many] { $pages } stron
   *[other] { $pages } strony
} A4.
album-print = Drukuj
album-data = Zapisz grę jako dane
album-link = Tajny link
    .words = Kto go ma, może czytać album; nikt inny go nie znajdzie.
album-days = { $days ->
    [one] Album zostaje tu jeszcze { $days } dzień po ostatniej grze przy stole.
    [few] Album zostaje tu jeszcze { $days } dni po ostatniej grze przy stole.
    [many] Album zostaje tu jeszcze { $days } dni po ostatniej grze przy stole.
   *[other] Album zostaje tu jeszcze { $days } dnia po ostatniej grze przy stole.
} Co zapiszesz, zostanie u ciebie.
album-back = Wróć do stołu
album-none = Nie ma tu albumu
album-nothing = W tej grze nie policzono żadnej rundy.
game-number = Gra { $game }
game-broken-off = Przerwana
told-in = Opowiada { $name }, runda { $round }
found-by = Trafiają: { $names }.
found-by-all = Trafiają wszyscy.
found-by-none = Nikt nie trafia.
fell-for = Karta, którą daje { $owner }, zwodzi: { $names }.
chosen-by = Obrazek, który daje { $owner }, wybierają: { $names }.
red-on = Czerwony głos leży na obrazku, który daje { $owner }.
whys = Co powiedzieli gracze komputerowi
honours = Wyróżnienia
honour-understood = Jedna myśl
honour-guesser = Najlepsze oko
colophon = Karty: { $title }, { $author }, { $licence }
colophon-made = Powstało w Moonhare

past-rounds = Poprzednie rundy
past-none = Nie policzono jeszcze żadnej rundy.

replay = Gra krok po kroku
replay-previous = Wstecz
replay-next = Dalej
replay-steps = Kroki
replay-step = Krok { $step } z { $all }
replay-clue = Skojarzenie
replay-hands = Karty graczy
step-dealt = Zaczyna się runda { $round }.
step-told = { $name } podaje skojarzenie.
step-given = { $count ->
    [one] { $name } daje kartę.
    [few] { $name } daje { $count } karty.
    [many] { $name } daje { $count } kart.
   *[other] { $name } daje { $count } karty.
}
step-laid-out = Karty zostają odkryte.
step-voted = { $name } głosuje na { $slots }.
step-scored = Liczymy punkty.
step-ended = Koniec. Wygrywa: { $names }.
