# The lobby: seats, edition, house rules, cards, inviting, starting.

seats-taken = Zajęte miejsca: { $count } z { $most }
add-computer = Dodaj gracza komputerowego
free-seats = { $count ->
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
more-about = Więcej: { $name }
who-you = ty
who-host = gospodarz
who-computer = komputer
who-away = poza stołem
who-here = przy stole
change-name = Zmień imię
move-earlier = Miejsce wcześniej
move-later = Miejsce dalej
make-host = Przekaż rolę gospodarza
remove-seat = Usuń od stołu
teams = Drużyny
teams-hint = Osoby z pary siedzą naprzeciw siebie. Pary wynikają z kolejności miejsc.

edition = Edycja
read-rules = Przeczytaj zasady
host-chooses = O tym, w co gracie, decyduje { $host }.
pile-rounds = Kart w stosie wystarczy najwyżej na { $count ->
    [one] jedną rundę
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}; potem gra się kończy.
players-between = { $least }–{ $most } graczy
players-among = { $numbers } graczy

house-rules = Zasady domowe
house-rules-hint = Wszystko tu można zmienić. Jeśli coś do siebie nie pasuje, przeczytasz o tym na dole przed startem gry.
rules-changed = { $count ->
    [one] jedna zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
}
house-end = Jak długo
house-clue = Skojarzenie
house-cards = Karty
house-votes = Głosy
house-points = Punkty
reset-settings = Wróć do zasad edycji: { $edition }
originally = { $edition }: { $value }

setting-end = Gra kończy się
value-end-pile = gdy skończą się karty w stosie
value-end-score = przy danej liczbie punktów
value-end-turns = gdy każdy opowie
setting-target_score = Punkty do zdobycia
setting-turns_each = Ile razy każdy opowiada
setting-first_storyteller = Pierwszy narrator
value-first_storyteller-announce = kto pierwszy ma skojarzenie
value-first_storyteller-random = losowanie
value-first_storyteller-host = gospodarz stołu
setting-clue_from = Skojarzenie pada
value-clue_from-hand = do karty z ręki
value-clue_from-unseen = przed obejrzeniem kart
setting-clue_media = Skojarzenie może być
setting-clue_words = Słów w skojarzeniu, najwyżej
setting-hand_size = Karty na ręce
setting-cards_given = Ile kart daje każdy
setting-reshuffle = Gdy brakuje kart, odrzucone wtasowuje się do stosu
setting-pass_hands = Po każdej rundzie karty z ręki wędrują w lewo
setting-teams = Drużyny po dwie osoby
setting-whisper = Partnerzy mogą szeptać
setting-voters = Kto głosuje
value-voters-others = wszyscy oprócz narratora
value-voters-all = wszyscy
setting-votes = Głosy na osobę, najwyżej
setting-own_card_votable = Można głosować na własną kartę
setting-red_vote = Narrator ma czerwony głos
setting-scoring = Co się liczy
value-scoring-storyteller = odgadnięcie karty narratora
value-scoring-agreement = głos na ten sam obraz
setting-points_storyteller = Dla narratora, gdy odgadną niektórzy
setting-points_finder = Za odgadnięcie
setting-points_all_or_none = Dla pozostałych, gdy odgadną wszyscy lub nikt
setting-points_vote_received = Za każdy głos na własną kartę
setting-bonus_cap = Za głosy na własną kartę, najwyżej
setting-points_single_vote = Za odgadnięcie jednym głosem
setting-own_team_bonus = Liczy się też głos własnej drużyny
setting-agreement_cap = Za ten sam obraz, najwyżej

cards = Karty
cards-together = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
set-line = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} · { $author }

invite = Zaproś znajomych
qr = Kod QR z linkiem do tego stołu
copy-link = Kopiuj link
link-copied = Link skopiowany.
copy-by-hand = Link do skopiowania ręcznie
share = Wyślij
share-words = { $host } zaprasza cię do gry.

ready = Wszystko gotowe.
    .host = Zacznij, gdy wszyscy już będą.
    .others = { $host } rozpocznie grę.
start-game = Rozpocznij grę
