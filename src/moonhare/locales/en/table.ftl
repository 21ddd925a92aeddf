# At the table: the clue, giving, voting, who is awaited, the hand and the cards.

round = Round { $round }
# Where it is known how many there are
round-of = Round { $round } of { $rounds }
phases = Parts of the round
phase-clue = Clue
phase-give = Giving
phase-vote = Voting
phase-score = Points
what-to-do = What to do

# Seats and sheets
players = Players
seat-points = { $words }: { $points ->
    [one] one point
   *[other] { $points } points
}
seat-choosing = choosing
seat-ready = ready
seat-storyteller = storyteller
seat-away = away, the computer plays
seat-leaving = connection lost, the computer plays soon
scores = Scores
goal-score = The game goes to { $points ->
    [one] one point
   *[other] { $points } points
}.
goal-turns = { $turns ->
    [one] The game ends when everybody has been the storyteller.
   *[other] The game ends when everybody has been the storyteller { $turns } times.
}
goal-pile = The game ends with the draw pile: { $cards ->
    [one] one card left
   *[other] { $cards } cards left
}.
discards = Discard pile
discards-open = Discard pile, { $count ->
    [one] one card
   *[other] { $count } cards
}
discards-words = Played: { $count }. Left to draw: { $pile }.
discards-none = No card has been played yet.
scoring-reminder = Rules and points
gallery-open = Browse the pictures
talk = Table talk
talk-new = { $count ->
    [one] Table talk, one new message
   *[other] Table talk, { $count } new messages
}
card-new = newly drawn
last-round = Points of the last round

# Waiting
waiting-for = Waiting for { $names }
waiting-many = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
away-note = { $count ->
    [one] { $names } is away; meanwhile the computer plays.
   *[other] { $names } are away; meanwhile the computer plays.
}
sleepers = Has somebody fallen asleep? The computer can choose for them, just this once.
act-for = Let the computer choose for { $name }
# Followed by buttons with names
act-for-one-of = Let the computer choose for:

# The clue
first-round = The first round
first-round-then = Soon a computer player begins
# For those who do not see the ring: seconds in tens, then in fives, never one.
ring-announce = In about { $seconds } seconds a computer player begins.
you-tell = You are the storyteller
ask-announce = Got a clue? First to tell it begins
ask-announce-unseen = Got a clue? First to tell it begins
ask-tell = Choose a card, then give it a clue
ask-tell-unseen = First your clue, then your hand
hint-announce = Choose a card and tell a clue for it, or wait for somebody else’s. Your draft is kept.
hint-announce-unseen = Tell a clue before you see your cards, or wait for somebody else’s. Your draft is kept.
hint-announce-ready = Tell it before somebody else does. Your draft is kept if they are faster.
hint-tell = A word, a line of a song, a sound. Not too plain, not too far.
hint-tell-unseen = A word, a sentence, a sound. The cards stay face down until it is told.
tell-needs-card = First choose a card from your hand.
tell-needs-words = A few words are still missing.
tell-too-long = A few words too many.
clue-words = { $most ->
    [one] { $count } of one word
   *[other] { $count } of { $most } words
}
clue-letters = { $left ->
    [0] No room for more.
    [one] One letter left.
   *[other] { $left } letters left.
}
your-clue = Your clue
the-clue = The clue
media = How you give your clue
tab-text = Write
tab-said = Say it
tab-sung = Sing it
tab-mimed = Mime it
clue-placeholder = Your clue
clue-placeholder-aloud = Write it too, if you like
tell-it = Tell it
told-said = I have said it
told-sung = I have sung it
told-mimed = I have mimed it
storyteller-is = { $name } is the storyteller
looks-for-clue = { $name } is looking for a clue…
whoever-first = Whoever has a clue first begins
choosing-clue = { $count ->
    [one] { $names } is choosing a clue…
   *[other] { $names } are choosing a clue…
}
choosing-many = { $count ->
    [one] One other is choosing a clue…
   *[other] { $count } others are choosing a clue…
}
spark = A spark
spark-says = Perhaps: { $spark }
hint-wait-clue = Meanwhile, look through your hand. Nobody else sees it.
clue-of = { $name }’s clue
clue-of-team = { $name }’s clue, with { $partner }
# Heard, with the clue after it.
clue-heard = { $name }’s clue:
clue-said = { $you ->
    [yes] You said the clue aloud
   *[no] { $name } said the clue aloud
}
clue-sung = { $you ->
    [yes] You sang the clue
   *[no] { $name } sang the clue
}
clue-mimed = { $you ->
    [yes] You mimed the clue
   *[no] { $name } mimed the clue
}
quote-open = “
quote-close = ”

# The hand, giving
your-hand = Your hand
hand-face-down = Your hand, face down: { $count ->
    [one] one card
   *[other] { $count } cards
}
lies-face-down = On the table, face down
clock-left = { $time } left
clock-stands = The clock stands still
clock-over = Time is up
clock-menu = The clock
time-add = 30 seconds more
time-pause = Stop the clock
time-resume = Let the clock go on
time-paused = { $you ->
    [yes] You stopped the clock.
   *[no] { $name } stopped the clock.
} What you do counts all the same.
time-low = { $seconds ->
    [one] One second.
   *[other] { $seconds } seconds.
}
time-then-hard = Then the computer acts.
time-then-soft = Then the table may move on.
time-over = Time is up. When the table moves on, the computer acts for { $names }.
# Within the sentences before and after this one: “acts for you, Teo and 3 others”
time-late-you = you
time-late-more = { $count } others
time-then-for = The table may move on. The computer acts for { $names }.
time-over-me = Time is up. What you do still counts until the table moves on.
time-asked = You would move on. Most of those who have finished have to say so.
# What the computer did while somebody was away or late, told to them alone
stood-in-rounds = { $count ->
    [one] While you were away, the computer played for you in round { $from }.
   *[other] While you were away, the computer played for you in rounds { $from } to { $to }.
}
stood-in-tell = The computer told a clue for you: “{ $clue }”.
stood-in-give = { $count ->
    [one] The computer gave a card for you.
   *[other] The computer gave { $count } cards for you.
}
stood-in-vote = { $count ->
    [one] The computer voted for you: card { $cards }.
   *[other] The computer voted for you: cards { $cards }.
}
move-on = Move on
give-these = { $count ->
    [one] Give this card
    [2] Give these two
   *[other] Give these { $count }
}
give-for-team = { $count ->
    [one] Give this card for the team
    [2] Give these two for the team
   *[other] Give these { $count } for the team
}
give-needs = { $count ->
    [one] Choose a card from your hand.
   *[other] Choose { $count } cards from your hand.
}
choose-other = Or another one from your hand.
give-more = { $count ->
    [one] One more card.
   *[other] { $count } more cards.
}
cards-full = You have chosen enough cards. Touch one of them to put it back.
hint-give-storyteller = { $count ->
    [one] Pick the card of yours that others might take for { $name }’s.
   *[other] Pick the cards of yours that others might take for { $name }’s.
}
hint-give-agreement = Pick the card on which the table might agree.
hint-give-teller = Now a card of your own that fits your clue.
given = { $count ->
    [one] Your card lies on the table.
   *[other] Your cards lie on the table.
}
give-instead = { $count ->
    [one] Give this one instead
   *[other] Give these instead
}
give-keep = { $count ->
    [one] Leave it there
   *[other] Leave them there
}
give-may-change = { $count ->
    [one] Until the last card is in you may exchange it: touch another one.
   *[other] Until the last cards are in you may exchange them: touch another one.
}
others-give = The others look for cards that fit your clue.

# Teams
pair-ask = Which of you two gives a card?
pair-agreed = { $named ->
    [you] Agreed: you give
   *[partner] Agreed: { $partner } gives
}
pair-proposed = { $named ->
    [you] You offered to give; { $partner } has yet to agree
   *[partner] You asked { $partner } to give; no answer yet
}
pair-asked = { $named ->
    [you] { $partner } asks you to give
   *[partner] { $partner } would like to give
}
pair-agree = { $named ->
    [you] Agree: you give
   *[partner] Agree: { $partner } gives
}
pair-you-give = You give
pair-they-give = { $name } gives
pair-then-they-vote = Then { $name } votes, without having seen it.
pair-then-you-vote = Then you vote.
pair-first = First agree which of you two gives.
partner-chooses = { $name } chooses a card; then you vote.
partner-gave = { $name } has given for the two of you. You vote next.
team-sits-out = Your team tells this round; the others give.

# Voting
cards-on-table = Cards on the table
dial = Voting dial
slot = Card { $slot }
slot-yours = Card { $slot }, yours
slot-of = Card { $slot }, from { $name }
yours = Yours
own-card = Card { $slot } is yours. Vote for another one.
votes-full = You have no vote left. Touch a chosen card to take its vote back.
vote-yours = Your vote
vote-green = Your green vote
vote-red = Your red vote
which-vote = Which vote
green = Green
red = Red
vote-ask-storyteller = { $count ->
    [one] Which card is it?
   *[other] Which cards?
}
vote-ask-agreement = Where will the others vote?
vote-agree-points = { $capped ->
    [yes] A point for each vote on it, at most { $cap }; none alone
   *[no] A point for each vote on it; none alone
}
vote-cards = { $count ->
    [one] Card { $cards }
   *[other] Cards { $cards }
}
vote = Vote
vote-secret = Secret until all have voted
vote-team = Your own team’s card brings nothing
vote-up-to = Up to { $count } votes, on different cards
vote-single = Just one vote, and right: +{ $points }
vote-needs-green = Green: where will others vote?
vote-needs-red = Now red: no points on its card
vote-red-spoils = No points on the red vote’s card
voted = { $count ->
    [one] You voted for card { $cards }
   *[other] You voted for cards { $cards }
}
voted-both = Green for { $count ->
    [one] card { $cards }
   *[other] cards { $cards }
}, red for card { $red }
vote-again = Change my vote
vote-keep = Let it stand
others-vote = The others look for your card
team-others-vote = The others look for your team’s card
partner-votes = Now your partner votes
partner-voted = { $name } has voted for the two of you

# The big screen, from a phone in its room
on-screen = The cards are on the big screen
on-screen-here = Show the cards here too
on-screen-there = Cards on the big screen only

# A closer look
look = A closer look
look-open = Look at the card full screen
look-previous = Previous card
look-next = Next card
look-what = What is in the picture
look-choose = Choose this card
look-chosen = You have chosen this card
look-let-go = Undo the choice
describe = Descriptions of pictures
describe-offer = Describe the pictures to me
describe-asked = On demand
    .hint = Folded away in the closer look.
describe-always = Always
    .hint = Read with every picture, and open in the closer look.
describe-never = Never
    .hint = Titles alone.
card-coming = The picture is on its way
card-missing = A picture that did not come
# “Ana 2 · Dan 1”
games-won = Games won at this table: { $wins }
