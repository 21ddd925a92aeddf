# The big screen: a table for a whole room, read from the sofa.

tv-which = Który stół?
tv-which-line = Wpisz jego kod. Widać go w poczekalni.
tv-show = Pokaż
tv-unknown = Nie ma stołu o tym kodzie.
tv-over = Tego stołu już nie ma.
tv-key = Naciśnij klawisz, a będzie dźwięk
tv-whispers = Zasada stołu: partnerzy mogą szeptać
tv-asks = Ekran { $number }: potwierdźcie go na telefonie
tv-take-out = Wyjmijcie telefony
tv-point = Skierujcie aparat na kod albo otwórzcie { $address } i wpiszcie
tv-at-table = Przy stole
tv-free = wolne
tv-host = gospodarz stołu
tv-computer = gracz komputerowy
tv-starts = { $name } zaczyna, gdy wszyscy już będą
tv-join = Zagraj lub popatrz
tv-first = Komu pierwszemu przyjdzie skojarzenie?
tv-first-line = Kto pierwszy opowie, ten jest narratorem
tv-looking-line = Jedną kartę z ręki trzeba powiedzieć, nie mówiąc jej
tv-unseen-line = Najpierw skojarzenie, potem karty
tv-on-way = { $count ->
    [one] Jeszcze jedna karta jest w drodze
    [few] Jeszcze { $count } karty są w drodze
    [many] Jeszcze { $count } kart jest w drodze
   *[other] Jeszcze { $count } karty jest w drodze
}
tv-still-voting = Głosują jeszcze
tv-votes-in = { $count ->
    [one] Oddano jeden głos
    [few] Oddano { $count } głosy
    [many] Oddano { $count } głosów
   *[other] Oddano { $count } głosu
}
tv-finest = Najpiękniejsze skojarzenie
tv-agreed = Obrazek najzgodniej wybrany
tv-misled = Najbardziej zwodnicza karta
