# Inviting a program that plays; and what its link is, for a person who opens it.
bot-words = Um bot é um programa que joga sozinho, esteja onde estiver. Com esta ligação senta-se aqui, e toda a gente vê que é um bot. Recebe o que um jogador vê: as imagens, as pistas e as cartas da própria mão; e quem o põe a correr também.
bot-link = Ligação para o bot
bot-once = Funciona uma só vez, durante { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}. Quem a tiver pode sentar um programa à tua mesa.
bot-how = Onde houver Moonhare, arranca assim:
bot-arrive = Esta ligação é para um bot
    .words = Quem a tiver pode sentar um programa a esta mesa: é com ela que ele arranca. Para jogares tu, não precisas dela.
bot-arrive-table = Ir para a mesa
