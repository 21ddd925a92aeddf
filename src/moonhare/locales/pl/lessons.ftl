# What a newcomer is told in their first round: one sentence a phase. `.head` stands before it, in another colour.

lesson-title = Pierwsza runda: jak to działa
lesson-close = Zamknij tę wskazówkę
lesson-never = Znam tę grę: bez wskazówek
lesson-way = Jak przebiega runda
lesson-way-clue = ktoś opowiada
lesson-way-give = { $teams ->
    [yes] drużyny dają po karcie
   *[no] każdy daje kartę
}
lesson-way-vote = { $scoring ->
    [agreement] głosowanie
   *[storyteller] zgadywanie
}
lesson-way-score = punkty

lesson-tell = Ktoś ma zgadnąć, o którą chodzi, ale nie wszyscy.
    .head = Wymyśl skojarzenie do karty.
lesson-tell-unseen = Potem każdy daje kartę, która do tego pasuje, ty też.
    .head = Powiedz coś, zanim zobaczysz swoje karty.
lesson-rival = Zaczyna, kto opowie pierwszy. Twoje poczeka na twoją kolej.
    .head = { $name } też wymyśla skojarzenie.
lesson-rivals = Zaczyna, kto opowie pierwszy. Twoje poczeka na twoją kolej.
    .head = Inni też wymyślają skojarzenie.
lesson-give-storyteller = dołóż kartę, którą inni mogą wziąć za tę właściwą. Opowiada { $name }.
    .head = Wyprowadź ich w pole:
lesson-give-storyteller-many = dołóż karty, które inni mogą wziąć za tę właściwą. Opowiada { $name }.
    .head = Wyprowadź ich w pole:
lesson-give-agreement = daj kartę, którą większość zobaczy w tym skojarzeniu.
    .head = Myślcie tak samo:
lesson-give-agreement-many = daj karty, które większość zobaczy w tym skojarzeniu.
    .head = Myślcie tak samo:
lesson-give-team = { $partner } i ty: uzgodnijcie, kto ją daje; druga osoba poszuka właściwej. Opowiada { $name }.
    .head = Jedna karta od was dwojga.
lesson-give-agreed = wybierz kartę, którą inni mogą wziąć za tę właściwą. Opowiada { $name }; potem głosuje { $partner }, nie znając jej.
    .head = Dajesz za was dwoje:
lesson-vote = Pozostałe mają cię zmylić. Zgadnij, która to.
    .head = Jedna z nich jest właściwa. Opowiada { $name }.
lesson-vote-team = Wśród pozostałych jest karta waszej pary (daje { $partner }): głos na nią nic wam nie da.
    .head = Jedna z nich jest właściwa. Opowiada { $name }.
lesson-vote-many = W razie wątpliwości możesz wskazać nawet { $most }.
    .head = Jedna z nich jest właściwa. Opowiada { $name }.
lesson-vote-many-single = W razie wątpliwości możesz wskazać nawet { $most }; jeden jedyny głos, jeśli trafny, daje więcej.
    .head = Jedna z nich jest właściwa. Opowiada { $name }.
lesson-vote-agreement = wskaż kartę, którą twoim zdaniem wskażą inni.
    .head = Myślcie tak samo:
lesson-vote-red = Zielony tam, gdzie spodziewasz się innych; gdzie leży czerwony, nikt nic nie dostaje.
    .head = Masz dwa głosy.
lesson-points-some = { $same ->
        [yes] po { $told } dla { $you ->
            [yes] ciebie
           *[no] narratora ({ $name })
        } i każdego, kto trafił.
       *[no] { $told } dla { $you ->
            [yes] ciebie
           *[no] narratora ({ $name })
        }, { $found } dla każdego, kto trafił.
    } { $pays ->
        [no] { "" }
       *[yes] Głos na twoją kartę to { $bonus } więcej.
    }
    .head = Ktoś trafił, ale nie wszyscy:
lesson-points-all = { $others } dla wszystkich oprócz { $you ->
        [yes] ciebie
       *[no] narratora ({ $name })
    }{ $teams ->
        [yes] { " " }i partnera
       *[no] { "" }
    }.
    .head = Trafili wszyscy: za łatwe.
lesson-points-none = { $others } dla wszystkich oprócz { $you ->
        [yes] ciebie
       *[no] narratora ({ $name })
    }{ $teams ->
        [yes] { " " }i partnera
       *[no] { "" }
    }. { $pays ->
        [no] { "" }
       *[yes] Głos na twoją kartę to { $bonus } więcej.
    }
    .head = Nikt nie trafił: za daleko.
lesson-points-agreement = Tyle punktów, ile głosów na karcie, którą wybierasz. Samotny głos: nic.{ $red ->
        [yes] { " " }Gdzie leży czerwony: też nic.
       *[no] { "" }
    }
    .head = Jedna myśl?
