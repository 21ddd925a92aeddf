# Inviting a program that plays; and what its link is, for a person who opens it.
bot-words = Um bot é um programa que joga sozinho, esteja onde estiver. Com este link senta-se aqui, e toda a gente vê que é um bot. Recebe o que um jogador vê: as imagens, as pistas e as cartas da própria mão; e quem o põe a correr também.
bot-link = Link para o bot
bot-once = Funciona uma só vez, durante { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}. Quem o tiver pode sentar um programa à tua mesa.
bot-how = Onde houver Moonhare, arranca assim:
bot-arrive = Este link é para um bot
    .words = Quem o tiver pode sentar um programa a esta mesa: é com ele que o programa arranca. Para jogares tu, não precisas dele.
bot-arrive-table = Ir para a mesa
