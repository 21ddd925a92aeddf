# What a newcomer is told in their first round: one sentence a phase. `.head` stands before it, in another colour.

lesson-title = Primeira ronda: como é
lesson-close = Fechar esta dica
lesson-never = Já conheço o jogo: sem mais dicas
lesson-way = Como é uma ronda
lesson-way-clue = um dá a pista
lesson-way-give = { $teams ->
    [yes] cada equipa dá uma carta
   *[no] todos dão uma carta
}
lesson-way-vote = { $scoring ->
    [agreement] todos votam
   *[storyteller] todos adivinham
}
lesson-way-score = pontos

lesson-tell = Alguns devem ver qual é, mas não todos.
    .head = Dá uma pista a uma carta.
lesson-tell-unseen = Depois todos dão uma carta que combine, tu também.
    .head = Diz alguma coisa antes de veres as tuas cartas.
lesson-rival = Começa quem disser primeiro. A tua fica para a tua vez.
    .head = { $name } também está a escolher uma pista.
lesson-rivals = Começa quem disser primeiro. A tua fica para a tua vez.
    .head = Outros também estão a escolher uma pista.
lesson-give-storyteller = junta a carta que os outros possam tomar pela de { $name }.
    .head = Engana-os:
lesson-give-storyteller-many = junta as cartas que os outros possam tomar pela de { $name }.
    .head = Engana-os:
lesson-give-agreement = dá a carta que a maioria verá nesta pista.
    .head = Pensem igual:
lesson-give-agreement-many = dá as cartas que a maioria verá nesta pista.
    .head = Pensem igual:
lesson-give-team = Combina com { $partner } quem a dá; o outro vai procurar a de { $name }.
    .head = Uma carta de vocês dois.
lesson-give-agreed = escolhe a carta que os outros possam tomar pela de { $name }. Depois { $partner } vota sem a conhecer.
    .head = Dás tu pelos dois:
lesson-vote = As outras estão lá para te enganar. Adivinha qual.
    .head = Uma destas é de { $name }.
lesson-vote-team = Uma das outras veio de { $partner }: votar nela não vos dá nada.
    .head = Uma destas é de { $name }.
lesson-vote-many = Na dúvida podes dar até { $most } votos.
    .head = Uma destas é de { $name }.
lesson-vote-many-single = Na dúvida podes dar até { $most } votos; um só, se for certo, vale mais.
    .head = Uma destas é de { $name }.
lesson-vote-agreement = escolhe a carta que esperas que os outros escolham.
    .head = Pensem igual:
lesson-vote-red = O verde vai para onde esperas os outros; onde está o vermelho ninguém ganha nada.
    .head = Tens dois votos.
lesson-points-some = { $same ->
        [yes] { $told } para { $you ->
            [yes] ti
           *[no] { $name }
        } e para quem a encontrou.
       *[no] { $told } para { $you ->
            [yes] ti
           *[no] { $name }
        }, { $found } para quem a encontrou.
    } { $pays ->
        [no] { "" }
       *[yes] Cada voto na tua carta vale mais { $bonus }.
    }
    .head = Alguns encontraram-na, não todos:
lesson-points-all = { $others } para todos menos { $you ->
        [yes] tu
       *[no] { $name }
    }{ $teams ->
        [yes] { " " }e { $you ->
            [yes] o teu par
           *[no] o seu par
        }
       *[no] { "" }
    }.
    .head = Todos a encontraram: clara demais.
lesson-points-none = { $others } para todos menos { $you ->
        [yes] tu
       *[no] { $name }
    }{ $teams ->
        [yes] { " " }e { $you ->
            [yes] o teu par
           *[no] o seu par
        }
       *[no] { "" }
    }. { $pays ->
        [no] { "" }
       *[yes] Cada voto na tua carta vale mais { $bonus }.
    }
    .head = Ninguém a encontrou: longe demais.
lesson-points-agreement = Tantos pontos quantos os votos na carta que escolheste. A sós numa carta: nada.{ $red ->
        [yes] { " " }Onde está o vermelho: também nada.
       *[no] { "" }
    }
    .head = Pensaram igual?
