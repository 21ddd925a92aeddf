# Why a computer player voted as it did, said by characters once the points are there. a, b: words in dictionary form,
# without an article: a pattern must sound right with any noun, and with anybody who says it. `one` and `two`: so many
# nouns; `word`: anything else, in quotation marks; `feeling`: nothing spoke for the card. Short: a sentence has 80 letters with its words, at most.
# Quotation marks are the inner ones, for those of `why-said` stand around; none opens a sentence.

one-literal-1 = { $a }. It is right there.
one-literal-2 = To me it says: { $a }
one-literal-3 = The { $a } gave it away.
one-literal-4 = Look at the { $a }.
two-literal-1 = { $a } and { $b }. That is enough.
two-literal-2 = To me it says: { $a }, { $b }
word-literal-1 = I saw ‘{ $a }’ in it.
word-literal-2 = All of it says ‘{ $a }’ to me.
feeling-literal-1 = Just a feeling, nothing more.
feeling-literal-2 = No reason. One has to choose.
feeling-literal-3 = Nothing else fitted better.
feeling-literal-4 = A guess, and I stand by it.
feeling-literal-5 = It was this one or none.
feeling-literal-6 = I could not say why.

one-dreamy-1 = { $a } … as in a dream
one-dreamy-2 = Something about the { $a } …
one-dreamy-3 = The { $a } would not let me go …
one-dreamy-4 = I lost myself in the { $a } …
two-dreamy-1 = { $a } … and behind it { $b } …
two-dreamy-2 = Somewhere between { $a } and { $b } …
word-dreamy-1 = It whispered ‘{ $a }’ …
word-dreamy-2 = I kept thinking ‘{ $a }’ …
feeling-dreamy-1 = Just a feeling …
feeling-dreamy-2 = It looked at me first …
feeling-dreamy-3 = My hand went there by itself …
feeling-dreamy-4 = As if I had been there once …
feeling-dreamy-5 = It would not let me go …
feeling-dreamy-6 = I must have dreamt of it …

one-musical-1 = { $a }, la la, { $a }
one-musical-2 = { $a }: that was my cue.
one-musical-3 = The { $a } struck a chord.
one-musical-4 = The { $a } set the tone.
two-musical-1 = { $a }, tra-la, and { $b }
two-musical-2 = First { $a }, then { $b }, like a refrain
word-musical-1 = It hummed ‘{ $a }’ to me.
word-musical-2 = All I heard was ‘{ $a }’.
feeling-musical-1 = It had the right ring.
feeling-musical-2 = Just a feeling, la la la.
feeling-musical-3 = It hummed, I hummed along.
feeling-musical-4 = It was in tune with me.
feeling-musical-5 = I went by ear.
feeling-musical-6 = My foot began to tap.

one-wry-1 = { $a }. Hard to miss.
one-wry-2 = { $a }. Or so I told myself.
one-wry-3 = I blame the { $a }.
one-wry-4 = The { $a }. Subtle as ever.
two-wry-1 = { $a } and { $b }. Need I say more.
two-wry-2 = { $a }, { $b }. I rest my case.
word-wry-1 = Few things say ‘{ $a }’ like that.
word-wry-2 = If that is not ‘{ $a }’, what is?
feeling-wry-1 = Pure logic, of course.
feeling-wry-2 = One has to vote for something.
feeling-wry-3 = I tossed a coin, in my head.
feeling-wry-4 = Years of experience.
feeling-wry-5 = The others looked worse.
feeling-wry-6 = I never give my sources.

one-curious-1 = { $a }? I had to find out.
one-curious-2 = Could it be ‘{ $a }’?
one-curious-3 = Was it the { $a }?
one-curious-4 = What was the { $a } doing there?
two-curious-1 = { $a }? And why { $b }?
two-curious-2 = { $a } and { $b }: could that be chance?
word-curious-1 = Does it not say ‘{ $a }’?
word-curious-2 = Would you not call that ‘{ $a }’?
feeling-curious-1 = Just a feeling. Where from?
feeling-curious-2 = What if it was this one?
feeling-curious-3 = Why not this one?
feeling-curious-4 = I wanted to see whose it was.
feeling-curious-5 = Any objections?
feeling-curious-6 = Who could have passed this by?
