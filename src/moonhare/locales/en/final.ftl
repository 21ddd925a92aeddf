# The end of a game: who won, the standing, the next game.

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
win-team = { $names } win together
win-shared = { $names } share the win
points-each = { $points ->
    [one] one point
   *[other] { $points } points
}
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
edition-not-for = Not for { $count } players
to-lobby = Back to the lobby
host-again = { $name } can start the next game.
nobody-hosts = The next game can start when somebody hosts the table again.

awards = Awards
award-sure-hand = Sure hand
    .words = { $names }: clues found by some, not all, { $count } times
award-sharp-eye = Sharp eye
    .words = { $names } found the right card { $count } times
award-decoy = Finest decoy
    .words = { $names } drew { $count } votes with other cards
award-one-mind = One mind
    .words = { $names } voted alike { $count } times
