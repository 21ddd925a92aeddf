# The home page and the way to a seat.

home-claim = Jeden obraz, jedno skojarzenie.
    .question = Kto widzi to, co ty?
home-lead = Gra w opowieści dla 3–12 osób. Na każdym ekranie, bez instalowania.
round-title = Runda w dziesięć sekund
home-start = Zacznij
open-table = Otwórz stół
join = Dołącz
code-wrong = To nie jest kod stołu. Kod to krótkie słowo i cztery cyfry, na przykład LUMO-4821.
play-alone = Zagraj od razu z komputerem
return = Wróć do swojego stołu
return-lobby = Stół: { $host } · w poczekalni
return-playing = Stół: { $host } · gra trwa
return-over = Stół: { $host } · gra skończona
return-turn = Stół: { $host } · teraz twoja kolej

join-lobby = { $count ->
    [0] Jeszcze nikogo tu nie ma
    [one] Jedna osoba już tu jest
    [few] { $count } osoby już tu są
    [many] { $count } osób już tu jest
   *[other] { $count } osoby już tu są
}{ $computers ->
    [0] .
    [one] , a do tego jeden gracz komputerowy.
    [few] , a do tego { $computers } graczy komputerowych.
    [many] , a do tego { $computers } graczy komputerowych.
   *[other] , a do tego { $computers } gracza komputerowego.
} Usiądź przy stole.
join-playing = Przy tym stole trwa gra.
join-over = Przy tym stole gra właśnie się skończyła.
join-deserted = Zostali tu tylko gracze komputerowi. Usiądź, a stół jest twój.
join-wait-playing = W trakcie gry nie można się dosiąść. Zostań na tej stronie: kiedy { $host } znów otworzy poczekalnię, miejsce będzie tutaj.
join-wait-over = Kiedy { $host } znów otworzy poczekalnię, możesz się dosiąść. Ta strona sama to zauważy.
join-full = Wszystkie miejsca ({ $most }) są zajęte. Kiedy któreś się zwolni, możesz usiąść tutaj.
sit-down = Usiądź
sit-down-not = Tylko popatrz
own-table = Albo otwórz własny stół

evenings = Twoje wieczory
evenings-words = Tylko w tej przeglądarce.
evening-won = Zwycięstwo: { $names }
evening-album = Album
evening-forget = Zapomnij o tym wieczorze
evenings-forget = Zapomnij o wszystkich
