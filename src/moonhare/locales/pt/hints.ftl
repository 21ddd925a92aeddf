# How computer players of different characters put a clue. a, b, c: words in dictionary form, without an article: a
# pattern must sound right with any noun. Its own words must carry nothing that a picture could show.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
plain-2 = { $a } e { $b }
plain-3 = { $a }, { $b }

literal-1 = { $a }. Simplesmente { $a }.
literal-2 = { $a }, nem mais nem menos
literal-3 = Em suma: { $a }
literal-4 = { $a }, tal e qual
literal-5 = Digo { $a }, quero dizer { $a }
literal-6 = { $a }, { $b } e { $c }
literal-7 = Primeiro { $a }, depois { $b }
literal-8 = { $a } com { $b }

dreamy-1 = Quase { $a } …
dreamy-2 = { $a }, ou por aí …
dreamy-3 = { $a }, talvez … talvez …
dreamy-4 = E de repente … { $a }
dreamy-5 = { $a }, dir-se-ia …
dreamy-6 = Como que { $a } …
dreamy-7 = Ora { $a }, ora { $b } …
dreamy-8 = Algures entre { $a } e { $b } …

musical-1 = { $a }, { $a }, { $a }!
musical-2 = Ai ai ai, { $a }
musical-3 = Lá lá lá, { $a }
musical-4 = Trá-lá-lá, { $a }, trá-lá-lá
musical-5 = Olaré, { $a }, olaré
musical-6 = Ó { $a }, ai { $a }, ai ai!
musical-7 = { $a }, tum tum, { $b }, tum tum
musical-8 = Ai { $a }, ai { $b }, ai { $c }

wry-1 = { $a }, pois pois
wry-2 = { $a }, dizem eles
wry-3 = { $a }. Quem diria.
wry-4 = { $a }. Ora essa.
wry-5 = Ah, { $a }. Está bem, está.
wry-6 = “{ $a }”, como se costuma dizer
wry-7 = { $a }, ainda vá. Agora { $b } …
wry-8 = { $b }, e agora ainda por cima { $a }

curious-1 = { $a }? Mas porquê?
curious-2 = { $a }? Desde quando?
curious-3 = { $a }? E quem disse?
curious-4 = Mas porquê logo “{ $a }”?
curious-5 = E se eu dissesse “{ $a }”?
curious-6 = O que quer dizer “{ $a }”, afinal?
curious-7 = { $a } ou { $b }?
curious-8 = { $a }? Ou antes { $b }?
