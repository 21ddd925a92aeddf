# Inviting a program that plays; and what its link is, for a person who opens it.
bot-words = A bot is a program that plays by itself, wherever it runs. With this link it takes a seat here, and everybody sees that it is a bot. It is sent what a player sees: the pictures, the clues, and the cards of its own hand; so is whoever runs it.
bot-link = Link for the bot
bot-once = It works once, for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Whoever has it can seat a program at your table.
bot-how = With Moonhare installed it is started like this:
bot-arrive = This link is for a bot
    .words = Whoever has it can seat one program at this table. A program is started with it; to play yourself you need no such link.
bot-arrive-table = Go to the table
