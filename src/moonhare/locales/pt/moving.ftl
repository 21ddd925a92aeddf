# Continuar o jogo noutro dispositivo.
move = Continuar noutro dispositivo
    .words = Aponta a câmara do outro dispositivo para este código, ou envia o link para ti. O teu lugar passa para lá e este ecrã fica a ver.
move-code = Código QR do link
move-link = Link para o outro dispositivo
move-once = Funciona uma só vez, durante { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}. Quem o abrir fica com o teu lugar: não o mostres a mais ninguém.
arrive = Continuas aqui?
    .words = O teu lugar passa para este dispositivo. A partir daí o outro mostra a mesa sem a tua mão.
arrive-seated = Este navegador já tem um lugar nesta mesa.
arrive-go = Continuar aqui
arrive-back = Para a mesa
