# What every screen needs: closing, the menu, themes, names of editions and symbols, kind pages.

close = Fechar
stay = Ficar
save = Guardar
on = sim
off = não
no-limit = sem limite
from-to = de { $least } a { $most }
less = Menos: { $what }
more = Mais: { $what }

home-page = Página inicial
site = Sítio
rules = Regras
rules-of = { $edition }: as regras
rules-play = Jogar
sound = Som
language = Língua
theme-to-paper = Tema papel
theme-to-night = Tema noite

menu = Menu
menu-rules = Regras desta edição
menu-about = Sobre o Moonhare
menu-source = Código-fonte
menu-calls = Avisar-me quando for a minha vez
menu-move = Continuar noutro dispositivo
menu-company = Quem está aqui
menu-invite = Convidar amigos
menu-leave = Sair da mesa
menu-rounds = Rondas anteriores
menu-albums = Todos os álbuns
menu-lobby = Voltar à sala de espera
menu-forget = Esquecer esta mesa
forget-title = Esquecer esta mesa?
forget-words = Os jogos, os álbuns e tudo o que se disse são apagados para todos, já e para sempre. O que alguém guardou continua seu.
forget-yes = Esquecer
menu-end = Terminar o jogo

leave-title = Sair desta mesa?
leave-words = O teu lugar fica livre. Com o link podes voltar a sentar-te.
leave-words-playing = Entretanto o computador joga a tua mão. Com o link recuperas o teu lugar depois de uma ronda, se mais ninguém o tiver ocupado.
leave-yes = Sair
end-title = Terminar este jogo?
end-words = Voltam todos à sala de espera e os pontos deste jogo perdem-se.
end-yes = Terminar o jogo

connection-lost = Ligação perdida. A tentar de novo…
connection-offline = Este dispositivo está sem rede. O teu lugar fica guardado.
# Heard by those who do not see the line go, or the button that waits.
connection-back = Ligação restabelecida.
connection-unsent = O que fizeste segue assim que a ligação voltar.
connection-waits = Ainda sem resposta…
connection-elsewhere = Aberta em demasiados sítios: aqui, em pausa.
connection-here = Continuar aqui
part-missing = Esta parte do jogo ainda não chegou. A tentar de novo…
part-reload = Recarregar a página

news-left = { $name } já não está à mesa.
news-left-playing = { $name } já não está à mesa; o computador continua a jogar.
news-back = { $name } está de volta.
news-plays-for = { $name } continua no lugar de { $other }.
news-host-you = Agora o anfitrião és tu.
news-host = Agora o anfitrião é { $name }.
news-ended = { $name } terminou o jogo.
news-overtaken = { $name } adiantou-se. A tua pista fica guardada para a tua vez.
news-won = { $you ->
    [yes] Ganhaste o jogo anterior.
   *[no] Vitória no jogo anterior: { $names }.
}

title-home = Moonhare · uma imagem, uma pista
title-table = Mesa de { $host } · Moonhare
title-your-turn = É a tua vez · { $title }

table-of = Mesa de { $host }
table-nameless = Uma mesa
at-the-table = À mesa
table-code = Código da mesa
your-name = O teu nome à mesa
name-optional = opcional
# Names for people who give none; separated by commas, one is drawn.
names-of-strangers = Ave Noturna, Alma Sonhadora, Cabeça na Lua, Estrela Cadente, Nuvem Errante, Raio de Luar
change-symbol = Mudar de símbolo
choose-symbol = Escolhe um símbolo

symbol-leaf = Folha
symbol-star = Estrela
symbol-drop = Gota
symbol-feather = Pena
symbol-key = Chave
symbol-shell = Concha
symbol-flame = Chama
symbol-bell = Sino
symbol-mushroom = Cogumelo
symbol-cloud = Nuvem
symbol-anchor = Âncora
symbol-flower = Flor

edition-classic = Clássica
    .line = As primeiras regras: até acabar o monte de cartas.
edition-standard = Padrão
    .line = Até aos 30 pontos. A melhor para começar.
edition-odyssey = Odisseia
    .line = Até aos 30 pontos e, a partir de sete jogadores, até dois votos cada um.
edition-odyssey-party = Festa
    .line = Primeiro vem a pista; todos dão uma carta e votam, o narrador duas vezes.
edition-odyssey-team = Equipas
    .line = Aos pares: um dá a carta, o outro tem de encontrar.

medium-text = escrita
medium-said = dita em voz alta
medium-sung = cantada
medium-mimed = por mímica

kind-back = Voltar à mesa
kind-home = Para a página inicial
kind-nowhere = Aqui não cresce nada
    .words = Esta página não existe. A lua fica para o outro lado.
kind-unknown = Não há aqui nenhuma mesa
    .words = Talvez haja uma letra trocada, ou a mesa já foi levantada. Pede outra vez o link a quem te convidou.
kind-slow = Um momento
    .words = Foram tentados muitos códigos a partir daqui. Daqui a pouco a página tenta outra vez sozinha.
kind-expired = Esta mesa já foi levantada
    .words = Quem a abriu esqueceu-a, ou há muito que ninguém lhe tocava. Põe-se outra num instante.
kind-freed = O teu lugar ficou livre
    .words = Já não estava lá ninguém.
    .host = O anfitrião libertou o teu lugar.
    .again = Podes sentar-te outra vez.
kind-moved = Continuas noutro dispositivo
    .words = O teu lugar passou para lá. Aqui vês a mesa como toda a gente.
kind-barred = Esta mesa fica fechada
    .words = O anfitrião prefere que não fiques aqui. Há outras mesas: abre a tua.
kind-removed = O teu lugar foi retirado
    .words = O anfitrião libertou o teu lugar. Se foi engano, o link leva-te de volta.
    .undoable = Se o anfitrião voltar atrás nestes segundos, voltas à mesa sem fazer nada.
kind-handed = Deste o teu lugar
    .words = Obrigado por jogares. Há lugar para ti no próximo jogo.
kind-left = Saíste da mesa
    .words = Até à próxima.

# What a computer player says of its vote
why-said = «{ $words }»
