# One round in ten seconds, on the home page.

round-words = „Po ostatnim tańcu”
round-clue = Ktoś wymyśla skojarzenie do karty.
round-give = Wszyscy dokładają kartę, która mogłaby nią być.
round-vote = Karty się odkrywa, a reszta zgaduje.
round-score = Ktoś trafił, ale nie wszyscy: są punkty. Punktuje też każdy głos na twoją kartę.
round-again = Jeszcze raz
round-stop = Zatrzymaj
round-on = Dalej
