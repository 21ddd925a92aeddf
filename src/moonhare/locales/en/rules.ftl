# The rules in our own words, told from a table's settings; and the page about Moonhare.
# Fetched only when somebody opens them.

rules-lead = Everybody holds a hand of pictures. One of you says something about one of theirs; the others lay a picture beside it that could be meant as well. Then all guess.

# One round in pictures.

scenes-title = One round, told
scene-clue-hand = { $name } says something
    .words = A picture is chosen from the hand and kept secret; something is said about it: a word, a line, a half-remembered song.
scene-clue-unseen = { $name } says something
    .words = All hands lie face down, { $name }’s too. No picture has been seen: the clue comes first.
scene-give-others = The others answer with a card
    .words = Each secretly gives the one from their own hand that could be meant just as well.
scene-give-everybody = Everybody gives a card
    .words = { $name } too. Each gives the one that goes best with the words. None is the right one.
scene-give-teams = Two agree who gives
    .words = They may talk, in front of everybody, and show nothing. Which card it is, not even the partner knows.
scene-lay = The cards are laid out
    .words = Shuffled first. Where a card lies says nothing about whose it is.
scene-vote-others = The others look for it
    .words = Everybody but { $name } votes in secret, and never for a card of their own.
scene-vote-agreement = Vote where the others will vote
    .words = Your own card counts too. The storyteller has a second vote, a red one: it spoils the picture.
scene-vote-teams = The partners look for it
    .words = Whoever gave nothing votes, in secret: which card is { $name }’s?
scene-show = It was number { $slot }
    .words = { $names } found it: some, but not all. So { $name } has points as well, and whoever drew votes to a card of their own has some too.
scene-show-teams = It was number { $slot }
    .words = { $names } found it: some, but not all. So { $name }’s team has points as well. Both partners stand on the same stone.
scene-show-agreement = { $count } of one mind
    .words = As many points as votes on the picture. Whoever is alone has none, and where the red vote lies nobody has any.
scene-clue-said = He did not look down
case-plain = Too plain.
case-right = Just right.
case-odd = Too far away.
case-several = Several on one picture
case-alone = Alone
case-red = Under the red vote
rules-in-numbers = In numbers
rules-in-detail = And in detail

rules-points = How points are counted
rules-col-case = What happened
rules-col-storyteller = Storyteller
rules-col-finders = Found it
rules-col-others = Did not
rules-case-some = Some find it
rules-case-all = All find it
rules-case-none = Nobody finds it
rules-start = Everybody starts at 0.
rules-bonus = { $points ->
    [one] And 1 point for every vote on a card of yours, whatever happened. The storyteller’s card never earns this.
   *[other] And { $points } points for every vote on a card of yours, whatever happened. The storyteller’s card never earns this.
}
rules-bonus-capped = { $points ->
    [one] And 1 point for every vote on a card of yours, whatever happened, { $most } at most. The storyteller’s card never earns this.
   *[other] And { $points } points for every vote on a card of yours, whatever happened, { $most } at most. The storyteller’s card never earns this.
}
rules-all-several = “All find it” means that every voter has a vote on the card.
rules-single = { $points ->
    [one] Whoever casts a single vote and finds the card has 1 point on top, even when all find it.
   *[other] Whoever casts a single vote and finds the card has { $points } points on top, even when all find it.
}
rules-pairs = Partners sit opposite each other, and both of them tell, not just one for the team.
rules-whisper = Partners may whisper here: what they write to each other, nobody else reads.
rules-team-points = Points belong to the team: both partners stand on the same stone.
rules-own-team = A vote for your own team’s card earns your team nothing.
rules-own-team-pays = A vote for your own team’s card counts like any other.
rules-agreement = You get as many points as there are votes on the picture that you voted for, yours included.
rules-agreement-capped = You get as many points as there are votes on the picture that you voted for, yours included, { $most } at most.
rules-agreement-alone = Alone on a picture, you get nothing.
rules-agreement-red = Where the red vote lies, nobody gets anything, the storyteller neither.

rules-round = A round
rules-step-clue = The clue
rules-step-give = Giving
rules-step-lay = Laying out
rules-step-vote = Voting
rules-step-show = The points
rules-step-refill = The next round
rules-clue-hand = The storyteller chooses a picture in hand, keeps it secret and says something about it: a word, a sentence, a line from a song, whatever it may be.
rules-clue-unseen = The storyteller’s hand lies face down. Without having seen it, they say something: the clue belongs to no card.
rules-clue-media = Here a clue may be { $media }.
rules-first-announce = In the first round, whoever announces a clue first is the storyteller.
rules-first-unseen = Until then all hands lie face down.
rules-words = { $count ->
    [one] A clue is one word.
   *[other] A clue has at most { $count } words.
}
rules-first-random = Who tells first is drawn by lot.
rules-first-host = The host tells first.
rules-give-others = { $count ->
    [one] All the others secretly give the card from their hand that goes best with the clue.
   *[other] All the others secretly give the { $count } cards from their hand that go best with the clue.
}
rules-give-everybody = { $count ->
    [one] Everybody, the storyteller too, secretly gives the card that goes best with the clue.
   *[other] Everybody, the storyteller too, secretly gives: the storyteller one card, the others { $count }.
}
rules-give-teams = { $count ->
    [one] In every other team the two agree which of them gives a card. They may talk about it in front of all, without showing or describing cards. Who gives is known to all; which card it is stays secret, from the partner too.
   *[other] In every other team the two agree which of them gives { $count } cards. They may talk about it in front of all, without showing or describing cards. Who gives is known to all; which cards they are stays secret, from the partner too.
}
rules-give-named = Either of the two may name who gives; it stands once the other agrees, or once the one who was named gives a card.
rules-lay = The cards are shuffled and laid out. Where a card lies says nothing about whose it is.
rules-vote-others = Everybody but the storyteller votes in secret for the card that they take for the storyteller’s.
rules-vote-agreement-others = Everybody but the storyteller votes in secret for the picture that they expect the others to choose as well.
rules-vote-agreement-all = Everybody votes in secret for the picture that they expect the others to choose as well.
rules-vote-teams = The partner who gave nothing looks for the storyteller’s card, in secret. The storyteller’s own partner sits this round out.
rules-vote-several = Each has up to { $count } votes, on different cards. Finding the card counts once.
rules-own-allowed = Your own card is open to your vote.
rules-own-forbidden = Your own card is not open to your vote.
rules-red = The storyteller casts two votes in secret: a green one, like everybody’s, and a red one. The red one may lie on any card, even where the green one lies.
rules-anew = Until the last card is in, and until the last vote is in, you may change your mind. Nobody learns of it.
rules-show = When the last vote is in, everything is shown: the storyteller’s card, who gave what, who voted for what. Then the hares hop.
rules-show-agreement = When the last vote is in, everything is shown: who gave what, who voted for what. Then the hares hop.
rules-discards = The cards on the table go to the discard pile, which lies open: anybody may look through it.
rules-refill = Hands are filled up to { $hand ->
    [one] one card
   *[other] { $hand } cards
} again.
rules-pass = Then every hand goes to the person on the left.
rules-next = The person to the storyteller’s left tells next.

setting-is = { $setting }: { $value }
rules-numbers = With few or many

rules-end = The end
rules-deck = The game is played with { $count } cards; where the sets have more, they are drawn from all of them.
rules-end-pile = The game ends when the pile of cards is used up.
rules-end-score = The game ends after a round in which somebody has { $points } points or more.
rules-end-turns = { $count ->
    [one] The game ends when everybody has told once.
   *[other] The game ends when everybody has told { $count } times.
}
rules-tie = Whoever has the most points wins; those who are level win together.
rules-tie-teams = The pair with the most points wins; pairs that are level win together.
rules-reshuffle = If the pile runs short before that, it is shuffled together with the discard pile.
rules-advice = A good clue
rules-advice-storyteller = Not so plain that all find it, not so odd that nobody does. A private joke with one person at the table is worth gold.
rules-advice-agreement = Say something that calls up one picture in many heads. And vote for what the others see in it, not for what you like best.

about-lead = Moonhare is a game for 3 to 12 people who look at pictures and surprise each other with words. It is free software, made without accounts, advertisements or trackers.
about-privacy = What is kept about you
about-privacy-table = This server keeps the table: names and symbols, clues, cards, votes and points. So a game survives when the server is started anew.
about-privacy-seat = A cookie for the table’s address alone holds your seat, so that nobody else can play for you.
about-privacy-browser = Your browser keeps your name, symbol, language, theme, a clue half written and the codes of your tables. Clear the site’s data, and they are gone.
about-privacy-none = Nothing is sent to anybody else. Everything on these pages comes from this server.
about-privacy-gone = A table that nobody has touched for 30 days is deleted with all that belongs to it, unless this server’s host has set another time.
about-licence = Whose work it is
about-licence-code = The program is free under the GNU Affero General Public License, version 3 or later: you may use, study, change and pass it on, and whoever runs it for others offers its source.
about-licence-art = Pictures and texts are under Creative Commons Attribution-ShareAlike 4.0, unless a set of cards says otherwise.
about-licence-others = The typefaces are Fraunces and Nunito Sans, under the SIL Open Font License.
