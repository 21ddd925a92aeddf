# The home page and the way to a seat.

home-claim = Un’immagine, un indizio.
    .question = Chi vede quel che vedi tu?
home-lead = Un gioco di racconti per 3–12 persone. Su qualsiasi schermo, senza installare nulla.
round-title = Un turno in dieci secondi
home-start = Comincia
open-table = Apri un tavolo
join = Entra
code-wrong = Questo non è il codice di un tavolo. Un codice è una breve parola con quattro cifre, come LUMO-4821.
play-alone = Gioca subito contro il computer
return = Torna al tuo tavolo
return-lobby = Tavolo di { $host } · in sala d’attesa
return-playing = Tavolo di { $host } · partita in corso
return-over = Tavolo di { $host } · partita finita
return-turn = Tavolo di { $host } · tocca a te

join-lobby = { $count ->
    [0] Non c’è ancora nessuno
    [one] C’è già una persona
   *[other] Ci sono già { $count } persone
}{ $computers ->
    [0] .
    [one] , con un giocatore virtuale.
   *[other] , con { $computers } giocatori virtuali.
} Siediti.
join-playing = Qui si sta giocando una partita.
join-over = Qui è appena finita una partita.
join-deserted = Qui è rimasto solo il computer. Siediti, e il tavolo è tuo.
join-wait-playing = A partita iniziata non ci si può sedere. Resta su questa pagina: quando { $host } riapre la sala d’attesa, qui trovi il tuo posto.
join-wait-over = Quando { $host } riapre la sala d’attesa, puoi sederti. Questa pagina se ne accorge da sola.
join-full = Tutti i { $most } posti sono occupati. Quando se ne libera uno, puoi sederti qui.
sit-down = Siediti
sit-down-not = Guarda soltanto
own-table = Oppure apri un tavolo tuo

evenings = Le tue serate
evenings-words = Solo in questo browser.
evening-won = Vittoria: { $names }
evening-album = Album
evening-forget = Dimentica questa serata
evenings-forget = Dimentica tutto
