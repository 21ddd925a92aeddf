# The end of a game: who won, the standing, the next game.

the-end = Fim
edition-and-rounds = { $edition }, { $count ->
    [one] uma ronda
   *[other] { $count } rondas
}
win-moon = { $you ->
    [yes] Chegas à lua
   *[no] { $name } chega à lua
}
win = { $you ->
    [yes] Ganhas tu
   *[no] Ganha { $name }
}
win-team = Ganham juntos { $names }
win-shared = { $names } partilham a vitória
points-each = { $points ->
    [one] um ponto
   *[other] { $points } pontos
}
ahead-of = { $points ->
    [one] um ponto
   *[other] { $points } pontos
}, mais { $by } do que { $names }
ended-score = { $points ->
    [one] Alguém chegou a um ponto.
   *[other] Alguém chegou aos { $points } pontos.
}
ended-turns = { $count ->
    [one] Todos já narraram uma vez.
   *[other] Todos já narraram { $count } vezes.
}
ended-pile = Acabou o monte de cartas.
standing = Classificação
race = A corrida
race-line = pontos depois de cada ronda
race-words = Os pontos ronda a ronda. No fim: { $standing }
play-again = Jogar outra vez
another-edition = Outra edição
another-edition-words = Começa logo, com as mesmas { $count } pessoas à mesa.
edition-not-for = Não é para { $count } jogadores
to-lobby = Voltar à sala
host-again = { $name } pode começar o próximo jogo.
nobody-hosts = O próximo jogo pode começar quando a mesa voltar a ter anfitrião.

awards = Prémios
award-sure-hand = Mão certeira
    .words = { $names }: pistas que alguns encontraram, não todos, { $count } vezes
award-sharp-eye = Olho vivo
    .words = { $names }: carta certa encontrada { $count } vezes
award-decoy = Melhor isco
    .words = { $names }: { $count } votos atraídos com outras cartas
award-one-mind = Um só pensamento
    .words = { $names }: o mesmo voto { $count } vezes
