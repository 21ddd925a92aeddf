# How computer players of different characters put a clue. a, b: words in dictionary form, without an article: a pattern
# must sound right with any noun (en: one thing, many, or stuff), or with what its id names: a quality (an adjective), a
# deed (a verb), a being, a thing, a place, a time, or an air (an idea or a feeling, which is not counted). In a pair, and in
# what follows upon something, people join a and b. No pattern denies anything: what is denied is looked for elsewhere.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
pair-1 = { $a } and { $b }
pair-2 = { $a }, { $b }
then-1 = First { $a }, then { $b }
then-2 = From { $a } to { $b }

literal-1 = The actual { $a }
literal-2 = It’s all about the { $a }
literal-3 = That’ll be the { $a }
literal-being-1 = The { $a } next door
literal-thing-1 = Mind the { $a }
literal-place-1 = On the way to the { $a }
literal-air-1 = Pure { $a }
literal-air-2 = The whole { $a } business
literal-quality-1 = Simply { $a }
literal-quality-2 = As { $a } as it gets
literal-deed-1 = How to { $a }
literal-deed-2 = Born to { $a }

dreamy-1 = And then, the { $a } …
dreamy-2 = Do you remember the { $a }? …
dreamy-3 = The { $a } I once dreamt of …
dreamy-being-1 = The { $a } in my dream …
dreamy-thing-1 = The last { $a } of summer
dreamy-place-1 = Far beyond the { $a } …
dreamy-air-1 = That old { $a } …
dreamy-air-2 = Afterwards, { $a } …
dreamy-quality-1 = Ever so slightly { $a } …
dreamy-quality-2 = Still { $a } …
dreamy-quality-3 = If only it were { $a } …
dreamy-deed-1 = If only I could { $a } …
dreamy-deed-2 = Oh, to { $a } …

musical-1 = Ballad of the { $a }
musical-2 = Dance of the { $a }
musical-3 = Oh, my { $a }
musical-4 = Concerto for { $a } and orchestra
musical-time-1 = { $a } blues
musical-place-1 = { $a } blues
musical-air-1 = { $a } blues
musical-air-2 = { $a }, sweet { $a }
musical-quality-1 = So { $a }, oh so { $a }
musical-quality-2 = Forever { $a }
musical-deed-1 = I just want to { $a }
musical-deed-2 = Keep calm and { $a }

wry-1 = Somebody else’s { $a }
wry-2 = The wrong { $a }
wry-3 = The so-called { $a }
wry-being-1 = Day off for the { $a }
wry-being-2 = Wanted: { $a }
wry-thing-1 = For sale: { $a }
wry-place-1 = Next stop: { $a }
wry-air-1 = { $a } for beginners
wry-air-2 = { $a } at half price
wry-air-3 = { $a }: a user’s guide
wry-quality-1 = A bit too { $a }
wry-quality-2 = { $a }, and proud of it
wry-deed-1 = Somebody had to { $a }
wry-deed-2 = And who taught you to { $a }?
wry-deed-3 = Please { $a } responsibly

curious-1 = Whose { $a }?
curious-2 = Where did the { $a } go?
curious-3 = What’s with the { $a }?
curious-pair-1 = { $a } or { $b }?
curious-being-1 = What did the { $a } know?
curious-thing-1 = What is the { $a } for?
curious-thing-2 = What if the { $a } could talk?
curious-air-1 = Whose { $a }, exactly?
curious-air-2 = { $a }, you say?
curious-quality-1 = How { $a } is too { $a }?
curious-quality-2 = Why so { $a }?
curious-deed-1 = Why { $a }?
curious-deed-2 = Shall we { $a }?
