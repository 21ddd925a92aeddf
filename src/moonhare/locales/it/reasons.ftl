# Why a computer player voted as it did, said by characters once the points are there. a, b: words in dictionary form,
# without an article: a pattern must sound right with any noun, and with anybody who says it. `one` and `two`: so many
# nouns; `word`: anything else, in quotation marks; `feeling`: nothing spoke for the card. Short: a sentence has 80 letters with its words, at most.
# Quotation marks are the inner ones, for those of `why-said` stand around; none opens a sentence.

one-literal-1 = { $a }: si vede benissimo.
one-literal-2 = A me dice: { $a }
one-literal-3 = A convincermi: { $a }
one-literal-4 = Mi è bastato questo: { $a }
two-literal-1 = { $a } e { $b }. Basta così.
two-literal-2 = A me dice: { $a }, { $b }
word-literal-1 = Ci ho visto “{ $a }”.
word-literal-2 = A me dice “{ $a }”.
feeling-literal-1 = Solo una sensazione, niente di più.
feeling-literal-2 = Nessun motivo. Bisognava pur scegliere.
feeling-literal-3 = Le altre mi convincevano meno.
feeling-literal-4 = Ho tirato a indovinare.
feeling-literal-5 = O questa o nessuna.
feeling-literal-6 = Il perché non lo so dire.

one-dreamy-1 = { $a }… come in un sogno
one-dreamy-2 = Qualcosa come { $a }…
one-dreamy-3 = { $a }, o così mi pareva…
one-dreamy-4 = { $a }… e il resto è svanito…
two-dreamy-1 = { $a }… e più in là { $b }…
two-dreamy-2 = Da qualche parte tra { $a } e { $b }…
word-dreamy-1 = Mi sussurrava “{ $a }”…
word-dreamy-2 = Continuavo a pensare “{ $a }”…
feeling-dreamy-1 = Appena una sensazione…
feeling-dreamy-2 = È lei che ha guardato me…
feeling-dreamy-3 = La mano è andata da sola…
feeling-dreamy-4 = Come un posto già visto…
feeling-dreamy-5 = Non mi lasciava andare…
feeling-dreamy-6 = Forse era in un mio sogno…

one-musical-1 = { $a }, la la, { $a }
one-musical-2 = Mi risuona in testa: { $a }
one-musical-3 = { $a }: la nota giusta.
one-musical-4 = { $a }, e già andavo a tempo.
two-musical-1 = { $a }, trallallà, e { $b }
two-musical-2 = Prima { $a }, poi { $b }, come un ritornello
word-musical-1 = Mi canticchiava “{ $a }”.
word-musical-2 = Sentivo solo “{ $a }”.
feeling-musical-1 = Suonava bene.
feeling-musical-2 = Una sensazione, la la la.
feeling-musical-3 = Canticchiava, e io con lei.
feeling-musical-4 = Era in sintonia con me.
feeling-musical-5 = Ho scelto a orecchio.
feeling-musical-6 = Il piede batteva già il tempo.

one-wry-1 = { $a }. E che altro?
one-wry-2 = { $a }. O almeno così mi dicevo.
one-wry-3 = Il colpevole: { $a }
one-wry-4 = { $a }. Che finezza, come al solito.
two-wry-1 = { $a } e { $b }. Non aggiungo altro.
two-wry-2 = { $a }, { $b }. Più chiaro di così…
word-wry-1 = Più “{ $a }” di così…
word-wry-2 = Se questo non è “{ $a }”, che cos’è?
feeling-wry-1 = Pura logica, naturalmente.
feeling-wry-2 = Per qualcosa bisognava pur votare.
feeling-wry-3 = Testa o croce, a mente.
feeling-wry-4 = Anni di esperienza.
feeling-wry-5 = Le altre erano peggio.
feeling-wry-6 = Non rivelo le mie fonti.

one-curious-1 = { $a }? Dovevo vederci chiaro.
one-curious-2 = Non sarà “{ $a }”?
one-curious-3 = Ho pensato: { $a }?
one-curious-4 = { $a }: come mai proprio lì?
two-curious-1 = { $a }? E perché { $b }?
two-curious-2 = { $a } e { $b }: sarà un caso?
word-curious-1 = Non vi dice “{ $a }”?
word-curious-2 = Voi non lo chiamereste “{ $a }”?
feeling-curious-1 = Una sensazione. Chissà da dove.
feeling-curious-2 = E se fosse stata questa?
feeling-curious-3 = Perché non questa?
feeling-curious-4 = Volevo vedere di chi era.
feeling-curious-5 = Qualche obiezione?
feeling-curious-6 = Come si fa a tirare dritto davanti a questa?
