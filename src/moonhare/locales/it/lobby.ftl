# The lobby: seats, edition, house rules, cards, inviting, starting.

# Not of seats: fewer are drawn than there may be.
players-here = Presenti: { $count } (max { $most })
news-sits-down = { $count ->
    [one] { $names } si siede al tavolo.
   *[other] { $names } si siedono al tavolo.
}
add-computer = Aggiungi il computer
choose-computer = Scegli come gioca il computer
add-bot = Invita un bot
your-hare = Il tuo nome e la tua lepre
free-seat = Posto libero: invita qualcuno o fai sedere il computer
    .invite = Posto libero: invita qualcuno
    .short = libero
more-about = Altro su { $name }
who-you = tu
who-host = capotavola
who-computer = computer
who-bot = bot
who-away = assente
who-ready = c’è
change-name = Cambia nome
move-earlier = Un posto prima
move-later = Un posto dopo
make-host = Metti a capotavola
remove-seat = Togli dal tavolo
teams = Squadre
teams-hint = I compagni siedono uno di fronte all’altro. Le coppie dipendono dall’ordine dei posti.

what-we-play = A cosa si gioca
edition = Edizione
read-rules = Leggi le regole
host-chooses = { $host } sceglie a cosa si gioca.
pile-rounds = Il mazzo basta al massimo per { $count ->
    [one] un turno
   *[other] { $count } turni
}; poi la partita è finita.
players-between = { $least }–{ $most } giocatori
players-among = { $numbers } giocatori
edition-unfit = { $players }. Voi siete in { $count }.
wish-count = { $count ->
    [one] Piacerebbe a uno
   *[other] Piacerebbe a { $count }
}
wish-label = Preferisci altro? Dillo.
step-clue = Uno di voi dà un indizio per un’immagine.
step-clue-unseen = Uno di voi dà un indizio prima di vedere le carte.
step-give = Tutti aggiungono un’immagine che potrebbe ingannare.
step-give-teams = In ogni coppia uno aggiunge un’immagine; l’altro non sa quale.
step-give-agreement = Tutti danno l’immagine che ci sta meglio.
step-vote = Tutti indovinano qual era.
step-vote-teams = Chi non ne ha data una indovina qual era.
step-vote-more = Tutti indovinano, con due voti al massimo.
step-vote-agreement = Tutti votano l’immagine che sceglieranno gli altri.
step-score = Trovata da alcuni, non da tutti: punti per chi narra e per chi trova.
step-score-agreement = Più siete d’accordo, più punti.

house-rules = Regole della casa
house-rules-hint = Ciò che cambia rispetto all’edizione { $edition } è segnato. Scrivi un numero o usa i pulsanti. Ciò che non va insieme viene detto prima dell’inizio.
as-written = Come sono scritte
done = Fatto
rules-changed = { $count ->
    [one] una modifica
   *[other] { $count } modifiche
}
house-end = La durata
house-clue = L’indizio
house-cards = Le carte
house-votes = I voti
house-points = I punti
reset-settings = Torna alle regole dell’edizione { $edition }
originally = { $edition }: { $value }

setting-end = La partita finisce
value-end-pile = quando il mazzo è esaurito
value-end-score = a un certo punteggio
value-end-turns = quando tutti hanno raccontato
setting-target_score = Punti da raggiungere
setting-turns_each = Turni da narratore a testa
setting-first_storyteller = Primo narratore
value-first_storyteller-announce = chi ha per primo un indizio
value-first_storyteller-random = estratto a sorte
value-first_storyteller-host = chi è a capotavola
setting-clue_from = L’indizio si dà
value-clue_from-hand = da una carta in mano
value-clue_from-unseen = prima di vedere la mano
setting-clue_media = Un indizio può essere
time = Tempo
pace-none = Quanto serve
pace-relaxed = Con calma
pace-brisk = Di buon passo
pace-quick = Di corsa
pace-days = Un giorno per ciascuno
    .hint = Ogni parte del turno aspetta tutti fino a un giorno. Poi il computer gioca per chi manca.
pace-own = Tempi tuoi
# The times for those who do not set them: “clue 90 sec, giving 15 sec, voting 15 sec; then the computer acts”
pace-part = { $part ->
    [clue] indizio { $time }
    [give] carte { $time }
    [vote] voto { $time }
   *[points] punti { $time }
}
pace-told = { $parts }; { $hard ->
    [yes] poi gioca il computer
   *[no] poi il tavolo può andare avanti
}
time-hard = Alla fine gioca il computer
time-hard-hint = Spento: poi decidete insieme
time-clue = Indizio, in secondi
time-give = Carte, in secondi
time-vote = Voto, in secondi
time-points = Punti, in secondi
time-no-limit = senza limite
says-why = Il computer dice perché
    .hint = Quando ci sono i punti, in una frase, perché ha votato così
setting-clue_words = Parole di un indizio, al massimo
setting-deck_size = Carte in gioco, al massimo
setting-hand_size = Carte in mano
setting-cards_given = Carte che ciascuno dà
setting-reshuffle = Se il mazzo non basta, si rimescolano gli scarti
setting-pass_hands = Dopo ogni turno le carte in mano passano a sinistra
setting-teams = Squadre di due
setting-whisper = I compagni possono bisbigliare
setting-voters = Chi vota
value-voters-others = tutti tranne il narratore
value-voters-all = tutti
setting-votes = Voti a testa, al massimo
setting-own_card_votable = Si può votare la propria carta
setting-red_vote = Il narratore ha un voto rosso
setting-scoring = Che cosa conta
value-scoring-storyteller = trovare la carta del narratore
value-scoring-agreement = votare la stessa immagine
setting-points_storyteller = Al narratore, se alcuni la trovano
setting-points_finder = A chi la trova
setting-points_all_or_none = Agli altri, se la trovano tutti o nessuno
setting-points_vote_received = Per ogni voto sulla propria carta
setting-bonus_cap = Per i voti sulla propria carta, al massimo
setting-points_single_vote = A chi la trova con un solo voto
setting-own_team_bonus = Vale anche il voto della propria squadra
setting-agreement_cap = Per la stessa immagine, al massimo

cards = Carte
cards-together = { $count ->
    [one] una carta
   *[other] { $count } carte
}
set-line = { $count ->
    [one] una carta
   *[other] { $count } carte
} · { $author }
sets-mixed = { $count } set
pictures = { $count ->
    [one] un’immagine
   *[other] { $count } immagini
}

invite = Invita gli amici
    .short = Invita
qr = Codice QR del link di questo tavolo
big-screen = Su un grande schermo
big-screen-line = Oppure apri { $address } sul televisore.
copy-link = Copia il link
link-copied = Il link è copiato.
copy-by-hand = Il link, da copiare a mano
share = Invia
share-words = { $host } ti invita a giocare.

ready = Tutto pronto.
    .host = Comincia quando ci siete tutti.
    .others = { $host } fa cominciare la partita.
    .you = Hai detto che ci sei.
    .and-you = Di’ quando ci sei.
not-ready = { $count ->
    [one] { $names } non ha ancora detto che c’è; si può iniziare lo stesso.
   *[other] { $names } non hanno ancora detto che ci sono; si può iniziare lo stesso.
}
    .many = { $count } non hanno ancora detto che ci sono; si può iniziare lo stesso.
all-ready = Ci siete tutti.
i-am-ready = Ci sono
start-game = Comincia la partita
