# What every screen needs: closing, the menu, themes, names of editions and symbols, kind pages.

close = Close
stay = Stay
save = Save
on = on
off = off
no-limit = no limit
from-to = { $least } to { $most }
less = Less: { $what }
more = More: { $what }

home-page = Home page
site = Site
rules = Rules
rules-of = { $edition }: the rules
rules-play = Play
sound = Sound
language = Language
theme-to-paper = Paper theme
theme-to-night = Night theme

menu = Menu
menu-rules = Rules of this edition
menu-about = About Moonhare
menu-source = Source code
menu-calls = Call me on my turn
menu-move = Continue on another device
menu-company = Who is here
menu-invite = Bring friends
menu-leave = Leave the table
menu-rounds = Past rounds
menu-albums = All albums
menu-lobby = Back to the lobby
menu-forget = Forget this table
forget-title = Forget this table?
forget-words = Its games, their albums and all that was said are deleted for everybody, at once and for good. What somebody has saved stays theirs.
forget-yes = Forget it
menu-end = End the game

leave-title = Leave this table?
leave-words = Your seat becomes free. With the link you can sit down again.
leave-words-playing = The computer plays your hand meanwhile. With the link you have your seat back after a round, unless somebody else has it by then.
leave-yes = Leave
end-title = End this game?
end-words = Everybody goes back to the lobby, and the points of this game are lost.
end-yes = End the game

connection-lost = Connection lost. Trying again…
connection-offline = This device is offline. Your seat is kept.
# Heard by those who do not see the line go, or the button that waits.
connection-back = Connected again.
connection-unsent = What you have done is sent as soon as the connection is back.
connection-waits = No answer yet…
connection-elsewhere = Open in too many places. Here it rests.
connection-here = Go on here
part-missing = This part of the game is not here yet. Trying again…
part-reload = Load the page again

news-left = { $name } is no longer at the table.
news-left-playing = { $name } is no longer at the table; the computer plays on.
news-back = { $name } is back.
news-plays-for = { $name } plays on for { $other }.
news-host-you = You are the host now.
news-host = { $name } is the host now.
news-ended = { $name } has ended the game.
news-overtaken = { $name } was quicker. Your clue is kept for your turn.
news-won = { $you ->
    [yes] You won the last game.
   *[no] { $names } won the last game.
}

title-home = Moonhare · one picture, one clue
title-table = { $host }’s table · Moonhare
title-your-turn = Your turn · { $title }

table-of = { $host }’s table
table-nameless = A table
at-the-table = At the table
table-code = Table code
your-name = Your name at the table
name-optional = optional
# Names for people who give none; separated by commas, one is drawn.
names-of-strangers = Night Owl, Stargazer, Daydreamer, Wanderer, Early Bird, Cloud Watcher
change-symbol = Change symbol
choose-symbol = Choose a symbol

symbol-leaf = Leaf
symbol-star = Star
symbol-drop = Drop
symbol-feather = Feather
symbol-key = Key
symbol-shell = Shell
symbol-flame = Flame
symbol-bell = Bell
symbol-mushroom = Mushroom
symbol-cloud = Cloud
symbol-anchor = Anchor
symbol-flower = Flower

edition-classic = Classic
    .line = The first rules: until the pile of cards is used up.
edition-standard = Standard
    .line = To 30 points. The best one to begin with.
edition-odyssey = Odyssey
    .line = To 30 points, and from seven players on up to two votes each.
edition-odyssey-party = Party
    .line = The clue comes first; everyone gives a card and votes, the storyteller twice.
edition-odyssey-team = Teams
    .line = Pairs: one of you gives the card, the other has to find.

medium-text = written
medium-said = said aloud
medium-sung = sung
medium-mimed = mimed

kind-back = Back to the table
kind-home = To the home page
kind-nowhere = Nothing grows here
    .words = This page does not exist. The moon is the other way.
kind-unknown = No table here
    .words = Perhaps a letter is wrong, or the table was cleared away. Ask whoever invited you for the link once more.
kind-slow = One moment
    .words = Many codes were tried from here. The page tries again by itself in a while.
kind-expired = This table has been cleared away
    .words = Its host has forgotten it, or nobody had touched it for a long while. A new one is set in a moment.
kind-freed = Your seat was freed
    .words = Nobody was sitting there any more.
    .host = The host has freed your seat.
    .again = You can sit down again.
kind-moved = You have moved to another device
    .words = Your seat has moved there. Here you see the table as everybody does.
kind-barred = This table stays closed
    .words = The host would rather not have you here. Other tables are open: start one of your own.
kind-removed = Your seat was taken away
    .words = The host has freed your seat. If that was a mistake, the link leads you back.
    .undoable = If the host undoes it within a few seconds, you are back automatically.
kind-handed = You have given your seat away
    .words = Thank you for playing. You are welcome in the next game.
kind-left = You have left the table
    .words = Until the next time.

# What a computer player says of its vote
why-said = “{ $words }”
