# Inviting a program that plays.
bot-words = Um bot é um programa que joga sozinho, esteja onde estiver. Com esta ligação senta-se aqui, e toda a gente vê que é um bot.
bot-link = Ligação para o bot
bot-once = Funciona uma só vez, durante { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}. Quem a tiver pode sentar um programa à tua mesa.
bot-how = Onde houver Moonhare, arranca assim:
