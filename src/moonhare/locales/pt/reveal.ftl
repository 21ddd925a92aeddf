# A round's points: whose card was whose, who found it, why who gets what.

points = Pontos
points-of-round = Pontos desta ronda
points-in-all = { $points } ao todo
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

# After a number of points
why-some-found = alguns encontraram-na, não todos
why-found = { $yours ->
    [yes] encontrou a tua carta
   *[no] encontrou a carta de { $name }
}
why-all-found = todos a encontraram
why-none-found = ninguém a encontrou
why-votes = { $count ->
    [one] atraiu um voto
   *[other] atraiu { $count } votos
}{ $capped ->
    [yes] {" "}(mais não conta)
   *[no] {""}
}
why-single = com um só voto
why-same = { $count ->
    [one] de acordo com mais um
   *[other] de acordo com mais { $count }
}{ $capped ->
    [yes] {" "}(mais não conta)
   *[no] {""}
}

# Instead of points
nothing-all = todos encontraram a carta
nothing-none = ninguém encontrou a carta
nothing-voted = { $count ->
    [one] votou na carta de { $names }
   *[other] votou em cartas de { $names }
}
nothing-own = votou na carta da própria equipa
nothing-alone = mais ninguém nesta imagem
nothing-spoiled = votou onde está o voto vermelho
nothing-sat-out = desta vez sem pontos

show-all = Mostrar tudo
next-round = { $you ->
    [yes] Próxima ronda: narras tu
   *[no] Próxima ronda: narra { $name }
}
round-began = A ronda { $round } já começou.
round-began-you = A ronda { $round } já começou, e estão à tua espera.
to-table = Para a mesa
to-standing = Para a classificação final
