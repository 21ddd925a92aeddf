# The lobby: seats, edition, house rules, cards, inviting, starting.

# Not of seats: fewer are drawn than there may be.
players-here = { $count } à mesa, até { $most }
news-sits-down = { $count ->
    [one] { $names } sentou-se à mesa.
   *[other] { $names } sentaram-se à mesa.
}
add-computer = Juntar o computador
choose-computer = Escolher como joga o computador
add-bot = Convidar um bot
your-hare = O teu nome e a tua lebre
free-seat = Lugar livre: convida alguém ou senta um jogador virtual
    .invite = Lugar livre: convida alguém
    .short = livre
more-about = Mais sobre { $name }
who-you = tu
who-host = anfitrião
who-computer = computador
who-bot = bot
who-away = ausente
who-ready = a postos
change-name = Mudar de nome
move-earlier = Um lugar antes
move-later = Um lugar depois
make-host = Tornar anfitrião
remove-seat = Tirar da mesa
teams = Equipas
teams-hint = Os parceiros sentam-se frente a frente. A ordem dos lugares forma os pares.

what-we-play = O que jogamos
edition = Edição
read-rules = Ler as regras
host-chooses = { $host } escolhe o que se joga.
pile-rounds = O monte chega no máximo para { $count ->
    [one] uma ronda
   *[other] { $count } rondas
}; depois o jogo acaba.
players-between = { $least }–{ $most } jogadores
players-among = { $numbers } jogadores
edition-unfit = { $players }. Vocês são { $count }.
wish-count = { $count ->
    [one] Uma pessoa gostava
   *[other] { $count } pessoas gostavam
}
wish-label = Preferes outra coisa? Diz.
step-clue = Um de vocês dá uma pista para uma imagem.
step-clue-unseen = Um de vocês dá uma pista antes de ver as cartas.
step-give = Todos juntam uma imagem que podia ser essa.
step-give-teams = Em cada par um junta uma imagem; o outro não sabe qual.
step-give-agreement = Todos dão a imagem que lhe fica melhor.
step-vote = Todos adivinham qual era.
step-vote-teams = Quem não juntou nenhuma adivinha qual era.
step-vote-more = Todos adivinham, com dois votos no máximo.
step-vote-agreement = Todos votam na imagem que os outros vão escolher.
step-score = Encontrada por alguns, não por todos: pontos para quem narra e para quem encontra.
step-score-agreement = Quantos mais concordarem contigo, mais pontos.

house-rules = Regras da casa
house-rules-hint = O que difere da edição { $edition } está assinalado. Escreve um número ou usa os botões. O que não combina é dito antes de o jogo começar.
as-written = Tal como estão
done = Pronto
rules-changed = { $count ->
    [one] uma alteração
   *[other] { $count } alterações
}
house-end = A duração
house-clue = A pista
house-cards = As cartas
house-votes = Os votos
house-points = Os pontos
reset-settings = Voltar às regras da edição { $edition }
originally = { $edition }: { $value }

setting-end = O jogo acaba
value-end-pile = quando acabar o monte
value-end-score = ao chegar a um número de pontos
value-end-turns = quando todos tiverem narrado
setting-target_score = Pontos a atingir
setting-turns_each = Vezes que cada um narra
setting-first_storyteller = Primeiro narrador
value-first_storyteller-announce = quem tiver primeiro uma pista
value-first_storyteller-random = tirado à sorte
value-first_storyteller-host = o anfitrião
setting-clue_from = A pista é dada
value-clue_from-hand = a partir de uma carta da mão
value-clue_from-unseen = antes de ver a mão
setting-clue_media = Uma pista pode ser
time = Tempo
pace-none = O que for preciso
pace-relaxed = Com calma
pace-brisk = A bom ritmo
pace-quick = Rápido
pace-days = Um dia para cada um
    .hint = Cada parte da ronda espera por todos até um dia. Depois o computador joga por quem falta.
pace-own = Tempos teus
# The times for those who do not set them: “clue 90 sec, giving 15 sec, voting 15 sec; then the computer acts”
pace-part = { $part ->
    [clue] pista { $time }
    [give] cartas { $time }
    [vote] votação { $time }
   *[points] pontos { $time }
}
pace-told = { $parts }; { $hard ->
    [yes] depois joga o computador
   *[no] depois a mesa pode avançar
}
time-hard = No fim joga o computador
time-hard-hint = Desligado: depois decidem juntos
time-clue = Pista, em segundos
time-give = Cartas, em segundos
time-vote = Votação, em segundos
time-points = Pontos, em segundos
time-no-limit = sem limite
says-why = O computador diz porquê
    .hint = Quando há pontos, numa frase, porque votou assim
setting-clue_words = Palavras de uma pista, no máximo
setting-deck_size = Cartas em jogo, no máximo
setting-hand_size = Cartas na mão
setting-cards_given = Cartas que cada um dá
setting-reshuffle = Se o monte não chegar, baralhar as cartas usadas
setting-pass_hands = Depois de cada ronda, as cartas da mão passam para a esquerda
setting-teams = Equipas de dois
setting-whisper = Os parceiros podem cochichar
setting-voters = Quem vota
value-voters-others = todos menos o narrador
value-voters-all = todos
setting-votes = Votos de cada um, no máximo
setting-own_card_votable = Pode votar-se na própria carta
setting-red_vote = O narrador tem um voto vermelho
setting-scoring = O que conta
value-scoring-storyteller = encontrar a carta do narrador
value-scoring-agreement = votar na mesma imagem
setting-points_storyteller = Para o narrador, se alguns a encontrarem
setting-points_finder = Para quem a encontrar
setting-points_all_or_none = Para os outros, se a encontrarem todos ou ninguém
setting-points_vote_received = Por cada voto na própria carta
setting-bonus_cap = Por votos na própria carta, no máximo
setting-points_single_vote = Por encontrá-la com um só voto
setting-own_team_bonus = O voto da própria equipa também conta
setting-agreement_cap = Pela mesma imagem, no máximo

cards = Cartas
cards-together = { $count ->
    [one] uma carta
   *[other] { $count } cartas
}
set-line = { $count ->
    [one] uma carta
   *[other] { $count } cartas
} · { $author }
sets-mixed = { $count } baralhos
pictures = { $count ->
    [one] uma imagem
   *[other] { $count } imagens
}

invite = Convida os amigos
    .short = Convidar
qr = Código QR do link desta mesa
big-screen = Mostrar num ecrã grande
big-screen-line = Ou abre { $address } na televisão.
copy-link = Copiar o link
link-copied = O link foi copiado.
copy-by-hand = O link, para copiar à mão
share = Enviar
share-words = { $host } convida-te para um jogo.

ready = Tudo a postos.
    .host = Começa quando estiverem todos.
    .others = { $host } dá início ao jogo.
    .you = Já disseste que estás a postos.
    .and-you = Diz quando estiveres a postos.
not-ready = { $count ->
    [one] { $names } ainda não está a postos; podes começar mesmo assim.
   *[other] { $names } ainda não estão a postos; podes começar mesmo assim.
}
    .many = { $count } ainda não estão a postos; podes começar mesmo assim.
all-ready = Estão todos a postos.
i-am-ready = Estou a postos
start-game = Começar o jogo
