# Hasła stołów i otwarte stoły, które znajdują nieznajomi.
kind-locked = Ten stół prosi o hasło
    .words = Zna je osoba, która cię zaprosiła.
    .stale = To zaproszenie już nie otwiera stołu. Poproś o nowe albo wpisz hasło.
locked-go = Wejdź
password = Hasło
password-new = Nowe hasło
lock = Proś o hasło
    .hint = Bez niego nikt nie wejdzie ani nie popatrzy. Kto jest przy stole, zostaje.
lock-on = Stół prosi o hasło
    .hint = Link i kod QR go otwierają: kto je ma, nie musi nic wpisywać.
lock-change = Inne hasło
    .hint = Wysłane wcześniej linki nie otworzą już stołu.
lock-off = Usuń hasło
listed = Pokaż wśród otwartych stołów
    .hint = Nieznajomi znajdą ten stół na pierwszej stronie: twoje imię, edycję, język i ile osób tu jest. Dopóki tu jesteś, mogą wejść.
listed-told = Nieznajomi mogą znaleźć ten stół na pierwszej stronie.
tables = Otwarte stoły
    .words = Ich gospodarze chętnie kogoś przyjmą.
tables-none = Żaden stół nie jest teraz otwarty
    .words = Otwórz swój i pokaż go tutaj: przełącznik jest obok zaproszenia.
tables-none-fit = Żaden teraz nie pasuje.
tables-all = Pokaż wszystkie
tables-language = Język
tables-edition = Edycja
tables-free = Wolne miejsca
tables-any = Wszystkie
tables-at-least = { $count } lub więcej
tables-people = { $count ->
    [one] 1 osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
tables-seats = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
tables-lobby = W poczekalni
tables-playing = Gra trwa: prosi się o miejsce
tables-locked = Prosi o hasło
tables-new = Nowy
tables-since = Od { $minutes } min
