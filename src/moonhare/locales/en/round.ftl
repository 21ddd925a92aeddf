# One round in ten seconds, on the home page.

round-words = “After the last dance”
round-clue = One gives a picture a clue.
round-give = Everybody adds one that could be meant.
round-vote = They are turned over, and the others guess.
round-score = Some found it, not all: that brings points. So does each vote for yours.
round-again = Once more
round-stop = Stop
round-on = Go on
