door-playing = Estão a jogar
door-over = O jogo acabou
door-line = { $edition }, ronda { $round }: { $phase ->
    [clue] { $name } procura uma pista.
    [announce] começa quem tiver uma pista.
    [give] { $name } deu uma pista, e todos juntam uma imagem.
    [vote] { $name } deu uma pista, e todos adivinham.
   *[score] veem-se os pontos.
}
door-people = { $persons ->
    [one] Uma pessoa
   *[other] { $persons } pessoas
}{ $computers ->
    [0] .
    [one] , um jogador virtual.
   *[other] , { $computers } jogadores virtuais.
}
door-over-line = Ainda se veem os pontos. Diz que alinhas e sentas-te quando começar o próximo jogo.
door-live = A mesa, como todos a veem
door-seats = { $count ->
    [one] Um lugar pode ser teu
   *[other] { $count } lugares podem ser teus
}
door-seat = Lugar de { $name }
door-seat-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
door-seat-computer = joga o computador; dá lugar após a ronda
door-seat-away = ausente; teu até ao regresso
door-name = O teu nome à mesa
door-ask = Pedir o lugar de { $name }
door-is-it-you = { $name } não está neste momento. És tu?
door-watch = Ver
door-watch-meanwhile = Entretanto, ver
door-see-end = Ver como acabou
door-note = Pergunta-se a { $host }, que te deixa entrar com um toque. O lugar mantém a mão e os pontos.
door-note-open = A porta está aberta: o lugar é teu a partir da próxima ronda, com a mão e os pontos.
door-asked = Bateste à porta
door-asked-words = { $host } já sabe que queres o lugar de { $name }. Entretanto podes ver.
door-asked-any = { $host } já sabe que queres um lugar. Entretanto podes ver.
door-take-back = Deixa estar
door-promised = Entra
door-promised-words = O lugar de { $name } é teu assim que esta ronda acabar.
door-claim = Que bom ver-te de volta
door-claim-words = { $name } guardou-te o lugar. Volta a ser teu assim que esta ronda acabar.
door-given-back = { $name } voltou
door-given-back-words = O lugar é outra vez de { $name }. Obrigado por jogares. No próximo jogo há lugar para ti.
door-back = Recuperar o teu lugar
door-back-words = O computador joga por ti. Depois desta ronda o lugar volta a ser teu, com todos os pontos.
door-not-now = Agora não. Podes pedir outra vez na próxima ronda.
door-full = Os { $count } lugares deste jogo estão ocupados e ninguém está ausente.
door-none = De momento, nenhum lugar deste jogo está livre para ti.
door-full-words = Podes ver agora e sentar-te quando começar o próximo jogo.
door-next = Jogar o próximo
door-next-on = Entras no próximo jogo
door-next-words = Ainda se veem os pontos. Sentas-te quando começar o próximo jogo.
door-watching = Estás a ver
door-pill = Pedir um lugar
door-to = Ir à porta
door-cards = { $count ->
    [one] { $count } carta virada para baixo na mesa
   *[other] { $count } cartas viradas para baixo na mesa
}
guess-mine = O meu palpite
guess-yours = O teu palpite
guess-noted = Anotado
guess-fun = Só por diversão
guess-change = Toca noutra carta para mudar
guess-so-far = Só por diversão: { $found } em { $count } até agora
guess-right = Acertaste: { $found } em { $count } até agora.
guess-wrong = Desta vez não: { $found } em { $count } até agora.
guess-tally-storyteller = Quem assiste: { $found ->
    [one] { $found } em { $count } acertou
   *[other] { $found } em { $count } acertaram
}
guess-tally-agreement = Quem assiste: { $found ->
    [one] { $found } em { $count } apontou a imagem mais votada
   *[other] { $found } em { $count } apontaram a imagem mais votada
}
knock = { $name } está à porta
knock-seat = gostava do lugar de { $seat }
knock-any = gostava de um lugar
knock-lobby = gostava de se sentar
knock-full = gostava de se sentar; todos os lugares têm dono
knock-none = gostava de um lugar; não há nenhum livre, fica para o próximo jogo
knock-let-in = Que entre
knock-not-now = Agora não
screen-asks = O ecrã { $number } é vosso?
screen-asks-line = Mostra esta mesa.
screen-yes = Sim
screen-no = Não
knock-voices = { $count ->
    [one] { $count } de vocês deixava entrar; é precisa a maioria
   *[other] { $count } de vocês deixavam entrar; é precisa a maioria
}
company = Quem está aqui
company-door = À porta
company-nobody = Ninguém espera.
company-open = Porta aberta
    .hint = Quem chega ocupa lugares livres sem pedir.
company-asks = pede um lugar
company-looks = está a ver
company-promised = entra na próxima ronda
company-claim = recupera o lugar depois desta ronda
company-gone = não está cá de momento
company-ready = entra no próximo jogo
company-remove = Retirar
company-other-seat = Outro lugar
company-make-host = Tornar anfitrião
company-hand = Dar o meu lugar
company-hand-words = { $name } fica com o teu lugar, e tu ficas a ver.
company-hand-yes = Dar
company-undo = Anular
company-removed = { $name } saiu da mesa.
company-keep-out = Não deixar voltar
company-out = Fora da mesa
company-kept = Sem entrada
company-let-back = Deixar voltar
