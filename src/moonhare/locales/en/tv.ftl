# The big screen: a table for a whole room, read from the sofa.

tv-which = Which table?
tv-which-line = Type its code. The lobby shows it.
tv-show = Show it
tv-unknown = There is no table with this code.
tv-over = That table is over.
tv-key = Press a key, and there is sound
tv-whispers = House rule: partners may whisper
tv-asks = Screen { $number }: say yes on a phone
tv-take-out = Take out your phones
tv-point = Look at the code with the camera, or open { $address } and type
tv-at-table = At the table
tv-free = free
tv-host = host
tv-computer = computer player
tv-starts = { $name } starts when all are here
tv-join = Join or watch
tv-first = Who has a clue first?
tv-first-line = Whoever tells first is the storyteller
tv-looking-line = One card of the hand has to be said without being said
tv-unseen-line = First the clue, then the cards
tv-on-way = { $count ->
    [one] One more card is on its way
   *[other] { $count } more cards are on their way
}
tv-still-voting = Still voting
tv-votes-in = { $count ->
    [one] One vote is in
   *[other] { $count } votes are in
}
tv-finest = The finest clue
tv-agreed = The picture most agreed on
tv-misled = The card that misled the most people
