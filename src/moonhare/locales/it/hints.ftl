# How computer players of different characters put a clue. a, b: words in dictionary form, without an article: a pattern
# must sound right with any noun, or with what its id names: a quality (an adjective), a being, a thing, a place, or an
# air (an idea). In a pair, and in what follows upon something, people join a and b.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
pair-1 = { $a } e { $b }
pair-2 = { $a }, { $b }
then-1 = Prima { $a }, poi { $b }
then-2 = Da { $a } a { $b }

literal-1 = { $a }, punto
literal-2 = { $a } e basta
literal-3 = { $a }, né più né meno
literal-air-1 = Nient’altro che { $a }
literal-quality-1 = Semplicemente { $a }
literal-quality-2 = Davvero molto { $a }
literal-quality-3 = { $a } e basta

dreamy-1 = … { $a }…
dreamy-2 = { $a }, o così pare…
dreamy-3 = { $a }, chissà…
dreamy-4 = E poi… { $a }
dreamy-air-1 = Un soffio di { $a }
dreamy-air-2 = Un pizzico di { $a }
dreamy-quality-1 = Appena appena { $a }…
dreamy-quality-2 = Ancora { $a }…
dreamy-quality-3 = Se solo fosse { $a }…

musical-1 = { $a }, { $a }, { $a }
musical-2 = La la la, { $a }
musical-3 = Oh { $a }, oh { $a }
musical-time-1 = { $a } blues
musical-place-1 = { $a } blues
musical-air-1 = All you need is { $a }
musical-air-2 = { $a }, solo { $a }
musical-quality-1 = Così { $a }, ma così { $a }
musical-quality-2 = Per sempre { $a }

wry-1 = { $a }, figuriamoci
wry-2 = { $a }, così dicono
wry-3 = { $a }. E ti pareva.
wry-4 = Ah, { $a }. Come no.
wry-being-1 = { $a } in vacanza
wry-being-2 = Cercasi { $a }
wry-thing-1 = Vendesi { $a }
wry-thing-2 = { $a } a parte
wry-place-1 = Prossima fermata: { $a }
wry-air-1 = { $a } per principianti
wry-air-2 = { $a } a modo mio
wry-quality-1 = Mai abbastanza { $a }
wry-quality-2 = Un po’ troppo { $a }
wry-quality-3 = { $a }, e me ne vanto

curious-1 = { $a }? E perché?
curious-2 = { $a }? Da quando?
curious-3 = { $a }? E chi lo dice?
curious-4 = Qualcuno ha detto { $a }?
curious-pair-1 = { $a } o { $b }?
curious-air-1 = Sarà { $a }?
curious-air-2 = E questa la chiami { $a }?
curious-quality-1 = Quanto { $a } è troppo { $a }?
curious-quality-2 = Perché così { $a }?
