# How computer players of different characters put a clue. a, b: words in dictionary form, without an article: a pattern
# must sound right with any noun, or with what its id names: a quality (an adjective), a being, a thing, a place, or an
# air (an idea). In a pair, and in what follows upon something, people join a and b.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
pair-1 = { $a } og { $b }
pair-2 = { $a }, { $b }
then-1 = Først { $a }, så { $b }
then-2 = Fra { $a } til { $b }

literal-1 = { $a }, slet og ret
literal-2 = { $a }, helt præcist
literal-3 = { $a } lige ved siden af
literal-being-1 = Naboens { $a }
literal-thing-1 = Pas på: { $a }
literal-place-1 = Vi mødes her: { $a }
literal-air-1 = Et spørgsmål om { $a }
literal-air-2 = { $a } i ren form
literal-quality-1 = Ganske enkelt { $a }
literal-quality-2 = Så { $a } som muligt
literal-deed-1 = Kunsten at { $a }
literal-deed-2 = På tide at { $a }

dreamy-1 = Gårsdagens { $a } …
dreamy-2 = Drømmenes { $a } …
dreamy-3 = { $a } i måneskin …
dreamy-being-1 = Nattens { $a } …
dreamy-place-1 = { $a } langt herfra …
dreamy-air-1 = Et strejf af { $a }
dreamy-air-2 = En drøm om { $a }
dreamy-quality-1 = Sådan lidt { $a } …
dreamy-quality-2 = Stadig { $a } …
dreamy-quality-3 = Bare lidt mere { $a } …
dreamy-deed-1 = Hvis man bare kunne { $a } …
dreamy-deed-2 = Jeg drømte, at jeg skulle { $a } …

musical-1 = { $a } i mol
musical-2 = { $a } i valsetakt
musical-3 = { $a }-blues
musical-air-1 = All you need is { $a }
musical-air-2 = { $a }, søde { $a }
musical-quality-1 = Så { $a }, åh så { $a }
musical-quality-2 = For evigt { $a }
musical-deed-1 = Jeg vil bare { $a }
musical-deed-2 = Kom, lad os { $a }

wry-1 = Andre folks { $a }
wry-2 = { $a } til overs
wry-3 = Let brugt { $a }
wry-being-1 = { $a } på ferie
wry-being-2 = { $a } søges
wry-thing-1 = { $a } sælges
wry-place-1 = Næste stop: { $a }
wry-air-1 = { $a } for begyndere
wry-air-2 = Prisen på { $a }
wry-quality-1 = Lidt for { $a }
wry-quality-2 = { $a }, og stolt af det
wry-deed-1 = Nogen måtte jo { $a }
wry-deed-2 = Hvem har lært dig at { $a }?

curious-1 = Hvis { $a }?
curious-2 = { $a }, men til hvad?
curious-3 = { $a }, men hvilken slags?
curious-pair-1 = { $a } eller { $b }?
curious-thing-1 = Hvad skal man med { $a }?
curious-air-1 = Hvordan ser { $a } ud?
curious-air-2 = Er det her { $a }?
curious-quality-1 = Hvor { $a } er for { $a }?
curious-quality-2 = Hvorfor så { $a }?
curious-deed-1 = Hvorfor { $a }?
curious-deed-2 = Hvad nu, hvis vi kunne { $a }?
