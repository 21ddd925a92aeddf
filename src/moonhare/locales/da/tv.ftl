# The big screen: a table for a whole room, read from the sofa.

tv-which = Hvilket bord?
tv-which-line = Skriv bordets kode. Den står i lobbyen.
tv-show = Vis det
tv-unknown = Der er intet bord med denne kode.
tv-over = Det bord findes ikke mere.
tv-key = Tryk på en tast, så kommer der lyd
tv-whispers = Husregel: Makkere må hviske
tv-asks = Skærm { $number }: Sig ja på en telefon
tv-take-out = Find jeres telefoner frem
tv-point = Ret kameraet mod koden, eller åbn { $address } og skriv
tv-at-table = Ved bordet
tv-free = ledig
tv-host = vært
tv-computer = computerspiller
tv-starts = { $name } starter, når alle er her
tv-join = Spil med eller kig på
tv-first = Hvem får først en ledetråd?
tv-first-line = Den, der fortæller først, er fortælleren
tv-looking-line = Et kort fra hånden skal siges uden at blive sagt
tv-unseen-line = Først ledetråden, så kortene
tv-on-way = { $count ->
    [one] Ét kort mere er på vej
   *[other] { $count } kort mere er på vej
}
tv-still-voting = Stemmer stadig
tv-votes-in = { $count ->
    [one] Én stemme er inde
   *[other] { $count } stemmer er inde
}
tv-finest = Den fineste ledetråd
tv-agreed = Billedet, flest var enige om
tv-misled = Kortet, der narrede flest
