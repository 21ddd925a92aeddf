# One round in ten seconds, on the home page.

round-words = »Efter den sidste dans«
round-clue = Én giver et kort en ledetråd.
round-give = Alle lægger et kort, der kunne være det.
round-vote = De vendes, og de andre gætter.
round-score = Nogle fandt det, ikke alle: Det giver point. Det gør hver stemme på dit også.
round-again = En gang til
round-stop = Stands
round-on = Fortsæt
