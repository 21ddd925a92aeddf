# Password dei tavoli, e i tavoli aperti che gli sconosciuti trovano.
kind-locked = Questo tavolo chiede una password
    .words = Chi ti ha invitato la conosce.
    .stale = Questo invito non apre più il tavolo. Chiedi quello nuovo, o scrivi la password.
locked-go = Entra
password = Password
password-new = Nuova password
lock = Chiedi una password
    .hint = Senza, nessuno entra o guarda. Chi è al tavolo resta.
lock-on = Il tavolo chiede una password
    .hint = Link e codice QR lo aprono: chi li ha non deve scrivere niente.
lock-change = Un’altra
    .hint = I link mandati prima non apriranno più il tavolo.
lock-off = Toglila
listed = Mostra tra i tavoli aperti
    .hint = Chiunque trova questo tavolo nella prima pagina: il tuo nome, l’edizione, la lingua e quanti siete. Finché ci sei può entrare.
listed-told = Chiunque può trovare questo tavolo nella prima pagina.
tables = Tavoli aperti
    .words = Chi li ha aperti gradisce compagnia.
tables-none = Nessun tavolo aperto, per ora
    .words = Aprine uno e mostralo qui: l’interruttore è accanto all’invito.
tables-none-fit = Per ora nessuno corrisponde.
tables-all = Mostra tutti
tables-language = Lingua
tables-edition = Edizione
tables-free = Posti liberi
tables-any = Qualsiasi
tables-at-least = { $count } o più
tables-people = { $count ->
    [one] 1 persona
   *[other] { $count } persone
}
tables-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
tables-lobby = In sala d’attesa
tables-playing = Si gioca: si chiede un posto
tables-locked = Chiede una password
tables-new = Nuovo
tables-since = Da { $minutes } min
