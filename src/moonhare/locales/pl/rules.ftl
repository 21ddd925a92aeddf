# The rules in our own words, told from a table's settings; and the page about Moonhare.
# Fetched only when somebody opens them.

rules-lead = Każdy trzyma na ręce obrazki. Jedna osoba mówi coś o jednym ze swoich; pozostali dokładają obrazek, który też mógłby być tym właściwym. Potem wszyscy zgadują.

# One round in pictures.

scenes-title = Jedna runda w obrazkach
scene-clue-hand = { $name } coś mówi
    .words = Wybiera obrazek z ręki, trzyma go w tajemnicy i coś o nim mówi: słowo, wers, na wpół pamiętaną piosenkę.
scene-clue-unseen = { $name } coś mówi
    .words = Wszystkie karty leżą zakryte, a { $name } też nie zna swoich. Nikt nie widział żadnego obrazka: najpierw jest skojarzenie.
scene-give-others = Inni odpowiadają kartą
    .words = Każdy po kryjomu daje ze swojej ręki tę, o którą równie dobrze mogło chodzić.
scene-give-everybody = Wszyscy dają kartę
    .words = { $name } też. Każdy daje tę, która najlepiej pasuje do słów. Żadna nie jest tą właściwą.
scene-give-teams = Dwoje umawia się, kto da
    .words = Mogą rozmawiać przy wszystkich, niczego nie pokazując. Która to karta, nie wie nawet partner.
scene-lay = Karty leżą na stole
    .words = Najpierw się je tasuje. Miejsce karty nie mówi, czyja jest.
scene-vote-others = Inni jej szukają
    .words = { $name } nie głosuje; reszta głosuje po kryjomu i nigdy na własną kartę.
scene-vote-agreement = Głosuj tam, gdzie zagłosują inni
    .words = Własna karta też się liczy. Osoba opowiadająca ma drugi głos, czerwony: psuje on obrazek.
scene-vote-teams = Partnerzy jej szukają
    .words = Kto nic nie dał, głosuje po kryjomu: którą kartę wybrała osoba, która opowiada ({ $name })?
scene-show = To był numer { $slot }
    .words = Kartę znaleźli: { $names }. Niektórzy, ale nie wszyscy, więc { $name } też ma punkty, a mają je i ci, na których karty padły głosy.
scene-show-teams = To był numer { $slot }
    .words = Kartę znaleźli: { $names }. Niektórzy, ale nie wszyscy, więc drużyna, w której jest { $name }, też ma punkty. Oboje partnerzy stoją na tym samym kamieniu.
scene-show-agreement = Zgodnych głosów: { $count }
    .words = Tyle punktów, ile głosów na obrazku. Kto jest sam, nie ma żadnego, a pod czerwonym głosem nie ma ich nikt.
scene-clue-said = Nie spojrzał w dół
case-plain = Zbyt proste.
case-right = W sam raz.
case-odd = Zbyt dalekie.
case-several = Kilka głosów na obrazku
case-alone = W pojedynkę
case-red = Pod czerwonym głosem
rules-in-numbers = W liczbach
rules-in-detail = I w szczegółach

rules-points = Jak liczy się punkty
rules-col-case = Co się stało
rules-col-storyteller = Narrator
rules-col-finders = Kto odgadł
rules-col-others = Pozostali
rules-case-some = Odgadli niektórzy
rules-case-all = Odgadli wszyscy
rules-case-none = Nikt nie odgadł
rules-start = Wszyscy zaczynają od 0 punktów.
rules-bonus = { $points ->
    [one] Do tego 1 punkt za każdy głos na twoją kartę, bez względu na wynik. Karta narratora nigdy tego nie daje.
    [few] Do tego { $points } punkty za każdy głos na twoją kartę, bez względu na wynik. Karta narratora nigdy tego nie daje.
    [many] Do tego { $points } punktów za każdy głos na twoją kartę, bez względu na wynik. Karta narratora nigdy tego nie daje.
   *[other] Do tego { $points } punktu za każdy głos na twoją kartę, bez względu na wynik. Karta narratora nigdy tego nie daje.
}
rules-bonus-capped = { $points ->
    [one] Do tego 1 punkt za każdy głos na twoją kartę, bez względu na wynik, najwyżej { $most }. Karta narratora nigdy tego nie daje.
    [few] Do tego { $points } punkty za każdy głos na twoją kartę, bez względu na wynik, najwyżej { $most }. Karta narratora nigdy tego nie daje.
    [many] Do tego { $points } punktów za każdy głos na twoją kartę, bez względu na wynik, najwyżej { $most }. Karta narratora nigdy tego nie daje.
   *[other] Do tego { $points } punktu za każdy głos na twoją kartę, bez względu na wynik, najwyżej { $most }. Karta narratora nigdy tego nie daje.
}
rules-all-several = „Odgadli wszyscy” znaczy, że każdy głosujący ma na tej karcie swój głos.
rules-single = { $points ->
    [one] Kto odda tylko jeden głos i odgadnie, ma 1 punkt więcej, nawet gdy odgadną wszyscy.
    [few] Kto odda tylko jeden głos i odgadnie, ma { $points } punkty więcej, nawet gdy odgadną wszyscy.
    [many] Kto odda tylko jeden głos i odgadnie, ma { $points } punktów więcej, nawet gdy odgadną wszyscy.
   *[other] Kto odda tylko jeden głos i odgadnie, ma { $points } punktu więcej, nawet gdy odgadną wszyscy.
}
rules-pairs = Osoby z pary siedzą naprzeciw siebie i opowiadają obie, a nie jedna za drużynę.
rules-whisper = Tutaj partnerzy mogą szeptać: tego, co do siebie piszą, nikt inny nie czyta.
rules-team-points = Punkty należą do drużyny: obie osoby stoją na tym samym kamieniu.
rules-own-team = Głos na kartę własnej drużyny nic jej nie daje.
rules-own-team-pays = Głos na kartę własnej drużyny liczy się jak każdy inny.
rules-agreement = Dostajesz tyle punktów, ile głosów padło na obrazek, na który głosujesz, razem z twoim.
rules-agreement-capped = Dostajesz tyle punktów, ile głosów padło na obrazek, na który głosujesz, razem z twoim, najwyżej { $most }.
rules-agreement-alone = Jeśli na obrazek padł tylko twój głos, nie dostajesz nic.
rules-agreement-red = Tam, gdzie padł czerwony głos, nikt nic nie dostaje, narrator też nie.

rules-round = Runda
rules-step-clue = Skojarzenie
rules-step-give = Wybór kart
rules-step-lay = Karty na stole
rules-step-vote = Głosowanie
rules-step-show = Punkty
rules-step-refill = Następna runda
rules-clue-hand = Narrator wybiera obrazek z ręki, nie zdradza go i coś o nim mówi: słowo, zdanie, wers piosenki, cokolwiek.
rules-clue-unseen = Karty narratora leżą zakryte. Narrator coś mówi, choć ich nie widział: skojarzenie nie należy do żadnej karty.
rules-clue-media = Skojarzenie może tu być { $media }.
rules-first-announce = W pierwszej rundzie narratorem zostaje ten, kto pierwszy poda skojarzenie.
rules-first-unseen = Do tego czasu karty wszystkich leżą zakryte.
rules-words = { $count ->
    [one] Skojarzenie to jedno słowo.
    [few] Skojarzenie ma najwyżej { $count } słowa.
    [many] Skojarzenie ma najwyżej { $count } słów.
   *[other] Skojarzenie ma najwyżej { $count } słów.
}
rules-first-random = O tym, kto opowiada pierwszy, decyduje los.
rules-first-host = Pierwszy opowiada gospodarz stołu.
rules-give-others = { $count ->
    [one] Wszyscy pozostali dają w tajemnicy kartę z ręki, która najlepiej pasuje do skojarzenia.
    [few] Wszyscy pozostali dają w tajemnicy { $count } karty z ręki, które najlepiej pasują do skojarzenia.
    [many] Wszyscy pozostali dają w tajemnicy { $count } kart z ręki, które najlepiej pasują do skojarzenia.
   *[other] Wszyscy pozostali dają w tajemnicy { $count } karty z ręki, które najlepiej pasują do skojarzenia.
}
rules-give-everybody = { $count ->
    [one] Każdy, narrator też, daje w tajemnicy kartę, która najlepiej pasuje do skojarzenia.
    [few] Każdy daje w tajemnicy: narrator jedną kartę, pozostali po { $count }.
    [many] Każdy daje w tajemnicy: narrator jedną kartę, pozostali po { $count }.
   *[other] Każdy daje w tajemnicy: narrator jedną kartę, pozostali po { $count }.
}
rules-give-teams = { $count ->
    [one] W każdej z pozostałych drużyn dwie osoby ustalają, która z nich da kartę. Mogą rozmawiać przy wszystkich, ale bez pokazywania i opisywania kart. Wszyscy wiedzą, kto daje; co daje, pozostaje tajemnicą, także dla drugiej osoby z pary.
    [few] W każdej z pozostałych drużyn dwie osoby ustalają, która z nich da { $count } karty. Mogą rozmawiać przy wszystkich, ale bez pokazywania i opisywania kart. Wszyscy wiedzą, kto daje; co daje, pozostaje tajemnicą, także dla drugiej osoby z pary.
    [many] W każdej z pozostałych drużyn dwie osoby ustalają, która z nich da { $count } kart. Mogą rozmawiać przy wszystkich, ale bez pokazywania i opisywania kart. Wszyscy wiedzą, kto daje; co daje, pozostaje tajemnicą, także dla drugiej osoby z pary.
   *[other] W każdej z pozostałych drużyn dwie osoby ustalają, która z nich da { $count } karty. Mogą rozmawiać przy wszystkich, ale bez pokazywania i opisywania kart. Wszyscy wiedzą, kto daje; co daje, pozostaje tajemnicą, także dla drugiej osoby z pary.
}
rules-give-named = Kto daje, może zaproponować każda z dwóch osób; ustalone jest, gdy druga się zgodzi albo gdy wskazana osoba da kartę.
rules-lay = Karty się tasuje i wykłada. Miejsce karty nic nie mówi o tym, czyja jest.
rules-vote-others = Wszyscy oprócz narratora głosują w tajemnicy na kartę, którą uważają za kartę narratora.
rules-vote-agreement-others = Wszyscy oprócz narratora głosują w tajemnicy na obrazek, który ich zdaniem wybierze też większość.
rules-vote-agreement-all = Wszyscy głosują w tajemnicy na obrazek, który ich zdaniem wybierze też większość.
rules-vote-teams = Ta osoba z pary, która nic nie dała, szuka w tajemnicy karty narratora. Osoba w parze z narratorem w tej rundzie odpoczywa.
rules-vote-several = { $count ->
    [one] Każdy ma jeden głos.
    [few] Każdy ma do { $count } głosów, na różne karty. Odgadnięcie liczy się raz.
    [many] Każdy ma do { $count } głosów, na różne karty. Odgadnięcie liczy się raz.
   *[other] Każdy ma do { $count } głosu, na różne karty. Odgadnięcie liczy się raz.
}
rules-own-allowed = Na własną kartę wolno głosować.
rules-own-forbidden = Na własną kartę nie wolno głosować.
rules-red = Narrator oddaje w tajemnicy dwa głosy: zielony, jak wszyscy, i czerwony. Czerwony może paść na dowolną kartę, także na tę z zielonym.
rules-anew = Dopóki brakuje ostatniej karty i dopóki brakuje ostatniego głosu, możesz zmienić zdanie. Nikt się o tym nie dowie.
rules-show = Gdy padnie ostatni głos, wszystko się odkrywa: kartę narratora, kto co dał i kto na co głosował. Potem skaczą zające.
rules-show-agreement = Gdy padnie ostatni głos, wszystko się odkrywa: kto co dał i kto na co głosował. Potem skaczą zające.
rules-discards = Karty ze stołu trafiają do kart odrzuconych, które leżą odkryte: każdy może je przejrzeć.
rules-refill = Każdy dobiera, aż znów ma na ręce { $hand ->
    [one] jedną kartę
    [few] { $hand } karty
    [many] { $hand } kart
   *[other] { $hand } karty
}.
rules-pass = Potem każdy przekazuje karty z ręki osobie po lewej.
rules-next = Jako następna opowiada osoba po lewej stronie narratora.

setting-is = { $setting }: { $value }
rules-numbers = W małym i dużym gronie

rules-end = Koniec
rules-deck = Gra się { $count } kartami; jeśli w zestawach jest ich więcej, losuje się je ze wszystkich.
rules-end-pile = Gra kończy się, gdy ze stosu zostanie dobrana ostatnia karta.
rules-end-score = { $points ->
    [one] Gra kończy się po rundzie, w której ktoś ma co najmniej { $points } punkt.
    [few] Gra kończy się po rundzie, w której ktoś ma co najmniej { $points } punkty.
    [many] Gra kończy się po rundzie, w której ktoś ma co najmniej { $points } punktów.
   *[other] Gra kończy się po rundzie, w której ktoś ma co najmniej { $points } punktu.
}
rules-end-turns = { $count ->
    [one] Gra kończy się, gdy każdy opowie raz.
    [few] Gra kończy się, gdy każdy opowie { $count } razy.
    [many] Gra kończy się, gdy każdy opowie { $count } razy.
   *[other] Gra kończy się, gdy każdy opowie { $count } razu.
}
rules-tie = Wygrywa, kto ma najwięcej punktów; przy remisie wygrywa się wspólnie.
rules-tie-teams = Wygrywa para, która ma najwięcej punktów; przy remisie pary wygrywają wspólnie.
rules-reshuffle = Jeśli wcześniej zabraknie kart w stosie, tasuje się go razem z odrzuconymi.
rules-advice = Dobre skojarzenie
rules-advice-storyteller = Nie tak oczywiste, żeby odgadli wszyscy, i nie tak dziwne, żeby nie odgadł nikt. Żart, który przy stole zrozumie jedna osoba, jest na wagę złota.
rules-advice-agreement = Powiedz coś, co w wielu głowach wywoła ten sam obraz. I głosuj na to, co widzą w tym inni, nie na to, co najbardziej podoba się tobie.

about-lead = Moonhare to gra dla 3–12 osób, które patrzą na obrazki i zaskakują się słowami. To wolne oprogramowanie: bez kont, bez reklam, bez śledzenia.
about-privacy = Co o tobie zapisujemy
about-privacy-table = Ten serwer przechowuje stół: imiona i symbole, skojarzenia, karty, głosy i punkty. Dzięki temu gra przetrwa ponowne uruchomienie serwera.
about-privacy-seat = Plik cookie, ważny tylko pod adresem stołu, strzeże twojego miejsca, żeby nikt inny nie grał za ciebie.
about-privacy-browser = Przeglądarka pamięta twoje imię, symbol, język, motyw, skojarzenie napisane do połowy i kody twoich stołów. Wystarczy wyczyścić dane witryny, a znikną.
about-privacy-none = Nic nie jest wysyłane nikomu innemu. Wszystko na tych stronach pochodzi z tego serwera.
about-privacy-gone = Stół, którego nikt nie tknął przez 30 dni, jest usuwany ze wszystkim, co do niego należy, chyba że osoba prowadząca serwer ustawiła inny czas.
about-licence = Czyja to praca
about-licence-code = Program to wolne oprogramowanie na licencji GNU Affero General Public License, wersja 3 lub nowsza: wolno go używać, badać, zmieniać i przekazywać dalej, a kto uruchamia go dla innych, udostępnia jego kod.
about-licence-art = Obrazki i teksty są na licencji Creative Commons Uznanie autorstwa – Na tych samych warunkach 4.0, chyba że zestaw kart mówi inaczej.
about-licence-others = Kroje pisma to Fraunces i Nunito Sans, na licencji SIL Open Font License.
