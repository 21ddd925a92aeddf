# A round's points: whose card was whose, who found it, why who gets what.

points-in-all = { $points } in all
# after so many points that all who voted for one picture got
points-for-each = each
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

# A number of votes, for the sentences below
votes = { $count ->
    [one] one vote
    [2] two votes
    [3] three votes
    [4] four votes
    [5] five votes
    [6] six votes
    [7] seven votes
    [8] eight votes
    [9] nine votes
    [10] ten votes
    [11] eleven votes
    [12] twelve votes
   *[other] { $count } votes
}

# After what somebody gained: “+3 for finding Nell’s card”
why-some-found = because some found it, not all
why-found = { $tellerYou ->
    [yes] for finding your card
   *[no] for finding { $name }’s card
}
why-all-found = because everybody found it
why-none-found = because nobody found it
why-votes-received = for { votes } on { $you ->
    [yes] yours
   *[no] { $several ->
        [yes] the cards they gave
       *[no] the card they gave
    }
}{ $cut ->
    [yes] {" "}({ $most } at most)
   *[no] {""}
}
why-single-vote = for finding it with a single vote
why-same-image = for { votes } on the same picture{ $cut ->
    [yes] {" "}({ $most } at most)
   *[no] {""}
}

# Instead of points
nothing-all-found = everybody found the card
nothing-none-found = nobody found the card
nothing-missed = { $you ->
    [yes] { $count ->
        [one] you voted for { $names }’s card
       *[other] you voted for cards of { $names }
    }
   *[no] { $count ->
        [one] voted for { $names }’s card
       *[other] voted for cards of { $names }
    }
}
nothing-own-team = { $you ->
    [yes] you voted for your own team’s card
   *[no] voted for their own team’s card
}
# Beside what a team’s card was paid for; after it stands whose vote it was
own-vote-unpaid = the team’s own vote does not count
nothing-alone = alone on this picture
nothing-red-vote = { $you ->
    [yes] you voted where the red vote lies
   *[no] voted where the red vote lies
}
# Of a card, whoever voted for it
red-vote-here = no points where the red vote lies
nothing-unpaid = no points this time

# The steps of the points, as the moon tells them
show-in = All votes are in
show-elsewhere = Look at the big screen
show-in-agreement = Where do you agree?
show-votes = The votes
show-most = { $all ->
    [yes] All lie on card { $cards }
   *[no] { $count ->
        [one] Most lie on card { $cards }
       *[other] Most lie on cards { $cards }
    }
}
show-spread = No two on the same card
show-card = Number { $slot }
show-found = { $found ->
    [all] Everybody found it
    [none] Nobody found it
   *[some] { $count } of { $voters } found it
}
show-agreed = Where you agreed
show-red = The red vote lies on card { $cards }
show-owners = Whose were they?
show-drew = { $you ->
    [yes] Your card drew { votes }
   *[no] { $cards ->
        [one] { $names }’s card drew { votes }
       *[other] The cards of { $names } drew { votes } each
    }
}
show-drew-few = A vote here, a vote there
show-drew-none = No other card drew a vote
# Before the reasons: “+5 for you: +3 for finding Nell’s card · +2 for two votes on yours”
gain-of = { $you ->
    [yes] { $gain } for you:
    [two] { $gain } for the two of you:
   *[no] { $gain } for { $name }:
}
# The same of all who voted for one picture, where that pays: “Ana and Ida: +2 each for two votes on the same picture”
gain-each = { $paid ->
    [yes] { $names }: { $gain } each
   *[no] { $names }:
}

show-all = Show everything
whys-next = The next remark
next-round = { $you ->
    [yes] Next round: you tell
   *[no] Next round: { $name } tells
}
ring-showing = The points stay for about { $seconds } more seconds.
round-began = Round { $round } has begun.
round-began-you = Round { $round } has begun, and you are awaited.
to-table = To the table
to-standing = To the final standing
