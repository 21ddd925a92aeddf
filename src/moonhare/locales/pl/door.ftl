door-playing = Gra już trwa
door-over = Gra się skończyła
door-line = { $edition }, runda { $round }: { $phase ->
    [clue] { $name } szuka skojarzenia.
    [announce] zaczyna ten, kto ma skojarzenie.
    [give] { $name } ma już skojarzenie, a wszyscy dokładają obrazek.
    [vote] { $name } ma już skojarzenie, a wszyscy zgadują.
   *[score] widać punkty.
}
door-people = { $persons ->
    [one] Jedna osoba
    [few] { $persons } osoby
    [many] { $persons } osób
   *[other] { $persons } osoby
}{ $computers ->
    [0] .
    [one] , jeden gracz komputerowy.
    [few] , { $computers } graczy komputerowych.
    [many] , { $computers } graczy komputerowych.
   *[other] , { $computers } gracza komputerowego.
}
door-over-line = Punkty wciąż są na widoku. Daj znać, że grasz, a usiądziesz do następnej gry.
door-live = Stół, jak widzą go wszyscy
door-seats = { $count ->
    [one] Jedno miejsce może być twoje
    [few] { $count } miejsca mogą być twoje
    [many] { $count } miejsc może być twoich
   *[other] { $count } miejsca może być twoje
}
door-seat = Miejsce: { $name }
door-seat-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
door-seat-computer = gracz komputerowy; ustąpi po tej rundzie
door-seat-away = chwilowo nieobecne; twoje do powrotu
door-name = Twoje imię przy stole
door-ask = Poproś o miejsce: { $name }
door-is-it-you = { $name } – tej osoby nie ma teraz przy stole. Czy to ty?
door-watch = Popatrz
door-watch-meanwhile = Tymczasem popatrz
door-see-end = Zobacz, jak się skończyło
door-note = { $host } dostanie pytanie i wpuści cię jednym dotknięciem. Miejsce zachowuje karty i punkty.
door-note-open = Drzwi są otwarte: od następnej rundy miejsce jest twoje, z kartami i punktami.
door-asked = Pukasz do drzwi
door-asked-words = { $host } wie, że chcesz zająć miejsce: { $name }. Tymczasem możesz popatrzeć.
door-asked-any = { $host } wie, że chcesz usiąść. Tymczasem możesz popatrzeć.
door-take-back = Jednak nie
door-promised = Zapraszamy
door-promised-words = Miejsce, na którym gra { $name }, będzie twoje po tej rundzie.
door-claim = Dobrze, że wracasz
door-claim-words = { $name } gra na twoim miejscu. Po tej rundzie znów będzie twoje.
door-given-back = { $name } już tu jest
door-given-back-words = Na tym miejscu znów gra { $name }. Dzięki za grę. Zapraszamy do następnej.
door-back = Wróć na swoje miejsce
door-back-words = Gra za ciebie komputer. Po tej rundzie miejsce znów będzie twoje, ze wszystkimi punktami.
door-not-now = Nie w tej chwili. Możesz poprosić znów w następnej rundzie.
door-full = Wszystkie miejsca w tej grze ({ $count }) są zajęte i wszyscy są obecni.
door-none = W tej grze nie ma teraz wolnego miejsca dla ciebie.
door-full-words = Możesz teraz popatrzeć i usiąść do następnej gry.
door-next = Zagram w następnej
door-next-on = Grasz w następnej grze
door-next-words = Punkty wciąż są na widoku. Usiądziesz do następnej gry.
door-watching = Patrzysz na grę
door-pill = Poproś o miejsce
door-to = Do drzwi
door-cards = { $count ->
    [one] { $count } zakryta karta leży na stole
    [few] { $count } zakryte karty leżą na stole
    [many] { $count } zakrytych kart leży na stole
   *[other] { $count } zakrytej karty leży na stole
}
guess-mine = Mój typ
guess-yours = Twój typ
guess-noted = Zapisane
guess-fun = Tylko dla zabawy
guess-change = Dotknij innej karty, aby zmienić
guess-so-far = Tylko dla zabawy: na razie trafione { $found } z { $count }
guess-right = Trafione: na razie { $found } z { $count }.
guess-wrong = Tym razem nie: na razie { $found } z { $count }.
guess-tally-storyteller = Widzowie: trafne typy { $found } z { $count }
guess-tally-agreement = Widzowie: obrazek, co do którego zgodziło się najwięcej osób: { $found } z { $count }
knock = { $name } czeka u drzwi
knock-seat = prosi o miejsce: { $seat }
knock-any = prosi o miejsce
knock-lobby = chce usiąść
knock-full = chce usiąść, ale wszystkie miejsca są zajęte
knock-none = prosi o miejsce; wolnego nie ma, więc w następnej grze
knock-let-in = Wpuść
knock-not-now = Nie teraz
screen-asks = Czy ekran { $number } jest wasz?
screen-asks-line = Pokazuje ten stół.
screen-yes = Tak
screen-no = Nie
knock-voices = { $count ->
    [one] { $count } osoba jest za; potrzebna większość
    [few] { $count } osoby są za; potrzebna większość
    [many] { $count } osób jest za; potrzebna większość
   *[other] { $count } osoby jest za; potrzebna większość
}
company = Kto tu jest
company-door = U drzwi
company-nobody = Nikt nie czeka.
company-open = Otwarte drzwi
    .hint = Goście zajmują wolne miejsca bez pytania.
company-asks = prosi o miejsce
company-looks = patrzy
company-promised = wchodzi od następnej rundy
company-claim = po tej rundzie wraca na miejsce
company-gone = chwilowo poza stołem
company-ready = gra w następnej grze
company-remove = Usuń
company-other-seat = Inne miejsce
company-make-host = Zrób gospodarzem
company-hand = Oddaj moje miejsce
company-hand-words = Twoje miejsce zajmie { $name }, a ty będziesz patrzeć.
company-hand-yes = Oddaj
company-undo = Cofnij
company-removed = { $name } nie siedzi już przy stole.
company-keep-out = Nie wpuszczaj
company-out = Usunięci
company-kept = Niewpuszczani
company-let-back = Wpuść z powrotem
