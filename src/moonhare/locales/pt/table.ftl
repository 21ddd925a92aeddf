# At the table: the clue, giving, voting, who is awaited, the hand and the cards.

round = Ronda { $round }
# Where it is known how many there are
round-of = Ronda { $round } de { $rounds }
phases = Partes da ronda
phase-clue = Pista
phase-give = Cartas
phase-vote = Voto
phase-score = Pontos
what-to-do = O que fazer

# Seats and sheets
players = Jogadores
seat-points = { $words }: { $points ->
    [one] um ponto
   *[other] { $points } pontos
}
seat-choosing = a escolher
seat-ready = já escolheu
seat-storyteller = narrador
seat-away = ausente, joga o computador
seat-leaving = sem ligação, daqui a pouco joga o computador
scores = Pontuação
goal-score = Joga-se até { $points ->
    [one] um ponto
   *[other] { $points } pontos
}.
goal-turns = { $turns ->
    [one] O jogo acaba quando todos tiverem narrado.
   *[other] O jogo acaba quando todos tiverem narrado { $turns } vezes.
}
goal-pile = O jogo acaba quando acabar o monte: { $cards ->
    [one] resta uma carta
   *[other] restam { $cards } cartas
}.
discards = Cartas usadas
discards-open = Cartas usadas: { $count ->
    [one] uma carta
   *[other] { $count } cartas
}
discards-words = Jogadas: { $count }. Ainda no monte: { $pile }.
discards-none = Ainda não se jogou nenhuma carta.
scoring-reminder = Regras e pontos
gallery-open = Ver as imagens
talk = Conversa à mesa
talk-new = { $count ->
    [one] Conversa à mesa, uma mensagem nova
   *[other] Conversa à mesa, { $count } mensagens novas
}
card-new = acabada de tirar
last-round = Pontos da última ronda

# Waiting
waiting-for = À espera de { $names }
waiting-many = { $count ->
    [one] Falta um
   *[other] Faltam { $count }
}
away-note = { $count ->
    [one] { $names } não está; entretanto joga o computador.
   *[other] { $names } não estão; entretanto joga o computador.
}
sleepers = Alguém adormeceu? Só desta vez, pode escolher o computador.
act-for = Deixar o computador escolher por { $name }
# Followed by buttons with names
act-for-one-of = Deixar o computador escolher por:

# The clue
first-round = A primeira ronda
first-round-then = Daqui a pouco começa o computador
# For those who do not see the ring: seconds in tens, then in fives, never one.
ring-announce = Dentro de cerca de { $seconds } segundos começa o computador.
you-tell = És tu quem narra
ask-announce = Tens uma pista? Começa{ "\u00A0" }quem se adiantar
ask-announce-unseen = Tens uma pista? Começa{ "\u00A0" }quem se adiantar
ask-tell = Escolhe uma carta e dá-lhe uma pista
ask-tell-unseen = Primeiro a tua pista, depois a tua mão
hint-announce = Escolhe uma carta e dá uma pista, ou espera por outra. O rascunho fica.
hint-announce-unseen = Diz uma pista antes de veres as tuas cartas, ou espera por outra. O rascunho fica.
hint-announce-ready = Dá-a antes que outra pessoa dê a sua. O rascunho fica.
hint-tell = Uma palavra, um verso de uma canção, um som. Nem óbvio demais, nem longe demais.
hint-tell-unseen = Uma palavra, uma frase, um som. Até lá, as cartas ficam viradas para baixo.
tell-needs-card = Primeiro escolhe uma carta da tua mão.
tell-needs-words = Ainda faltam umas palavras.
tell-too-long = Umas palavras a mais.
clue-words = { $most ->
    [one] { $count } de uma palavra
   *[other] { $count } de { $most } palavras
}
clue-letters = { $left ->
    [0] Não cabe mais nada.
    [one] Resta um carácter.
   *[other] Restam { $left } caracteres.
}
your-clue = A tua pista
the-clue = A pista
media = Como dás a tua pista
tab-text = Escrever
tab-said = Dizer
tab-sung = Cantar
tab-mimed = Mímica
clue-placeholder = A tua pista
clue-placeholder-aloud = Podes escrevê-la também
tell-it = Dar a pista
told-said = Já a disse
told-sung = Já a cantei
told-mimed = Já fiz a mímica
storyteller-is = { $name } narra
looks-for-clue = { $name } procura uma pista…
whoever-first = Começa quem tiver primeiro uma pista
choosing-clue = { $count ->
    [one] { $names } está a escolher uma pista…
   *[other] { $names } estão a escolher uma pista…
}
choosing-many = { $count ->
    [one] Mais uma pessoa está a escolher uma pista…
   *[other] Mais { $count } pessoas estão a escolher uma pista…
}
spark = Uma ideia
spark-says = Talvez: { $spark }
hint-wait-clue = Entretanto, vê as tuas cartas. Mais ninguém as vê.
clue-of = A pista de { $name }
clue-of-team = A pista de { $name }, em equipa com { $partner }
# Heard, with the clue after it.
clue-heard = A pista de { $name }:
clue-said = { $you ->
    [yes] Disseste a pista em voz alta
   *[no] { $name } disse a pista em voz alta
}
clue-sung = { $you ->
    [yes] Cantaste a pista
   *[no] { $name } cantou a pista
}
clue-mimed = { $you ->
    [yes] Fizeste a pista por mímica
   *[no] { $name } fez a pista por mímica
}
quote-open = «
quote-close = »

# The hand, giving
your-hand = A tua mão
hand-face-down = A tua mão, virada para baixo: { $count ->
    [one] uma carta
   *[other] { $count } cartas
}
lies-face-down = Na mesa, virada para baixo
clock-left = Tempo restante: { $time }
clock-stands = O relógio está parado
clock-over = O tempo acabou
clock-menu = O relógio
time-add = Mais 30 segundos
time-pause = Parar o relógio
time-resume = Deixar o relógio andar
time-paused = { $you ->
    [yes] Paraste o relógio.
   *[no] { $name } parou o relógio.
} O que fizeres conta na mesma.
time-low = { $seconds ->
    [one] Um segundo.
   *[other] { $seconds } segundos.
}
time-then-hard = Depois joga o computador.
time-then-soft = Depois a mesa pode avançar.
time-over = O tempo acabou. Quando a mesa avançar, o computador joga por { $names }.
# Within the sentences before and after this one: “acts for you, Teo and 3 others”
time-late-you = ti
time-late-more = mais { $count }
time-then-for = A mesa pode avançar. O computador joga por { $names }.
time-over-me = O tempo acabou. O que fizeres ainda conta até a mesa avançar.
time-asked = Queres avançar. Tem de o querer a maioria de quem já acabou.
# What the computer did while somebody was away or late, told to them alone
stood-in-rounds = { $count ->
    [one] Enquanto não estavas, o computador jogou por ti na ronda { $from }.
   *[other] Enquanto não estavas, o computador jogou por ti nas rondas { $from } a { $to }.
}
stood-in-tell = O computador deu uma pista por ti: «{ $clue }».
stood-in-give = { $count ->
    [one] O computador deu uma carta por ti.
   *[other] O computador deu { $count } cartas por ti.
}
stood-in-vote = { $count ->
    [one] O computador votou por ti: carta { $cards }.
   *[other] O computador votou por ti: cartas { $cards }.
}
move-on = Avançar
give-these = { $count ->
    [one] Dar esta carta
    [2] Dar estas duas
   *[other] Dar estas { $count }
}
give-for-team = { $count ->
    [one] Dar esta carta pela equipa
    [2] Dar estas duas pela equipa
   *[other] Dar estas { $count } pela equipa
}
give-needs = { $count ->
    [one] Escolhe uma carta da tua mão.
   *[other] Escolhe { $count } cartas da tua mão.
}
choose-other = Ou outra da tua mão.
give-more = { $count ->
    [one] Mais uma carta.
   *[other] Mais { $count } cartas.
}
cards-full = Já escolheste cartas que cheguem. Toca numa delas para a repor na mão.
hint-give-storyteller = { $count ->
    [one] Escolhe a carta que os outros possam tomar pela de { $name }.
   *[other] Escolhe as cartas que os outros possam tomar pela de { $name }.
}
hint-give-agreement = Escolhe a carta em que a mesa possa estar de acordo.
hint-give-teller = Agora uma carta tua que combine com a tua pista.
given = { $count ->
    [one] A tua carta está na mesa.
   *[other] As tuas cartas estão na mesa.
}
give-instead = { $count ->
    [one] Dar antes esta
   *[other] Dar antes estas
}
give-keep = { $count ->
    [one] Deixar ficar
   *[other] Deixar ficar
}
give-may-change = { $count ->
    [one] Enquanto faltar a última, ainda podes trocá-la: toca noutra carta.
   *[other] Enquanto faltarem as últimas, ainda podes trocá-las: toca noutra carta.
}
others-give = Os outros procuram cartas para a tua pista.

# Teams
pair-ask = Qual de vocês dois dá a carta?
pair-agreed = { $named ->
    [you] Combinado: dás tu
   *[partner] Combinado: dá { $partner }
}
pair-proposed = { $named ->
    [you] Ofereceste-te para dar; falta que { $partner } aceite
   *[partner] Pediste a { $partner } que dê; ainda sem resposta
}
pair-asked = { $named ->
    [you] { $partner } pede-te que dês tu
   *[partner] { $partner } gostava de dar
}
pair-agree = { $named ->
    [you] Aceitar: dás tu
   *[partner] Aceitar: dá { $partner }
}
pair-you-give = Dás tu
pair-they-give = Dá { $name }
pair-then-they-vote = Depois vota { $name }, sem a ter visto.
pair-then-you-vote = Depois votas tu.
pair-first = Primeiro combinem qual dos dois dá uma carta.
partner-chooses = { $name } escolhe uma carta; depois votas tu.
partner-gave = { $name } já deu a carta pelos dois. A seguir votas tu.
team-sits-out = Nesta ronda narra a tua equipa; as cartas são dos outros.

# Voting
cards-on-table = As cartas na mesa
dial = Mostrador de voto
slot = Carta { $slot }
slot-yours = Carta { $slot }, tua
slot-of = Carta { $slot }, de { $name }
yours = Tua
own-card = A carta { $slot } é tua. Vota noutra.
votes-full = Não tens mais votos. Toca numa carta escolhida para retirar o voto.
vote-yours = O teu voto
vote-green = O teu voto verde
vote-red = O teu voto vermelho
which-vote = Que voto
green = Verde
red = Vermelho
vote-ask-storyteller = { $count ->
    [one] Qual é a carta?
   *[other] Quais as cartas?
}
vote-ask-agreement = Onde vão votar os outros?
vote-agree-points = { $capped ->
    [yes] Um ponto por cada voto nela, no máximo { $cap }; um voto só não dá nada
   *[no] Um ponto por cada voto nela; um voto só não dá nada
}
vote-cards = { $count ->
    [one] Carta { $cards }
   *[other] Cartas { $cards }
}
vote = Votar
vote-secret = Secreto até todos votarem
vote-team = A carta da tua equipa não vale nada
vote-up-to = Até { $count } votos, em cartas diferentes
vote-single = Um só voto, e certo: +{ $points }
vote-needs-green = Verde: onde vão votar os outros?
vote-needs-red = Agora vermelho: carta sem pontos
vote-red-spoils = A carta do vermelho não dá pontos
voted = { $count ->
    [one] Votaste na carta { $cards }
   *[other] Votaste nas cartas { $cards }
}
voted-both = Verde { $count ->
    [one] na carta { $cards }
   *[other] nas cartas { $cards }
}, vermelho na carta { $red }
vote-again = Mudar o meu voto
vote-keep = Deixar ficar
others-vote = Os outros procuram a tua carta
team-others-vote = Os outros procuram a carta da tua equipa
partner-votes = Agora vota quem faz par contigo
partner-voted = { $name } já votou pelos dois

# The big screen, from a phone in its room
on-screen = As cartas estão no ecrã grande
on-screen-here = Mostrar as cartas também aqui
on-screen-there = Cartas só no ecrã grande

# A closer look
look = Mais de perto
look-open = Ver a carta em ecrã inteiro
look-previous = Carta anterior
look-next = Carta seguinte
look-what = O que se vê na imagem
look-choose = Escolher esta carta
look-chosen = Escolheste esta carta
look-let-go = Desfazer a escolha
describe = Descrições das imagens
describe-offer = Descreve-me as imagens
describe-asked = A pedido
    .hint = Escondidas na vista de perto.
describe-always = Sempre
    .hint = Lidas com cada imagem, e abertas na vista de perto.
describe-never = Nunca
    .hint = Só os títulos.
card-coming = A imagem vem a caminho
card-missing = Uma imagem que não chegou
# “Ana 2 · Dan 1”
games-won = Jogos ganhos nesta mesa: { $wins }
