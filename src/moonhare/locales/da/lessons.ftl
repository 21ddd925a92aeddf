# What a newcomer is told in their first round: one sentence a phase. `.head` stands before it, in another colour.

lesson-title = Første runde: sådan går det
lesson-close = Luk dette tip
lesson-never = Jeg kender spillet: ikke flere tips
lesson-way = Sådan går en runde
lesson-way-clue = én fortæller
lesson-way-give = { $teams ->
    [yes] hvert hold lægger et kort
   *[no] alle lægger et kort
}
lesson-way-vote = { $scoring ->
    [agreement] alle stemmer
   *[storyteller] alle gætter
}
lesson-way-score = point

lesson-tell = Nogle skal kunne se, hvilket du mener, men ikke alle.
    .head = Giv et kort en ledetråd.
lesson-tell-unseen = Bagefter giver alle et kort, der passer til det, du med.
    .head = Sig noget, før du ser dine kort.
lesson-rival = Den, der fortæller først, begynder. Din gemmes til din tur.
    .head = { $name } er også ved at finde på en ledetråd.
lesson-rivals = Den, der fortæller først, begynder. Din gemmes til din tur.
    .head = Andre er også ved at finde på en ledetråd.
lesson-give-storyteller = Læg det af dine kort, som de andre kunne tro er { GENITIVE($name) }.
    .head = Før dem på vildspor:
lesson-give-storyteller-many = Læg de af dine kort, som de andre kunne tro er { GENITIVE($name) }.
    .head = Før dem på vildspor:
lesson-give-agreement = Giv det kort, som de fleste vil se i ledetråden.
    .head = Tænk ens:
lesson-give-agreement-many = Giv de kort, som de fleste vil se i ledetråden.
    .head = Tænk ens:
lesson-give-team = Bliv enig med { $partner } om, hvem der giver det; den anden skal finde { GENITIVE($name) }.
    .head = Ét kort fra jer to.
lesson-give-agreed = Vælg det kort, som de andre kunne tro er { GENITIVE($name) }. Så stemmer { $partner } uden at kende det.
    .head = Du giver for jer begge:
lesson-vote = De andre er lagt for at narre dig. Gæt hvilket.
    .head = Et af dem er { GENITIVE($name) }.
lesson-vote-team = Et af de andre kom fra { $partner }: En stemme på det giver jer intet.
    .head = Et af dem er { GENITIVE($name) }.
lesson-vote-many = Er du i tvivl, må du stemme på op til { $most }.
    .head = Et af dem er { GENITIVE($name) }.
lesson-vote-many-single = Er du i tvivl, må du stemme på op til { $most }; en enkelt stemme, der er rigtig, giver mere.
    .head = Et af dem er { GENITIVE($name) }.
lesson-vote-agreement = Vælg det kort, som du tror, de andre vælger.
    .head = Tænk ens:
lesson-vote-red = Læg den grønne, hvor du tror, de andre stemmer; hvor den røde ligger, får ingen noget.
    .head = Du har to stemmer.
lesson-points-some = { $same ->
        [yes] { $told } til { $you ->
            [yes] dig
           *[no] { $name }
        } og til hver, der fandt det.
       *[no] { $told } til { $you ->
            [yes] dig
           *[no] { $name }
        }, { $found } til hver, der fandt det.
    } { $pays ->
        [no] { "" }
       *[yes] En stemme på dit kort giver { $bonus } mere.
    }
    .head = Nogle fandt det, ikke alle:
lesson-points-all = { $others } til alle undtagen { $you ->
        [yes] dig
       *[no] { $name }
    }{ $teams ->
        [yes] { " " }og { $you ->
            [yes] din makker
           *[no] makkeren
        }
       *[no] { "" }
    }.
    .head = Alle fandt det: for tydeligt.
lesson-points-none = { $others } til alle undtagen { $you ->
        [yes] dig
       *[no] { $name }
    }{ $teams ->
        [yes] { " " }og { $you ->
            [yes] din makker
           *[no] makkeren
        }
       *[no] { "" }
    }. { $pays ->
        [no] { "" }
       *[yes] En stemme på dit kort giver { $bonus } mere.
    }
    .head = Ingen fandt det: for langt ude.
lesson-points-agreement = Lige så mange point, som der er stemmer på det kort, du valgte. Alene på et kort: ingenting.{ $red ->
        [yes] { " " }Hvor den røde ligger: heller ingenting.
       *[no] { "" }
    }
    .head = Tænkte I ens?
