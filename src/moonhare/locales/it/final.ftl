# The end of a game: who won, the cards of the evening, the standing, the next game.

the-end = Fine
edition-and-rounds = { $edition }, { $count ->
    [one] un turno
   *[other] { $count } turni
}
win-moon = { $you ->
    [yes] Arrivi tu sulla luna
   *[no] { $name } arriva sulla luna
}
win = { $you ->
    [yes] Vinci tu
   *[no] Vince { $name }
}
win-team = { $you ->
    [yes] Vinci con { $names }
   *[no] Vincono { $names }
}
win-shared = { $you ->
    [yes] Vinci insieme a { $names }
   *[no] Vincono insieme { $names }
}
points-each = { $points ->
    [one] un punto
   *[other] { $points } punti
}
your-place = { $teams ->
    [yes] La tua squadra
   *[no] Tu
}: { $place }º posto su { $all }, { $score }
ahead-of = { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $by } in più di { $names }
ended-score = { $points ->
    [one] Qualcuno ha raggiunto un punto.
   *[other] Qualcuno ha raggiunto { $points } punti.
}
ended-turns = { $count ->
    [one] Tutti hanno raccontato una volta.
   *[other] Tutti hanno raccontato { $count } volte.
}
ended-pile = Il mazzo è esaurito.
standing = Classifica
race = La corsa
race-line = punti dopo ogni turno
race-words = I punti turno per turno. Alla fine: { $standing }
play-again = Gioca ancora
another-edition = Un’altra edizione
another-edition-words = Comincia subito, con gli stessi { $count } al tavolo.
another-edition-rules = Le regole della casa restano.
edition-not-for = Non per { $count } giocatori
edition-with-more = { $count ->
    [one] Con un giocatore virtuale in più
   *[other] Con { $count } giocatori virtuali in più
}
to-lobby = Torna in sala d’attesa
host-again = { $you ->
    [yes] Puoi far cominciare la prossima partita.
   *[no] { $name } può far cominciare la prossima partita.
}
nobody-hosts = La prossima partita può cominciare quando il tavolo ha di nuovo un capotavola.

each-ahead-of = { $points ->
    [one] un punto
   *[other] { $points } punti
} ciascuno, { $by } in più di { $names }
win-moon-shared = { $you ->
    [yes] Arrivi sulla luna insieme a { $names }
   *[no] { $names } arrivano insieme sulla luna
}
next-game = La prossima partita
ready-count = Pronti: { $count } su { $all }.
ready-one = { $name }: tutto pronto
not-ready-one = { $name }: non ancora
ready-guests = Anche nella prossima partita: { $names }.
ready-said = Giochi ancora
begin-without-host = Comincia la prossima partita
evening-cards = Le carte della serata
finest = L’indizio più bello
did-finest = { $you ->
    [yes] L’indizio è tuo.
   *[no] L’indizio è di { $name }.
}
came-finest = { $many ->
    [yes] Carta trovata da { $votes } su { $voters }.
   *[no] Carta trovata da { $votes } su { $voters }: { $names }.
}
misled = La carta più ingannevole
did-misled = { $you ->
    [yes] La carta è tua.
   *[no] La carta è di { $name }.
}
came-misled = { $votes ->
    [one] { $votes } su { $voters } l’ha presa per quella di { $teller }.
   *[other] { $votes } su { $voters } l’hanno presa per quella di { $teller }.
}
agreed = L’immagine più condivisa
did-agreed = { $you ->
    [yes] La carta è tua.
   *[no] La carta è di { $name }.
}
came-agreed = Scelta da { $votes } su { $voters }.
understood = Chi ha capito chi
understood-both = { $names }: indizi capiti a vicenda { $count } volte
understood-one = { $one } ha capito { $count } volte gli indizi di { $other }
understood-alike = { $names }: la stessa immagine { $count } volte
guessed-best = Occhio migliore: { $names } (carte trovate: { $count } su { $of })
album = L’album della serata
album-open = Apri
replay-open = Rivedi
