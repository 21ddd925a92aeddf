# The pictures of a table’s sets, to look through.

gallery = Le immagini
gallery-line = { $count ->
    [one] Un’immagine di { $author }, { $licence }
   *[other] { $count } immagini di { $author }, { $licence }
}
gallery-count = { $count ->
    [one] Un’immagine
   *[other] { $count } immagini
}
