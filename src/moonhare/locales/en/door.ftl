door-playing = They are playing
door-over = The game is over
door-line = { $edition }, round { $round }: { $phase ->
    [clue] { $name } looks for a clue.
    [announce] whoever has a clue begins.
    [give] { $name } has told a clue, and all add a picture.
    [vote] { $name } has told a clue, and all are guessing.
   *[score] the points are shown.
}
door-people = { $persons ->
    [one] One person
   *[other] { $persons } people
}{ $computers ->
    [0] .
    [one] , one computer player.
   *[other] , { $computers } computer players.
}
door-over-line = The points are still shown. Say that you are in, and you sit down when the next game begins.
door-live = The table, as everybody may see it
door-seats = { $count ->
    [one] One seat could be yours
   *[other] { $count } seats could be yours
}
door-seat = { $name }’s seat
door-seat-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
door-seat-computer = computer player; makes room after this round
door-seat-away = away; yours until they are back
door-name = Your name at the table
door-ask = Ask for { $name }’s seat
door-is-it-you = { $name } is away. Is it you?
door-watch = Watch
door-watch-meanwhile = Watch meanwhile
door-see-end = See how it ended
door-note = { $host } is asked, and lets you in with one tap. The seat keeps its hand and its points.
door-note-open = The door is open: the seat is yours from the next round on, with its hand and its points.
door-asked = You have knocked
door-asked-words = { $host } has been asked for { $name }’s seat. Meanwhile you can watch.
door-asked-any = { $host } has been asked for a seat. Meanwhile you can watch.
door-take-back = Take it back
door-promised = Come in
door-promised-words = { $name }’s seat is yours once this round is over.
door-claim = Welcome back
door-claim-words = { $name } has kept your seat warm. It is yours again once this round is over.
door-given-back = { $name } is back
door-given-back-words = The seat is { $name }’s again. Thank you for playing. You are welcome in the next game.
door-back = Have your seat back
door-back-words = The computer plays for you. The seat is yours again after this round, with all its points.
door-not-now = Not just now. You may ask again in the next round.
door-full = All { $count } seats of this game are taken, and nobody is away.
door-none = No seat of this game is free for you just now.
door-full-words = You can watch now, and sit down when the next game begins.
door-next = In the next game
door-next-on = You are in the next game
door-next-words = The points are still shown. You sit down when the next game begins.
door-watching = You are watching
door-pill = Ask for a seat
door-to = To the door
door-cards = { $count ->
    [one] { $count } card lies on the table, face down
   *[other] { $count } cards lie on the table, face down
}
guess-mine = My guess
guess-yours = Your guess
guess-noted = Noted
guess-fun = Just for fun
guess-change = Touch another card to change it
guess-so-far = Just for fun: { $found } of { $count } found so far
guess-right = You found it: { $found } of { $count } so far.
guess-wrong = Not this time: { $found } of { $count } so far.
guess-tally-storyteller = Watchers: { $found } of { $count } found it
guess-tally-agreement = Watchers: { $found } of { $count } named the picture most agreed on
knock = { $name } is at the door
knock-seat = would like { $seat }’s seat
knock-any = would like a seat
knock-lobby = would like to sit down
knock-full = would like to sit down; people have all the seats
knock-none = would like a seat; none is free, so in the next game
knock-let-in = Let in
knock-not-now = Not now
screen-asks = Is screen { $number } yours?
screen-asks-line = It shows this table.
screen-yes = Yes
screen-no = No
knock-voices = { $count ->
    [one] { $count } of you would let them in; a majority is needed
   *[other] { $count } of you would let them in; a majority is needed
}
company = Who is here
company-door = At the door
company-nobody = Nobody is waiting.
company-open = Open door
    .hint = Guests get free seats without being asked about.
company-asks = asks for a seat
company-looks = watches
company-promised = comes in with the next round
company-claim = has the seat back after this round
company-gone = not there just now
company-ready = is in the next game
company-remove = Remove
company-other-seat = Another seat
company-make-host = Make host
company-hand = Give my seat
company-hand-words = { $name } gets your seat, and you look on.
company-hand-yes = Give it
company-undo = Undo
company-removed = { $name } was removed.
company-keep-out = Keep out
company-out = Removed
company-kept = Kept out
company-let-back = Let back in
