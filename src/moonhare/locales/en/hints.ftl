# How computer players of different characters put a clue. a, b: words in dictionary form, without an article: a pattern
# must sound right with any noun, or with what its id names: a quality (an adjective), a being, a thing, a place, or an
# air (an idea). In a pair, and in what follows upon something, people join a and b.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
pair-1 = { $a } and { $b }
pair-2 = { $a }, { $b }
then-1 = First { $a }, then { $b }
then-2 = From { $a } to { $b }

literal-1 = { $a }. That’s it.
literal-2 = { $a }, plain and simple
literal-3 = { $a }, no more, no less
literal-air-1 = Nothing but { $a }
literal-quality-1 = Simply { $a }
literal-quality-2 = Really very { $a }
literal-quality-3 = { $a }, that’s all

dreamy-1 = … { $a } …
dreamy-2 = { $a }, or nearly …
dreamy-3 = { $a }, perhaps …
dreamy-4 = And then … { $a }
dreamy-air-1 = A touch of { $a }
dreamy-air-2 = Dreaming of { $a }
dreamy-quality-1 = Ever so slightly { $a } …
dreamy-quality-2 = Still { $a } …
dreamy-quality-3 = If only it were { $a } …

musical-1 = { $a }, { $a }, { $a }
musical-2 = La la la, { $a }
musical-3 = Oh, { $a }, my { $a }
musical-time-1 = { $a } blues
musical-place-1 = { $a } blues
musical-air-1 = All you need is { $a }
musical-air-2 = { $a }, sweet { $a }
musical-quality-1 = So { $a }, oh so { $a }
musical-quality-2 = Forever { $a }

wry-1 = { $a }, what else
wry-2 = { $a }, supposedly
wry-3 = Ah, { $a }. Of course.
wry-4 = { $a }. Somebody had to say it.
wry-being-1 = { $a } on holiday
wry-being-2 = { $a } wanted
wry-thing-1 = For sale: { $a }
wry-thing-2 = { $a } not included
wry-place-1 = Next stop: { $a }
wry-air-1 = { $a } for beginners
wry-air-2 = { $a }, my way
wry-quality-1 = Not { $a } enough
wry-quality-2 = A bit too { $a }
wry-quality-3 = { $a }, and proud of it

curious-1 = { $a }? But why?
curious-2 = { $a }? Since when?
curious-3 = { $a }? Says who?
curious-4 = Did somebody say { $a }?
curious-pair-1 = { $a } or { $b }?
curious-air-1 = What does { $a } look like?
curious-air-2 = Is that { $a }?
curious-quality-1 = How { $a } is too { $a }?
curious-quality-2 = Why so { $a }?
