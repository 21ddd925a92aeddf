# The lobby: seats, edition, house rules, cards, inviting, starting.

# Not of seats: fewer are drawn than there may be.
players-here = Graczy: { $count } (do { $most })
news-sits-down = { $count ->
    [one] Do stołu dosiada się { $names }.
    [few] Do stołu dosiadają się { $names }.
    [many] Do stołu dosiadają się { $names }.
   *[other] Do stołu dosiadają się { $names }.
}
add-computer = Dodaj gracza komputerowego
choose-computer = Wybierz gracza komputerowego
add-bot = Zaproś bota
your-hare = Twoje imię i zając
free-seat = Wolne miejsce: zaproś kogoś albo posadź komputer
    .invite = Wolne miejsce: zaproś kogoś
    .short = wolne
more-about = Więcej: { $name }
who-you = ty
who-host = gospodarz
who-computer = komputer
who-bot = bot
who-away = poza stołem
who-ready = może zaczynać
change-name = Zmień imię
move-earlier = Miejsce wcześniej
move-later = Miejsce dalej
make-host = Przekaż rolę gospodarza
remove-seat = Usuń od stołu
teams = Drużyny
teams-hint = Osoby z pary siedzą naprzeciw siebie. Pary wynikają z kolejności miejsc.

what-we-play = W co gramy
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
edition-unfit = { $players }. Was jest { $count }.
wish-count = { $count ->
    [one] Jedna osoba ma na to ochotę
    [few] { $count } osoby mają na to ochotę
    [many] { $count } osób ma na to ochotę
   *[other] { $count } osoby ma na to ochotę
}
wish-label = Wolisz coś innego? Powiedz.
step-clue = Jedno z was podaje skojarzenie do obrazka.
step-clue-unseen = Jedno z was podaje skojarzenie, zanim zobaczy karty.
step-give = Wszyscy dokładają obrazek, który mógłby pasować.
step-give-teams = W każdej parze jedno dokłada obrazek; drugie nie wie który.
step-give-agreement = Wszyscy dają obrazek, który pasuje najlepiej.
step-vote = Wszyscy zgadują, który to był.
step-vote-teams = Kto nie dołożył obrazka, zgaduje, który to był.
step-vote-more = Wszyscy zgadują, mając do dwóch głosów.
step-vote-agreement = Wszyscy głosują na obrazek, który wybiorą inni.
step-score = Gdy znajdą niektórzy, a nie wszyscy: punkty dla narratora i dla tych, którzy trafili.
step-score-agreement = Im więcej osób się zgadza, tym więcej punktów.

house-rules = Zasady domowe
house-rules-hint = Co różni się od edycji „{ $edition }”, jest oznaczone. Wpisz liczbę albo użyj przycisków. Co do siebie nie pasuje, powiemy przed początkiem gry.
as-written = Bez zmian
done = Gotowe
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
time = Czas
pace-none = Ile trzeba
pace-relaxed = Spokojnie
pace-brisk = Żwawo
pace-quick = Szybko
pace-days = Po dniu dla każdego
    .hint = Każda część rundy czeka na wszystkich do jednej doby. Potem komputer gra za tych, których brakuje.
pace-own = Własne czasy
# The times for those who do not set them: “clue 90 sec, giving 15 sec, voting 15 sec; then the computer acts”
pace-part = { $part ->
    [clue] skojarzenie { $time }
    [give] karty { $time }
    [vote] głosowanie { $time }
   *[points] punkty { $time }
}
pace-told = { $parts }; { $hard ->
    [yes] potem gra komputer
   *[no] potem stół może ruszyć dalej
}
time-hard = Na koniec gra komputer
time-hard-hint = Wyłączone: decydujecie razem
time-clue = Skojarzenie, w sekundach
time-give = Karty, w sekundach
time-vote = Głosowanie, w sekundach
time-points = Punkty, w sekundach
time-no-limit = bez limitu
says-why = Gracze komputerowi mówią dlaczego
    .hint = Gdy są już punkty, jednym zdaniem, skąd taki głos
setting-clue_words = Słów w skojarzeniu, najwyżej
setting-deck_size = Kart w grze, najwyżej
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
value-scoring-agreement = głos na ten sam obrazek
setting-points_storyteller = Dla narratora, gdy odgadną niektórzy
setting-points_finder = Za odgadnięcie
setting-points_all_or_none = Dla pozostałych, gdy odgadną wszyscy lub nikt
setting-points_vote_received = Za każdy głos na własną kartę
setting-bonus_cap = Za głosy na własną kartę, najwyżej
setting-points_single_vote = Za odgadnięcie jednym głosem
setting-own_team_bonus = Liczy się też głos własnej drużyny
setting-agreement_cap = Za ten sam obrazek, najwyżej

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
sets-mixed = Zestawy: { $count }
pictures = { $count ->
    [one] jeden obrazek
    [few] { $count } obrazki
    [many] { $count } obrazków
   *[other] { $count } obrazka
}

invite = Zaproś znajomych
    .short = Zaproś
qr = Kod QR z linkiem do tego stołu
big-screen = Na dużym ekranie
big-screen-line = Albo otwórz { $address } na telewizorze.
copy-link = Kopiuj link
link-copied = Link skopiowany.
copy-by-hand = Link do skopiowania ręcznie
share = Wyślij
share-words = { $host } zaprasza cię do gry.

ready = Wszystko gotowe.
    .host = Zacznij, gdy wszyscy już będą.
    .others = { $host } rozpocznie grę.
    .you = Z twojej strony wszystko gotowe.
    .and-you = Powiedz, kiedy można zaczynać.
not-ready = { $count ->
    [one] Jeszcze się zbiera { $names }; można zacząć mimo to.
    [few] Jeszcze się zbierają { $names }; można zacząć mimo to.
    [many] Jeszcze się zbierają { $names }; można zacząć mimo to.
   *[other] Jeszcze się zbierają { $names }; można zacząć mimo to.
}
    .many = { $count ->
        [one] Jeszcze zbiera się jedna osoba
        [few] Jeszcze zbierają się { $count } osoby
        [many] Jeszcze zbiera się { $count } osób
       *[other] Jeszcze zbiera się { $count } osoby
    }; można zacząć mimo to.
all-ready = Wszyscy są gotowi.
i-am-ready = Można zaczynać
start-game = Rozpocznij grę
