# How computer players of different characters put a clue. a, b: words in dictionary form, without an article: a pattern
# must sound right with any noun, or with what its id names: a quality (an adjective), a being, a thing, a place, or an
# air (an idea). In a pair, and in what follows upon something, people join a and b.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
pair-1 = { $a } e { $b }
pair-2 = { $a }, { $b }
then-1 = Prima { $a }, poi { $b }
then-2 = Da { $a } a { $b }

literal-1 = { $a } e basta
literal-2 = { $a }, per l’esattezza
literal-3 = { $a } a portata di mano
literal-being-1 = { $a } della porta accanto
literal-thing-1 = { $a } tale e quale
literal-place-1 = Appuntamento: { $a }
literal-air-1 = Questione di { $a }
literal-air-2 = { $a } allo stato puro
literal-quality-1 = Qualcosa di { $a }
literal-quality-2 = Un caso { $a }
literal-deed-1 = Come { $a }
literal-deed-2 = È ora di { $a }

dreamy-1 = { $a } d’altri tempi…
dreamy-2 = { $a } a mezzanotte…
dreamy-3 = { $a } in fondo al sogno…
dreamy-being-1 = { $a } sotto la luna…
dreamy-place-1 = { $a } all’orizzonte…
dreamy-air-1 = Un soffio di { $a }
dreamy-air-2 = { $a }, tanto tempo fa…
dreamy-quality-1 = Un silenzio { $a }…
dreamy-quality-2 = Un sogno ancora { $a }…
dreamy-deed-1 = Se solo si potesse { $a }…
dreamy-deed-2 = Sogno di { $a }…

musical-1 = { $a } in la minore
musical-2 = { $a } a tempo di valzer
musical-3 = { $a } blues
musical-air-1 = All you need is { $a }
musical-air-2 = { $a }, dolce { $a }
musical-quality-1 = Un ritmo { $a }
musical-quality-2 = Un cuore { $a }
musical-deed-1 = Ho voglia di { $a }
musical-deed-2 = { $a }, { $a } ancora

wry-1 = { $a } di seconda mano
wry-2 = { $a } di troppo
wry-3 = { $a } a rate
wry-being-1 = { $a } in vacanza
wry-being-2 = Cercasi { $a }
wry-thing-1 = Vendesi { $a }
wry-place-1 = Prossima fermata: { $a }
wry-air-1 = { $a } per principianti
wry-air-2 = { $a }, ma con lo sconto
wry-quality-1 = Un tipo fin troppo { $a }
wry-quality-2 = Un lunedì { $a }
wry-deed-1 = Qualcuno doveva pur { $a }
wry-deed-2 = Chi ti ha insegnato a { $a }?

curious-1 = { $a } di chi?
curious-2 = { $a }, ma quale?
curious-3 = { $a } per farne cosa?
curious-pair-1 = { $a } o { $b }?
curious-being-1 = { $a }: che cosa avrà visto?
curious-thing-1 = { $a }: a che serve?
curious-air-1 = Sarà { $a }?
curious-air-2 = E questa la chiami { $a }?
curious-quality-1 = Quanto può essere { $a } un giorno?
curious-quality-2 = Perché un sogno così { $a }?
curious-deed-1 = Perché { $a }?
curious-deed-2 = E se provassimo a { $a }?
