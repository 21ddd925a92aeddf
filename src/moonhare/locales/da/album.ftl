# The album of a game, its replay, and the rounds that have been played.

album-title = { $day } hos { $host }
album-line = { $date } · { $count ->
    [one] én ledetråd
   *[other] { $count } ledetråde
}
album-cover = Forside
album-pages = Sider
album-keep = Til at gemme
album-keep-words = { $clues ->
    [one] Én ledetråd
   *[other] { $clues } ledetråde
}, de { $cards } kort, der svarede, og hvem der gik i hvilken fælde.
album-save = Gem som én fil
album-saved = Gemt: { $size } MB med alt i.
album-not-saved = Ikke alle billeder kom frem. Prøv igen om lidt.
album-save-words = Filen åbner i enhver browser, også uden internet. På papir fylder den { $pages } A4-sider.
album-print = Udskriv
album-data = Gem spillet som data
album-link = Hemmeligt link
    .words = Den, der har det, kan læse albummet; ingen andre finder det.
album-days = { $days ->
    [one] Albummet bliver her en dag, efter at bordet sidst blev brugt.
   *[other] Albummet bliver her i { $days } dage, efter at bordet sidst blev brugt.
} Det, du har gemt, er dit.
album-back = Tilbage til bordet
album-none = Intet album her
album-nothing = Ingen runde i dette spil blev talt op.
game-number = Spil { $game }
game-broken-off = Afsluttet før tid
told-in = { $name } fortalte, runde { $round }
found-by = Fundet af { $names }.
found-by-all = Alle fandt det.
found-by-none = Ingen fandt det.
fell-for = { $names } gik efter { GENITIVE($owner) } kort.
chosen-by = { $names } valgte { GENITIVE($owner) } billede.
red-on = Den røde stemme ligger på { GENITIVE($owner) } billede.
whys = Hvad computerspillerne sagde
honours = Hædersbevisninger
honour-understood = På bølgelængde
honour-guesser = Den bedste gætter
colophon = Kort: { $title }, af { $author }, { $licence }
colophon-made = Lavet med Moonhare

past-rounds = Tidligere runder
past-none = Ingen runde er talt op endnu.

replay = Spillet igen
replay-previous = Tilbage
replay-next = Frem
replay-steps = Trin
replay-step = Trin { $step } af { $all }
replay-clue = Ledetråd
replay-hands = Hænder
step-dealt = Runde { $round } begynder.
step-told = { $name } giver en ledetråd.
step-given = { $count ->
    [one] { $name } giver et kort.
   *[other] { $name } giver { $count } kort.
}
step-laid-out = Kortene vendes.
step-voted = { $name } stemmer på { $slots }.
step-scored = Pointene tælles op.
step-ended = Slut. Vundet af { $names }.
