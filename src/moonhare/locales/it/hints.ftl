# How computer players of different characters put a clue. a, b: words in dictionary form, without an article: a pattern
# must sound right with any noun, or with what its id names: a quality (an adjective), a being, a thing, a place, or an
# air (an idea). In a pair, and in what follows upon something, people join a and b.
# A deed may be reflexive (“perdersi”): leave no person in the pattern but the third, or none.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
pair-1 = { $a } e { $b }
pair-2 = { $a }, { $b }
then-1 = Prima { $a }, poi { $b }
then-2 = Oggi { $a }, domani { $b }

literal-1 = { $a } e basta
literal-2 = Segni particolari: { $a }
literal-3 = Parola d’ordine: { $a }
literal-being-1 = { $a } in persona
literal-thing-1 = Maneggiare con cura: { $a }
literal-place-1 = Voi siete qui: { $a }
literal-air-1 = Questione di { $a }
literal-air-2 = { $a } allo stato puro
literal-quality-1 = Qualcosa di { $a }
literal-quality-2 = A dir poco { $a }
literal-deed-1 = L’arte di { $a }
literal-deed-2 = Voce del verbo { $a }

dreamy-1 = { $a } d’altri tempi…
dreamy-2 = { $a }, { $a } delle mie brame…
dreamy-3 = { $a }, chissà dove…
dreamy-being-1 = Buonanotte, { $a }…
dreamy-place-1 = { $a }, laggiù…
dreamy-air-1 = Un soffio di { $a }…
dreamy-air-2 = { $a }, o quasi…
dreamy-quality-1 = Vagamente { $a }…
dreamy-quality-2 = Sempre un po’ più { $a }…
dreamy-quality-3 = Come se fosse { $a }…
dreamy-deed-1 = Com’era bello { $a }…
dreamy-deed-2 = Un giorno, forse, { $a }…

musical-1 = { $a }, mon amour
musical-2 = { $a }, oh oh
musical-3 = { $a } blues
musical-4 = Concerto per { $a } e orchestra
musical-air-1 = All you need is { $a }
musical-air-2 = { $a }, dolce { $a }
musical-quality-1 = Così { $a }, ma così { $a }
musical-quality-2 = Per sempre { $a }
musical-deed-1 = Nati per { $a }
musical-deed-2 = { $a }, oh oh

wry-1 = Cercasi { $a }
wry-2 = { $a }, si fa per dire
wry-3 = { $a }, o giù di lì
wry-being-1 = { $a } in vacanza
wry-being-3 = { $a } a sua insaputa
wry-thing-1 = Vendesi { $a }
wry-thing-2 = { $a } di seconda mano
wry-thing-3 = { $a } a rate
wry-place-1 = Prossima fermata: { $a }
wry-air-1 = { $a } per principianti
wry-air-2 = { $a } in offerta speciale
wry-air-3 = { $a }: istruzioni per l’uso
wry-quality-1 = Fin troppo { $a }
wry-quality-2 = { $a }, e se ne vanta
wry-deed-1 = Qualcuno doveva pur { $a }
wry-deed-2 = E lo chiamano { $a }
wry-deed-3 = Licenza di { $a }

curious-1 = Chi ha detto { $a }?
curious-2 = { $a }? Parliamone
curious-3 = E se ti dicessi { $a }?
curious-pair-1 = { $a } o { $b }?
curious-being-1 = { $a }: che cosa avrà visto?
curious-thing-1 = { $a }: per farne cosa?
curious-air-1 = Sarà { $a }?
curious-air-2 = E tu lo chiami { $a }?
curious-quality-1 = { $a } davvero?
curious-quality-2 = Perché così { $a }?
curious-deed-1 = Perché { $a }?
curious-deed-2 = { $a }? Parliamone
