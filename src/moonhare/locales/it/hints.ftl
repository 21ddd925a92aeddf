# How computer players of different characters put a clue. a, b, c: words in dictionary form, without an article: a
# pattern must sound right with any noun. Its own words must carry nothing that a picture could show.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
plain-2 = { $a } e { $b }
plain-3 = { $a }, { $b }

literal-1 = { $a }. Proprio { $a }.
literal-2 = { $a }, né più né meno
literal-3 = Insomma: { $a }
literal-4 = { $a } e basta
literal-5 = Dico { $a }, intendo { $a }
literal-6 = { $a }, { $b } e { $c }
literal-7 = Prima { $a }, poi { $b }
literal-8 = { $a } con { $b }

dreamy-1 = Quasi { $a } …
dreamy-2 = { $a }, o così pare …
dreamy-3 = { $a }, chissà …
dreamy-4 = Ed ecco … { $a }
dreamy-5 = { $a }, ma appena appena …
dreamy-6 = Forse { $a }, o forse …
dreamy-7 = Un po' { $a }, un po' { $b } …
dreamy-8 = Chissà dove, tra { $a } e { $b } …

musical-1 = { $a }, { $a }, { $a }!
musical-2 = Oh oh oh, { $a }
musical-3 = La la la, { $a }
musical-4 = Trallallà, { $a }, trallallà
musical-5 = Oilì oilà, { $a }
musical-6 = Ehi { $a }, uh { $a }, ehi ehi!
musical-7 = { $a }, parapà, { $b }, parapà
musical-8 = Oh { $a }, oh { $b }, oh { $c }

wry-1 = { $a }, figuriamoci
wry-2 = { $a }, così dicono
wry-3 = { $a }. E ti pareva.
wry-4 = Ah, { $a }. Come no.
wry-5 = { $a }, si fa per dire
wry-6 = { $a }, manco a dirlo
wry-7 = { $a }, vabbè. Ma { $b } …
wry-8 = { $b }, e adesso pure { $a }

curious-1 = { $a }? E perché?
curious-2 = { $a }? Da quando?
curious-3 = { $a }? E chi lo dice?
curious-4 = Ma perché proprio “{ $a }”?
curious-5 = E se dicessi “{ $a }”?
curious-6 = Ma che vuol dire “{ $a }”?
curious-7 = { $a } o { $b }?
curious-8 = { $a }? O piuttosto { $b }?
