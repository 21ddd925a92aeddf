# The rules in our own words, told from a table's settings; and the page about Moonhare.
# Fetched only when somebody opens them.

rules-lead = Todos têm imagens na mão. Um de vocês diz alguma coisa sobre uma das suas; os outros põem ao lado uma imagem que também podia ser aquela. Depois todos tentam adivinhar.

# One round in pictures.

scenes-title = Uma ronda, contada
scene-clue-hand = { $name } diz alguma coisa
    .words = Escolhe uma imagem da mão, guarda segredo e diz alguma coisa sobre ela: uma palavra, um verso, uma canção meio esquecida.
scene-clue-unseen = { $name } diz alguma coisa
    .words = Todas as mãos estão viradas para baixo, a de { $name } também. Ninguém viu uma imagem: a pista vem primeiro.
scene-give-others = Os outros respondem com uma carta
    .words = Cada um dá em segredo, da sua mão, a que também podia ser essa.
scene-give-everybody = Todos dão uma carta
    .words = { $name } também. Cada um dá a que fica melhor com as palavras. Nenhuma é a certa.
scene-give-teams = Dois combinam quem dá
    .words = Podem falar, à frente de todos, sem mostrar nada. Que carta é, nem o parceiro sabe.
scene-lay = As cartas vão para a mesa
    .words = Primeiro baralham-se. O lugar de uma carta não diz de quem é.
scene-vote-others = Os outros procuram-na
    .words = Todos menos { $name } votam em segredo, e nunca numa carta sua.
scene-vote-agreement = Vota onde os outros vão votar
    .words = A tua carta também conta. Quem narra tem um segundo voto, vermelho: estraga a imagem.
scene-vote-teams = Os parceiros procuram-na
    .words = Quem não deu nada vota, em segredo: que carta é de { $name }?
scene-show = Era a número { $slot }
    .words = { $names } encontraram-na: alguns, mas não todos. Por isso { $name } também tem pontos, e quem recebeu votos na sua carta também.
scene-show-teams = Era a número { $slot }
    .words = Encontrada por { $names }: alguns, mas não todos. Por isso a equipa de { $name } também tem pontos. Os dois parceiros estão na mesma pedra.
scene-show-agreement = { $count } de acordo
    .words = Tantos pontos como votos na imagem. Quem está sozinho não tem nenhum, e onde está o voto vermelho ninguém tem.
scene-clue-said = Não olhou para baixo
case-plain = Demasiado claro.
case-right = Na medida certa.
case-odd = Demasiado longe.
case-several = Vários na mesma imagem
case-alone = A sós
case-red = Sob o voto vermelho
rules-in-numbers = Em números
rules-in-detail = E em pormenor

rules-points = Como se contam os pontos
rules-col-case = O que aconteceu
rules-col-storyteller = Narrador
rules-col-finders = Quem encontrou
rules-col-others = Os outros
rules-case-some = Só alguns a encontram
rules-case-all = Todos a encontram
rules-case-none = Ninguém a encontra
rules-start = Todos começam com 0 pontos.
rules-bonus = { $points ->
    [one] E ainda 1 ponto por cada voto numa carta tua, seja qual for o resultado. A carta do narrador nunca dá estes pontos.
   *[other] E ainda { $points } pontos por cada voto numa carta tua, seja qual for o resultado. A carta do narrador nunca dá estes pontos.
}
rules-bonus-capped = { $points ->
    [one] E ainda 1 ponto por cada voto numa carta tua, { $most } no máximo, seja qual for o resultado. A carta do narrador nunca dá estes pontos.
   *[other] E ainda { $points } pontos por cada voto numa carta tua, { $most } no máximo, seja qual for o resultado. A carta do narrador nunca dá estes pontos.
}
rules-all-several = «Todos a encontram» quer dizer que cada votante tem um voto nessa carta.
rules-single = { $points ->
    [one] Quem usa um só voto e encontra a carta tem mais 1 ponto, mesmo que todos a encontrem.
   *[other] Quem usa um só voto e encontra a carta tem mais { $points } pontos, mesmo que todos a encontrem.
}
rules-pairs = Os parceiros sentam-se frente a frente e narram os dois, não só um pela equipa.
rules-whisper = Aqui os parceiros podem cochichar: o que escrevem um ao outro, mais ninguém lê.
rules-team-points = Os pontos são da equipa: os dois parceiros estão na mesma pedra.
rules-own-team = Um voto na carta da própria equipa não lhe dá nada.
rules-own-team-pays = Um voto na carta da própria equipa conta como qualquer outro.
rules-agreement = Recebes tantos pontos quantos os votos na imagem em que votaste, contando com o teu.
rules-agreement-capped = Recebes tantos pontos quantos os votos na imagem em que votaste, contando com o teu, { $most } no máximo.
rules-agreement-alone = Se só tu votaste numa imagem, não recebes nada.
rules-agreement-red = Onde estiver o voto vermelho, ninguém recebe nada, nem o narrador.

rules-round = Uma ronda
rules-step-clue = A pista
rules-step-give = Dar uma carta
rules-step-lay = As cartas na mesa
rules-step-vote = A votação
rules-step-show = Os pontos
rules-step-refill = A ronda seguinte
rules-clue-hand = O narrador escolhe uma imagem da mão, guarda segredo e diz alguma coisa sobre ela: uma palavra, uma frase, um verso de uma canção, o que quiser.
rules-clue-unseen = As cartas do narrador estão viradas para baixo. Sem as ter visto, o narrador diz alguma coisa: a pista não pertence a nenhuma carta.
rules-clue-media = Aqui uma pista pode ser { $media }.
rules-first-announce = Na primeira ronda narra quem anunciar primeiro uma pista.
rules-first-unseen = Até lá, as cartas de todos ficam viradas para baixo.
rules-words = { $count ->
    [one] Uma pista é uma só palavra.
   *[other] Uma pista tem no máximo { $count } palavras.
}
rules-first-random = Quem narra primeiro é tirado à sorte.
rules-first-host = O anfitrião narra primeiro.
rules-give-others = { $count ->
    [one] Todos os outros dão em segredo a carta da sua mão que melhor combina com a pista.
   *[other] Todos os outros dão em segredo as { $count } cartas da sua mão que melhor combinam com a pista.
}
rules-give-everybody = { $count ->
    [one] Todos, o narrador também, dão em segredo a carta que melhor combina com a pista.
   *[other] Todos dão em segredo: o narrador uma carta, os outros { $count }.
}
rules-give-teams = { $count ->
    [one] Em cada uma das outras equipas, os dois combinam qual deles dá uma carta. Podem falar disso à frente de todos, mas sem mostrar nem descrever cartas. Todos sabem quem dá; que carta é, isso fica em segredo, até para o parceiro.
   *[other] Em cada uma das outras equipas, os dois combinam qual deles dá { $count } cartas. Podem falar disso à frente de todos, mas sem mostrar nem descrever cartas. Todos sabem quem dá; que cartas são, isso fica em segredo, até para o parceiro.
}
rules-give-named = Qualquer dos dois pode dizer quem dá; fica assente quando o outro concordar, ou quando quem foi indicado der uma carta.
rules-lay = As cartas são baralhadas e postas na mesa. O lugar de uma carta nada diz sobre quem a deu.
rules-vote-others = Todos menos o narrador votam em segredo na carta que julgam ser a dele.
rules-vote-agreement-others = Todos menos o narrador votam em segredo na imagem que julgam que os outros também vão escolher.
rules-vote-agreement-all = Todos votam em segredo na imagem que julgam que os outros também vão escolher.
rules-vote-teams = O parceiro que não deu nada procura em segredo a carta do narrador. O parceiro do narrador fica de fora nesta ronda.
rules-vote-several = Cada um tem até { $count } votos, em cartas diferentes. Encontrar a carta conta uma vez.
rules-own-allowed = Podes votar na tua própria carta.
rules-own-forbidden = Não podes votar na tua própria carta.
rules-red = O narrador dá dois votos em segredo: um verde, como todos, e um vermelho. O vermelho pode ir para qualquer carta, até para a do verde.
rules-anew = Enquanto faltar a última carta, e enquanto faltar o último voto, podes mudar de ideias. Ninguém fica a saber.
rules-show = Quando entra o último voto, mostra-se tudo: a carta do narrador, quem deu o quê, quem votou em quê. Depois saltam as lebres.
rules-show-agreement = Quando entra o último voto, mostra-se tudo: quem deu o quê, quem votou em quê. Depois saltam as lebres.
rules-discards = As cartas da mesa juntam-se às cartas usadas, que ficam à vista: qualquer um as pode ver.
rules-refill = Todos tiram cartas até voltarem a ter { $hand ->
    [one] uma carta
   *[other] { $hand } cartas
} na mão.
rules-pass = Depois, cada um passa as cartas da mão à pessoa à sua esquerda.
rules-next = A seguir narra quem está à esquerda do narrador.

setting-is = { $setting }: { $value }
rules-numbers = Com poucos ou com muitos

rules-end = O fim
rules-deck = Joga-se com { $count } cartas; se os baralhos tiverem mais, são tiradas de todos eles.
rules-end-pile = O jogo acaba quando acabar o monte de cartas.
rules-end-score = O jogo acaba depois de uma ronda em que alguém tenha { $points } pontos ou mais.
rules-end-turns = { $count ->
    [one] O jogo acaba quando todos tiverem narrado uma vez.
   *[other] O jogo acaba quando todos tiverem narrado { $count } vezes.
}
rules-tie = Ganha quem tiver mais pontos; em caso de empate, ganha-se em conjunto.
rules-tie-teams = Ganha o par que tiver mais pontos; em caso de empate, os pares ganham em conjunto.
rules-reshuffle = Se antes disso o monte não chegar, volta a baralhar-se com as cartas usadas.
rules-advice = Uma boa pista
rules-advice-storyteller = Nem tão clara que todos a encontrem, nem tão estranha que ninguém a encontre. Uma piada que só uma pessoa à mesa percebe vale ouro.
rules-advice-agreement = Diz algo que desperte a mesma imagem em muitas cabeças. E vota no que os outros veem nela, não no que mais te agrada.

about-lead = O Moonhare é um jogo para 3 a 12 pessoas que olham para imagens e se surpreendem com palavras. É software livre, sem contas, sem anúncios e sem rastreio.
about-privacy = O que fica guardado sobre ti
about-privacy-table = Este servidor guarda a mesa: nomes e símbolos, pistas, cartas, votos e pontos. Assim um jogo sobrevive quando o servidor recomeça.
about-privacy-seat = Um cookie, só para o endereço da mesa, guarda o teu lugar, para que mais ninguém jogue por ti.
about-privacy-browser = O teu navegador guarda o teu nome, símbolo, língua, tema, uma pista escrita a meio e os códigos das tuas mesas. Apaga os dados do sítio e desaparecem.
about-privacy-none = Nada é enviado a mais ninguém. Tudo o que há nestas páginas vem deste servidor.
about-privacy-gone = Uma mesa em que ninguém toca há 30 dias é apagada com tudo o que lhe pertence, a não ser que quem gere o servidor tenha escolhido outro prazo.
about-licence = De quem é o trabalho
about-licence-code = O programa é livre sob a GNU Affero General Public License, versão 3 ou posterior: podes usá-lo, estudá-lo, alterá-lo e passá-lo a outros, e quem o põe a correr para outros oferece o código-fonte.
about-licence-art = Imagens e textos estão sob Creative Commons Atribuição-CompartilhaIgual 4.0, a não ser que um baralho diga outra coisa.
about-licence-others = Os tipos de letra são Fraunces e Nunito Sans, sob a SIL Open Font License.
