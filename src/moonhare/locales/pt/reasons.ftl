# Why a computer player voted as it did, said by characters once the points are there. a, b: words in dictionary form,
# without an article: a pattern must sound right with any noun, and with anybody who says it. `one` and `two`: so many
# nouns; `word`: anything else, in quotation marks; `feeling`: nothing spoke for the card. Short: a sentence has 80 letters with its words, at most.
# Quotation marks are the inner ones, for those of `why-said` stand around; none opens a sentence.

one-literal-1 = { $a }. Está à vista.
one-literal-2 = A mim diz-me: { $a }
one-literal-3 = Foi isto que decidiu: { $a }
one-literal-4 = Bastou-me olhar: { $a }
two-literal-1 = { $a } e { $b }. É quanto basta.
two-literal-2 = A mim diz-me: { $a }, { $b }
word-literal-1 = Vi ali “{ $a }”.
word-literal-2 = Tudo aquilo me diz “{ $a }”.
feeling-literal-1 = Só um palpite, nada mais.
feeling-literal-2 = Razão, nenhuma. Há que escolher.
feeling-literal-3 = Nenhuma outra servia melhor.
feeling-literal-4 = Foi à sorte, e não volto atrás.
feeling-literal-5 = Era esta ou nenhuma.
feeling-literal-6 = Não sei dizer porquê.

one-dreamy-1 = { $a }… como num sonho
one-dreamy-2 = Qualquer coisa como { $a }…
one-dreamy-3 = { $a }… e o resto desapareceu…
one-dreamy-4 = Ainda estou a ver: { $a }…
two-dreamy-1 = { $a }… e mais ao longe { $b }…
two-dreamy-2 = Algures entre { $a } e { $b }…
word-dreamy-1 = Sussurrava “{ $a }”…
word-dreamy-2 = Só me vinha à ideia “{ $a }”…
feeling-dreamy-1 = Só um palpite…
feeling-dreamy-2 = Foi ela que olhou para mim…
feeling-dreamy-3 = A mão foi lá ter sozinha…
feeling-dreamy-4 = Como um lugar já visto…
feeling-dreamy-5 = Não me largava…
feeling-dreamy-6 = Devo ter sonhado com ela…

one-musical-1 = { $a }, lá lá, { $a }
one-musical-2 = Fica-me no ouvido: { $a }
one-musical-3 = { $a }: tocou-me cá dentro.
one-musical-4 = { $a }, e entrei logo no ritmo.
two-musical-1 = { $a }, trá-lá-lá, e { $b }
two-musical-2 = Primeiro { $a }, depois { $b }, como um refrão
word-musical-1 = Trauteava-me “{ $a }”.
word-musical-2 = Só ouvia “{ $a }”.
feeling-musical-1 = Soava bem.
feeling-musical-2 = Um palpite, lá lá lá.
feeling-musical-3 = Trauteava, e eu com ela.
feeling-musical-4 = Estávamos no mesmo tom.
feeling-musical-5 = Foi de ouvido.
feeling-musical-6 = O pé já marcava o compasso.

one-wry-1 = { $a }. Que mais havia de ser?
one-wry-2 = { $a }. Ou assim me pareceu.
one-wry-3 = A culpa é disto: { $a }
one-wry-4 = { $a }. Subtil, como sempre.
two-wry-1 = { $a } e { $b }. Não digo mais nada.
two-wry-2 = { $a }, { $b }. Mais claro é impossível.
word-wry-1 = Mais “{ $a }” do que isto é difícil.
word-wry-2 = Se aquilo não é “{ $a }”, o que será?
feeling-wry-1 = Pura lógica, claro.
feeling-wry-2 = Em alguma coisa se há de votar.
feeling-wry-3 = Cara ou coroa, mas de cabeça.
feeling-wry-4 = Anos de experiência.
feeling-wry-5 = As outras eram piores.
feeling-wry-6 = Não revelo as minhas fontes.

one-curious-1 = { $a }? Tinha de ir ver.
one-curious-2 = Não será “{ $a }”?
one-curious-3 = Pensei: { $a }?
one-curious-4 = { $a }: porquê logo ali?
two-curious-1 = { $a }? E porquê { $b }?
two-curious-2 = { $a } e { $b }: será por acaso?
word-curious-1 = Não vos diz “{ $a }”?
word-curious-2 = Não chamariam àquilo “{ $a }”?
feeling-curious-1 = Um palpite. De onde terá vindo?
feeling-curious-2 = E se fosse mesmo esta?
feeling-curious-3 = E porque não esta?
feeling-curious-4 = Queria ver de quem era.
feeling-curious-5 = Alguma coisa contra?
feeling-curious-6 = Quem passaria por ela sem parar?
