# What every screen needs: closing, the menu, themes, names of editions and symbols, kind pages.

close = Zamknij
stay = Zostań
save = Zapisz
on = tak
off = nie
no-limit = bez limitu
from-to = od { $least } do { $most }
less = Mniej: { $what }
more = Więcej: { $what }

home-page = Strona główna
site = Serwis
rules = Zasady
rules-of = { $edition }: zasady
rules-play = Zagraj
sound = Dźwięk
language = Język
theme-to-paper = Motyw papierowy
theme-to-night = Motyw nocny

menu = Menu
menu-rules = Zasady tej edycji
menu-about = O Moonhare
menu-source = Kod źródłowy
menu-calls = Daj mi znać, gdy moja kolej
menu-move = Graj dalej na innym urządzeniu
menu-company = Kto tu jest
menu-invite = Zaproś znajomych
menu-leave = Odejdź od stołu
menu-rounds = Poprzednie rundy
menu-albums = Wszystkie albumy
menu-lobby = Wróć do poczekalni
menu-forget = Usuń ten stół
forget-title = Usunąć ten stół?
forget-words = Gry, albumy i wszystko, co tu padło, znikną dla wszystkich, od razu i na zawsze. Co ktoś zapisał, zostanie u niego.
forget-yes = Usuń
menu-end = Zakończ grę

leave-title = Odejść od stołu?
leave-words = Twoje miejsce się zwolni. Z linkiem możesz usiąść ponownie.
leave-words-playing = Twoimi kartami zagra tymczasem komputer. Dzięki linkowi wrócisz na swoje miejsce po rundzie, o ile nikt inny go nie zajmie.
leave-yes = Odejdź
end-title = Zakończyć tę grę?
end-words = Wszyscy wracają do poczekalni, a punkty z tej gry przepadają.
end-yes = Zakończ grę

connection-lost = Brak połączenia. Próbuję ponownie…
connection-offline = To urządzenie jest offline. Twoje miejsce czeka.
# Heard by those who do not see the line go, or the button that waits.
connection-back = Połączenie wróciło.
connection-unsent = Twój ruch zostanie wysłany, gdy tylko wróci połączenie.
connection-waits = Wciąż brak odpowiedzi…
connection-elsewhere = Otwarte w zbyt wielu miejscach: tutaj przerwa.
connection-here = Wróć tutaj
part-missing = Ta część gry jeszcze się nie wczytała. Próbuję ponownie…
part-reload = Wczytaj stronę ponownie

news-left = { $name } nie siedzi już przy stole.
news-left-playing = { $name } nie siedzi już przy stole; dalej gra komputer.
news-back = { $name } znów jest przy stole.
news-plays-for = Zmiana przy stole: dotąd { $other }, teraz gra { $name }.
news-host-you = Teraz ty jesteś gospodarzem stołu.
news-host = Gospodarzem stołu jest teraz { $name }.
news-ended = Gra została zakończona; decyzja gospodarza ({ $name }).
news-overtaken = Tym razem zaczyna { $name }. Twoje skojarzenie poczeka na twoją kolej.
news-won = { $you ->
    [yes] Zwycięstwo w poprzedniej grze jest twoje.
   *[no] Zwycięstwo w poprzedniej grze: { $names }.
}

title-home = Moonhare · jeden obraz, jedno skojarzenie
title-table = Stół: { $host } · Moonhare
title-your-turn = Twoja kolej · { $title }

table-of = Stół: { $host }
table-nameless = Stół
at-the-table = Przy stole
table-code = Kod stołu
your-name = Twoje imię przy stole
name-optional = nieobowiązkowe
# Names for people who give none; separated by commas, one is drawn.
names-of-strangers = Nocna Sowa, Nocny Marek, Głowa w Chmurach, Ranny Ptaszek, Wędrowna Chmura, Spadająca Gwiazda
change-symbol = Zmień symbol
choose-symbol = Wybierz symbol

symbol-leaf = Liść
symbol-star = Gwiazda
symbol-drop = Kropla
symbol-feather = Pióro
symbol-key = Klucz
symbol-shell = Muszla
symbol-flame = Płomień
symbol-bell = Dzwonek
symbol-mushroom = Grzyb
symbol-cloud = Chmura
symbol-anchor = Kotwica
symbol-flower = Kwiat

edition-classic = Klasyczna
    .line = Pierwsze zasady: aż skończy się stos kart.
edition-standard = Standardowa
    .line = Do 30 punktów. Najlepsza na początek.
edition-odyssey = Odyseja
    .line = Do 30 punktów; od siedmiu graczy każdy ma do dwóch głosów.
edition-odyssey-party = Impreza
    .line = Najpierw pada skojarzenie; wszyscy dają kartę i głosują, narrator dwa razy.
edition-odyssey-team = Drużyny
    .line = W parach: jedno z was daje kartę, drugie szuka.

medium-text = napisane
medium-said = powiedziane na głos
medium-sung = zaśpiewane
medium-mimed = pokazane

kind-back = Wróć do stołu
kind-home = Na stronę główną
kind-nowhere = Tu nic nie rośnie
    .words = Takiej strony nie ma. Księżyc jest w drugą stronę.
kind-unknown = Nie ma tu stołu
    .words = Może w kodzie jest pomyłka, a może stół już sprzątnięto. Poproś o link jeszcze raz.
kind-slow = Chwileczkę
    .words = Wypróbowano stąd wiele kodów. Za jakiś czas strona sama spróbuje ponownie.
kind-expired = Ten stół już sprzątnięto
    .words = Zapomniał o nim gospodarz albo nikt go długo nie dotykał. Nowy nakryjesz w chwilę.
kind-freed = Twoje miejsce zostało zwolnione
    .words = Nikt już na nim nie siedział.
    .host = Gospodarz stołu zwolnił twoje miejsce.
    .again = Możesz usiąść ponownie.
kind-moved = Grasz dalej na innym urządzeniu
    .words = Twoje miejsce jest teraz tam. Tutaj widzisz stół tak jak wszyscy.
kind-barred = Ten stół pozostaje zamknięty
    .words = Gospodarz woli cię tu nie gościć. Są inne stoły: otwórz własny.
kind-removed = Twoje miejsce zwolniono
    .words = Gospodarz stołu zwolnił twoje miejsce. Jeśli to pomyłka, link zaprowadzi cię z powrotem.
    .undoable = Jeśli gospodarz cofnie to w ciągu kilku sekund, wrócisz na miejsce bez klikania.
kind-handed = Twoje miejsce ma ktoś inny
    .words = Dziękujemy za grę. Zapraszamy do następnej.
kind-left = Nie siedzisz już przy tym stole
    .words = Do następnego razu.

# What a computer player says of its vote
why-said = „{ $words }”
