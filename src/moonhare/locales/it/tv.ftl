# The big screen: a table for a whole room, read from the sofa.

tv-which = Quale tavolo?
tv-which-line = Scrivi il suo codice: si trova nella sala d’attesa.
tv-show = Mostralo
tv-unknown = Nessun tavolo ha questo codice.
tv-over = Quel tavolo non c’è più.
tv-key = Premi un tasto per avere il suono
tv-whispers = Regola della casa: i compagni possono bisbigliare
tv-asks = Schermo { $number }: dite di sì da un telefono
tv-take-out = Tirate fuori i telefoni
tv-point = Inquadrate il codice con la fotocamera, o aprite { $address } e scrivete
tv-at-table = Al tavolo
tv-free = libero
tv-host = capotavola
tv-computer = giocatore virtuale
tv-starts = { $name } comincia quando ci siete tutti
tv-join = Gioca o guarda
tv-first = A chi viene in mente il primo indizio?
tv-first-line = Chi racconta per primo è il narratore
tv-looking-line = Una carta della mano da dire senza dirla
tv-unseen-line = Prima l’indizio, poi le carte
tv-on-way = { $count ->
    [one] Manca ancora una carta
   *[other] Mancano ancora { $count } carte
}
tv-still-voting = Votano ancora
tv-votes-in = { $count ->
    [one] Un voto è arrivato
   *[other] { $count } voti sono arrivati
}
tv-finest = L’indizio più bello
tv-agreed = L’immagine più condivisa
tv-misled = La carta più ingannevole
