# The end of a game: who won, the cards of the evening, the standing, the next game.

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
win-team = { $you ->
    [yes] Ganhas com { $names }
   *[no] Ganham { $names }
}
win-shared = { $you ->
    [yes] Partilhas a vitória com { $names }
   *[no] { $names } partilham a vitória
}
points-each = { $points ->
    [one] um ponto
   *[other] { $points } pontos
}
your-place = { $teams ->
    [yes] A tua equipa
   *[no] Tu
}: { $place }.º lugar em { $all }, { $score }
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
another-edition-words = Começa logo, com os mesmos { $count } à mesa.
another-edition-rules = As regras da casa mantêm-se.
edition-not-for = Não é para { $count } jogadores
edition-with-more = { $count ->
    [one] Com mais um jogador virtual
   *[other] Com mais { $count } jogadores virtuais
}
to-lobby = Voltar à sala de espera
host-again = { $you ->
    [yes] Podes começar o próximo jogo.
   *[no] { $name } pode começar o próximo jogo.
}
nobody-hosts = O próximo jogo pode começar quando a mesa voltar a ter anfitrião.

each-ahead-of = { $points ->
    [one] um ponto
   *[other] { $points } pontos
} cada um, mais { $by } do que { $names }
win-moon-shared = { $you ->
    [yes] Partilhas a lua com { $names }
   *[no] { $names } partilham a lua
}
next-game = O próximo jogo
ready-count = { $count } de { $all } a postos.
ready-one = { $name } está a postos
not-ready-one = { $name } ainda não está a postos
ready-guests = Também no próximo jogo: { $names }.
ready-said = Jogas outra vez
begin-without-host = Começar o próximo jogo
evening-cards = As cartas do serão
finest = A pista mais bonita
did-finest = { $you ->
    [yes] A pista é tua.
   *[no] A pista é de { $name }.
}
came-finest = { $many ->
    [yes] Carta encontrada por { $votes } de { $voters }.
   *[no] Carta encontrada por { $votes } de { $voters }: { $names }.
}
misled = A carta que mais enganou
did-misled = { $you ->
    [yes] A carta é tua.
   *[no] A carta é de { $name }.
}
came-misled = { $votes ->
    [one] { $votes } de { $voters } tomou-a pela de { $teller }.
   *[other] { $votes } de { $voters } tomaram-na pela de { $teller }.
}
agreed = A imagem mais consensual
did-agreed = { $you ->
    [yes] A carta é tua.
   *[no] A carta é de { $name }.
}
came-agreed = Escolhida por { $votes } de { $voters }.
understood = Quem entendeu quem
understood-both = { $names } encontraram mutuamente as suas cartas { $count } vezes
understood-one = { $one } encontrou { $count } vezes a carta de { $other }
understood-alike = { $names } escolheram a mesma imagem { $count } vezes
guessed-best = Melhor olho: { $names } (cartas encontradas: { $count } em { $of })
album = O álbum do serão
album-open = Abrir
replay-open = Rever
