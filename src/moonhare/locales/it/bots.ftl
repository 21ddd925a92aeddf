# Inviting a program that plays; and what its link is, for a person who opens it.
bot-words = Un bot è un programma che gioca da solo, ovunque sia in funzione. Con questo link prende posto qui, e tutti vedono che è un bot. Riceve ciò che vede un giocatore: le immagini, gli indizi e le carte della sua mano; e con lui chi lo fa girare.
bot-link = Link per il bot
bot-once = Funziona una volta sola, per { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}. Chi ce l’ha può far sedere un programma al tuo tavolo.
bot-how = Dove c’è Moonhare si avvia così:
bot-arrive = Questo link è per un bot
    .words = Chi ce l’ha può far sedere un programma a questo tavolo, avviandolo con il link. Per giocare di persona non serve.
bot-arrive-table = Vai al tavolo
