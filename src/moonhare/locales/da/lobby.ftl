# The lobby: seats, edition, house rules, cards, inviting, starting.

# Not of seats: fewer are drawn than there may be.
players-here = { $count } her, op til { $most }
news-sits-down = { $count ->
    [one] { $names } sætter sig ved bordet.
   *[other] { $names } sætter sig ved bordet.
}
add-computer = Tilføj en computerspiller
choose-computer = Vælg en computerspiller
add-bot = Inviter en bot
your-hare = Dit navn og din hare
free-seat = Ledig plads: Inviter nogen, eller sæt en computerspiller til bords
    .invite = Ledig plads: Inviter nogen
    .short = ledig
more-about = Mere om { $name }
who-you = dig
who-host = vært
who-computer = computer
who-bot = bot
who-away = væk
who-ready = klar
change-name = Skift navn
move-earlier = Én plads frem
move-later = Én plads tilbage
make-host = Gør til vært
remove-seat = Fjern fra bordet
teams = Hold
teams-hint = Makkere sidder over for hinanden. Pladsernes rækkefølge danner parrene.

what-we-play = Vi spiller
edition = Udgave
read-rules = Læs reglerne
host-chooses = { $host } vælger, hvad der spilles.
pile-rounds = Bunken rækker højst til { $count ->
    [one] én runde
   *[other] { $count } runder
}; så er spillet slut.
players-between = { $least }–{ $most } spillere
players-among = { $numbers } spillere
edition-unfit = { $players }. I er { $count }.
wish-count = { $count ->
    [one] Én vil gerne spille det her
   *[other] { $count } vil gerne spille det her
}
wish-label = Hellere noget andet? Sig til.
step-clue = Én af jer giver et billede en ledetråd.
step-clue-unseen = Én af jer siger en ledetråd, før kortene er set.
step-give = Alle lægger et billede til, der kunne være det.
step-give-teams = I hvert par lægger den ene et billede; den anden ser ikke hvilket.
step-give-agreement = Alle giver det billede, der passer bedst.
step-vote = Alle gætter, hvilket det var.
step-vote-teams = De, der intet lagde, gætter, hvilket det var.
step-vote-more = Alle gætter med op til to stemmer.
step-vote-agreement = Alle stemmer på det billede, de andre vil vælge.
step-score = Fundet af nogle, men ikke af alle: point til fortælleren og dem, der fandt det.
step-score-agreement = Jo flere der er enige med dig, jo flere point.

house-rules = Husregler
house-rules-hint = Det, der afviger fra { $edition }, er markeret. Skriv et tal, eller brug knapperne. Det, der ikke passer sammen, bliver sagt, før spillet begynder.
as-written = Som de er skrevet
done = Færdig
rules-changed = { $count ->
    [one] én ændring
   *[other] { $count } ændringer
}
house-end = Hvor længe
house-clue = Ledetråden
house-cards = Kort
house-votes = Stemmer
house-points = Point
reset-settings = Tilbage til reglerne for { $edition }
originally = { $edition }: { $value }

setting-end = Spillet slutter
value-end-pile = når bunken er brugt op
value-end-score = ved et bestemt antal point
value-end-turns = når alle har fortalt
setting-target_score = Point, der skal nås
setting-turns_each = Antal gange, hver er fortæller
setting-first_storyteller = Første fortæller
value-first_storyteller-announce = den, der først har en ledetråd
value-first_storyteller-random = ved lodtrækning
value-first_storyteller-host = værten
setting-clue_from = Ledetråden gives
value-clue_from-hand = ud fra et kort på hånden
value-clue_from-unseen = før man ser sin hånd
setting-clue_media = En ledetråd må være
time = Tid
pace-none = Så længe det tager
pace-relaxed = Roligt
pace-brisk = Rapt
pace-quick = Hurtigt
pace-days = En dag til hver
    .hint = Hver del af en runde venter op til et døgn på alle. Derefter spiller computeren for dem, der mangler.
pace-own = Egne tider
# The times for those who do not set them: “clue 90 sec, giving 15 sec, voting 15 sec; then the computer acts”
pace-part = { $part ->
    [clue] ledetråd { $time }
    [give] kort { $time }
    [vote] afstemning { $time }
   *[points] point { $time }
}
pace-told = { $parts }; { $hard ->
    [yes] så spiller computeren
   *[no] så kan bordet gå videre
}
time-hard = Til sidst spiller computeren
time-hard-hint = Fra: Så bestemmer I sammen
time-clue = Ledetråd, i sekunder
time-give = Kort, i sekunder
time-vote = Afstemning, i sekunder
time-points = Point, i sekunder
time-no-limit = ingen grænse
says-why = Computerspillere siger hvorfor
    .hint = Når pointene er talt, med én sætning om, hvorfor de stemte, som de gjorde
setting-clue_words = Ord i en ledetråd, højst
setting-deck_size = Kort i spillet, højst
setting-hand_size = Kort på hånden
setting-cards_given = Kort, som hver giver
setting-reshuffle = Bland de brugte kort i, når bunken ikke rækker
setting-pass_hands = Kortene på hånden går til venstre efter hver runde
setting-teams = Hold på to
setting-whisper = Makkere må hviske
setting-voters = Hvem stemmer
value-voters-others = alle undtagen fortælleren
value-voters-all = alle
setting-votes = Stemmer hver, højst
setting-own_card_votable = Man må stemme på sit eget kort
setting-red_vote = Fortælleren har en rød stemme
setting-scoring = Hvad der tæller
value-scoring-storyteller = at finde fortællerens kort
value-scoring-agreement = at stemme på samme billede
setting-points_storyteller = Til fortælleren, hvis nogle finder det
setting-points_finder = Til den, der finder det
setting-points_all_or_none = Til de andre, hvis alle eller ingen finder det
setting-points_vote_received = For hver stemme på ens eget kort
setting-bonus_cap = For stemmer på ens kort, højst
setting-points_single_vote = For at finde det med én stemme
setting-own_team_bonus = Eget holds stemme tæller også
setting-agreement_cap = For samme billede, højst

cards = Kort
cards-together = { $count ->
    [one] ét kort
   *[other] { $count } kort
}
set-line = { $count ->
    [one] ét kort
   *[other] { $count } kort
} · { $author }
sets-mixed = { $count } sæt
pictures = { $count ->
    [one] ét billede
   *[other] { $count } billeder
}

invite = Inviter venner
    .short = Inviter
qr = QR-kode med linket til bordet
big-screen = Vis på en stor skærm
big-screen-line = Eller åbn { $address } på fjernsynet.
copy-link = Kopier link
link-copied = Linket er kopieret.
copy-by-hand = Linket, til at kopiere selv
share = Send
share-words = { $host } inviterer dig til et spil.

ready = Alt er klar.
    .host = Begynd, når alle er her.
    .others = { $host } sætter spillet i gang.
    .you = Du er klar.
    .and-you = Sig til, når du er klar.
not-ready = { $count ->
    [one] { $names } er ikke klar endnu; I kan godt begynde alligevel.
   *[other] { $names } er ikke klar endnu; I kan godt begynde alligevel.
}
    .many = { $count } er ikke klar endnu; I kan godt begynde alligevel.
all-ready = Alle er klar.
i-am-ready = Jeg er klar
start-game = Begynd spillet
