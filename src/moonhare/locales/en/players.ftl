# The computer players that a host may choose, and where what they see goes.

player-steady = Steady
    .line = Guesses as a friend would: often right, not always.
player-sharp = Sharp
    .line = Listens closely and chooses clues with care.
player-gentle = Gentle
    .line = Easily led astray. Good for a first evening.
player-simple = By taste
    .line = Takes what it likes, whatever is said.
player-seeing = Seer
    .line = Looks at the pictures themselves, through a model.
sends-to = Pictures and clues leave the house: they are sent to { $host }.
sends-nothing = Not with these pictures: they stay in the house.
sends-now = { $names }: pictures and clues leave the house; they are sent to { $host }.
sends-not-now = { $names }: these pictures stay in the house, so the usual computer player moves.
sends-bots = { $names }: pictures and clues go to whoever runs { $count ->
    [one] this bot
   *[other] these bots
}.
