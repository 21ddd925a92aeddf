# How computer players of different characters put a clue. a, b: words in dictionary form, without an article: a pattern
# must sound right with any noun, or with what its id names: a quality (an adjective), a being, a thing, a place, or an
# air (an idea). In a pair, and in what follows upon something, people join a and b.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
pair-1 = { $a } og { $b }
pair-2 = { $a }, { $b }
then-1 = Først { $a }, så { $b }
then-2 = Fra { $a } til { $b }

literal-1 = { $a }, punktum
literal-2 = { $a }, slet og ret
literal-3 = { $a }, hverken mere eller mindre
literal-air-1 = Ikke andet end { $a }
literal-quality-1 = Ganske enkelt { $a }
literal-quality-2 = Virkelig meget { $a }
literal-quality-3 = { $a }, og dermed basta

dreamy-1 = … { $a } …
dreamy-2 = { $a }, eller deromkring …
dreamy-3 = { $a }, måske …
dreamy-4 = Og så, pludselig … { $a }
dreamy-air-1 = Et strejf af { $a }
dreamy-air-2 = En snert af { $a }
dreamy-quality-1 = Sådan lidt { $a } …
dreamy-quality-2 = Stadig { $a } …
dreamy-quality-3 = Bare lidt mere { $a } …

musical-1 = { $a }, { $a }, { $a }
musical-2 = La la la, { $a }
musical-3 = Åh { $a }, åh { $a }
musical-time-1 = { $a }-blues
musical-place-1 = { $a }-blues
musical-air-1 = All you need is { $a }
musical-air-2 = { $a }, kun { $a }
musical-quality-1 = Så { $a }, åh så { $a }
musical-quality-2 = For evigt { $a }

wry-1 = { $a }. Hvad ellers.
wry-2 = { $a }, siger de
wry-3 = { $a }. Ja, naturligvis.
wry-4 = { $a }. Det manglede bare.
wry-being-1 = { $a } på ferie
wry-being-2 = { $a } søges
wry-thing-1 = { $a } sælges
wry-thing-2 = { $a } medfølger ikke
wry-place-1 = Næste stop: { $a }
wry-air-1 = { $a } for begyndere
wry-air-2 = { $a } på min måde
wry-quality-1 = Aldrig { $a } nok
wry-quality-2 = Lidt for { $a }
wry-quality-3 = { $a }, og stolt af det

curious-1 = { $a }? Men hvorfor?
curious-2 = { $a }? Siden hvornår?
curious-3 = { $a }? Hvem siger det?
curious-4 = Var der nogen, der sagde { $a }?
curious-pair-1 = { $a } eller { $b }?
curious-air-1 = Hvordan ser { $a } ud?
curious-air-2 = Er det her { $a }?
curious-quality-1 = Hvor { $a } er for { $a }?
curious-quality-2 = Hvorfor så { $a }?
