# How computer players of different characters put a clue. a, b: words in dictionary form, without an article: a pattern
# must sound right with any noun, or with what its id names: a quality (an adjective), a being, a thing, a place, or an
# air (an idea). In a pair, and in what follows upon something, people join a and b.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
pair-1 = { $a } i { $b }
pair-2 = { $a }, { $b }
then-1 = Najpierw { $a }, potem { $b }
then-2 = Raz { $a }, raz { $b }

literal-1 = { $a }, kropka
literal-2 = { $a } i tyle
literal-3 = { $a }, ni mniej, ni więcej
literal-4 = { $a }, dosłownie
literal-quality-1 = Po prostu { $a }
literal-quality-2 = Naprawdę bardzo { $a }
literal-quality-3 = { $a } i już

dreamy-1 = … { $a }…
dreamy-2 = { $a }, a może jednak…
dreamy-3 = Jakby { $a }…
dreamy-4 = I nagle… { $a }
dreamy-air-1 = Śni mi się { $a }
dreamy-air-2 = Gdzieś tam czeka { $a }
dreamy-quality-1 = Leciutko { $a }…
dreamy-quality-2 = Wciąż { $a }…
dreamy-quality-3 = Jakiś taki { $a }…

musical-1 = { $a }, { $a }, { $a }
musical-2 = La la la, { $a }
musical-3 = Hej, { $a }, hej, { $a }
musical-time-1 = { $a } blues
musical-place-1 = { $a } blues
musical-air-1 = All you need is { $a }
musical-air-2 = { $a }, ach, { $a }
musical-quality-1 = Taki { $a }, oj, taki { $a }
musical-quality-2 = Na zawsze { $a }

wry-1 = { $a }, a jakże
wry-2 = { $a }, podobno
wry-3 = { $a }. No proszę.
wry-4 = { $a }. Też mi coś.
wry-being-1 = { $a } na urlopie
wry-being-2 = Uwaga, { $a }
wry-thing-1 = Na sprzedaż: { $a }
wry-thing-2 = { $a } gratis
wry-place-1 = Następny przystanek: { $a }
wry-air-1 = { $a } dla początkujących
wry-air-2 = { $a } po mojemu
wry-quality-1 = Trochę za mało { $a }
wry-quality-2 = Odrobinę zbyt { $a }
wry-quality-3 = { $a } i dumny z tego

curious-1 = { $a }? Ale czemu?
curious-2 = { $a }? Od kiedy?
curious-3 = { $a }? A kto tak mówi?
curious-4 = Czy ktoś powiedział «{ $a }»?
curious-pair-1 = { $a } czy { $b }?
curious-air-1 = Jak wygląda { $a }?
curious-air-2 = Czy to { $a }?
curious-quality-1 = Jak bardzo { $a }?
curious-quality-2 = Czemu taki { $a }?
