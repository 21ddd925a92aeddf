# At the table: the clue, giving, voting, who is awaited, the hand and the cards.

round = Turno { $round }
# Where it is known how many there are
round-of = Turno { $round } di { $rounds }
phases = Le parti del turno
phase-clue = Indizio
phase-give = Carte
phase-vote = Voto
phase-score = Punti
what-to-do = Che cosa fare

# Seats and sheets
players = Giocatori
seat-points = { $words }: { $points ->
    [one] un punto
   *[other] { $points } punti
}
seat-choosing = sta scegliendo
seat-ready = ha fatto
seat-storyteller = narratore
seat-away = assente, gioca il computer
seat-leaving = connessione persa, tra poco gioca il computer
scores = Punteggi
goal-score = Si gioca fino a { $points ->
    [one] un punto
   *[other] { $points } punti
}.
goal-turns = { $turns ->
    [one] La partita finisce quando tutti hanno raccontato.
   *[other] La partita finisce quando tutti hanno raccontato { $turns } volte.
}
goal-pile = La partita finisce quando finisce il mazzo: { $cards ->
    [one] resta una carta
   *[other] restano { $cards } carte
}.
discards = Scarti
discards-open = Scarti, { $count ->
    [one] una carta
   *[other] { $count } carte
}
discards-words = Giocate: { $count }. Ancora nel mazzo: { $pile }.
discards-none = Nessuna carta è ancora stata giocata.
scoring-reminder = Regole e punti
gallery-open = Sfoglia le immagini
talk = Chiacchiere
talk-new = { $count ->
    [one] Chiacchiere, un messaggio nuovo
   *[other] Chiacchiere, { $count } messaggi nuovi
}
card-new = appena pescata
last-round = I punti dell’ultimo turno

# Waiting
waiting-for = Aspettiamo { $names }
waiting-many = { $count ->
    [one] Ne manca uno
   *[other] Ne mancano { $count }
}
away-note = { $count ->
    [one] { $names } non c’è; intanto gioca il computer.
   *[other] { $names } non ci sono; intanto gioca il computer.
}
sleepers = Qualcuno dorme? Per questa volta può scegliere il computer.
act-for = Fai scegliere il computer per { $name }
# Followed by buttons with names
act-for-one-of = Fai scegliere il computer per:

# The clue
first-round = Il primo turno
first-round-then = Tra poco comincia il computer
# For those who do not see the ring: seconds in tens, then in fives, never one.
ring-announce = Tra circa { $seconds } secondi comincia il computer.
you-tell = Tocca a te raccontare
ask-announce = Hai un indizio? Comincia chi fa prima
ask-announce-unseen = Hai un indizio? Comincia chi fa prima
ask-tell = Scegli una carta, poi dalle un indizio
ask-tell-unseen = Prima il tuo indizio, poi la tua mano
hint-announce = Scegli una carta e di’ un indizio, o aspetta quello di qualcun altro. La tua bozza resta.
hint-announce-unseen = Di’ un indizio prima di vedere le tue carte, o aspetta quello di qualcun altro. La tua bozza resta.
hint-announce-ready = Dillo prima degli altri. Se qualcuno ti precede, la tua bozza resta.
hint-tell = Una parola, il verso di una canzone, un suono. Né troppo chiaro né troppo lontano.
hint-tell-unseen = Una parola, una frase, un suono. Fino ad allora le carte restano coperte.
tell-needs-card = Prima scegli una carta dalla tua mano.
tell-needs-words = Manca ancora qualche parola.
tell-too-long = Qualche parola di troppo.
clue-words = { $most ->
    [one] { $count } di una parola
   *[other] { $count } di { $most } parole
}
clue-letters = { $left ->
    [0] Non c’è più posto.
    [one] Ancora un carattere.
   *[other] Ancora { $left } caratteri.
}
your-clue = Il tuo indizio
the-clue = L’indizio
media = Come dai il tuo indizio
tab-text = Scrivi
tab-said = A voce
tab-sung = Canta
tab-mimed = Mima
clue-placeholder = Il tuo indizio
clue-placeholder-aloud = Se vuoi, scrivilo anche
tell-it = Dillo
told-said = L’ho detto
told-sung = L’ho cantato
told-mimed = L’ho mimato
storyteller-is = Racconta { $name }
looks-for-clue = { $name } cerca un indizio…
whoever-first = Comincia chi trova per primo un indizio
choosing-clue = { $count ->
    [one] { $names } sta scegliendo un indizio…
   *[other] { $names } stanno scegliendo un indizio…
}
choosing-many = { $count ->
    [one] Un’altra persona sta scegliendo un indizio…
   *[other] Altre { $count } persone stanno scegliendo un indizio…
}
spark = Uno spunto
spark-says = Magari: { $spark }
hint-wait-clue = Intanto guarda le tue carte. Nessun altro le vede.
clue-of = L’indizio di { $name }
clue-of-team = L’indizio di { $name }, in squadra con { $partner }
# Heard, with the clue after it.
clue-heard = L’indizio di { $name }:
clue-said = { $you ->
    [yes] Hai detto l’indizio a voce
   *[no] { $name } ha detto l’indizio a voce
}
clue-sung = { $you ->
    [yes] Hai cantato l’indizio
   *[no] { $name } ha cantato l’indizio
}
clue-mimed = { $you ->
    [yes] Hai mimato l’indizio
   *[no] { $name } ha mimato l’indizio
}
quote-open = «
quote-close = »

# The hand, giving
your-hand = La tua mano
hand-face-down = La tua mano, coperta: { $count ->
    [one] una carta
   *[other] { $count } carte
}
lies-face-down = Sul tavolo, coperta
clock-left = Ancora { $time }
clock-stands = L’orologio è fermo
clock-over = Il tempo è finito
clock-menu = L’orologio
time-add = Altri 30 secondi
time-pause = Ferma l’orologio
time-resume = Fai ripartire l’orologio
time-paused = { $you ->
    [yes] Hai fermato l’orologio.
   *[no] { $name } ha fermato l’orologio.
} Quello che fai vale lo stesso.
time-low = { $seconds ->
    [one] Un secondo.
   *[other] { $seconds } secondi.
}
time-then-hard = Poi ci pensa il computer.
time-then-soft = Poi il tavolo può andare avanti.
time-over = Il tempo è finito. Quando il tavolo va avanti, il computer gioca per { $names }.
# Within the sentences before and after this one: “acts for you, Teo and 3 others”
time-late-you = te
time-late-more = altri { $count }
time-then-for = Il tavolo può andare avanti. Il computer gioca per { $names }.
time-over-me = Il tempo è finito. Quello che fai vale ancora, finché il tavolo non va avanti.
time-asked = Vuoi andare avanti. Deve volerlo la maggior parte di chi ha finito.
# What the computer did while somebody was away or late, told to them alone
stood-in-rounds = { $count ->
    [one] Mentre non c’eri, il computer ha giocato per te nel turno { $from }.
   *[other] Mentre non c’eri, il computer ha giocato per te dal turno { $from } al { $to }.
}
stood-in-tell = Il computer ha dato un indizio per te: «{ $clue }».
stood-in-give = { $count ->
    [one] Il computer ha dato una carta per te.
   *[other] Il computer ha dato { $count } carte per te.
}
stood-in-vote = { $count ->
    [one] Il computer ha votato per te: carta { $cards }.
   *[other] Il computer ha votato per te: carte { $cards }.
}
move-on = Avanti
give-these = { $count ->
    [one] Dai questa carta
    [2] Dai queste due
   *[other] Dai queste { $count }
}
give-for-team = { $count ->
    [one] Dai questa carta per la squadra
    [2] Dai queste due per la squadra
   *[other] Dai queste { $count } per la squadra
}
give-needs = { $count ->
    [one] Scegli una carta dalla tua mano.
   *[other] Scegli { $count } carte dalla tua mano.
}
choose-other = O un’altra della tua mano.
give-more = { $count ->
    [one] Ancora una carta.
   *[other] Ancora { $count } carte.
}
cards-full = Hai già scelto abbastanza carte. Toccane una per rimetterla in mano.
hint-give-storyteller = { $count ->
    [one] Scegli la carta che gli altri potrebbero credere di { $name }.
   *[other] Scegli le carte che gli altri potrebbero credere di { $name }.
}
hint-give-agreement = Scegli la carta su cui il tavolo può trovarsi d’accordo.
hint-give-teller = Ora una tua carta che si adatti al tuo indizio.
given = { $count ->
    [one] La tua carta è sul tavolo.
   *[other] Le tue carte sono sul tavolo.
}
give-instead = { $count ->
    [one] Dai questa, invece
   *[other] Dai queste, invece
}
give-keep = { $count ->
    [one] Lasciala lì
   *[other] Lasciale lì
}
give-may-change = { $count ->
    [one] Finché manca l’ultima puoi ancora cambiarla: tocca un’altra carta.
   *[other] Finché mancano le ultime puoi ancora cambiarle: tocca un’altra carta.
}
others-give = Gli altri cercano carte adatte al tuo indizio.

# Teams
pair-ask = Chi di voi due dà la carta?
pair-agreed = { $named ->
    [you] D’accordo: la dai tu
   *[partner] D’accordo: la dà { $partner }
}
pair-proposed = { $named ->
    [you] Ti proponi tu: { $partner } deve ancora accettare
   *[partner] Hai chiesto a { $partner } di darla: nessuna risposta ancora
}
pair-asked = { $named ->
    [you] { $partner } ti chiede di darla
   *[partner] { $partner } vorrebbe darla
}
pair-agree = { $named ->
    [you] Accetta: la dai tu
   *[partner] Accetta: la dà { $partner }
}
pair-you-give = La dai tu
pair-they-give = La dà { $name }
pair-then-they-vote = Poi vota { $name }, senza averla vista.
pair-then-you-vote = Poi voti tu.
pair-first = Prima decidete chi di voi due dà una carta.
partner-chooses = { $name } sceglie una carta; poi voti tu.
partner-gave = { $name } ha dato la carta per voi due. Poi voti tu.
team-sits-out = Questo turno racconta la tua squadra; le carte le danno gli altri.

# Voting
cards-on-table = Le carte sul tavolo
dial = Quadrante del voto
slot = Carta { $slot }
slot-yours = Carta { $slot }, tua
slot-of = Carta { $slot }, di { $name }
yours = Tua
own-card = La carta { $slot } è tua. Votane un’altra.
votes-full = Non hai altri voti. Tocca una carta scelta per riprenderti il voto.
vote-yours = Il tuo voto
vote-green = Il tuo voto verde
vote-red = Il tuo voto rosso
which-vote = Quale voto
green = Verde
red = Rosso
vote-ask-storyteller = { $count ->
    [one] Quale carta è?
   *[other] Quali carte?
}
vote-ask-agreement = Dove voteranno gli altri?
vote-agree-points = { $capped ->
    [yes] Un punto per ogni voto sulla carta, al massimo { $cap }; da soli niente
   *[no] Un punto per ogni voto sulla carta; da soli niente
}
vote-cards = { $count ->
    [one] Carta { $cards }
   *[other] Carte { $cards }
}
vote = Vota
vote-secret = Segreto finché non hanno votato tutti
vote-team = La vostra carta non vale nulla
vote-up-to = Fino a { $count } voti, su carte diverse
vote-single = Un solo voto, e giusto: +{ $points }
vote-needs-green = Verde: dove voteranno gli altri?
vote-needs-red = Ora il rosso: lì niente punti
vote-red-spoils = Dove va il rosso, niente punti
voted = { $count ->
    [one] Hai votato la carta { $cards }
   *[other] Hai votato le carte { $cards }
}
voted-both = Verde { $count ->
    [one] alla carta { $cards }
   *[other] alle carte { $cards }
}, rosso alla carta { $red }
vote-again = Cambia voto
vote-keep = Lascialo così
others-vote = Gli altri cercano la tua carta
team-others-vote = Gli altri cercano la carta della tua squadra
partner-votes = Ora vota chi è in squadra con te
partner-voted = { $name } ha votato per voi due

# The big screen, from a phone in its room
on-screen = Le carte sono sul grande schermo
on-screen-here = Mostra le carte anche qui
on-screen-there = Carte solo sul grande schermo

# A closer look
look = Da vicino
look-open = Guarda la carta a tutto schermo
look-previous = Carta precedente
look-next = Carta successiva
look-what = Che cosa si vede
look-choose = Scegli questa carta
look-chosen = Hai scelto questa carta
look-let-go = Annulla la scelta
describe = Descrizioni delle immagini
describe-offer = Descrivimi le immagini
describe-asked = Su richiesta
    .hint = Nascoste nella vista da vicino.
describe-always = Sempre
    .hint = Lette con ogni immagine, e aperte nella vista da vicino.
describe-never = Mai
    .hint = Solo i titoli.
card-coming = L’immagine sta arrivando
card-missing = Un’immagine che non è arrivata
# “Ana 2 · Dan 1”
games-won = Partite vinte a questo tavolo: { $wins }
