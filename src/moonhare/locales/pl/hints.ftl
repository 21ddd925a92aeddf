# How computer players of different characters put a clue. a, b, c: words in dictionary form, without an article: a
# pattern must sound right with any noun. Its own words must carry nothing that a picture could show.
# The same number need not say the same in another language: say what sounds good there.

plain-1 = { $a }
plain-2 = { $a } i { $b }
plain-3 = { $a }, { $b }

literal-1 = { $a }. Po prostu { $a }.
literal-2 = { $a }, ni mniej, ni więcej
literal-3 = Mianowicie: { $a }
literal-4 = { $a } i tyle
literal-5 = { $a }, dosłownie
literal-6 = { $a }, { $b } i { $c }
literal-7 = Najpierw { $a }, potem { $b }
literal-8 = { $a } oraz { $b }

dreamy-1 = Prawie { $a } …
dreamy-2 = { $a }, a może jednak …
dreamy-3 = Jakby { $a } …
dreamy-4 = I oto … { $a }
dreamy-5 = { $a }, tak jakoś …
dreamy-6 = { $a }, ale tylko troszeczkę …
dreamy-7 = Trochę { $a }, trochę { $b } …
dreamy-8 = Ni to { $a }, ni to { $b } …

musical-1 = { $a }, { $a }, { $a }!
musical-2 = Oj, oj, oj, { $a }
musical-3 = La la la, { $a }
musical-4 = Oj dana, { $a }, oj dana
musical-5 = Hej, { $a }, hej, { $a }, hej!
musical-6 = Tra la la, { $a }, tra la la
musical-7 = { $a }, ram pam pam, { $b }, ram pam pam
musical-8 = Ej, { $a }, ej, { $b }, ej!

wry-1 = { $a }, a jakże
wry-2 = { $a }, podobno
wry-3 = { $a }. No proszę.
wry-4 = { $a }. Też mi coś.
wry-5 = Niby { $a }
wry-6 = „{ $a }”, jak to mówią
wry-7 = { $a }, niech będzie. Ale { $b } …
wry-8 = { $b }, a jakby tego było mało: { $a }

curious-1 = { $a }? Ale czemu?
curious-2 = { $a }? Od kiedy?
curious-3 = { $a }? A kto tak mówi?
curious-4 = Czemu akurat „{ $a }”?
curious-5 = A co, jeśli { $a }?
curious-6 = A właściwie co to znaczy: „{ $a }”?
curious-7 = { $a } czy { $b }?
curious-8 = { $a }? A może raczej { $b }?
