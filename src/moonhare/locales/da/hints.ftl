# How computer players of different characters put a clue. a, b: words in dictionary form, without an article: a pattern
# must sound right with any noun, or with what its id names: a quality (an adjective), a being, a thing, a place, or an
# air (an idea). In a pair, and in what follows upon something, people join a and b.
# A name may begin with an adjective (›sort hingst‹): no genitive before it. A deed may be reflexive (›nærme sig‹): no
# person but the third.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
pair-1 = { $a } og { $b }
pair-2 = { $a }, { $b }
then-1 = Først { $a }, så { $b }
then-2 = Fra { $a } til { $b }

literal-1 = { $a }, slet og ret
literal-2 = Særlige kendetegn: { $a }
literal-3 = { $a } og dermed basta
literal-being-1 = { $a } i egen høje person
literal-thing-1 = Forsigtig: { $a }
literal-place-1 = Du er her: { $a }
literal-air-1 = Et spørgsmål om { $a }
literal-air-2 = { $a } i sin reneste form
literal-quality-1 = Simpelthen { $a }
literal-quality-2 = Mildest talt { $a }
literal-deed-1 = Kunsten at { $a }
literal-deed-2 = Skal bare lige { $a }

dreamy-1 = Og så: { $a } …
dreamy-2 = { $a }, eller noget, der ligner …
dreamy-3 = { $a } i det fjerne …
dreamy-being-1 = { $a } på vej hjem …
dreamy-being-2 = Godnat, { $a } …
dreamy-place-1 = { $a } langt herfra …
dreamy-air-1 = Et strejf af { $a } …
dreamy-air-2 = { $a }, som dengang …
dreamy-quality-1 = Sådan lidt { $a } …
dreamy-quality-2 = Stadig { $a } …
dreamy-quality-3 = Næsten { $a } …
dreamy-deed-1 = Hvis man bare kunne { $a } …
dreamy-deed-2 = Drømmen om at { $a } …

musical-1 = { $a } i mol
musical-2 = { $a } i valsetakt
musical-3 = { $a } for fuld musik
musical-4 = For { $a } og orkester
musical-air-1 = Sangen om { $a }
musical-air-2 = { $a }, søde { $a }
musical-quality-1 = Så { $a }, åh så { $a }
musical-quality-2 = For evigt { $a }
musical-deed-1 = Alle vil bare { $a }
musical-deed-2 = Født til at { $a }

wry-1 = Dagens { $a }
wry-2 = { $a }, så at sige
wry-3 = { $a }, om man vil
wry-being-1 = { $a } på ferie
wry-being-2 = { $a } søges
wry-thing-1 = { $a } sælges billigt
wry-thing-2 = { $a } på andres regning
wry-thing-3 = { $a } på afbetaling
wry-place-1 = Næste stop: { $a }
wry-air-1 = { $a } for begyndere
wry-air-2 = { $a } eller noget i den stil
wry-air-3 = { $a }: en brugsanvisning
wry-quality-1 = Lidt for { $a }
wry-quality-2 = { $a }, og stolt af det
wry-deed-1 = Nogen måtte jo { $a }
wry-deed-2 = Og det kalder man at { $a }
wry-deed-3 = Med ret til at { $a }

curious-1 = Hvem sagde { $a }?
curious-2 = Og hvis jeg nu siger { $a }?
curious-3 = Hvilken slags { $a }?
curious-pair-1 = { $a } eller { $b }?
curious-thing-1 = { $a }? Til hvad?
curious-air-1 = Lugter det af { $a }?
curious-air-2 = { $a }, siger du?
curious-quality-1 = Hvor { $a } kan man blive?
curious-quality-2 = Hvorfor så { $a }?
curious-deed-1 = Hvorfor { $a }?
curious-deed-2 = Hvem har lyst til at { $a }?
