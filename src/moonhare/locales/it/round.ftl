# One round in ten seconds, on the home page.

round-words = «Dopo l’ultimo ballo»
round-clue = Uno dà un indizio a una carta.
round-give = Ognuno aggiunge una carta che potrebbe essere quella.
round-vote = Si girano, e gli altri indovinano.
round-score = Qualcuno l’ha trovata, non tutti: sono punti. Come ogni voto per la tua.
round-again = Ancora una volta
round-stop = Ferma
round-on = Continua
