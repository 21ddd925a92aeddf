# The home page and the way to a seat.

home-claim = Uma imagem, uma pista.
    .question = Quem vê o que tu vês?
home-lead = Um jogo de contar histórias, de 3 a 12 pessoas. Em qualquer ecrã, sem instalar nada.
round-title = Uma ronda em dez segundos
home-start = Começar
open-table = Abrir uma mesa
join = Entrar
code-wrong = Isso não é o código de uma mesa. Um código é uma palavra curta e quatro algarismos, como LUMO-4821.
play-alone = Jogar já com o computador
return = Voltar à tua mesa
return-lobby = Mesa de { $host } · na sala de espera
return-playing = Mesa de { $host } · jogo a decorrer
return-over = Mesa de { $host } · jogo terminado
return-turn = Mesa de { $host } · é a tua vez

join-lobby = { $count ->
    [0] Ainda não está cá ninguém
    [one] Já cá está uma pessoa
   *[other] Já cá estão { $count } pessoas
}{ $computers ->
    [0] .
    [one] , com um jogador virtual.
   *[other] , com { $computers } jogadores virtuais.
} Senta-te.
join-playing = Nesta mesa decorre um jogo.
join-over = Nesta mesa acabou agora um jogo.
join-deserted = Aqui só ficou o computador. Senta-te, e a mesa é tua.
join-wait-playing = Ninguém se pode sentar a meio de um jogo. Fica nesta página: quando { $host } voltar a abrir a sala de espera, tens aqui o teu lugar.
join-wait-over = Quando { $host } voltar a abrir a sala de espera, podes sentar-te. Esta página dá por isso sozinha.
join-full = Os { $most } lugares estão ocupados. Quando um ficar livre, podes sentar-te aqui.
sit-down = Sentar-me
sit-down-not = Só ver
own-table = Ou abre uma mesa tua

evenings = Os teus serões
evenings-words = Guardado só neste navegador.
evening-won = Vitória: { $names }
evening-album = Álbum
evening-forget = Esquecer este serão
evenings-forget = Esquecer todos
