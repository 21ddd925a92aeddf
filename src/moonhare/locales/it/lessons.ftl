# What a newcomer is told in their first round: one sentence a phase. `.head` stands before it, in another colour.

lesson-title = Primo turno: come funziona
lesson-close = Chiudi questo consiglio
lesson-never = Conosco il gioco: niente più consigli
lesson-way = Come va un turno
lesson-way-clue = uno racconta
lesson-way-give = { $teams ->
    [yes] una carta per squadra
   *[no] tutti danno una carta
}
lesson-way-vote = { $scoring ->
    [agreement] tutti votano
   *[storyteller] tutti indovinano
}
lesson-way-score = punti

lesson-tell = Qualcuno deve capire quale intendi, ma non tutti.
    .head = Dai un indizio a una carta.
lesson-tell-unseen = Poi ognuno dà una carta che gli si adatti, anche tu.
    .head = Di’ qualcosa prima di vedere le tue carte.
lesson-rival = Comincia chi racconta per primo. Il tuo resta pronto per quando tocca a te.
    .head = Anche { $name } sta scegliendo un indizio.
lesson-rivals = Comincia chi racconta per primo. Il tuo resta pronto per quando tocca a te.
    .head = Anche altri stanno scegliendo un indizio.
lesson-give-storyteller = aggiungi la carta che gli altri potrebbero credere di { $name }.
    .head = Portali fuori strada:
lesson-give-storyteller-many = aggiungi le carte che gli altri potrebbero credere di { $name }.
    .head = Portali fuori strada:
lesson-give-agreement = dai la carta che i più vedranno in questo indizio.
    .head = Pensate insieme:
lesson-give-agreement-many = dai le carte che i più vedranno in questo indizio.
    .head = Pensate insieme:
lesson-give-team = Decidi con { $partner } chi la dà; l’altro cercherà quella di { $name }.
    .head = Una carta da voi due.
lesson-give-agreed = scegli la carta che gli altri potrebbero credere di { $name }. Poi { $partner } vota senza conoscerla.
    .head = Dai tu per tutti e due:
lesson-vote = Le altre sono lì per ingannarti. Indovina quale.
    .head = Una di queste è di { $name }.
lesson-vote-team = Una delle altre l’ha data { $partner }: votarla non vi porta nulla.
    .head = Una di queste è di { $name }.
lesson-vote-many = Nel dubbio puoi votarne fino a { $most }.
    .head = Una di queste è di { $name }.
lesson-vote-many-single = Nel dubbio puoi votarne fino a { $most }; un voto solo, se è giusto, vale di più.
    .head = Una di queste è di { $name }.
lesson-vote-agreement = scegli la carta che ti aspetti scelgano gli altri.
    .head = Pensate insieme:
lesson-vote-red = Il verde va dove ti aspetti gli altri; dove sta il rosso nessuno prende nulla.
    .head = Hai due voti.
lesson-points-some = { $same ->
        [yes] { $told } a { $you ->
            [yes] te
           *[no] { $name }
        } e a chi l’ha trovata.
       *[no] { $told } a { $you ->
            [yes] te
           *[no] { $name }
        }, { $found } a chi l’ha trovata.
    } { $pays ->
        [no] { "" }
       *[yes] Ogni voto per la tua carta ne vale { $bonus } in più.
    }
    .head = Qualcuno l’ha trovata, non tutti:
lesson-points-all = { $others } a tutti tranne { $you ->
        [yes] te
       *[no] { $name }
    }{ $teams ->
        [yes] { " " }e { $you ->
            [yes] chi fa coppia con te
           *[no] partner
        }
       *[no] { "" }
    }.
    .head = Trovata da tutti: troppo chiaro.
lesson-points-none = { $others } a tutti tranne { $you ->
        [yes] te
       *[no] { $name }
    }{ $teams ->
        [yes] { " " }e { $you ->
            [yes] chi fa coppia con te
           *[no] partner
        }
       *[no] { "" }
    }. { $pays ->
        [no] { "" }
       *[yes] Ogni voto per la tua carta ne vale { $bonus } in più.
    }
    .head = Non l’ha trovata nessuno: troppo lontano.
lesson-points-agreement = Tanti punti quanti sono i voti sulla carta che hai scelto. Da soli su una carta: nulla.{ $red ->
        [yes] { " " }Dove sta il rosso: nulla.
       *[no] { "" }
    }
    .head = Avete pensato lo stesso?
