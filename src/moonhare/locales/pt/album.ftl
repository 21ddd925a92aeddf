# The album of a game, its replay, and the rounds that have been played.

album-title = { $day } com { $host }
album-line = { $date } · { $count ->
    [one] uma pista
   *[other] { $count } pistas
}
album-cover = Capa
album-pages = Páginas
album-keep = Para guardar
album-keep-words = { $clues ->
    [one] Uma pista
   *[other] { $clues } pistas
}, as { $cards } cartas que lhes responderam, e quem caiu em quê.
album-save = Guardar num ficheiro
album-saved = Guardado: { $size } MB, com tudo dentro.
album-not-saved = Nem todas as imagens chegaram. Tenta daqui a pouco.
album-save-words = O ficheiro abre em qualquer navegador, mesmo sem internet. Em papel são { $pages } páginas A4.
album-print = Imprimir
album-data = Guardar o jogo como dados
album-link = Link secreto
    .words = Quem o tiver pode ler o álbum; mais ninguém o encontra.
album-days = { $days ->
    [one] O álbum fica aqui um dia depois do último jogo na mesa.
   *[other] O álbum fica aqui { $days } dias depois do último jogo na mesa.
} O que guardares é teu.
album-back = Voltar à mesa
album-none = Não há álbum aqui
album-nothing = Nenhuma ronda deste jogo foi contada.
game-number = Jogo { $game }
game-broken-off = Interrompido
told-in = Pista de { $name }, ronda { $round }
found-by = Encontrada por { $names }.
found-by-all = Todos a encontraram.
found-by-none = Ninguém a encontrou.
fell-for = A carta de { $owner } enganou { $names }.
chosen-by = A imagem de { $owner } foi escolhida por { $names }.
red-on = O voto vermelho está na imagem de { $owner }.
whys = O que disse o computador
honours = Distinções
honour-understood = Em sintonia
honour-guesser = Melhor olho
colophon = Cartas: { $title }, de { $author }, { $licence }
colophon-made = Feito com o Moonhare

past-rounds = Rondas anteriores
past-none = Ainda nenhuma ronda foi contada.

replay = O jogo, passo a passo
replay-previous = Anterior
replay-next = Seguinte
replay-steps = Passos
replay-step = Passo { $step } de { $all }
replay-clue = Pista
replay-hands = Mãos
step-dealt = Começa a ronda { $round }.
step-told = { $name } dá uma pista.
step-given = { $count ->
    [one] { $name } dá uma carta.
   *[other] { $name } dá { $count } cartas.
}
step-laid-out = As cartas são viradas.
step-voted = { $name } vota em { $slots }.
step-scored = Contam-se os pontos.
step-ended = Fim. Ganha: { $names }.
