# How computer players of different characters put a clue. a, b: words in dictionary form, without an article: a pattern
# must sound right with any noun, or with what its id names: a quality (an adjective), a being, a thing, a place, or an
# air (an idea). In a pair, and in what follows upon something, people join a and b.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
pair-1 = { $a } i { $b }
pair-2 = { $a }, { $b }
then-1 = Najpierw { $a }, potem { $b }
then-2 = Raz { $a }, raz { $b }

literal-1 = { $a } i tyle
literal-2 = { $a }, dosłownie
literal-3 = { $a } tuż obok
literal-being-1 = { $a } zza ściany
literal-thing-1 = { $a } pod ręką
literal-place-1 = Zbiórka: { $a }
literal-air-1 = { $a } w czystej postaci
literal-air-2 = Po prostu { $a }
literal-quality-1 = Zwyczajnie { $a } dzień
literal-quality-2 = Taki { $a } przypadek
literal-deed-1 = Jak { $a }
literal-deed-2 = Pora { $a }

dreamy-1 = { $a } z dawnych lat…
dreamy-2 = { $a } o północy…
dreamy-3 = { $a } na dnie snu…
dreamy-being-1 = { $a } w świetle księżyca…
dreamy-place-1 = { $a } gdzieś daleko…
dreamy-air-1 = Śni mi się { $a }
dreamy-air-2 = Gdzieś tam czeka { $a }
dreamy-quality-1 = Jeszcze { $a } sen…
dreamy-quality-2 = Jakiś { $a } wieczór…
dreamy-deed-1 = Gdyby tak { $a }…
dreamy-deed-2 = Śniło mi się, że mogę { $a }…

musical-1 = { $a } w moll
musical-2 = { $a } w rytmie walca
musical-3 = { $a } blues
musical-air-1 = All you need is { $a }
musical-air-2 = { $a }, ach, { $a }
musical-quality-1 = Taki { $a } rytm
musical-quality-2 = Ostatni { $a } walc
musical-deed-1 = Chcę tylko { $a }
musical-deed-2 = { $a }, { $a } do rana

wry-1 = { $a } z drugiej ręki
wry-2 = { $a } sąsiada
wry-3 = { $a } na raty
wry-being-1 = { $a } na urlopie
wry-being-2 = Uwaga, { $a }
wry-thing-1 = Na sprzedaż: { $a }
wry-thing-2 = { $a } gratis
wry-place-1 = Następny przystanek: { $a }
wry-air-1 = { $a } dla początkujących
wry-air-2 = { $a } w promocji
wry-quality-1 = Odrobinę zbyt { $a } poniedziałek
wry-quality-2 = Mój { $a } charakter
wry-deed-1 = Ktoś musiał { $a }
wry-deed-2 = Kto cię nauczył { $a }?

curious-1 = Do kogo należy { $a }?
curious-2 = A gdzie { $a }?
curious-3 = Co na to { $a }?
curious-pair-1 = { $a } czy { $b }?
curious-thing-1 = Po co komu { $a }?
curious-air-1 = Jak wygląda { $a }?
curious-air-2 = Czy to { $a }?
curious-quality-1 = Jak bardzo { $a } może być dzień?
curious-quality-2 = Czemu taki { $a } sen?
curious-deed-1 = Czemu { $a }?
curious-deed-2 = A może by tak { $a }?
