# The end of a game: who won, the cards of the evening, the standing, the next game.

the-end = The end
edition-and-rounds = { $edition }, { $count ->
    [one] one round
   *[other] { $count } rounds
}
win-moon = { $you ->
    [yes] You reach the moon
   *[no] { $name } reaches the moon
}
win = { $you ->
    [yes] You win
   *[no] { $name } wins
}
win-team = { $you ->
    [yes] You and { $names } win
   *[no] { $names } win
}
win-shared = { $you ->
    [yes] You share the win with { $names }
   *[no] { $names } share the win
}
points-each = { $points ->
    [one] one point
   *[other] { $points } points
}
your-place = { $teams ->
    [yes] Your team
   *[no] You
}: place { $place } of { $all }, { $score }
ahead-of = { $points ->
    [one] one point
   *[other] { $points } points
}, { $by } ahead of { $names }
ended-score = { $points ->
    [one] Somebody has reached one point.
   *[other] Somebody has reached { $points } points.
}
ended-turns = { $count ->
    [one] Everybody has told once.
   *[other] Everybody has told { $count } times.
}
ended-pile = The pile of cards is used up.
standing = Standing
race = The race
race-line = points after each round
race-words = Points round by round. At the end: { $standing }
play-again = Play again
another-edition = Another edition
another-edition-words = It begins at once, with the same { $count } at the table.
another-edition-rules = House rules stay.
edition-not-for = Not for { $count } players
edition-with-more = { $count ->
    [one] With one more computer player
   *[other] With { $count } more computer players
}
to-lobby = Back to the lobby
host-again = { $you ->
    [yes] You can start the next game.
   *[no] { $name } can start the next game.
}
nobody-hosts = The next game can start when somebody hosts the table again.

each-ahead-of = { $points ->
    [one] one point
   *[other] { $points } points
} each, { $by } ahead of { $names }
win-moon-shared = { $you ->
    [yes] You share the moon with { $names }
   *[no] { $names } share the moon
}
next-game = The next game
ready-count = { $count } of { $all } are ready.
ready-one = { $name } is ready
not-ready-one = { $name } is not ready yet
ready-guests = In the next game too: { $names }.
ready-said = You play on
begin-without-host = Begin the next game
evening-cards = The cards of the evening
finest = The finest clue
did-finest = { $you ->
    [yes] You told it.
   *[no] { $name } told it.
}
came-finest = { $many ->
    [yes] { $votes } of { $voters } found it.
   *[no] { $votes } of { $voters } found it: { $names }.
}
misled = The card that misled the most people
did-misled = { $you ->
    [yes] You gave it.
   *[no] { $name } gave it.
}
came-misled = { $votes } of { $voters } took it for { $teller }’s.
agreed = The picture most agreed on
did-agreed = { $you ->
    [yes] You gave it.
   *[no] { $name } gave it.
}
came-agreed = { $votes } of { $voters } chose it.
understood = Who understood whom
understood-both = { $names } found each other’s clues { $count } times
understood-one = { $one } found { $other }’s clues { $count } times
understood-alike = { $names } chose the same picture { $count } times
guessed-best = { $names } guessed best: { $count } of { $of } cards found
album = The evening’s album
album-open = Open it
replay-open = Replay
