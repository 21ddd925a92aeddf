# Ser chamado quando é a nossa vez e nenhuma página está aberta.
calls = Avisar-me quando for a minha vez
    .words = Este dispositivo avisa-te quando a mesa espera por ti e nenhuma página dela está aberta. O navegador pergunta-te uma vez se o permites.
    .private = O aviso passa por quem fez o teu navegador e diz apenas «é a tua vez»: nenhuma pista, nenhuma carta, nenhum nome.
calls-begin = Avisar-me
calls-end = Não me avisar mais
calls-are-on = Recebes um aviso quando for a tua vez.
calls-denied = O teu navegador não deixa esta página avisar-te. Permite as notificações nas definições dele, ao lado do endereço.
calls-no-way = Este servidor não envia avisos.
calls-later = Não resultou. Tenta de novo daqui a pouco.
calls-offer = Nesta mesa joga-se ao longo de vários dias. Queres um aviso quando for a tua vez?
calls-decline = Agora não
