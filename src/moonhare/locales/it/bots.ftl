# Inviting a program that plays.
bot-words = Un bot è un programma che gioca da solo, ovunque sia in funzione. Con questo link prende posto qui, e tutti vedono che è un bot.
bot-link = Link per il bot
bot-once = Funziona una volta sola, per { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}. Chi ce l’ha può far sedere un programma al tuo tavolo.
bot-how = Dove c’è Moonhare si avvia così:
