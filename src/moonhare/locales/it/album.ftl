# The album of a game, its replay, and the rounds that have been played.

album-title = { $day } da { $host }
album-line = { $date } · { $count ->
    [one] un indizio
   *[other] { $count } indizi
}
album-cover = Copertina
album-pages = Pagine
album-keep = Da conservare
album-keep-words = { $clues ->
    [one] Un indizio
   *[other] { $clues } indizi
}, le { $cards } carte che hanno risposto, e chi ci è cascato.
album-save = Salva in un file
album-saved = Salvato: { $size } MB, con tutto dentro.
album-not-saved = Non sono arrivate tutte le immagini. Riprova tra poco.
album-save-words = Il file si apre in ogni browser, anche senza internet. Su carta sono { $pages } pagine A4.
album-print = Stampa
album-data = Salva la partita come dati
album-link = Link segreto
    .words = Chi ce l’ha può leggere l’album; nessun altro lo trova.
album-days = { $days ->
    [one] L’album resta qui per un giorno dall’ultima partita al tavolo.
   *[other] L’album resta qui per { $days } giorni dall’ultima partita al tavolo.
} Ciò che hai salvato resta tuo.
album-back = Torna al tavolo
album-none = Qui non c’è un album
album-nothing = Di questa partita non è stato contato nessun turno.
game-number = Partita { $game }
game-broken-off = Interrotta
told-in = Indizio di { $name }, turno { $round }
found-by = Carta trovata da { $names }.
found-by-all = L’hanno trovata tutti.
found-by-none = Non l’ha trovata nessuno.
fell-for = La carta di { $owner } ha ingannato { $names }.
chosen-by = L’immagine di { $owner }: scelta da { $names }.
red-on = Il voto rosso è sull’immagine di { $owner }.
whys = Che cosa ha detto il computer
honours = Riconoscimenti
honour-understood = In sintonia
honour-guesser = L’occhio migliore
colophon = Carte: { $title }, di { $author }, { $licence }
colophon-made = Fatto con Moonhare

past-rounds = Turni passati
past-none = Nessun turno è ancora stato contato.

replay = La partita, di nuovo
replay-previous = Indietro
replay-next = Avanti
replay-steps = Passi
replay-step = Passo { $step } di { $all }
replay-clue = Indizio
replay-hands = Mani
step-dealt = Comincia il turno { $round }.
step-told = { $name } dà un indizio.
step-given = { $count ->
    [one] { $name } dà una carta.
   *[other] { $name } dà { $count } carte.
}
step-laid-out = Le carte vengono girate.
step-voted = { $name } vota per { $slots }.
step-scored = Si contano i punti.
step-ended = Fine. Vince: { $names }.
