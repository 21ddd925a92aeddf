# What every screen needs: closing, the menu, themes, names of editions and symbols, kind pages.

close = Chiudi
stay = Resta
save = Salva
on = sì
off = no
no-limit = senza limite
from-to = da { $least } a { $most }
less = Meno: { $what }
more = Più: { $what }

home-page = Pagina iniziale
site = Sito
rules = Regole
rules-of = { $edition }: le regole
rules-play = Gioca
sound = Suoni
language = Lingua
theme-to-paper = Tema carta
theme-to-night = Tema notte

menu = Menu
menu-rules = Regole di questa edizione
menu-about = Informazioni su Moonhare
menu-source = Codice sorgente
menu-calls = Avvisami quando tocca a me
menu-move = Continua su un altro dispositivo
menu-company = Chi c’è
menu-invite = Invita amici
menu-leave = Lascia il tavolo
menu-rounds = Turni passati
menu-albums = Tutti gli album
menu-lobby = Torna in sala d’attesa
menu-forget = Dimentica questo tavolo
forget-title = Dimenticare questo tavolo?
forget-words = Le sue partite, gli album e tutto ciò che è stato detto vengono cancellati per tutti, subito e per sempre. Ciò che qualcuno ha salvato resta suo.
forget-yes = Dimentica
menu-end = Termina la partita

leave-title = Vuoi lasciare il tavolo?
leave-words = Il tuo posto si libera. Con il link puoi sederti di nuovo.
leave-words-playing = Intanto il computer gioca la tua mano. Con il link riprendi il tuo posto dopo un turno, se nel frattempo non l’ha preso qualcun altro.
leave-yes = Lascia
end-title = Terminare la partita?
end-words = Tutti tornano in sala d’attesa e i punti di questa partita vanno persi.
end-yes = Termina la partita

connection-lost = Connessione persa. Nuovo tentativo…
connection-offline = Questo dispositivo non è in rete. Il tuo posto resta tuo.
# Heard by those who do not see the line go, or the button that waits.
connection-back = La connessione è tornata.
connection-unsent = Quello che hai fatto viene inviato appena torna la connessione.
connection-waits = Ancora nessuna risposta…
connection-elsewhere = Aperto in troppi posti: qui è in pausa.
connection-here = Continua qui
part-missing = Questa parte del gioco non è ancora arrivata. Nuovo tentativo…
part-reload = Ricarica la pagina

news-left = { $name } non è più al tavolo.
news-left-playing = { $name } non è più al tavolo; continua il computer.
news-back = { $name } è di nuovo al tavolo.
news-plays-for = { $name } continua al posto di { $other }.
news-host-you = Ora a capotavola ci sei tu.
news-host = Ora a capotavola c’è { $name }.
news-ended = { $name } ha terminato la partita.
news-overtaken = { $name } ha fatto prima. Il tuo indizio resta pronto per quando tocca a te.
news-won = { $you ->
    [yes] Hai vinto la partita precedente.
   *[no] Vittoria nella partita precedente: { $names }.
}

title-home = Moonhare · un’immagine, un indizio
title-table = Il tavolo di { $host } · Moonhare
title-your-turn = Tocca a te · { $title }

table-of = Il tavolo di { $host }
table-nameless = Un tavolo
at-the-table = Al tavolo
table-code = Codice del tavolo
your-name = Il tuo nome al tavolo
name-optional = facoltativo
# Names for people who give none; separated by commas, one is drawn.
names-of-strangers = Gufo Notturno, Stella Cadente, Testa fra le Nuvole, Nuvola Vagante, Volpe Curiosa, Raggio di Luna
change-symbol = Cambia simbolo
choose-symbol = Scegli un simbolo

symbol-leaf = Foglia
symbol-star = Stella
symbol-drop = Goccia
symbol-feather = Piuma
symbol-key = Chiave
symbol-shell = Conchiglia
symbol-flame = Fiamma
symbol-bell = Campana
symbol-mushroom = Fungo
symbol-cloud = Nuvola
symbol-anchor = Ancora
symbol-flower = Fiore

edition-classic = Classica
    .line = Le prime regole: finché il mazzo non è esaurito.
edition-standard = Standard
    .line = A 30 punti. La migliore per cominciare.
edition-odyssey = Odissea
    .line = A 30 punti; da sette giocatori in su, fino a due voti a testa.
edition-odyssey-party = Festa
    .line = Prima viene l’indizio; tutti danno una carta e votano, il narratore due volte.
edition-odyssey-team = Squadre
    .line = In coppia: uno dà la carta, l’altro deve trovare.

medium-text = scritto
medium-said = detto a voce
medium-sung = cantato
medium-mimed = mimato

kind-back = Torna al tavolo
kind-home = Alla pagina iniziale
kind-nowhere = Qui non cresce nulla
    .words = Questa pagina non esiste. La luna è dall’altra parte.
kind-unknown = Qui non c’è nessun tavolo
    .words = Forse una lettera è sbagliata, o il tavolo è stato sparecchiato. Chiedi di nuovo il link a chi ti ha invitato.
kind-slow = Un momento
    .words = Da qui sono stati provati molti codici. Tra un po’ la pagina riprova da sola.
kind-expired = Questo tavolo è stato sparecchiato
    .words = Il capotavola l’ha dimenticato, o nessuno lo usava da molto. Apparecchiarne uno nuovo è un attimo.
kind-freed = Il tuo posto è stato liberato
    .words = Non c’era più seduto nessuno.
    .host = Il capotavola ha liberato il tuo posto.
    .again = Puoi sederti di nuovo.
kind-moved = Continui su un altro dispositivo
    .words = Il tuo posto è passato di là. Qui vedi il tavolo come lo vedono tutti.
kind-barred = Questo tavolo resta chiuso
    .words = Il capotavola preferisce non averti qui. Ci sono altri tavoli: aprine uno tuo.
kind-removed = Il tuo posto non c’è più
    .words = Il capotavola ha liberato il tuo posto. Se è stato un errore, il link ti riporta al tavolo.
    .undoable = Se il capotavola ci ripensa in questi secondi, torni al tavolo senza fare nulla.
kind-handed = Hai ceduto il tuo posto
    .words = Grazie di aver giocato. La prossima partita ti aspetta.
kind-left = Hai lasciato il tavolo
    .words = Alla prossima.

# What a computer player says of its vote
why-said = «{ $words }»
