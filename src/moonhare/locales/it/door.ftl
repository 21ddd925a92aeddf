door-playing = Stanno giocando
door-over = La partita è finita
door-line = { $edition }, turno { $round }: { $phase ->
    [clue] { $name } cerca un indizio.
    [announce] comincia chi ha un indizio.
    [give] { $name } ha detto un indizio, e tutti aggiungono un’immagine.
    [vote] { $name } ha detto un indizio, e tutti indovinano.
   *[score] si guardano i punti.
}
door-people = { $persons ->
    [one] Una persona
   *[other] { $persons } persone
}{ $computers ->
    [0] .
    [one] , un giocatore virtuale.
   *[other] , { $computers } giocatori virtuali.
}
door-over-line = Si guardano ancora i punti. Di’ che ci sei, e ti siedi quando comincia la prossima partita.
door-live = Il tavolo, come lo vedono tutti
door-seats = { $count ->
    [one] Un posto potrebbe essere tuo
   *[other] { $count } posti potrebbero essere tuoi
}
door-seat = Il posto di { $name }
door-seat-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
door-seat-computer = giocatore virtuale; fa posto dopo il turno
door-seat-away = assente; tuo finché non torna
door-name = Il tuo nome al tavolo
door-ask = Chiedi il posto di { $name }
door-is-it-you = { $name } in questo momento non c’è. Sei tu?
door-watch = Guarda
door-watch-meanwhile = Intanto guarda
door-see-end = Com’è finita
door-note = Lo si chiede a { $host }, che ti fa entrare con un tocco. Il posto conserva la sua mano e i suoi punti.
door-note-open = La porta è aperta: il posto è tuo dal prossimo turno, con la sua mano e i suoi punti.
door-asked = Hai bussato
door-asked-words = { $host } sa che vorresti il posto di { $name }. Intanto puoi guardare.
door-asked-any = { $host } sa che vorresti un posto. Intanto puoi guardare.
door-take-back = Lascia stare
door-promised = Entra
door-promised-words = Il posto di { $name } è tuo appena finisce questo turno.
door-claim = Eccoti di nuovo
door-claim-words = { $name } ti ha tenuto caldo il posto. Torna tuo appena finisce questo turno.
door-given-back = { $name } è di nuovo qui
door-given-back-words = Il posto è di nuovo di { $name }. Grazie di aver giocato. Nella prossima partita c’è posto anche per te.
door-back = Riprendi il tuo posto
door-back-words = Il computer gioca per te. Dopo questo turno il posto torna tuo, con tutti i punti.
door-not-now = Non adesso. Puoi chiedere di nuovo nel prossimo turno.
door-full = I { $count } posti di questa partita sono tutti occupati, e nessuno è assente.
door-none = In questa partita, per ora, nessun posto è libero per te.
door-full-words = Ora puoi guardare, e sederti quando comincia la prossima partita.
door-next = Gioca la prossima
door-next-on = Ci sei nella prossima partita
door-next-words = Si guardano ancora i punti. Ti siedi quando comincia la prossima partita.
door-watching = Stai guardando
door-pill = Chiedi un posto
door-to = Alla porta
door-cards = { $count ->
    [one] { $count } carta coperta è sul tavolo
   *[other] { $count } carte coperte sono sul tavolo
}
guess-mine = La mia idea
guess-yours = La tua idea
guess-noted = Segnata
guess-fun = Solo per gioco
guess-change = Tocca un’altra carta per cambiarla
guess-so-far = Solo per gioco: { $found } su { $count } finora
guess-right = L’hai trovata: { $found } su { $count } finora.
guess-wrong = Stavolta no: { $found } su { $count } finora.
guess-tally-storyteller = Chi guarda: { $found ->
    [one] { $found } su { $count } l’ha trovata
   *[other] { $found } su { $count } l’hanno trovata
}
guess-tally-agreement = Chi guarda: { $found ->
    [one] { $found } su { $count } ha indicato l’immagine più votata
   *[other] { $found } su { $count } hanno indicato l’immagine più votata
}
knock = { $name } è alla porta
knock-seat = vorrebbe il posto di { $seat }
knock-any = vorrebbe un posto
knock-lobby = vorrebbe sedersi
knock-full = vorrebbe sedersi, ma tutti i posti sono occupati
knock-none = vorrebbe un posto; non ce n’è di liberi, quindi nella prossima partita
knock-let-in = Fai entrare
knock-not-now = Non ora
screen-asks = Lo schermo { $number } è vostro?
screen-asks-line = Mostra questo tavolo.
screen-yes = Sì
screen-no = No
knock-voices = { $count ->
    [one] { $count } di voi farebbe entrare; serve la maggioranza
   *[other] { $count } di voi farebbero entrare; serve la maggioranza
}
company = Chi c’è
company-door = Alla porta
company-nobody = Non aspetta nessuno.
company-open = Porta aperta
    .hint = Chi arriva prende i posti liberi senza chiedere.
company-asks = chiede un posto
company-looks = guarda
company-promised = entra al prossimo turno
company-claim = riprende il posto dopo questo turno
company-gone = al momento non c’è
company-ready = c’è nella prossima partita
company-remove = Togli
company-other-seat = Un altro posto
company-make-host = Metti a capotavola
company-hand = Cedi il mio posto
company-hand-words = { $name } prende il tuo posto, e tu stai a guardare.
company-hand-yes = Cedilo
company-undo = Annulla
company-removed = { $name } non è più al tavolo.
company-keep-out = Tieni fuori
company-out = Tolti dal tavolo
company-kept = Tenuti fuori
company-let-back = Fai tornare
