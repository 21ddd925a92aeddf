# How computer players of different characters put a clue. a, b, c: words in dictionary form, without an article: a
# pattern must sound right with any noun. Its own words must carry nothing that a picture could show.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
plain-2 = { $a } og { $b }
plain-3 = { $a }, { $b }

literal-1 = { $a }. Ganske enkelt { $a }.
literal-2 = { $a }, hverken mere eller mindre
literal-3 = { $a }, og dermed basta
literal-4 = Simpelthen { $a }
literal-5 = Jeg siger { $a }, og jeg mener { $a }
literal-6 = { $a }, { $b } og { $c }
literal-7 = Først { $a }, så { $b }
literal-8 = { $a } samt { $b }

dreamy-1 = Næsten { $a } …
dreamy-2 = { $a }, eller deromkring …
dreamy-3 = { $a }, vist nok …
dreamy-4 = Og så, måske … { $a }
dreamy-5 = { $a }, på en måde …
dreamy-6 = Sådan lidt { $a } …
dreamy-7 = Halvt { $a }, halvt { $b } …
dreamy-8 = Et eller andet mellem { $a } og { $b } …

musical-1 = { $a }, { $a }, { $a }!
musical-2 = Åh åh åh, { $a }
musical-3 = La la la, { $a }
musical-4 = Tralala, { $a }, tralala
musical-5 = Fallera, { $a }, fallera
musical-6 = Hey { $a }, hey hey, { $a }
musical-7 = { $a }, dumdidum, { $b }, dumdidum
musical-8 = Åh { $a }, åh { $b }, åh { $c }

wry-1 = { $a }. Hvad ellers.
wry-2 = { $a }, siger de
wry-3 = { $a }. Ja, naturligvis.
wry-4 = Jaså. { $a }. Så fik vi det med.
wry-5 = { $a }. Det manglede bare.
wry-6 = “{ $a }”, som det jo hedder
wry-7 = Først { $b }, og nu også { $a }
wry-8 = { $a }, okay. Men { $b }, altså.

curious-1 = { $a }? Men hvorfor?
curious-2 = { $a }? Siden hvornår?
curious-3 = { $a }? Hvem siger det?
curious-4 = Hvorfor dog “{ $a }”?
curious-5 = { $a }? Og hvad så bagefter?
curious-6 = Hvad vil “{ $a }” egentlig sige?
curious-7 = { $a } eller { $b }?
curious-8 = { $a }? Eller snarere { $b }?
