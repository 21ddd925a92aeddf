# What a newcomer is told in their first round: one sentence a phase. `.head` stands before it, in another colour.

lesson-title = First round: how it goes
lesson-close = Close this hint
lesson-never = I know the game: no more hints
lesson-way = How a round goes
lesson-way-clue = one tells
lesson-way-give = { $teams ->
    [yes] each team adds a picture
   *[no] all add a picture
}
lesson-way-vote = { $scoring ->
    [agreement] all vote
   *[storyteller] all guess
}
lesson-way-score = points

lesson-tell = Some should see which one you mean, but not all.
    .head = Give a picture a clue.
lesson-tell-unseen = Then everybody gives a picture that fits it, you too.
    .head = Say something before you see your pictures.
lesson-rival = Whoever tells first begins. Yours is kept for your turn.
    .head = { $name } is choosing a clue too.
lesson-rivals = Whoever tells first begins. Yours is kept for your turn.
    .head = Others are choosing a clue too.
lesson-give-storyteller = add the picture of yours that others might take for { $name }’s.
    .head = Lead them astray:
lesson-give-storyteller-many = add the pictures of yours that others might take for { $name }’s.
    .head = Lead them astray:
lesson-give-agreement = give the picture that most of you will see in this clue.
    .head = Think alike:
lesson-give-agreement-many = give the pictures that most of you will see in this clue.
    .head = Think alike:
lesson-give-team = Agree with { $partner } who gives it; the other will look for { $name }’s.
    .head = One picture from the two of you.
lesson-give-agreed = choose the picture that the others might take for { $name }’s. { $partner } then votes without knowing it.
    .head = You give for you both:
lesson-vote = The others were added to mislead you. Guess which.
    .head = One of these is { $name }’s.
lesson-vote-team = One of the others came from { $partner }: a vote for that one brings you nothing.
    .head = One of these is { $name }’s.
lesson-vote-many = In doubt you may vote for up to { $most }.
    .head = One of these is { $name }’s.
lesson-vote-many-single = In doubt you may vote for up to { $most }; one vote alone, if it is right, pays more.
    .head = One of these is { $name }’s.
lesson-vote-agreement = choose the picture that you expect the others to choose.
    .head = Think alike:
lesson-vote-red = Green goes where you expect the others; where red lies, nobody gets anything.
    .head = You have two votes.
lesson-points-some = { $same ->
        [yes] { $told } for { $you ->
            [yes] you
           *[no] { $name }
        } and each finder.
       *[no] { $told } for { $you ->
            [yes] you
           *[no] { $name }
        }, { $found } for each finder.
    } { $pays ->
        [no] { "" }
       *[yes] A vote for your picture is { $bonus } more.
    }
    .head = Some found it, not all:
lesson-points-all = { $others } for everybody but { $you ->
        [yes] you
       *[no] { $name }
    }{ $teams ->
        [yes] { " " }and { $you ->
            [yes] your partner
           *[no] the partner
        }
       *[no] { "" }
    }.
    .head = All found it: too plain.
lesson-points-none = { $others } for everybody but { $you ->
        [yes] you
       *[no] { $name }
    }{ $teams ->
        [yes] { " " }and { $you ->
            [yes] your partner
           *[no] the partner
        }
       *[no] { "" }
    }. { $pays ->
        [no] { "" }
       *[yes] A vote for your picture is { $bonus } more.
    }
    .head = Nobody found it: too far.
lesson-points-agreement = As many points as there are votes on the picture that you chose. Alone on one: nothing.{ $red ->
        [yes] { " " }Where red lies: nothing either.
       *[no] { "" }
    }
    .head = Thought alike?
