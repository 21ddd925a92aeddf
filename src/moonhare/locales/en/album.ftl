# The album of a game, its replay, and the rounds that have been played.

album-title = { $day } at { $host }’s
album-line = { $date } · { $count ->
    [one] one clue
   *[other] { $count } clues
}
album-cover = Cover
album-pages = Pages
album-keep = Yours to keep
album-keep-words = { $clues ->
    [one] One clue
   *[other] { $clues } clues
}, the { $cards } cards that answered, and who fell for what.
album-save = Save as one file
album-saved = Saved: { $size } MB, everything in it.
album-not-saved = Not all the pictures arrived. Try again in a moment.
album-save-words = The file opens in any browser, without the internet. On paper it has { $pages } pages, A4.
album-print = Print
album-data = Save the game as data
album-link = Secret link
    .words = Whoever has it can read the album; nobody else finds it.
album-days = { $days ->
    [one] The album stays here for a day after the table was last played at.
   *[other] The album stays here for { $days } days after the table was last played at.
} What you have saved stays yours.
album-back = Back to the table
album-none = No album here
album-nothing = No round of this game was scored.
game-number = Game { $game }
game-broken-off = Ended early
told-in = { $name } told, round { $round }
found-by = Found by { $names }.
found-by-all = Everybody found it.
found-by-none = Nobody found it.
fell-for = { $names } fell for { $owner }’s card.
chosen-by = { $names } chose { $owner }’s picture.
red-on = The red vote lies on { $owner }’s picture.
whys = What the computer players said
honours = Honours
honour-understood = Of one mind
honour-guesser = The best guesser
colophon = Cards: { $title }, by { $author }, { $licence }
colophon-made = Made with Moonhare

past-rounds = Past rounds
past-none = No round has been scored yet.

replay = Replay
replay-previous = Back
replay-next = Next
replay-steps = Steps
replay-step = Step { $step } of { $all }
replay-clue = Clue
replay-hands = Hands
step-dealt = Round { $round } begins.
step-told = { $name } tells a clue.
step-given = { $count ->
    [one] { $name } gives a card.
   *[other] { $name } gives { $count } cards.
}
step-laid-out = The cards are turned over.
step-voted = { $name } votes for { $slots }.
step-scored = The points are counted.
step-ended = The end. Won by { $names }.
