# Inviting a program that plays.
bot-words = A bot is a program that plays by itself, wherever it runs. With this link it takes a seat here, and everybody sees that it is a bot.
bot-link = Link for the bot
bot-once = It works once, for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Whoever has it can seat a program at your table.
bot-how = With Moonhare installed it is started like this:
