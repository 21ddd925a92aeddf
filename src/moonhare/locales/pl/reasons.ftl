# Why a computer player voted as it did, said by characters once the points are there. a, b: words in dictionary form,
# without an article: a pattern must sound right with any noun, and with anybody who says it. `one` and `two`: so many
# nouns; `word`: anything else, in quotation marks; `feeling`: nothing spoke for the card. Short: a sentence has 80 letters with its words, at most.
# Quotation marks are the inner ones, for those of `why-said` stand around; none opens a sentence.

one-literal-1 = { $a }. Przecież widać.
one-literal-2 = Dla mnie to: { $a }
one-literal-3 = Zdecydowało to jedno: { $a }
one-literal-4 = Wystarczyło spojrzeć: { $a }
two-literal-1 = { $a } i { $b }. To wystarczy.
two-literal-2 = Dla mnie to: { $a }, { $b }
word-literal-1 = Widzę w tym «{ $a }».
word-literal-2 = Jak dla mnie: «{ $a }».
feeling-literal-1 = Tylko przeczucie, nic więcej.
feeling-literal-2 = Bez powodu. Coś trzeba wybrać.
feeling-literal-3 = Nic innego nie pasowało lepiej.
feeling-literal-4 = Strzał, ale z przekonaniem.
feeling-literal-5 = To albo nic.
feeling-literal-6 = Trudno powiedzieć dlaczego.

one-dreamy-1 = { $a }… jak we śnie
one-dreamy-2 = Coś jakby { $a }…
one-dreamy-3 = { $a }… i reszta zniknęła…
one-dreamy-4 = Wciąż mam przed oczami: { $a }…
two-dreamy-1 = { $a }… a dalej { $b }…
two-dreamy-2 = Niby { $a }, niby { $b }…
word-dreamy-1 = Szeptało «{ $a }»…
word-dreamy-2 = Ciągle chodziło za mną «{ $a }»…
feeling-dreamy-1 = Takie przeczucie…
feeling-dreamy-2 = Coś tu na mnie spojrzało…
feeling-dreamy-3 = Ręka sama tam poszła…
feeling-dreamy-4 = Jakby z dawnego snu…
feeling-dreamy-5 = Nie dawało mi spokoju…
feeling-dreamy-6 = Skądś to znam…

one-musical-1 = { $a }, la la, { $a }
one-musical-2 = Po głowie chodzi mi: { $a }
one-musical-3 = { $a } i już w duszy gra.
one-musical-4 = { $a } i od razu wpadam w rytm.
two-musical-1 = { $a }, tra la la, i { $b }
two-musical-2 = Najpierw { $a }, potem { $b }, jak w refrenie
word-musical-1 = Nuciło mi «{ $a }».
word-musical-2 = Słychać było tylko «{ $a }».
feeling-musical-1 = To po prostu dobrze brzmi.
feeling-musical-2 = Takie przeczucie, la la la.
feeling-musical-3 = Coś tu nuci, więc nucę i ja.
feeling-musical-4 = Gramy w tej samej tonacji.
feeling-musical-5 = Wybór ze słuchu.
feeling-musical-6 = Noga sama wybija rytm.

one-wry-1 = { $a }. A cóż innego?
one-wry-2 = { $a }. Tak to sobie tłumaczę.
one-wry-3 = Winowajca: { $a }
one-wry-4 = { $a }. Subtelnie jak zawsze.
two-wry-1 = { $a } i { $b }. Nic dodać, nic ująć.
two-wry-2 = { $a }, { $b }. Jaśniej się nie da.
word-wry-1 = Bardziej «{ $a }» już być nie może.
word-wry-2 = Jeśli to nie «{ $a }», to co?
feeling-wry-1 = Czysta logika, rzecz jasna.
feeling-wry-2 = Na coś w końcu trzeba głosować.
feeling-wry-3 = Orzeł czy reszka, ale w głowie.
feeling-wry-4 = Lata doświadczenia.
feeling-wry-5 = Inne wyglądały gorzej.
feeling-wry-6 = Źródeł nie zdradzam.

one-curious-1 = { $a }? Trzeba było sprawdzić.
one-curious-2 = Czy to nie «{ $a }»?
one-curious-3 = Czyżby { $a }?
one-curious-4 = Skąd tam { $a }?
two-curious-1 = { $a }? A dlaczego { $b }?
two-curious-2 = { $a } i { $b }: czy to przypadek?
word-curious-1 = Czy to nie woła «{ $a }»?
word-curious-2 = Nie nazwalibyście tego «{ $a }»?
feeling-curious-1 = Przeczucie. Ciekawe skąd.
feeling-curious-2 = A jeśli to właśnie ten obrazek?
feeling-curious-3 = A czemu nie to?
feeling-curious-4 = Ciekawe, czyj to obrazek.
feeling-curious-5 = Ktoś ma coś przeciwko?
feeling-curious-6 = Kto przeszedłby obok tego obojętnie?
