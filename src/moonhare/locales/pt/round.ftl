# One round in ten seconds, on the home page.

round-words = «Depois da última dança»
round-clue = Um dá uma pista a uma carta.
round-give = Todos juntam uma que podia ser essa.
round-vote = Viram-se as cartas, e os outros adivinham.
round-score = Alguns encontraram-na, não todos: dá pontos. Cada voto na tua também.
round-again = Outra vez
round-stop = Parar
round-on = Continuar
