# How computer players of different characters put a clue. a, b: words in dictionary form, without an article: a pattern
# must sound right with any noun, or with what its id names: a quality (an adjective), a being, a thing, a place, or an
# air (an idea). In a pair, and in what follows upon something, people join a and b.
# A deed may be reflexive (“perder-se”): leave no person in the pattern but the third, or none.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
pair-1 = { $a } e { $b }
pair-2 = { $a }, { $b }
then-1 = Primeiro { $a }, depois { $b }
then-2 = Hoje { $a }, amanhã { $b }

literal-1 = { $a }, tal e qual
literal-2 = Sinais particulares: { $a }
literal-3 = Assunto: { $a }
literal-being-1 = { $a } em pessoa
literal-thing-1 = Manusear com cuidado: { $a }
literal-thing-2 = Prato do dia: { $a }
literal-place-1 = Estamos aqui: { $a }
literal-air-1 = Palavra de ordem: { $a }
literal-air-2 = { $a } em estado puro
literal-quality-1 = Qualquer coisa de { $a }
literal-quality-2 = No mínimo, { $a }
literal-deed-1 = A arte de { $a }
literal-deed-2 = Está na hora de { $a }

dreamy-1 = { $a } de outros tempos…
dreamy-2 = { $a }, por onde andas?…
dreamy-3 = { $a }, sabe-se lá onde…
dreamy-being-1 = { $a } ao luar…
dreamy-being-2 = Boa noite, { $a }…
dreamy-place-1 = { $a } ao longe…
dreamy-air-1 = Um sopro de { $a }…
dreamy-air-2 = { $a }, ai que saudades…
dreamy-quality-1 = Vagamente { $a }…
dreamy-quality-2 = Cada vez mais { $a }…
dreamy-quality-3 = Como se fosse { $a }…
dreamy-deed-1 = Que bom que era { $a }…
dreamy-deed-2 = { $a }, um dia…

musical-1 = { $a } em lá menor
musical-2 = { $a } em ritmo de valsa
musical-3 = { $a } em tom de fado
musical-4 = Para { $a } e orquestra
musical-air-1 = All you need is { $a }
musical-air-2 = { $a }, doce { $a }
musical-quality-1 = Tão { $a }, ai, tão { $a }
musical-quality-2 = Para sempre { $a }
musical-deed-1 = Nascidos para { $a }
musical-deed-2 = { $a }, e outra vez { $a }

wry-1 = { $a }, ou coisa que o valha
wry-2 = { $a }, salvo seja
wry-3 = { $a }, por assim dizer
wry-being-1 = { $a } de férias
wry-being-2 = Procura-se { $a }
wry-thing-1 = Vende-se { $a }
wry-thing-3 = { $a } em segunda mão
wry-thing-4 = { $a } a prestações
wry-place-1 = Próxima paragem: { $a }
wry-air-1 = { $a } para principiantes
wry-air-2 = { $a } com desconto
wry-air-3 = { $a }: modo de usar
wry-quality-1 = Um bocadinho { $a } demais
wry-quality-2 = { $a }, e com muito gosto
wry-deed-1 = Alguém tinha de { $a }
wry-deed-2 = Licença para { $a }
wry-deed-3 = É favor { $a }

curious-1 = { $a }? Mas qual?
curious-2 = E se eu disser { $a }?
curious-3 = Quem disse { $a }?
curious-pair-1 = { $a } ou { $b }?
curious-thing-1 = { $a }: mas para quê?
curious-air-1 = Será { $a }?
curious-air-2 = { $a }, a sério?
curious-quality-1 = { $a }, mas a sério?
curious-quality-2 = Porquê tão { $a }?
curious-deed-1 = Porquê { $a }?
curious-deed-2 = Quem quer { $a }?
