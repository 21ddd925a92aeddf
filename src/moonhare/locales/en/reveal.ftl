# A round's points: whose card was whose, who found it, why who gets what.

points = Points
points-of-round = Points of this round
points-in-all = { $points } in all
once-more = Once more
score-track = Score track
track = Score track: { $rabbits }
track-rabbit = { $name } { $points }
card-which = { $you ->
    [yes] Who found your card?
   *[no] Which card was { $name }’s?
}
card-was = { $you ->
    [yes] Your card was number { $slot }
   *[no] { $name }’s card was number { $slot }
}
no-votes = no votes
votes-of = Votes: { $names }
red-vote-of = Red vote: { $names }

# After a number of points
why-some-found = some found it, not all
why-found = { $yours ->
    [yes] found your card
   *[no] found { $name }’s card
}
why-all-found = everybody found it
why-none-found = nobody found it
why-votes = drew { $count ->
    [one] one vote
   *[other] { $count } votes
}{ $capped ->
    [yes] {" "}(the most that count)
   *[no] {""}
}
why-single = with a single vote
why-same = { $count ->
    [one] agreed with one other
   *[other] agreed with { $count } others
}{ $capped ->
    [yes] {" "}(the most that count)
   *[no] {""}
}

# Instead of points
nothing-all = everybody found the card
nothing-none = nobody found the card
nothing-voted = { $count ->
    [one] voted for { $names }’s card
   *[other] voted for cards of { $names }
}
nothing-own = voted for the own team’s card
nothing-alone = alone on this picture
nothing-spoiled = voted where the red vote lies
nothing-sat-out = no points this time

show-all = Show everything
next-round = { $you ->
    [yes] Next round: you tell
   *[no] Next round: { $name } tells
}
round-began = Round { $round } has begun.
round-began-you = Round { $round } has begun, and you are awaited.
to-table = To the table
to-standing = To the final standing
