# Ser chamado quando é a nossa vez e nenhuma página está aberta.
calls = Chamar-me quando for a minha vez
    .words = Este dispositivo avisa-te quando a mesa espera por ti e nenhuma página dela está aberta. Ser-te-á perguntado uma vez se o permites.
    .private = A chamada passa por quem fez o teu navegador e diz apenas «é a tua vez»: nenhuma pista, nenhuma carta, nenhum nome.
calls-begin = Chamar-me
calls-end = Não me chamar mais
calls-are-on = Vamos chamar-te quando for a tua vez.
calls-denied = O teu navegador não deixa esta página chamar-te. Permite as notificações nas definições dele, ao lado do endereço.
calls-no-way = Este servidor não chama ninguém.
calls-later = Não resultou. Tenta de novo daqui a pouco.
calls-offer = Nesta mesa joga-se ao longo de vários dias. Queres que ela te chame quando for a tua vez?
calls-decline = Agora não
