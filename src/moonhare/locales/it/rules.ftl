# The rules in our own words, told from a table's settings; and the page about Moonhare.
# Fetched only when somebody opens them.

rules-lead = Ciascuno ha in mano delle immagini. Uno di voi dice qualcosa di una delle sue; gli altri le mettono accanto un’immagine che potrebbe essere quella giusta. Poi si indovina.

# One round in pictures.

scenes-title = Un turno, raccontato
scene-clue-hand = { $name } dice qualcosa
    .words = Sceglie un’immagine della sua mano, la tiene segreta e ne dice qualcosa: una parola, un verso, una canzone ricordata a metà.
scene-clue-unseen = { $name } dice qualcosa
    .words = Tutte le mani sono coperte, anche quella di { $name }. Nessuno ha visto un’immagine: l’indizio viene prima.
scene-give-others = Gli altri rispondono con una carta
    .words = Ognuno dà in segreto, dalla propria mano, quella che potrebbe essere intesa altrettanto bene.
scene-give-everybody = Tutti danno una carta
    .words = Anche { $name }. Ognuno dà quella che sta meglio con le parole. Nessuna è quella giusta.
scene-give-teams = In due decidono chi dà
    .words = Possono parlare, davanti a tutti, senza mostrare nulla. Quale carta sia, non lo sa nemmeno il compagno.
scene-lay = Le carte vengono disposte
    .words = Prima si mescolano. Il posto di una carta non dice di chi è.
scene-vote-others = Gli altri la cercano
    .words = Tutti tranne { $name } votano in segreto, e mai per una carta propria.
scene-vote-agreement = Vota dove voteranno gli altri
    .words = Vale anche la tua carta. Chi narra ha un secondo voto, rosso: rovina l’immagine.
scene-vote-teams = I compagni la cercano
    .words = Chi non ha dato nulla vota, in segreto: quale carta è di { $name }?
scene-show = Era la numero { $slot }
    .words = L’hanno trovata { $names }: alcuni, ma non tutti. Così ha punti anche { $name }, e chi ha attirato voti sulla propria carta ne ha pure.
scene-show-teams = Era la numero { $slot }
    .words = Trovata da { $names }: alcuni, ma non tutti. Così ha punti anche la squadra di { $name }. I due compagni stanno sulla stessa pietra.
scene-show-agreement = In { $count } d’accordo
    .words = Tanti punti quanti sono i voti sull’immagine. Chi è solo non ne ha, e dove sta il voto rosso non ne ha nessuno.
scene-clue-said = Non guardò giù
case-plain = Troppo chiaro.
case-right = Giusto così.
case-odd = Troppo lontano.
case-several = Più voti su un’immagine
case-alone = Da soli
case-red = Sotto il voto rosso
rules-in-numbers = In numeri
rules-in-detail = E nei dettagli

rules-points = Come si contano i punti
rules-col-case = Che cosa è successo
rules-col-storyteller = Narratore
rules-col-finders = Chi la trova
rules-col-others = Chi no
rules-case-some = La trovano alcuni
rules-case-all = La trovano tutti
rules-case-none = Non la trova nessuno
rules-start = Tutti partono da 0 punti.
rules-bonus = { $points ->
    [one] In più, 1 punto per ogni voto su una tua carta, comunque sia andata. Per la carta del narratore non vale mai.
   *[other] In più, { $points } punti per ogni voto su una tua carta, comunque sia andata. Per la carta del narratore non vale mai.
}
rules-bonus-capped = { $points ->
    [one] In più, 1 punto per ogni voto su una tua carta, comunque sia andata, al massimo { $most }. Per la carta del narratore non vale mai.
   *[other] In più, { $points } punti per ogni voto su una tua carta, comunque sia andata, al massimo { $most }. Per la carta del narratore non vale mai.
}
rules-all-several = «La trovano tutti» vuol dire che ogni votante ha un voto su quella carta.
rules-single = { $points ->
    [one] Chi usa un solo voto e trova la carta ha 1 punto in più, anche se la trovano tutti.
   *[other] Chi usa un solo voto e trova la carta ha { $points } punti in più, anche se la trovano tutti.
}
rules-pairs = I compagni siedono uno di fronte all’altro, e raccontano tutti e due, non uno solo per squadra.
rules-whisper = Qui i compagni possono bisbigliare: quello che si scrivono non lo legge nessun altro.
rules-team-points = I punti sono della squadra: i due compagni stanno sulla stessa pietra.
rules-own-team = Un voto per la carta della propria squadra non le porta nulla.
rules-own-team-pays = Un voto per la carta della propria squadra vale come gli altri.
rules-agreement = Ricevi tanti punti quanti sono i voti sull’immagine che hai votato, compreso il tuo.
rules-agreement-capped = Ricevi tanti punti quanti sono i voti sull’immagine che hai votato, compreso il tuo, al massimo { $most }.
rules-agreement-alone = Se sull’immagine ci sei solo tu, non ricevi nulla.
rules-agreement-red = Dove cade il voto rosso nessuno riceve nulla, nemmeno il narratore.

rules-round = Un turno
rules-step-clue = L’indizio
rules-step-give = Dare una carta
rules-step-lay = Le carte in tavola
rules-step-vote = Il voto
rules-step-show = I punti
rules-step-refill = Il turno seguente
rules-clue-hand = Il narratore sceglie un’immagine dalla mano, la tiene segreta e ne dice qualcosa: una parola, una frase, un verso di una canzone, quel che vuole.
rules-clue-unseen = Le carte del narratore stanno coperte. Senza averle viste, il narratore dice qualcosa: l’indizio non appartiene a nessuna carta.
rules-clue-media = Qui un indizio può essere { $media }.
rules-first-announce = Nel primo turno fa da narratore chi annuncia per primo un indizio.
rules-first-unseen = Fino ad allora le carte di tutti restano coperte.
rules-words = { $count ->
    [one] Un indizio è di una parola sola.
   *[other] Un indizio ha al massimo { $count } parole.
}
rules-first-random = Chi racconta per primo si estrae a sorte.
rules-first-host = Racconta per primo il capotavola.
rules-give-others = { $count ->
    [one] Tutti gli altri danno in segreto la carta della loro mano che va meglio con l’indizio.
   *[other] Tutti gli altri danno in segreto le { $count } carte della loro mano che vanno meglio con l’indizio.
}
rules-give-everybody = { $count ->
    [one] Tutti, anche il narratore, danno in segreto la carta che va meglio con l’indizio.
   *[other] Tutti danno in segreto: il narratore una carta, gli altri { $count }.
}
rules-give-teams = { $count ->
    [one] Nelle altre squadre i due si accordano su chi dà una carta. Possono parlarne davanti a tutti, ma senza mostrare né descrivere carte. Chi la dà lo sanno tutti; quale sia resta segreto, anche per il compagno.
   *[other] Nelle altre squadre i due si accordano su chi dà { $count } carte. Possono parlarne davanti a tutti, ma senza mostrare né descrivere carte. Chi le dà lo sanno tutti; quali siano resta segreto, anche per il compagno.
}
rules-give-named = Chi dà può dirlo l’uno o l’altro; vale appena l’altro è d’accordo, o appena chi è stato indicato dà una carta.
rules-lay = Le carte si mescolano e si mettono in tavola scoperte. Il posto di una carta non dice nulla su chi l’ha data.
rules-vote-others = Tutti tranne il narratore votano in segreto la carta che credono sua.
rules-vote-agreement-others = Tutti tranne il narratore votano in segreto l’immagine che secondo loro sceglieranno anche gli altri.
rules-vote-agreement-all = Tutti votano in segreto l’immagine che secondo loro sceglieranno anche gli altri.
rules-vote-teams = Il compagno che non ha dato nulla cerca in segreto la carta del narratore. Il compagno del narratore salta questo turno.
rules-vote-several = Ciascuno ha fino a { $count } voti, su carte diverse. Trovare la carta vale una volta sola.
rules-own-allowed = Puoi votare anche la tua carta.
rules-own-forbidden = La tua carta non puoi votarla.
rules-red = Il narratore vota due volte, sempre in segreto: con il verde, come tutti, e con il rosso. Il rosso può andare su qualsiasi carta, anche su quella del verde.
rules-anew = Finché manca l’ultima carta, e finché manca l’ultimo voto, puoi cambiare idea. Nessuno lo viene a sapere.
rules-show = Arrivato l’ultimo voto, si scopre tutto: la carta del narratore, chi ha dato che cosa, chi ha votato che cosa. Poi saltano le lepri.
rules-show-agreement = Arrivato l’ultimo voto, si scopre tutto: chi ha dato che cosa, chi ha votato che cosa. Poi saltano le lepri.
rules-discards = Le carte in tavola passano fra gli scarti, che stanno scoperti: chiunque può guardarli.
rules-refill = Si pesca fino ad avere di nuovo in mano { $hand ->
    [one] una carta
   *[other] { $hand } carte
}.
rules-pass = Poi ciascuno passa le carte che ha in mano a chi gli siede a sinistra.
rules-next = Il prossimo a raccontare è chi siede alla sinistra del narratore.

setting-is = { $setting }: { $value }
rules-numbers = In pochi o in tanti

rules-end = La fine
rules-deck = Si gioca con { $count } carte; se i set ne hanno di più, si pescano da tutti.
rules-end-pile = La partita finisce quando il mazzo è esaurito.
rules-end-score = La partita finisce dopo un turno in cui qualcuno ha { $points } punti o più.
rules-end-turns = { $count ->
    [one] La partita finisce quando tutti hanno raccontato una volta.
   *[other] La partita finisce quando tutti hanno raccontato { $count } volte.
}
rules-tie = Vince chi ha più punti; a pari punti si vince insieme.
rules-tie-teams = Vince la coppia che ha più punti; a pari punti le coppie vincono insieme.
rules-reshuffle = Se prima di allora il mazzo non basta, lo si rimescola insieme agli scarti.
rules-advice = Un buon indizio
rules-advice-storyteller = Non così chiaro che lo capiscano tutti, non così strano che non lo capisca nessuno. Una battuta che al tavolo capisce una sola persona vale oro.
rules-advice-agreement = Di’ qualcosa che evochi la stessa immagine in molte teste. E vota quel che ci vedono gli altri, non quel che piace a te.

about-lead = Moonhare è un gioco per 3–12 persone che guardano immagini e si sorprendono a parole. È software libero, senza iscrizioni, pubblicità né tracciamenti.
about-privacy = Che cosa si conserva di te
about-privacy-table = Questo server conserva il tavolo: nomi e simboli, indizi, carte, voti e punti. Così una partita sopravvive quando il server riparte.
about-privacy-seat = Un cookie, valido solo per l’indirizzo del tavolo, custodisce il tuo posto: nessun altro può giocare per te.
about-privacy-browser = Il tuo browser ricorda nome, simbolo, lingua, tema, un indizio scritto a metà e i codici dei tuoi tavoli. Cancella i dati del sito e spariscono.
about-privacy-none = Nulla viene inviato ad altri. Tutto ciò che c’è in queste pagine viene da questo server.
about-privacy-gone = Un tavolo che nessuno tocca da 30 giorni viene cancellato con tutto ciò che contiene, salvo che chi gestisce il server abbia scelto un altro termine.
about-licence = Di chi è il lavoro
about-licence-code = Il programma è libero secondo la GNU Affero General Public License, versione 3 o successiva: puoi usarlo, studiarlo, cambiarlo e passarlo ad altri, e chi lo fa girare per altri ne offre il codice.
about-licence-art = Immagini e testi sono sotto Creative Commons Attribuzione-Condividi allo stesso modo 4.0, salvo che un set di carte dica altro.
about-licence-others = I caratteri sono Fraunces e Nunito Sans, sotto la SIL Open Font License.
