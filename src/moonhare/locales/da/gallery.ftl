# The pictures of a table’s sets, to look through.

gallery = Billeder
gallery-line = { $count ->
    [one] Ét billede af { $author }, { $licence }
   *[other] { $count } billeder af { $author }, { $licence }
}
gallery-count = { $count ->
    [one] Ét billede
   *[other] { $count } billeder
}
