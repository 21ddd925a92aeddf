# The big screen: a table for a whole room, read from the sofa.

tv-which = Que mesa?
tv-which-line = Escreve o código dela. Está na sala de espera.
tv-show = Mostrar
tv-unknown = Não há nenhuma mesa com este código.
tv-over = Essa mesa já não existe.
tv-key = Carrega numa tecla para ter som
tv-whispers = Regra da casa: os parceiros podem cochichar
tv-asks = Ecrã { $number }: digam que sim num telemóvel
tv-take-out = Peguem nos telemóveis
tv-point = Apontem a câmara ao código, ou abram { $address } e escrevam
tv-at-table = À mesa
tv-free = livre
tv-host = anfitrião
tv-computer = jogador virtual
tv-starts = { $name } começa quando estiverem todos
tv-join = Joga ou assiste
tv-first = Quem tem primeiro uma pista?
tv-first-line = Quem a disser primeiro é o narrador
tv-looking-line = Uma carta da mão para dizer sem a dizer
tv-unseen-line = Primeiro a pista, depois as cartas
tv-on-way = { $count ->
    [one] Falta mais uma carta
   *[other] Faltam mais { $count } cartas
}
tv-still-voting = Ainda a votar
tv-votes-in = { $count ->
    [one] Já há um voto
   *[other] Já há { $count } votos
}
tv-finest = A pista mais bonita
tv-agreed = A imagem mais consensual
tv-misled = A carta que mais enganou
