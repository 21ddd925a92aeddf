# At the table: the clue, giving, voting, who is awaited, the hand and the cards.

round = Runda { $round }
# Where it is known how many there are
round-of = Runda { $round } z { $rounds }
phases = Części rundy
phase-clue = Skojarzenie
phase-give = Karty
phase-vote = Głosy
phase-score = Punkty
what-to-do = Co robić

# Seats and sheets
players = Gracze
seat-points = { $words }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
seat-choosing = wybiera
seat-ready = wybór gotowy
seat-storyteller = narrator
seat-away = poza stołem, gra komputer
seat-leaving = połączenie zerwane, wkrótce zagra komputer
scores = Punkty
goal-score = Gra toczy się do { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}.
goal-turns = { $turns ->
    [one] Gra kończy się, gdy każdy był narratorem.
    [few] Gra kończy się, gdy każdy był narratorem { $turns } razy.
    [many] Gra kończy się, gdy każdy był narratorem { $turns } razy.
   *[other] Gra kończy się, gdy każdy był narratorem { $turns } raza.
}
goal-pile = Gra trwa do ostatniej karty ze stosu: { $cards ->
    [one] została jedna
    [few] zostały { $cards }
    [many] zostało { $cards }
   *[other] zostało { $cards }
}.
discards = Karty odrzucone
discards-open = Karty odrzucone: { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
discards-words = Zagrane: { $count }. W stosie: { $pile }.
discards-none = Nie zagrano jeszcze żadnej karty.
scoring-reminder = Zasady i punkty
gallery-open = Przejrzyj obrazki
talk = Rozmowy przy stole
talk-new = { $count ->
    [one] Rozmowy przy stole, { $count } nowa wiadomość
    [few] Rozmowy przy stole, { $count } nowe wiadomości
    [many] Rozmowy przy stole, { $count } nowych wiadomości
   *[other] Rozmowy przy stole, { $count } nowej wiadomości
}
card-new = świeżo dobrana
last-round = Punkty ostatniej rundy

# Waiting
waiting-for = Czekamy: { $names }
waiting-many = { $count ->
    [one] Czekamy na jedną osobę
    [few] Czekamy na { $count } osoby
    [many] Czekamy na { $count } osób
   *[other] Czekamy na { $count } osoby
}
away-note = { $count ->
    [one] { $names }: chwilowo poza stołem; gra komputer.
    [few] { $names }: chwilowo poza stołem; gra komputer.
    [many] { $names }: chwilowo poza stołem; gra komputer.
   *[other] { $names }: chwilowo poza stołem; gra komputer.
}
sleepers = Ktoś zasnął? Tym jednym razem może wybrać komputer.
act-for = Niech komputer zagra za: { $name }
# Followed by buttons with names
act-for-one-of = Niech komputer zagra za:

# The clue
first-round = Pierwsza runda
first-round-then = Wkrótce zacznie gracz komputerowy
# For those who do not see the ring: seconds in tens, then in fives, never one.
ring-announce = Za około { $seconds } sekund zacznie gracz komputerowy.
you-tell = Opowiadasz ty
ask-announce = Masz skojarzenie? Zaczyna, kto pierwszy
ask-announce-unseen = Masz skojarzenie? Zaczyna, kto pierwszy
ask-tell = Wybierz kartę i podaj skojarzenie
ask-tell-unseen = Najpierw skojarzenie, potem twoje karty
hint-announce = Wybierz kartę i podaj skojarzenie albo poczekaj na cudze. Szkic się nie zgubi.
hint-announce-unseen = Podaj skojarzenie, zanim zobaczysz swoje karty, albo poczekaj na cudze. Szkic się nie zgubi.
hint-announce-ready = Podaj je, zanim zrobi to ktoś inny. Jeśli ktoś cię uprzedzi, szkic się nie zgubi.
hint-tell = Słowo, wers piosenki, dźwięk. Nie za oczywiste, nie za odległe.
hint-tell-unseen = Słowo, zdanie, dźwięk. Do tego czasu karty leżą zakryte.
tell-needs-card = Najpierw wybierz kartę z ręki.
tell-needs-words = Brakuje jeszcze kilku słów.
tell-too-long = O kilka słów za dużo.
clue-words = { $most ->
    [one] { $count } z jednego słowa
    [few] { $count } z { $most } słów
    [many] { $count } z { $most } słów
   *[other] { $count } z { $most } słów
}
clue-letters = { $left ->
    [0] Więcej się nie zmieści.
    [one] Jeszcze jeden znak.
    [few] Jeszcze { $left } znaki.
    [many] Jeszcze { $left } znaków.
   *[other] Jeszcze { $left } znaku.
}
your-clue = Twoje skojarzenie
the-clue = Skojarzenie
media = Jak podajesz skojarzenie
tab-text = Napisz
tab-said = Powiedz
tab-sung = Zaśpiewaj
tab-mimed = Pokaż
clue-placeholder = Twoje skojarzenie
clue-placeholder-aloud = Możesz też napisać
tell-it = Podaj
told-said = Już powiedziane
told-sung = Już zaśpiewane
told-mimed = Już pokazane
storyteller-is = Opowiada { $name }
looks-for-clue = { $name } szuka skojarzenia…
whoever-first = Zaczyna, kto pierwszy ma skojarzenie
choosing-clue = { $count ->
    [one] { $names } wymyśla skojarzenie…
    [few] { $names } wymyślają skojarzenie…
    [many] { $names } wymyślają skojarzenie…
   *[other] { $names } wymyślają skojarzenie…
}
choosing-many = { $count ->
    [one] Jeszcze jedna osoba wymyśla skojarzenie…
    [few] Jeszcze { $count } osoby wymyślają skojarzenie…
    [many] Jeszcze { $count } osób wymyśla skojarzenie…
   *[other] Jeszcze { $count } osoby wymyśla skojarzenie…
}
spark = Pomysł
spark-says = Może: { $spark }
hint-wait-clue = Tymczasem obejrzyj swoje karty. Nikt inny ich nie widzi.
clue-of = Skojarzenie: { $name }
clue-of-team = Skojarzenie: { $name } (w parze: { $partner })
# Heard, with the clue after it.
clue-heard = { $name } podaje skojarzenie:
clue-said = { $you ->
    [yes] Skojarzenie padło na głos
   *[no] { $name }: skojarzenie padło na głos
}
clue-sung = { $you ->
    [yes] Skojarzenie zostało zaśpiewane
   *[no] { $name }: skojarzenie zostało zaśpiewane
}
clue-mimed = { $you ->
    [yes] Skojarzenie zostało pokazane
   *[no] { $name }: skojarzenie zostało pokazane
}
quote-open = „
quote-close = ”

# The hand, giving
your-hand = Twoje karty
hand-face-down = Twoje zakryte karty: { $count ->
    [one] jedna
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
lies-face-down = Na stole, zakryta
clock-left = Pozostały czas: { $time }
clock-stands = Zegar stoi
clock-over = Czas minął
clock-menu = Zegar
time-add = 30 sekund więcej
time-pause = Zatrzymaj zegar
time-resume = Uruchom zegar
time-paused = { $you ->
    [yes] Zegar zatrzymany przez ciebie.
   *[no] Zegar zatrzymuje { $name }.
} Twój ruch i tak się liczy.
time-low = { $seconds ->
    [one] Jedna sekunda.
    [few] { $seconds } sekundy.
    [many] { $seconds } sekund.
   *[other] { $seconds } sekund.
}
time-then-hard = Potem zagra komputer.
time-then-soft = Potem stół może ruszyć dalej.
time-over = Czas minął. Gdy stół ruszy dalej, komputer zagra za: { $names }.
# Within the sentences before and after this one: “acts for you, Teo and 3 others”
time-late-you = ciebie
time-late-more = { $count ->
    [one] jeszcze jedną osobę
    [few] jeszcze { $count } osoby
    [many] jeszcze { $count } osób
   *[other] jeszcze { $count } osoby
}
time-then-for = Stół może ruszyć dalej. Komputer zagra za: { $names }.
time-over-me = Czas minął. Twój ruch liczy się, dopóki stół nie ruszy dalej.
time-asked = Chcesz ruszyć dalej. Musi tego chcieć większość tych, którzy skończyli.
# What the computer did while somebody was away or late, told to them alone
stood-in-rounds = { $count ->
    [one] Gdy cię nie było, komputer grał za ciebie w rundzie { $from }.
    [few] Gdy cię nie było, komputer grał za ciebie w rundach od { $from } do { $to }.
    [many] Gdy cię nie było, komputer grał za ciebie w rundach od { $from } do { $to }.
   *[other] Gdy cię nie było, komputer grał za ciebie w rundach od { $from } do { $to }.
}
stood-in-tell = Komputer podał za ciebie skojarzenie: „{ $clue }”.
stood-in-give = { $count ->
    [one] Komputer dał za ciebie kartę.
    [few] Komputer dał za ciebie { $count } karty.
    [many] Komputer dał za ciebie { $count } kart.
   *[other] Komputer dał za ciebie { $count } karty.
}
stood-in-vote = { $count ->
    [one] Komputer zagłosował za ciebie: karta { $cards }.
    [few] Komputer zagłosował za ciebie: karty { $cards }.
    [many] Komputer zagłosował za ciebie: karty { $cards }.
   *[other] Komputer zagłosował za ciebie: karty { $cards }.
}
move-on = Dalej
give-these = { $count ->
    [one] Daj tę kartę
    [2] Daj te dwie
    [few] Daj te { $count }
    [many] Daj te { $count }
   *[other] Daj te { $count }
}
give-for-team = { $count ->
    [one] Daj tę kartę za drużynę
    [2] Daj te dwie za drużynę
    [few] Daj te { $count } za drużynę
    [many] Daj te { $count } za drużynę
   *[other] Daj te { $count } za drużynę
}
give-needs = { $count ->
    [one] Wybierz kartę z ręki.
    [few] Wybierz { $count } karty z ręki.
    [many] Wybierz { $count } kart z ręki.
   *[other] Wybierz { $count } karty z ręki.
}
choose-other = Albo inną z ręki.
give-more = { $count ->
    [one] Jeszcze jedna karta.
    [few] Jeszcze { $count } karty.
    [many] Jeszcze { $count } kart.
   *[other] Jeszcze { $count } karty.
}
cards-full = Wybrano już dość kart. Dotknij jednej z nich, aby ją odłożyć.
hint-give-storyteller = { $count ->
    [one] Wybierz kartę, którą inni mogą wziąć za tę właściwą. Opowiada { $name }.
    [few] Wybierz karty, które inni mogą wziąć za tę właściwą. Opowiada { $name }.
    [many] Wybierz karty, które inni mogą wziąć za tę właściwą. Opowiada { $name }.
   *[other] Wybierz karty, które inni mogą wziąć za tę właściwą. Opowiada { $name }.
}
hint-give-agreement = Wybierz kartę, co do której wszyscy mogą być zgodni.
hint-give-teller = Teraz własna karta, która pasuje do twojego skojarzenia.
given = { $count ->
    [one] Twoja karta leży na stole.
    [few] Twoje karty leżą na stole.
    [many] Twoje karty leżą na stole.
   *[other] Twoje karty leżą na stole.
}
give-instead = { $count ->
    [one] Daj tę zamiast tamtej
    [few] Daj te zamiast tamtych
    [many] Daj te zamiast tamtych
   *[other] Daj te zamiast tamtych
}
give-keep = { $count ->
    [one] Zostaw ją
    [few] Zostaw je
    [many] Zostaw je
   *[other] Zostaw je
}
give-may-change = { $count ->
    [one] Dopóki brakuje ostatniej, możesz ją wymienić: dotknij innej karty.
    [few] Dopóki brakuje ostatnich, możesz je wymienić: dotknij innej karty.
    [many] Dopóki brakuje ostatnich, możesz je wymienić: dotknij innej karty.
   *[other] Dopóki brakuje ostatnich, możesz je wymienić: dotknij innej karty.
}
others-give = Pozostali szukają kart do twojego skojarzenia.

# Teams
pair-ask = Kto z was dwojga daje kartę?
pair-agreed = { $named ->
    [you] Ustalone: dajesz ty
   *[partner] Ustalone: daje { $partner }
}
pair-proposed = { $named ->
    [you] Proponujesz: dajesz ty. { $partner } musi się jeszcze zgodzić
   *[partner] Proponujesz: daje { $partner }. Nie ma jeszcze odpowiedzi
}
pair-asked = { $named ->
    [you] { $partner } proponuje: dajesz ty
   *[partner] { $partner } chce dać kartę
}
pair-agree = { $named ->
    [you] Zgódź się: dajesz ty
   *[partner] Zgódź się: daje { $partner }
}
pair-you-give = Dajesz ty
pair-they-give = Daje { $name }
pair-then-they-vote = Potem głosuje { $name }, nie widząc jej.
pair-then-you-vote = Potem głosujesz ty.
pair-first = Najpierw ustalcie, kto z was dwojga daje kartę.
partner-chooses = { $name } wybiera kartę; potem głosujesz ty.
partner-gave = { $name }: karta waszej pary już leży na stole. Potem głosujesz ty.
team-sits-out = W tej rundzie opowiada twoja drużyna; karty dają pozostali.

# Voting
cards-on-table = Karty na stole
dial = Tarcza do głosowania
slot = Karta { $slot }
slot-yours = Karta { $slot }, twoja
slot-of = Karta { $slot }: { $name }
yours = Twoja
own-card = Karta { $slot } jest twoja. Zagłosuj na inną.
votes-full = Nie masz już głosów. Dotknij wybranej karty, aby cofnąć głos.
vote-yours = Twój głos
vote-green = Twój zielony głos
vote-red = Twój czerwony głos
which-vote = Który głos
green = Zielony
red = Czerwony
vote-ask-storyteller = { $count ->
    [one] Która to karta?
    [few] Które karty?
    [many] Które karty?
   *[other] Które karty?
}
vote-ask-agreement = Na co zagłosują inni?
vote-agree-points = { $capped ->
    [yes] Punkt za każdy głos na tę kartę, najwyżej { $cap }; w pojedynkę nic
   *[no] Punkt za każdy głos na tę kartę; w pojedynkę nic
}
vote-cards = { $count ->
    [one] Karta { $cards }
    [few] Karty { $cards }
    [many] Karty { $cards }
   *[other] Karty { $cards }
}
vote = Głosuj
vote-secret = Tajne, dopóki wszyscy nie zagłosują
vote-team = Karta waszej pary nic nie daje
vote-up-to = Do { $count } głosów, na różne karty
vote-single = Tylko jeden głos, i celny: +{ $points }
vote-needs-green = Zielony: na co zagłosują inni?
vote-needs-red = Teraz czerwony: karta bez punktów
vote-red-spoils = Karta z czerwonym: bez punktów
voted = { $count ->
    [one] Twój głos: karta { $cards }
    [few] Twoje głosy: karty { $cards }
    [many] Twoje głosy: karty { $cards }
   *[other] Twoje głosy: karty { $cards }
}
voted-both = Zielony: { $count ->
    [one] karta { $cards }
    [few] karty { $cards }
    [many] karty { $cards }
   *[other] karty { $cards }
}, czerwony: karta { $red }
vote-again = Zmień mój głos
vote-keep = Zostaw, jak jest
others-vote = Pozostali szukają twojej karty
team-others-vote = Pozostali szukają karty twojej drużyny
partner-votes = Teraz głosuje osoba z twojej pary
partner-voted = { $name }: głos waszej pary już oddany

# The big screen, from a phone in its room
on-screen = Karty są na dużym ekranie
on-screen-here = Pokaż karty także tutaj
on-screen-there = Karty tylko na dużym ekranie

# A closer look
look = Z bliska
look-open = Zobacz kartę na całym ekranie
look-previous = Poprzednia karta
look-next = Następna karta
look-what = Co widać na obrazku
look-choose = Wybierz tę kartę
look-chosen = Ta karta jest wybrana
look-let-go = Cofnij wybór
describe = Opisy obrazków
describe-offer = Opisuj mi obrazki
describe-asked = Na życzenie
    .hint = Zwinięte w zbliżeniu karty.
describe-always = Zawsze
    .hint = Czytane przy każdym obrazku, a w zbliżeniu otwarte.
describe-never = Nigdy
    .hint = Same tytuły.
card-coming = Obrazek jest w drodze
card-missing = Obrazek, który nie dotarł
# “Ana 2 · Dan 1”
games-won = Wygrane gry przy tym stole: { $wins }
