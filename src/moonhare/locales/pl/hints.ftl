# How computer players of different characters put a clue. a, b: words in dictionary form, without an article: a pattern
# must sound right with any noun, or with what its id names: a quality (an adjective), a being, a thing, a place, or an
# air (an idea). In a pair, and in what follows upon something, people join a and b.
# A deed may be perfective or imperfective: the pattern takes either.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
pair-1 = { $a } i { $b }
pair-2 = { $a }, { $b }
then-1 = Najpierw { $a }, potem { $b }
then-2 = Dziś { $a }, jutro { $b }

literal-1 = { $a } i już
literal-2 = Znaki szczególne: { $a }
literal-3 = Oto { $a }
literal-being-1 = { $a } zza ściany
literal-thing-1 = Ostrożnie: { $a }
literal-place-1 = Tu jesteś: { $a }
literal-air-1 = { $a } w czystej postaci
literal-air-2 = Po prostu { $a }
literal-quality-1 = Jakiś taki { $a }
literal-quality-2 = Wyjątkowo { $a }
literal-deed-1 = Jak { $a }
literal-deed-2 = Pora { $a }

dreamy-1 = { $a } z dawnych lat…
dreamy-2 = A potem { $a }…
dreamy-3 = Gdzieś daleko { $a }…
dreamy-being-1 = { $a } we mgle…
dreamy-place-1 = { $a } za siódmą górą…
dreamy-air-1 = Znowu { $a }…
dreamy-air-2 = { $a }, ach, { $a }…
dreamy-quality-1 = Wciąż taki { $a }…
dreamy-quality-2 = Z każdą chwilą bardziej { $a }…
dreamy-deed-1 = Gdyby tak { $a }…
dreamy-deed-2 = Jeszcze raz { $a }…

musical-1 = { $a } a-moll
musical-2 = { $a } w rytmie walca
musical-3 = { $a } blues
musical-4 = { $a } i orkiestra
musical-air-1 = All you need is { $a }
musical-air-2 = Hej, hej, { $a }
musical-quality-1 = Taki { $a }, ach, taki { $a }
musical-quality-2 = Na zawsze { $a }
musical-deed-1 = Chcę tylko { $a }
musical-deed-2 = Choć raz { $a }, la la la

wry-1 = { $a }, że tak powiem
wry-2 = { $a }, powiedzmy
wry-3 = { $a }, czy jakoś tak
wry-being-1 = { $a } na urlopie
wry-being-2 = Uwaga, { $a }
wry-thing-1 = Na sprzedaż: { $a }
wry-thing-2 = Danie dnia: { $a }
wry-thing-3 = { $a } z drugiej ręki
wry-thing-4 = { $a } na raty
wry-place-1 = Następny przystanek: { $a }
wry-air-1 = { $a } dla początkujących
wry-air-2 = { $a } w promocji
wry-air-3 = { $a }: instrukcja obsługi
wry-quality-1 = Ciut za { $a }
wry-quality-2 = { $a } jak mało kto
wry-deed-1 = Ktoś przecież musiał { $a }
wry-deed-2 = I to się nazywa { $a }
wry-deed-3 = Proszę { $a }

curious-1 = Skąd tu { $a }?
curious-2 = A gdzie { $a }?
curious-3 = Co na to { $a }?
curious-pair-1 = { $a } czy { $b }?
curious-thing-1 = Po co komu { $a }?
curious-air-1 = I gdzie tu { $a }?
curious-air-2 = I to ma być { $a }?
curious-quality-1 = Kto tu jest { $a }?
curious-quality-2 = Czemu aż taki { $a }?
curious-deed-1 = Czy warto { $a }?
curious-deed-2 = A może by tak { $a }?
