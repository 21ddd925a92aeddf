# Continuare la partita su un altro dispositivo.
move = Continua su un altro dispositivo
    .words = Inquadra questo codice con l’altro dispositivo, oppure mandati il link. Il tuo posto passa di là e questo schermo resta a guardare.
move-code = Codice QR del link
move-link = Link per l’altro dispositivo
move-once = Funziona una volta sola, per { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}. Chi lo apre prende il tuo posto: non mostrarlo a nessun altro.
arrive = Continui qui?
    .words = Il tuo posto passa a questo dispositivo. Da quel momento l’altro mostra il tavolo senza la tua mano.
arrive-seated = Questo browser ha già un posto a questo tavolo.
arrive-go = Continua qui
arrive-back = Al tavolo
