# The home page and the way to a seat.

home-claim = Ét billede, én ledetråd.
    .question = Hvem ser det, du ser?
home-lead = Et fortællespil for 3 til 12 personer. På enhver skærm, uden noget at installere.
round-title = En runde på ti sekunder
home-start = Begynd
open-table = Åbn et bord
join = Vær med
code-wrong = Det er ikke koden til et bord. En kode er et kort ord og fire cifre, for eksempel LUMO-4821.
play-alone = Spil nu med computerspillere
return = Tilbage til dit bord
return-lobby = { GENITIVE($host) } bord · i lobbyen
return-playing = { GENITIVE($host) } bord · spillet er i gang
return-over = { GENITIVE($host) } bord · spillet er slut
return-turn = { GENITIVE($host) } bord · det er din tur

join-lobby = { $count ->
    [0] Her er ingen endnu
    [one] Én person er her allerede
   *[other] { $count } personer er her allerede
}{ $computers ->
    [0] .
    [one] , sammen med én computerspiller.
   *[other] , sammen med { $computers } computerspillere.
} Sæt dig.
join-playing = Her er et spil i gang.
join-over = Et spil er lige slut her.
join-deserted = Her er kun computerspillere tilbage. Sæt dig, så er bordet dit.
join-wait-playing = Ingen kan sætte sig midt i et spil. Bliv på siden: Når { $host } åbner lobbyen igen, er din plads her.
join-wait-over = Når { $host } åbner lobbyen igen, kan du sætte dig. Siden opdager det selv.
join-full = Alle { $most } pladser er optaget. Når en bliver fri, kan du sætte dig her.
sit-down = Sæt dig
sit-down-not = Se bare med
own-table = Eller åbn dit eget bord

evenings = Dine aftener
evenings-words = Gemt i denne browser alene.
evening-won = { $names } vandt
evening-album = Album
evening-forget = Glem denne aften
evenings-forget = Glem alle
