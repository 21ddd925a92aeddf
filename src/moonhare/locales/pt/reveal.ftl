# A round's points: whose card was whose, who found it, why who gets what.

points-in-all = { $points } ao todo
# after so many points that all who voted for one picture got
points-for-each = cada um
once-more = Ver de novo
score-track = Caminho dos pontos
track = Caminho dos pontos: { $rabbits }
track-rabbit = { $name } { $points }
card-which = { $you ->
    [yes] Quem encontrou a tua carta?
   *[no] Qual era a carta de { $name }?
}
card-was = { $you ->
    [yes] A tua carta era a número { $slot }
   *[no] A carta de { $name } era a número { $slot }
}
no-votes = sem votos
votes-of = Votos: { $names }
red-vote-of = Voto vermelho: { $names }

# A number of votes, for the sentences below
votes = { $count ->
    [one] um voto
    [2] dois votos
    [3] três votos
    [4] quatro votos
    [5] cinco votos
    [6] seis votos
    [7] sete votos
    [8] oito votos
    [9] nove votos
    [10] dez votos
    [11] onze votos
    [12] doze votos
   *[other] { $count } votos
}

# After what somebody gained: “+3 for finding Nell’s card”
why-some-found = porque alguns a encontraram, mas não todos
why-found = { $tellerYou ->
    [yes] por encontrar a tua carta
   *[no] por encontrar a carta de { $name }
}
why-all-found = porque todos a encontraram
why-none-found = porque ninguém a encontrou
why-votes-received = por { votes } { $you ->
    [yes] { $several ->
        [yes] nas tuas cartas
       *[no] na tua carta
    }
   *[no] { $several ->
        [yes] nas cartas que deu
       *[no] na carta que deu
    }
}{ $cut ->
    [yes] {" "}({ $most } no máximo)
   *[no] {""}
}
why-single-vote = por a encontrar com um só voto
why-same-image = por { votes } na mesma imagem{ $cut ->
    [yes] {" "}({ $most } no máximo)
   *[no] {""}
}

# Instead of points
nothing-all-found = todos encontraram a carta
nothing-none-found = ninguém encontrou a carta
nothing-missed = { $you ->
    [yes] { $count ->
        [one] votaste na carta de { $names }
       *[other] votaste em cartas de { $names }
    }
   *[no] { $count ->
        [one] votou na carta de { $names }
       *[other] votou em cartas de { $names }
    }
}
nothing-own-team = { $you ->
    [yes] votaste na carta da tua equipa
   *[no] votou na carta da própria equipa
}
# Beside what a team’s card was paid for; after it stands whose vote it was
own-vote-unpaid = o voto da própria equipa não conta
nothing-alone = mais ninguém nesta imagem
nothing-red-vote = { $you ->
    [yes] votaste onde está o voto vermelho
   *[no] votou onde está o voto vermelho
}
# Of a card, whoever voted for it
red-vote-here = sem pontos onde está o voto vermelho
nothing-unpaid = desta vez sem pontos

# The steps of the points, as the moon tells them
show-in = Já estão todos os votos
show-elsewhere = Olhem para o ecrã grande
show-in-agreement = Onde estão de acordo?
show-votes = Os votos
show-most = { $all ->
    [yes] Todos na carta { $cards }
   *[no] { $count ->
        [one] A mais votada: carta { $cards }
       *[other] As mais votadas: cartas { $cards }
    }
}
show-spread = Nunca dois na mesma carta
show-card = Número { $slot }
show-found = { $found ->
    [all] Todos a encontraram
    [none] Ninguém a encontrou
   *[some] { $count ->
        [one] { $count } em { $voters } encontrou-a
       *[other] { $count } em { $voters } encontraram-na
    }
}
show-agreed = Onde estiveram de acordo
show-red = O voto vermelho está na carta { $cards }
show-owners = De quem eram?
show-drew = { $you ->
    [yes] A tua carta teve { votes }
   *[no] { $cards ->
        [one] A carta de { $names } teve { votes }
       *[other] As cartas de { $names } tiveram { votes } cada uma
    }
}
show-drew-few = Um voto aqui, outro ali
show-drew-none = Nenhuma outra carta teve votos
# Before the reasons: “+5 for you: +3 for finding Nell’s card · +2 for two votes on yours”
gain-of = { $you ->
    [yes] { $gain } para ti:
    [two] { $gain } para vocês dois:
   *[no] { $gain } para { $name }:
}
# The same of all who voted for one picture, where that pays: “Ana and Ida: +2 each for two votes on the same picture”
gain-each = { $paid ->
    [yes] { $names }: { $gain } cada um
   *[no] { $names }:
}

show-all = Mostrar tudo
whys-next = O comentário seguinte
next-round = { $you ->
    [yes] Próxima ronda: narras tu
   *[no] Próxima ronda: narra { $name }
}
ring-showing = Os pontos ficam mais cerca de { $seconds } segundos.
round-began = A ronda { $round } já começou.
round-began-you = A ronda { $round } já começou, e estão à tua espera.
to-table = Para a mesa
to-standing = Para a classificação final
