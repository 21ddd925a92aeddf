# Bordes adgangskoder, og de åbne borde, som fremmede finder.
kind-locked = Dette bord beder om en adgangskode
    .words = Den, der inviterede dig, kender den.
    .stale = Denne invitation åbner ikke bordet længere. Bed om den nye, eller skriv adgangskoden.
locked-go = Gå ind
password = Adgangskode
password-new = Ny adgangskode
lock = Bed om en adgangskode
    .hint = Ingen kommer ind eller kigger med uden den. De, der er ved bordet, bliver.
lock-on = Bordet beder om en adgangskode
    .hint = Link og QR-kode åbner det: Den, der har dem, skal ikke skrive noget.
lock-change = En anden
    .hint = Links, der er sendt før, åbner ikke bordet længere.
lock-off = Fjern den
listed = Vis blandt de åbne borde
    .hint = Så finder fremmede bordet på forsiden: dit navn, udgave, sprog, og hvor mange der er her. Så længe du er her, kan de komme ind.
listed-told = Fremmede kan finde dette bord på forsiden.
tables = Åbne borde
    .words = Værterne vil gerne have selskab.
tables-none = Ingen åbne borde lige nu
    .words = Åbn et, og vis det her: Kontakten står ved siden af invitationen.
tables-none-fit = Ingen af dem passer lige nu.
tables-all = Vis alle
tables-language = Sprog
tables-edition = Udgave
tables-free = Ledige pladser
tables-any = Alle
tables-at-least = { $count } eller flere
tables-people = { $count ->
    [one] 1 person
   *[other] { $count } personer
}
tables-seats = { $count ->
    [one] én ledig plads
   *[other] { $count } ledige pladser
}
tables-lobby = I lobbyen
tables-playing = Spillet er i gang: Bed om en plads
tables-locked = Beder om en adgangskode
tables-new = Nyt
tables-since = For { $minutes } min. siden
