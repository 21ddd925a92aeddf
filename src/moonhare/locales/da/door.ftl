door-playing = De spiller
door-over = Spillet er slut
door-line = { $edition }, runde { $round }: { $phase ->
    [clue] { $name } leder efter en ledetråd.
    [announce] den, der har en ledetråd, begynder.
    [give] { $name } har givet en ledetråd, og alle lægger et billede til.
    [vote] { $name } har givet en ledetråd, og alle gætter.
   *[score] pointene vises.
}
door-people = { $persons ->
    [one] Én person
   *[other] { $persons } personer
}{ $computers ->
    [0] .
    [one] , én computerspiller.
   *[other] , { $computers } computerspillere.
}
door-over-line = Pointene vises endnu. Sig, at du er med, så sætter du dig, når næste spil begynder.
door-live = Bordet, som alle kan se det
door-seats = { $count ->
    [one] Én plads kunne blive din
   *[other] { $count } pladser kunne blive dine
}
door-seat = { GENITIVE($name) } plads
door-seat-points = { $count } point
door-seat-computer = computerspiller; gør plads efter runden
door-seat-away = væk; din, indtil vedkommende er tilbage
door-name = Dit navn ved bordet
door-ask = Bed om { GENITIVE($name) } plads
door-is-it-you = { $name } er væk lige nu. Er det dig?
door-watch = Se med
door-watch-meanwhile = Se med imens
door-see-end = Se, hvordan det endte
door-note = { $host } bliver spurgt og lukker dig ind med ét tryk. Pladsen beholder sin hånd og sine point.
door-note-open = Døren er åben: Pladsen er din fra næste runde, med sin hånd og sine point.
door-asked = Du har banket på
door-asked-words = { $host } er blevet bedt om { GENITIVE($name) } plads. Imens kan du se med.
door-asked-any = { $host } er blevet bedt om en plads. Imens kan du se med.
door-take-back = Fortryd
door-promised = Kom indenfor
door-promised-words = { GENITIVE($name) } plads er din, når denne runde er slut.
door-claim = Velkommen tilbage
door-claim-words = { $name } har holdt din plads varm. Den er din igen, når denne runde er slut.
door-given-back = { $name } er tilbage
door-given-back-words = Pladsen er { GENITIVE($name) } igen. Tak for spillet. Du er velkommen i næste spil.
door-back = Få din plads igen
door-back-words = Computeren spiller for dig. Pladsen er din igen efter denne runde, med alle point.
door-not-now = Ikke lige nu. Du kan spørge igen i næste runde.
door-full = Alle { $count } pladser i dette spil er optaget, og ingen er væk.
door-none = Lige nu er ingen plads i dette spil ledig til dig.
door-full-words = Du kan se med nu og sætte dig, når næste spil begynder.
door-next = Med i næste spil
door-next-on = Du er med i næste spil
door-next-words = Pointene vises endnu. Du sætter dig, når næste spil begynder.
door-watching = Du ser med
door-pill = Bed om en plads
door-to = Til døren
door-cards = { $count ->
    [one] { $count } kort ligger på bordet med bagsiden op
   *[other] { $count } kort ligger på bordet med bagsiden op
}
guess-mine = Mit gæt
guess-yours = Dit gæt
guess-noted = Noteret
guess-fun = Bare for sjov
guess-change = Tryk på et andet kort for at ændre det
guess-so-far = Bare for sjov: { $found } af { $count } fundet indtil nu
guess-right = Du fandt det: { $found } af { $count } indtil nu.
guess-wrong = Ikke denne gang: { $found } af { $count } indtil nu.
guess-tally-storyteller = Tilskuere: { $found } af { $count } fandt det
guess-tally-agreement = Tilskuere: { $found } af { $count } pegede på det billede, flest var enige om
knock = { $name } står ved døren
knock-seat = vil gerne have { GENITIVE($seat) } plads
knock-any = vil gerne have en plads
knock-lobby = vil gerne sidde med
knock-full = vil gerne sidde med; der sidder folk på alle pladser
knock-none = vil gerne have en plads; ingen er ledig, så i næste spil
knock-let-in = Luk ind
knock-not-now = Ikke nu
screen-asks = Er skærm { $number } jeres?
screen-asks-line = Den viser dette bord.
screen-yes = Ja
screen-no = Nej
knock-voices = { $count ->
    [one] { $count } af jer vil lukke ind; der skal et flertal til
   *[other] { $count } af jer vil lukke ind; der skal et flertal til
}
company = Hvem er her
company-door = Ved døren
company-nobody = Ingen venter.
company-open = Åben dør
    .hint = Gæster får ledige pladser uden at spørge.
company-asks = beder om en plads
company-looks = ser med
company-promised = kommer med i næste runde
company-claim = får pladsen igen efter denne runde
company-gone = er her ikke lige nu
company-ready = er med i næste spil
company-remove = Fjern
company-other-seat = En anden plads
company-make-host = Gør til vært
company-hand = Giv min plads
company-hand-words = { $name } får din plads, og du ser med.
company-hand-yes = Giv den
company-undo = Fortryd
company-removed = { $name } er fjernet.
company-keep-out = Hold ude
company-out = Fjernet fra bordet
company-kept = Holdes ude
company-let-back = Lad komme igen
