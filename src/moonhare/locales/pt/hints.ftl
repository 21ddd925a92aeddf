# How computer players of different characters put a clue. a, b: words in dictionary form, without an article: a pattern
# must sound right with any noun, or with what its id names: a quality (an adjective), a being, a thing, a place, or an
# air (an idea). In a pair, and in what follows upon something, people join a and b.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
pair-1 = { $a } e { $b }
pair-2 = { $a }, { $b }
then-1 = Primeiro { $a }, depois { $b }
then-2 = Ora { $a }, ora { $b }

literal-1 = { $a }, ponto final
literal-2 = { $a }, tal e qual
literal-3 = { $a }, nem mais nem menos
literal-4 = { $a } e mais nada
literal-quality-1 = Simplesmente { $a }
literal-quality-2 = Mesmo muito { $a }
literal-quality-3 = { $a } e pronto

dreamy-1 = … { $a }…
dreamy-2 = { $a }, ou por aí…
dreamy-3 = { $a }, talvez…
dreamy-4 = E de repente… { $a }
dreamy-air-1 = Um sopro de { $a }
dreamy-air-2 = Uma pitada de { $a }
dreamy-quality-1 = Só um bocadinho { $a }…
dreamy-quality-2 = Ainda { $a }…
dreamy-quality-3 = Assim meio { $a }…

musical-1 = { $a }, { $a }, { $a }
musical-2 = Lá lá lá, { $a }
musical-3 = Ai { $a }, ai { $a }
musical-time-1 = { $a } blues
musical-place-1 = { $a } blues
musical-air-1 = All you need is { $a }
musical-air-2 = { $a }, só { $a }
musical-quality-1 = Tão { $a }, mas tão { $a }
musical-quality-2 = Para sempre { $a }

wry-1 = { $a }, pois claro
wry-2 = { $a }, dizem eles
wry-3 = { $a }. Quem diria.
wry-4 = { $a }. Ora essa.
wry-being-1 = { $a } de férias
wry-being-2 = Procura-se { $a }
wry-thing-1 = Vende-se { $a }
wry-thing-2 = { $a } à parte
wry-place-1 = Próxima paragem: { $a }
wry-air-1 = { $a } para principiantes
wry-air-2 = { $a } à minha maneira
wry-quality-1 = Nunca { $a } que chegue
wry-quality-2 = Um bocado { $a } demais
wry-quality-3 = { $a }, e com muito orgulho

curious-1 = { $a }? Mas porquê?
curious-2 = { $a }? Desde quando?
curious-3 = { $a }? E quem disse?
curious-4 = Alguém disse { $a }?
curious-pair-1 = { $a } ou { $b }?
curious-air-1 = Será { $a }?
curious-air-2 = E a isto chamam { $a }?
curious-quality-1 = Até que ponto { $a }?
curious-quality-2 = Porquê tão { $a }?
