# At the table: the clue, giving, voting, who is awaited, the hand and the cards.

round = Runde { $round }
# Where it is known how many there are
round-of = Runde { $round } af { $rounds }
phases = Rundens dele
phase-clue = Ledetråd
phase-give = Kort
phase-vote = Stemmer
phase-score = Point
what-to-do = Hvad der skal ske

# Seats and sheets
players = Spillere
seat-points = { $words }: { $points ->
    [one] ét point
   *[other] { $points } point
}
seat-choosing = vælger
seat-ready = klar
seat-storyteller = fortæller
seat-away = væk, computeren spiller
seat-leaving = forbindelsen er væk, snart spiller computeren
scores = Stilling
goal-score = Der spilles til { $points ->
    [one] ét point
   *[other] { $points } point
}.
goal-turns = { $turns ->
    [one] Spillet slutter, når alle har været fortæller.
   *[other] Spillet slutter, når alle har været fortæller { $turns } gange.
}
goal-pile = Spillet slutter, når bunken er brugt op: { $cards ->
    [one] ét kort tilbage
   *[other] { $cards } kort tilbage
}.
discards = Brugte kort
discards-open = Brugte kort, { $count ->
    [one] ét kort
   *[other] { $count } kort
}
discards-words = Spillet: { $count }. Tilbage i bunken: { $pile }.
discards-none = Der er ikke spillet nogen kort endnu.
scoring-reminder = Regler og point
gallery-open = Se billederne
talk = Snak ved bordet
talk-new = { $count ->
    [one] Snak ved bordet, én ny besked
   *[other] Snak ved bordet, { $count } nye beskeder
}
card-new = lige trukket
last-round = Point fra sidste runde

# Waiting
waiting-for = Venter på { $names }
waiting-many = { $count ->
    [one] Venter på én til
   *[other] Venter på { $count } til
}
away-note = { $count ->
    [one] { $names } er væk; imens spiller computeren.
   *[other] { $names } er væk; imens spiller computeren.
}
sleepers = Er nogen faldet i søvn? Computeren kan vælge for dem, bare denne ene gang.
act-for = Lad computeren vælge for { $name }
# Followed by buttons with names
act-for-one-of = Lad computeren vælge for:

# The clue
first-round = Den første runde
first-round-then = Snart begynder en computerspiller
# For those who do not see the ring: seconds in tens, then in fives, never one.
ring-announce = Om cirka { $seconds } sekunder begynder en computerspiller.
you-tell = Du er fortælleren
ask-announce = Har du en ledetråd? Den første begynder
ask-announce-unseen = Har du en ledetråd? Den første begynder
ask-tell = Vælg et kort, og giv det en ledetråd
ask-tell-unseen = Først din ledetråd, så din hånd
hint-announce = Vælg et kort, og sig en ledetråd til det, eller vent på en andens. Din kladde bliver gemt.
hint-announce-unseen = Sig en ledetråd, før du ser dine kort, eller vent på en andens. Din kladde bliver gemt.
hint-announce-ready = Fortæl den, før en anden gør det. Kommer nogen først, bliver din kladde gemt.
hint-tell = Et ord, en linje fra en sang, en lyd. Ikke for tydeligt, ikke for langt ude.
hint-tell-unseen = Et ord, en sætning, en lyd. Indtil da ligger kortene med bagsiden op.
tell-needs-card = Vælg først et kort fra din hånd.
tell-needs-words = Der mangler stadig et par ord.
tell-too-long = Et par ord for mange.
clue-words = { $most ->
    [one] { $count } af ét ord
   *[other] { $count } af { $most } ord
}
clue-letters = { $left ->
    [0] Der er ikke plads til mere.
    [one] Ét tegn tilbage.
   *[other] { $left } tegn tilbage.
}
your-clue = Din ledetråd
the-clue = Ledetråden
media = Sådan giver du din ledetråd
tab-text = Skriv
tab-said = Sig det
tab-sung = Syng
tab-mimed = Mim
clue-placeholder = Din ledetråd
clue-placeholder-aloud = Skriv den gerne også
tell-it = Fortæl
told-said = Jeg har sagt den
told-sung = Jeg har sunget den
told-mimed = Jeg har mimet den
storyteller-is = { $name } er fortælleren
looks-for-clue = { $name } leder efter en ledetråd …
whoever-first = Den, der først har en ledetråd, begynder
choosing-clue = { $count ->
    [one] { $names } er ved at finde på en ledetråd …
   *[other] { $names } er ved at finde på en ledetråd …
}
choosing-many = { $count ->
    [one] Én til er ved at finde på en ledetråd …
   *[other] { $count } andre er ved at finde på en ledetråd …
}
spark = En idé
spark-says = Måske: { $spark }
hint-wait-clue = Se dine kort igennem imens. Ingen andre kan se dem.
clue-of = { GENITIVE($name) } ledetråd
clue-of-team = { GENITIVE($name) } ledetråd, på hold med { $partner }
# Heard, with the clue after it.
clue-heard = { GENITIVE($name) } ledetråd:
clue-said = { $you ->
    [yes] Du sagde ledetråden højt
   *[no] { $name } sagde ledetråden højt
}
clue-sung = { $you ->
    [yes] Du sang ledetråden
   *[no] { $name } sang ledetråden
}
clue-mimed = { $you ->
    [yes] Du mimede ledetråden
   *[no] { $name } mimede ledetråden
}
quote-open = »
quote-close = «

# The hand, giving
your-hand = Din hånd
hand-face-down = Din hånd med bagsiden op: { $count ->
    [one] ét kort
   *[other] { $count } kort
}
lies-face-down = På bordet, bagsiden op
clock-left = { $time } tilbage
clock-stands = Uret står stille
clock-over = Tiden er gået
clock-menu = Uret
time-add = 30 sekunder mere
time-pause = Stop uret
time-resume = Lad uret gå videre
time-paused = { $you ->
    [yes] Du har stoppet uret.
   *[no] { $name } har stoppet uret.
} Det, du gør, tæller alligevel.
time-low = { $seconds ->
    [one] Ét sekund.
   *[other] { $seconds } sekunder.
}
time-then-hard = Så spiller computeren.
time-then-soft = Så kan bordet gå videre.
time-over = Tiden er gået. Når bordet går videre, spiller computeren for { $names }.
# Within the sentences before and after this one: “acts for you, Teo and 3 others”
time-late-you = dig
time-late-more = { $count } andre
time-then-for = Bordet kan gå videre. Computeren spiller for { $names }.
time-over-me = Tiden er gået. Det, du gør, tæller stadig, indtil bordet går videre.
time-asked = Du vil gå videre. Det skal de fleste af dem, der er færdige.
# What the computer did while somebody was away or late, told to them alone
stood-in-rounds = { $count ->
    [one] Mens du var væk, spillede computeren for dig i runde { $from }.
   *[other] Mens du var væk, spillede computeren for dig i runde { $from } til { $to }.
}
stood-in-tell = Computeren gav en ledetråd for dig: »{ $clue }«.
stood-in-give = { $count ->
    [one] Computeren gav et kort for dig.
   *[other] Computeren gav { $count } kort for dig.
}
stood-in-vote = { $count ->
    [one] Computeren stemte for dig: kort { $cards }.
   *[other] Computeren stemte for dig: kortene { $cards }.
}
move-on = Gå videre
give-these = { $count ->
    [one] Giv dette kort
    [2] Giv disse to
   *[other] Giv disse { $count }
}
give-for-team = { $count ->
    [one] Giv dette kort for holdet
    [2] Giv disse to for holdet
   *[other] Giv disse { $count } for holdet
}
give-needs = { $count ->
    [one] Vælg et kort fra din hånd.
   *[other] Vælg { $count } kort fra din hånd.
}
choose-other = Eller et andet fra din hånd.
give-more = { $count ->
    [one] Ét kort til.
   *[other] { $count } kort til.
}
cards-full = Du har valgt nok kort. Tryk på et af dem for at lægge det tilbage.
hint-give-storyteller = { $count ->
    [one] Vælg det af dine kort, som de andre kunne tro er { GENITIVE($name) }.
   *[other] Vælg de af dine kort, som de andre kunne tro er { GENITIVE($name) }.
}
hint-give-agreement = Vælg det kort, som bordet kan blive enigt om.
hint-give-teller = Nu et af dine egne kort, der passer til din ledetråd.
given = { $count ->
    [one] Dit kort ligger på bordet.
   *[other] Dine kort ligger på bordet.
}
give-instead = { $count ->
    [one] Giv det her i stedet
   *[other] Giv dem her i stedet
}
give-keep = { $count ->
    [one] Lad det ligge
   *[other] Lad dem ligge
}
give-may-change = { $count ->
    [one] Indtil det sidste kort er lagt, kan du bytte dit: Tryk på et andet.
   *[other] Indtil de sidste kort er lagt, kan du bytte dine: Tryk på et andet.
}
others-give = De andre leder efter kort, der passer til din ledetråd.

# Teams
pair-ask = Hvem af jer to giver et kort?
pair-agreed = { $named ->
    [you] Aftalt: Du giver
   *[partner] Aftalt: { $partner } giver
}
pair-proposed = { $named ->
    [you] Du tilbød at give; { $partner } skal sige ja
   *[partner] Du bad { $partner } om at give; intet svar endnu
}
pair-asked = { $named ->
    [you] { $partner } beder dig om at give
   *[partner] { $partner } vil gerne give
}
pair-agree = { $named ->
    [you] Sig ja: Du giver
   *[partner] Sig ja: { $partner } giver
}
pair-you-give = Du giver
pair-they-give = { $name } giver
pair-then-they-vote = Så stemmer { $name } uden at have set det.
pair-then-you-vote = Så stemmer du.
pair-first = Bliv først enige om, hvem af jer to der giver.
partner-chooses = { $name } vælger et kort; derefter stemmer du.
partner-gave = { $name } har givet for jer to. Derefter stemmer du.
team-sits-out = Dit hold fortæller i denne runde; de andre giver.

# Voting
cards-on-table = Kortene på bordet
dial = Stemmeskive
slot = Kort { $slot }
slot-yours = Kort { $slot }, dit
slot-of = Kort { $slot }, fra { $name }
yours = Dit
own-card = Kort { $slot } er dit. Stem på et andet.
votes-full = Du har ikke flere stemmer. Tryk på et valgt kort for at tage stemmen tilbage.
vote-yours = Din stemme
vote-green = Din grønne stemme
vote-red = Din røde stemme
which-vote = Hvilken stemme
green = Grøn
red = Rød
vote-ask-storyteller = { $count ->
    [one] Hvilket kort?
   *[other] Hvilke kort?
}
vote-ask-agreement = Hvor stemmer de andre?
vote-agree-points = { $capped ->
    [yes] Et point for hver stemme på kortet, højst { $cap }; alene intet
   *[no] Et point for hver stemme på kortet; alene intet
}
vote-cards = { $count ->
    [one] Kort { $cards }
   *[other] Kort { $cards }
}
vote = Stem
vote-secret = Hemmeligt, til alle har stemt
vote-team = Jeres eget kort giver intet
vote-up-to = Op til { $count } stemmer, på hver sit kort
vote-single = Kun én stemme, og rigtig: +{ $points }
vote-needs-green = Grøn: Hvor stemmer de andre?
vote-needs-red = Nu rød: Kortet giver ingen point
vote-red-spoils = Ingen point, hvor den røde ligger
voted = { $count ->
    [one] Du stemte på kort { $cards }
   *[other] Du stemte på kort { $cards }
}
voted-both = { $count ->
    [one] Grøn på kort { $cards }, rød på kort { $red }
   *[other] Grøn på kort { $cards }, rød på kort { $red }
}
vote-again = Skift min stemme
vote-keep = Lad den stå
others-vote = De andre leder efter dit kort
team-others-vote = De andre leder efter dit holds kort
partner-votes = Nu stemmer din makker
partner-voted = { $name } har stemt for jer to

# The big screen, from a phone in its room
on-screen = Kortene er på den store skærm
on-screen-here = Vis kortene her også
on-screen-there = Kortene kun på den store skærm

# A closer look
look = Se nærmere
look-open = Se kortet i fuld skærm
look-previous = Forrige kort
look-next = Næste kort
look-what = Det kan man se
look-choose = Vælg dette kort
look-chosen = Du har valgt dette kort
look-let-go = Fortryd valget
describe = Beskrivelser af billeder
describe-offer = Beskriv billederne for mig
describe-asked = Når du vil
    .hint = Foldet sammen, når kortet ses tæt på.
describe-always = Altid
    .hint = Læses med hvert billede og er åbne, når kortet ses tæt på.
describe-never = Aldrig
    .hint = Kun titler.
card-coming = Billedet er på vej
card-missing = Et billede, der ikke kom frem
# “Ana 2 · Dan 1”
games-won = Vundne spil ved dette bord: { $wins }
