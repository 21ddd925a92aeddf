# Essere chiamati quando tocca a noi e nessuna pagina è aperta.
calls = Avvisami quando tocca a me
    .words = Questo dispositivo ti avvisa quando il tavolo ti aspetta e nessuna sua pagina è aperta. Ti verrà chiesto una volta se lo permetti.
    .private = L’avviso passa da chi ha fatto il tuo browser e dice solo «tocca a te»: nessun indizio, nessuna carta, nessun nome.
calls-begin = Avvisami
calls-end = Non avvisarmi più
calls-are-on = Ti arriverà un avviso quando tocca a te.
calls-denied = Il tuo browser non permette a questa pagina di avvisarti. Consenti le notifiche nelle sue impostazioni, accanto all’indirizzo.
calls-no-way = Questo server non manda avvisi.
calls-later = Non ha funzionato. Riprova tra un po’.
calls-offer = A questo tavolo si gioca nell’arco di più giorni. Vuoi un avviso quando tocca a te?
calls-decline = No, grazie
