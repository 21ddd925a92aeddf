# How computer players of different characters put a clue. a, b: words in dictionary form, without an article: a pattern
# must sound right with any noun, or with what its id names: a quality (an adjective), a being, a thing, a place, or an
# air (an idea). In a pair, and in what follows upon something, people join a and b.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
pair-1 = { $a } e { $b }
pair-2 = { $a }, { $b }
then-1 = Primeiro { $a }, depois { $b }
then-2 = Ora { $a }, ora { $b }

literal-1 = { $a }, tal e qual
literal-2 = { $a }, para ser exato
literal-3 = { $a } mesmo aqui ao lado
literal-being-1 = { $a } da porta ao lado
literal-thing-1 = { $a } à mão de semear
literal-place-1 = Encontro marcado: { $a }
literal-air-1 = Uma questão de { $a }
literal-air-2 = { $a } em estado puro
literal-quality-1 = Qualquer coisa de { $a }
literal-quality-2 = Um caso { $a }
literal-deed-1 = Como { $a }
literal-deed-2 = É hora de { $a }

dreamy-1 = { $a } de outros tempos…
dreamy-2 = { $a } à meia-noite…
dreamy-3 = { $a } no fundo de um sonho…
dreamy-being-1 = { $a } ao luar…
dreamy-place-1 = { $a } ao longe…
dreamy-air-1 = Um sopro de { $a }
dreamy-air-2 = { $a }, há muito tempo…
dreamy-quality-1 = Um silêncio { $a }…
dreamy-quality-2 = Um sonho ainda { $a }…
dreamy-deed-1 = Se ao menos se pudesse { $a }…
dreamy-deed-2 = Sonhei que ia { $a }…

musical-1 = { $a } em lá menor
musical-2 = { $a } em ritmo de valsa
musical-3 = Fado: { $a }
musical-air-1 = All you need is { $a }
musical-air-2 = { $a }, doce { $a }
musical-quality-1 = Um compasso { $a }
musical-quality-2 = Um coração { $a }
musical-deed-1 = Só me apetece { $a }
musical-deed-2 = { $a }, { $a } outra vez

wry-1 = { $a } em segunda mão
wry-2 = { $a } do vizinho
wry-3 = { $a } a prestações
wry-being-1 = { $a } de férias
wry-being-2 = Procura-se { $a }
wry-thing-1 = Vende-se { $a }
wry-thing-2 = { $a } à parte
wry-place-1 = Próxima paragem: { $a }
wry-air-1 = { $a } para principiantes
wry-air-2 = { $a } com desconto
wry-quality-1 = Um domingo { $a } demais
wry-quality-2 = Um tipo { $a }, com muito orgulho
wry-deed-1 = Alguém tinha de { $a }
wry-deed-2 = Quem te ensinou a { $a }?

curious-1 = { $a } de quem?
curious-2 = { $a }, mas para quê?
curious-3 = { $a }, e se falasse?
curious-pair-1 = { $a } ou { $b }?
curious-thing-1 = Para que serve { $a }?
curious-air-1 = Será { $a }?
curious-air-2 = E a isto chamam { $a }?
curious-quality-1 = Até que ponto pode um dia ser { $a }?
curious-quality-2 = Porquê um sonho tão { $a }?
curious-deed-1 = Porquê { $a }?
curious-deed-2 = E se fôssemos { $a }?
