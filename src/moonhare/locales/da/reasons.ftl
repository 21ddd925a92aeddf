# Why a computer player voted as it did, said by characters once the points are there. a, b: words in dictionary form,
# without an article: a pattern must sound right with any noun, and with anybody who says it. `one` and `two`: so many
# nouns; `word`: anything else, in quotation marks; `feeling`: nothing spoke for the card. Short: a sentence has 80 letters with its words, at most.
# Quotation marks are the inner ones, for those of `why-said` stand around; none opens a sentence.

one-literal-1 = { $a }. Det kan enhver se.
one-literal-2 = I mine øjne: { $a }
one-literal-3 = Det første, jeg så: { $a }
one-literal-4 = Afgørende for mig: { $a }
two-literal-1 = { $a } og { $b }. Det er nok.
two-literal-2 = I mine øjne: { $a }, { $b }
word-literal-1 = Jeg så ›{ $a }‹ i det.
word-literal-2 = Det hele siger bare ›{ $a }‹.
feeling-literal-1 = Bare en fornemmelse, ikke andet.
feeling-literal-2 = Ingen særlig grund. Man skal jo vælge noget.
feeling-literal-3 = Intet andet passede bedre.
feeling-literal-4 = Et gæt, og det står jeg ved.
feeling-literal-5 = Det var det her eller ingenting.
feeling-literal-6 = Jeg kan ikke sige hvorfor.

one-dreamy-1 = { $a } … som i en drøm
one-dreamy-2 = Noget med { $a } …
one-dreamy-3 = Noget i mig sagde { $a } …
one-dreamy-4 = { $a } … resten forsvandt …
two-dreamy-1 = { $a } … og bagved { $b } …
two-dreamy-2 = Et sted mellem { $a } og { $b } …
word-dreamy-1 = Det hviskede ›{ $a }‹ …
word-dreamy-2 = Jeg blev ved med at tænke ›{ $a }‹ …
feeling-dreamy-1 = Bare en fornemmelse …
feeling-dreamy-2 = Det kiggede på mig først …
feeling-dreamy-3 = Min hånd fandt selv derhen …
feeling-dreamy-4 = Som om jeg havde været der før …
feeling-dreamy-5 = Det ville ikke slippe mig …
feeling-dreamy-6 = Jeg må have drømt om det …

one-musical-1 = { $a }, la la, { $a }
one-musical-2 = { $a }, og så var jeg med på noderne.
one-musical-3 = { $a }, det slog tonen an.
one-musical-4 = Det klang af { $a }.
two-musical-1 = { $a }, tra-la, og { $b }
two-musical-2 = Først { $a }, så { $b }, som et omkvæd
word-musical-1 = Det nynnede ›{ $a }‹ for mig.
word-musical-2 = Jeg hørte kun ›{ $a }‹.
feeling-musical-1 = Det havde den rette klang.
feeling-musical-2 = Bare en fornemmelse, la la la.
feeling-musical-3 = Det nynnede, jeg nynnede med.
feeling-musical-4 = Vi var i samme toneart.
feeling-musical-5 = Jeg valgte efter gehør.
feeling-musical-6 = Min fod begyndte at slå takt.

one-wry-1 = { $a }. Hvad ellers?
one-wry-2 = { $a }. Det bilder jeg mig i hvert fald ind.
one-wry-3 = Synderen: { $a }
one-wry-4 = { $a }. Diskret som altid.
two-wry-1 = { $a } og { $b }. Behøver jeg sige mere?
two-wry-2 = { $a }, { $b }. Tydeligere bliver det ikke.
word-wry-1 = Mere ›{ $a }‹ bliver det ikke.
word-wry-2 = Hvis ikke det er ›{ $a }‹, hvad er så?
feeling-wry-1 = Ren logik, naturligvis.
feeling-wry-2 = Man skal jo stemme på noget.
feeling-wry-3 = Jeg slog plat og krone, inde i hovedet.
feeling-wry-4 = Mange års erfaring.
feeling-wry-5 = De andre så værre ud.
feeling-wry-6 = Jeg røber aldrig mine kilder.

one-curious-1 = { $a }? Det måtte jeg undersøge.
one-curious-2 = Mon ikke det var ›{ $a }‹?
one-curious-3 = Var det mon { $a }?
one-curious-4 = { $a }, men hvorfor lige dér?
two-curious-1 = { $a }? Og hvorfor { $b }?
two-curious-2 = { $a } og { $b }, mon det er et tilfælde?
word-curious-1 = Siger det ikke ›{ $a }‹?
word-curious-2 = Ville I ikke kalde det ›{ $a }‹?
feeling-curious-1 = Bare en fornemmelse. Hvor mon den kom fra?
feeling-curious-2 = Hvad nu, hvis det var det her?
feeling-curious-3 = Hvorfor ikke det her?
feeling-curious-4 = Jeg ville se, hvem der havde givet det.
feeling-curious-5 = Hvad skulle tale imod det?
feeling-curious-6 = Hvem kan gå forbi sådan et billede?
