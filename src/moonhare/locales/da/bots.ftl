# Inviting a program that plays.
bot-words = En bot er et program, der spiller af sig selv, hvor det end kører. Med dette link sætter den sig til bords her, og alle kan se, at den er en bot.
bot-link = Link til botten
bot-once = Det virker én gang, i { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
}. Den, der har det, kan sætte et program ved dit bord.
bot-how = Hvor Moonhare er installeret, startes den sådan her:
