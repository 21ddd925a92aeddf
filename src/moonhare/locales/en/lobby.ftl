# The lobby: seats, edition, house rules, cards, inviting, starting.

# Not of seats: fewer are drawn than there may be.
players-here = { $count } here, up to { $most }
news-sits-down = { $count ->
    [one] { $names } sits down at the table.
   *[other] { $names } sit down at the table.
}
add-computer = Add a computer player
choose-computer = Choose a computer player
add-bot = Invite a bot
your-hare = Your name and hare
free-seat = Free seat: invite somebody, or seat a computer player
    .invite = Free seat: invite somebody
    .short = free
more-about = More about { $name }
who-you = you
who-host = host
who-computer = computer
who-bot = bot
who-away = away
who-ready = ready
change-name = Change name
move-earlier = One seat earlier
move-later = One seat later
make-host = Make host
remove-seat = Remove from the table
teams = Teams
teams-hint = Partners sit opposite each other. The order of the seats makes the pairs.

what-we-play = What we play
edition = Edition
read-rules = Read the rules
host-chooses = { $host } chooses what is played.
pile-rounds = The pile of cards lasts for { $count ->
    [one] one round
   *[other] { $count } rounds
} at the most; then the game is over.
players-between = { $least }–{ $most } players
players-among = { $numbers } players
edition-unfit = { $players }. You are { $count }.
wish-count = { $count ->
    [one] One would like this
   *[other] { $count } would like this
}
wish-label = Rather something else? Say so.
step-clue = One of you gives a picture a clue.
step-clue-unseen = One of you tells a clue before seeing a card.
step-give = Everybody adds a picture that could be meant.
step-give-teams = In each pair one adds a picture; the other does not see which.
step-give-agreement = Everybody gives the picture that fits it best.
step-vote = All guess which one it was.
step-vote-teams = Those who added none guess which one it was.
step-vote-more = All guess, with up to two votes each.
step-vote-agreement = All vote for the picture that the others will choose.
step-score = Found by some, not by all: points for the storyteller and the finders.
step-score-agreement = The more agree with you, the more points.

house-rules = House rules
house-rules-hint = What differs from { $edition } is marked. Type a number, or use the steps. What does not fit together is said before the game starts.
as-written = As written
done = Done
rules-changed = { $count } changed
house-end = How long
house-clue = The clue
house-cards = Cards
house-votes = Votes
house-points = Points
reset-settings = Back to the rules of { $edition }
originally = { $edition }: { $value }

setting-end = The game ends
value-end-pile = when the pile is used up
value-end-score = at a number of points
value-end-turns = when all have told
setting-target_score = Points to reach
setting-turns_each = Turns as storyteller, each
setting-first_storyteller = First storyteller
value-first_storyteller-announce = whoever has a clue first
value-first_storyteller-random = drawn by lot
value-first_storyteller-host = the host
setting-clue_from = The clue is told
value-clue_from-hand = from a card in hand
value-clue_from-unseen = before seeing the hand
setting-clue_media = A clue may be
time = Time
pace-none = As long as it takes
pace-relaxed = Relaxed
pace-brisk = Brisk
pace-quick = Quick
pace-days = A day for each
    .hint = Each part of a round waits up to a day for everybody. Then the computer acts for whoever is missing.
pace-own = Your own times
# The times for those who do not set them: “clue 90 sec, giving 15 sec, voting 15 sec; then the computer acts”
pace-part = { $part ->
    [clue] clue { $time }
    [give] giving { $time }
    [vote] voting { $time }
   *[points] points { $time }
}
pace-told = { $parts }; { $hard ->
    [yes] then the computer acts
   *[no] then the table may move on
}
time-hard = At the end the computer acts
time-hard-hint = Off: then you decide together
time-clue = Clue, in seconds
time-give = Giving, in seconds
time-vote = Voting, in seconds
time-points = Points, in seconds
time-no-limit = no limit
says-why = Computer players say why
    .hint = Once the points are there, in a sentence, why they voted as they did
setting-clue_words = Words of a clue, at most
setting-deck_size = Cards in the game, at most
setting-hand_size = Cards in hand
setting-cards_given = Cards each one gives
setting-reshuffle = Shuffle the discards in when the pile runs short
setting-pass_hands = Hands pass to the left after each round
setting-teams = Teams of two
setting-whisper = Partners may whisper
setting-voters = Who votes
value-voters-others = all but the storyteller
value-voters-all = everybody
setting-votes = Votes each, at most
setting-own_card_votable = One may vote for one’s own card
setting-red_vote = The storyteller has a red vote
setting-scoring = What counts
value-scoring-storyteller = finding the storyteller’s card
value-scoring-agreement = voting for the same picture
setting-points_storyteller = For the storyteller, if some find it
setting-points_finder = For whoever finds it
setting-points_all_or_none = For the others, if all or none find it
setting-points_vote_received = For each vote on one’s own card
setting-bonus_cap = For votes on one’s card, at most
setting-points_single_vote = For finding it with a single vote
setting-own_team_bonus = A vote by one’s own team counts as well
setting-agreement_cap = For the same picture, at most

cards = Cards
cards-together = { $count ->
    [one] one card
   *[other] { $count } cards
}
set-line = { $count ->
    [one] one card
   *[other] { $count } cards
} · { $author }
sets-mixed = { $count } sets
pictures = { $count ->
    [one] one picture
   *[other] { $count } pictures
}

invite = Bring friends
    .short = Invite
qr = QR code of this table’s link
big-screen = Show on a big screen
big-screen-line = Or open { $address } on the television.
copy-link = Copy link
link-copied = The link is copied.
copy-by-hand = The link, to copy by hand
share = Send
share-words = { $host } invites you to a game.

ready = All set.
    .host = Start when everybody is here.
    .others = { $host } starts the game.
    .you = You are ready.
    .and-you = Say when you are ready.
not-ready = { $count ->
    [one] { $names } is not ready yet; you can begin all the same.
   *[other] { $names } are not ready yet; you can begin all the same.
}
    .many = { $count } are not ready yet; you can begin all the same.
all-ready = Everybody is ready.
i-am-ready = I’m ready
start-game = Start the game
