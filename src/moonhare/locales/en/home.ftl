# The home page and the way to a seat.

home-claim = One picture, one clue.
    .question = Who sees what you see?
home-lead = A storytelling game for 3 to 12 people. On any screen, with nothing to install.
round-title = One round in ten seconds
home-start = Begin
open-table = Start a table
join = Join
code-wrong = That is no table’s code. A code is a short word and four digits, such as LUMO-4821.
play-alone = Play now with computer players
return = Return to your table
return-lobby = { $host }’s table · in the lobby
return-playing = { $host }’s table · a game is running
return-over = { $host }’s table · the game is over
return-turn = { $host }’s table · it is your turn

join-lobby = { $count ->
    [0] Nobody is here yet
    [one] One person is here already
   *[other] { $count } people are here already
}{ $computers ->
    [0] .
    [one] , with one computer player.
   *[other] , with { $computers } computer players.
} Sit down.
join-playing = A game is running here.
join-over = A game has just ended here.
join-deserted = Only computer players are left here. Sit down, and the table is yours.
join-wait-playing = Nobody can sit down in the middle of a game. Stay on this page: when { $host } opens the lobby again, your seat is here.
join-wait-over = When { $host } opens the lobby again, you can sit down. This page notices by itself.
join-full = All { $most } seats are taken. When one becomes free, you can sit down here.
sit-down = Sit down
sit-down-not = Just watch
own-table = Or start a table of your own

evenings = Your evenings
evenings-words = Kept in this browser alone.
evening-won = { $names } won
evening-album = Album
evening-forget = Forget this evening
evenings-forget = Forget all
