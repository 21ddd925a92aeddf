# Inviting a program that plays.
bot-words = Bot to program, który gra sam, gdziekolwiek działa. Z tym linkiem siada przy tym stole, a wszyscy widzą, że to bot.
bot-link = Link dla bota
bot-once = Działa jeden raz, przez { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}. Kto go ma, może posadzić program przy twoim stole.
bot-how = Tam, gdzie jest Moonhare, uruchamia się go tak:
