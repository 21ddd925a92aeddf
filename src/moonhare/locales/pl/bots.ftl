# Inviting a program that plays; and what its link is, for a person who opens it.
bot-words = Bot to program, który gra sam, gdziekolwiek działa. Z tym linkiem siada przy tym stole, a wszyscy widzą, że to bot. Dostaje to, co widzi gracz: obrazki, skojarzenia i karty na swojej ręce; dostaje je więc i ten, kto go uruchamia.
bot-link = Link dla bota
bot-once = Działa jeden raz, przez { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}. Kto go ma, może posadzić program przy twoim stole.
bot-how = Tam, gdzie jest Moonhare, uruchamia się go tak:
bot-arrive = To link dla bota
    .words = Kto go ma, może posadzić przy tym stole jeden program: uruchamia się go z tym linkiem. Żeby grać samemu, nie jest potrzebny.
bot-arrive-table = Przejdź do stołu
