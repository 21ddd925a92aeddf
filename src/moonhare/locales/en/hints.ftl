# How computer players of different characters put a clue. a, b, c: words in dictionary form, without an article: a
# pattern must sound right with any noun. Its own words must carry nothing that a picture could show.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
plain-2 = { $a } and { $b }
plain-3 = { $a }, { $b }

literal-1 = { $a }. Simply { $a }.
literal-2 = To be exact: { $a }
literal-3 = { $a }, no more, no less
literal-4 = I say { $a } and I mean { $a }
literal-5 = { $a }, plainly
literal-6 = { $a }, { $b } and { $c }
literal-7 = First { $a }, then { $b }
literal-8 = { $a } with { $b }

dreamy-1 = Almost { $a } …
dreamy-2 = { $a }, or nearly …
dreamy-3 = { $a }, perhaps, perhaps …
dreamy-4 = And then, somehow … { $a }
dreamy-5 = { $a }, but ever so slightly …
dreamy-6 = { $a }, or so it seems …
dreamy-7 = Half { $a }, half { $b }
dreamy-8 = Somewhere between { $a } and { $b } …

musical-1 = { $a }, { $a }, { $a }!
musical-2 = Oh, oh, oh, { $a }
musical-3 = La la la, { $a }
musical-4 = Hey { $a }, ho { $a }, hey ho!
musical-5 = { $a }, tra-la, { $a }, tra-la
musical-6 = Ooh, { $a }, ooh-ooh
musical-7 = { $a }, da-dum, { $b }, da-dum
musical-8 = Oh { $a }, oh { $b }, oh { $c }

wry-1 = { $a }, what else
wry-2 = { $a }, supposedly
wry-3 = { $a }. Somebody had to say it.
wry-4 = { $a }. As if we needed that.
wry-5 = Ah. { $a }. Of course.
wry-6 = “{ $a }”, as they put it
wry-7 = { $b }, and now { $a } as well
wry-8 = { $a }, fine. But { $b }, really.

curious-1 = { $a }? But why?
curious-2 = { $a }? Since when?
curious-3 = { $a }? Who says so?
curious-4 = Why “{ $a }”, though?
curious-5 = What if … { $a }?
curious-6 = But what does “{ $a }” even mean?
curious-7 = { $a } or { $b }?
curious-8 = { $a }? Or rather { $b }?
