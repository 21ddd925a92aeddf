# Refusals, worded by their code: what is so, and as `.advice` what to do. Their facts are the variables.

old-browser = Ta przeglądarka jest za stara na Moonhare. Zaktualizuj ją albo otwórz stronę w aktualnej wersji przeglądarki Firefox, Chrome, Edge lub Safari.
no-script = W Moonhare gra się w przeglądarce; potrzebny jest JavaScript.
offline-title = Brak sieci
offline-words = Moonhare potrzebuje jej do gry. Twoje miejsce czeka; ta strona sama spróbuje ponownie.
offline-again = Spróbuj ponownie
call-your-turn = Twoja kolej
call-your-turn-words = Stół CODE czeka na ciebie.
call-points = Są już punkty
call-points-words = Zobacz, jak poszła runda przy stole CODE.

refusal-unexpected = To się nie udało. Spróbuj jeszcze raz.
refusal-network = Serwer nie odpowiada. Czy to urządzenie jest w sieci?
refusal-connection-lost = Połączenie urwało się, zanim stół odpowiedział. Sprawdź, czy dotarło.
refusal-too-many = Za dużo prób. Spróbuj za kilka minut.
refusal-too-slow = Połączenie było na to za wolne. Spróbuj jeszcze raz.
refusal-too-fast = Trochę za szybko. Poczekaj chwilę.
refusal-busy = Dużo się teraz dzieje. Spróbuj jeszcze raz.
refusal-not-stored = Serwer nie może teraz nic zapisać. Spróbuj za chwilę.
refusal-stopping = Serwer zaraz się zatrzyma. Spróbuj za chwilę.
refusal-server-full = Serwer jest teraz pełny. Otwórz stół za kilka minut; kto gra, gra dalej.
refusal-internal = Coś poszło nie tak na serwerze. Spróbuj jeszcze raz. Jeśli to się powtarza, podaj ten numer osobie, która go prowadzi: { $id }.
refusal-malformed = Ta strona i serwer się nie rozumieją. Odśwież stronę.
refusal-not-json = Czegoś w tym nie da się odczytać. Napisz to inaczej.
refusal-foreign-origin = Serwer nie uznaje tego adresu za swój. Może to naprawić osoba, która go prowadzi.
refusal-too-large = To za dużo naraz. Skróć to trochę.

refusal-too-few-players = { $missing ->
    [one] Brakuje jednej osoby.
    [few] Brakuje { $missing } osób.
    [many] Brakuje { $missing } osób.
   *[other] Brakuje { $missing } osoby.
}
    .advice = Zaproś znajomych albo dodaj graczy komputerowych.
refusal-edition-players = { $edition }: to nie gra dla { $players ->
    [one] jednej osoby
    [few] { $players } osób
    [many] { $players } osób
   *[other] { $players } osoby
}.
    .advice = Liczba graczy to { $allowed }. Zmień skład albo wybierz inną edycję.
refusal-players-out-of-range = Liczba graczy: od { $least } do { $most }.
refusal-teams-need-pairs = { $players } graczy nie da się podzielić na pary.
    .advice = Drużyny tworzy 6, 8, 10 albo 12 osób.
refusal-media-missing = Skojarzenie trzeba móc podać choć w jeden sposób.
refusal-agreement-needs-own-card = Skoro liczy się ten sam obrazek, trzeba móc głosować na własną kartę.
    .advice = Pozwól głosować na własną kartę.
refusal-unseen-needs-agreement = Skojarzenie podane przed obejrzeniem kart nie należy do żadnej z nich.
    .advice = Niech liczą się głosy na ten sam obrazek.
refusal-all-vote-needs-agreement = Narrator zna szukaną kartę i nie może głosować.
    .advice = Niech głosują wszyscy oprócz narratora albo niech liczy się ten sam obrazek.
refusal-own-card-needs-agreement = Głos na własną kartę byłby pewnym punktem.
    .advice = Zabroń tego albo niech liczą się głosy na ten sam obrazek.
refusal-red-vote-needs-agreement = Przy czerwonym głosie muszą głosować wszyscy i liczyć się ten sam obrazek.
    .advice = Wyłącz czerwony głos albo zmień, kto głosuje i co się liczy.
refusal-agreement-needs-one-vote = Skoro liczy się ten sam obrazek, każdy ma jeden głos.
    .advice = Ustaw jeden głos.
refusal-teams-need-storyteller-scoring = W drużynach szuka się karty narratora.
    .advice = Niech liczy się odgadnięcie, skojarzenie dotyczy karty z ręki, a głosują wszyscy oprócz narratora.
refusal-own-team-bonus-needs-teams = Premia za głos własnej drużyny wymaga drużyn.
refusal-pile-end-needs-no-reshuffle = Stos tasowany na nowo nigdy się nie kończy.
    .advice = Wyłącz tasowanie albo wybierz inny koniec.
refusal-score-end-needs-points = Bez punktów nikt nigdy nie dojdzie do końca.
    .advice = Niech coś daje punkty albo wybierz inny koniec.
refusal-gives-more-than-hand = Mając na ręce { $hand }, nie można dać { $given }.
    .advice = Rozdaj więcej kart albo niech każdy daje mniej.
refusal-more-cards-than-slots = Kart na stole byłoby { $cards }, a miejsc jest { $slots }.
    .advice = Niech każdy daje mniej kart.
refusal-votes-for-every-card = Przy takiej liczbie głosów ({ $votes }) nie ma z czego wybierać.
    .advice = Zmniejsz liczbę głosów albo niech każdy daje więcej kart.
refusal-deck-too-small = Kart jest za mało ({ $deck }); już pierwsza runda potrzebuje { $needed }.
    .advice = Dołóż drugi zestaw albo rozdaj mniej kart.

refusal-setting-invalid = { $setting }: taka wartość się nie nadaje.
refusal-setting-unknown = Nie ma takiej zasady domowej.
refusal-edition-unknown = Nie ma takiej edycji.
refusal-set-unknown = Tego zestawu kart już nie ma. Inny można wybrać w poczekalni.
refusal-name-empty = Imię musi mieć choć jedną literę.
refusal-name-malformed = Imię musi mieć choć jedną literę.
refusal-name-unprintable = Imię składa się z liter, cyfr i znaków.
refusal-name-too-long = Imię ma najwyżej { $most } znaków.
refusal-name-taken = Ktoś tutaj nazywa się już { $name }. Wybierz inne imię.
refusal-symbol-taken = Ktoś tutaj ma już ten symbol. Wybierz inny.
refusal-table-full = Wszystkie miejsca przy tym stole ({ $most }) są zajęte.
refusal-table-unknown = Nie ma takiego stołu.
refusal-table-gone = Tego stołu już nie ma.
refusal-table-worn-out = Ten stół widział więcej, niż może spamiętać. Otwórz nowy.
refusal-game-running = Trwa gra. Dosiąść się można po jej zakończeniu.
refusal-game-over = Gra się skończyła, ale punkty wciąż są na widoku. Kiedy gospodarz znów otworzy poczekalnię, możesz się dosiąść.
refusal-door-full = Tyle osób już tu czeka. Spróbuj za chwilę albo popatrz.
refusal-not-this-round = Nie w tej rundzie. Zapytaj znów w następnej.
refusal-yours-anyway = Po tej rundzie miejsce znów będzie twoje.
refusal-seat-not-free = Tego miejsca nie można teraz zająć.
refusal-no-seat-free = Nie ma teraz miejsca: wszystkie są zajęte albo ta osoba widziała już inne karty.
refusal-not-asking = { $name } nie prosi już o miejsce.
refusal-already-agreed = Już to wiadomo. Potrzebna jest większość z was.
refusal-no-such-guest = Tej osoby już tu nie ma.
refusal-seated-already = Masz miejsce przy tym stole.
refusal-seat-elsewhere = Jesteś już przy tym stole na innym urządzeniu.
refusal-too-late = Tego nie można już cofnąć.
refusal-not-yourself = Nie możesz wykluczyć siebie.
refusal-already-barred = Ta osoba jest już wykluczona.
refusal-barred-full = Tyle osób jest już wykluczonych. Najpierw wpuść kogoś z powrotem.
refusal-barred = Gospodarz tego stołu woli cię tu nie gościć.
refusal-password-needed = Ten stół prosi o hasło.
refusal-password-wrong = To nie jest hasło tego stołu.
refusal-password-empty = Hasło ma co najmniej jedną literę lub cyfrę.
refusal-no-list = Ten serwer nie ma listy otwartych stołów.
refusal-game-unknown = Takiej gry przy tym stole nie było.
refusal-game-not-over = Ta gra jeszcze trwa. Będzie ją można opowiedzieć po jej końcu.
refusal-album-unknown = Pod tym linkiem nie ma albumu. Może został wycofany.
refusal-host-only = To może zrobić tylko gospodarz stołu.
refusal-people-only = To jest dla ludzi; bot tylko gra.
refusal-host-is-a-person = { $name } to komputer i nie może być gospodarzem.
refusal-already-computer = Komputer już gra za: { $name }.
refusal-no-such-member = To miejsce jest już wolne.
refusal-push-address = Ta przeglądarka nie podaje usługi powiadomień.
refusal-push-keys = Ta przeglądarka nie podaje usługi powiadomień.
refusal-no-calls = Ten serwer nie wysyła powiadomień.
refusal-link-used-up = Ten link został już użyty albo stracił ważność.
    .advice = Utwórz nowy na urządzeniu, które ma twoje miejsce.
refusal-no-seat = Nie masz miejsca przy tym stole.
refusal-order-incomplete = W międzyczasie ktoś przyszedł albo odszedł. Spróbuj jeszcze raz.
refusal-wrong-stage = Teraz to niemożliwe.
refusal-no-game = Nie trwa żadna gra.

refusal-stale = Za późno: gra poszła dalej.
refusal-wrong-phase = Teraz to niemożliwe: gra poszła dalej.
refusal-not-storyteller = W tej rundzie opowiada ktoś inny.
refusal-medium-not-allowed = Przy tym stole nie można tak podać skojarzenia.
refusal-clue-empty = Zapisane skojarzenie musi mieć choć jedno słowo.
refusal-clue-too-long = { $most ->
    [one] Przy tym stole skojarzenie to jedno słowo.
    [few] Przy tym stole skojarzenie ma najwyżej { $most } słowa.
    [many] Przy tym stole skojarzenie ma najwyżej { $most } słów.
   *[other] Przy tym stole skojarzenie ma najwyżej { $most } słów.
}
refusal-clue-unprintable = Skojarzenie to zwykły tekst. Czegoś w nim nie da się pokazać.
refusal-clue-takes-no-card = Tutaj skojarzenie pada przed kartami i nie potrzebuje żadnej.
refusal-clue-needs-card = Wybierz kartę, której dotyczy skojarzenie.
refusal-line-empty = Nic tu nie napisano: wystarczy słowo lub dwa.
refusal-line-unprintable = Pisze się zwykłym tekstem. Czegoś w nim nie da się pokazać.
refusal-talk-off = Gospodarz wyłączył na razie rozmowę.
refusal-muted = Gospodarz na razie cię wyciszył. Swoje minki widzisz teraz tylko ty.
refusal-no-partner = Nie ma tu komu szepnąć.
refusal-talk-too-fast = To dużo naraz. Odczekaj chwilę.
refusal-line-gone = Tej wiadomości już nie ma.
refusal-card-not-in-hand = Nie masz tej karty na ręce.
refusal-card-twice = Tej samej karty nie można dać dwa razy.
refusal-no-teams = Tutaj każdy daje za siebie.
refusal-not-your-team = To nie jest osoba z twojej pary.
refusal-already-given = Twoja karta już leży na stole.
refusal-already-named = To już ustalone.
refusal-gives-nothing = Twoja drużyna opowiada w tej rundzie i nic więcej nie daje.
refusal-wrong-number-of-cards = To nie jest właściwa liczba kart.
refusal-partner-gave = Druga osoba z pary już dała kartę.
refusal-giver-not-named = Najpierw ustalcie, kto z was dwojga daje kartę.
refusal-partner-gives = Kartę daje druga osoba z pary. Ty głosujesz.
refusal-no-such-slot = Takiej karty nie ma na stole.
refusal-slot-twice = Twoje głosy muszą paść na różne karty.
refusal-own-card = Karta { $slot } jest twoja. Zagłosuj na inną.
refusal-does-not-vote = W tej rundzie nie głosujesz.
refusal-already-voted = Twój głos już padł.
refusal-vote-missing = Wybierz kartę, na którą głosujesz.
refusal-too-many-votes = Za dużo głosów.
refusal-red-vote-missing = Został ci jeszcze czerwony głos.
refusal-red-vote-not-yours = Nie masz czerwonego głosu.
refusal-already-gone-on = Dla ciebie ta runda już się skończyła.
refusal-still-there = { $name } jest przy stole. Jeszcze { $seconds } s, a potem może zagrać komputer.
refusal-player-unknown = Na tym serwerze nie ma takiego gracza komputerowego.
refusal-not-awaited = Gra nie czeka teraz na to miejsce.
refusal-no-clock = Teraz nie biegnie tu żaden zegar.
refusal-time-enough = Dodano już pół godziny. Więcej się nie da.
refusal-limits-missing = Podaj czas choć dla jednej części rundy.
refusal-not-over = Czas jeszcze nie minął.
refusal-still-awaited = Stół czeka też na ciebie.
