# The pictures of a table’s sets, to look through.

gallery = Obrazki
gallery-line = { $count ->
    [one] { $count } obrazek, autor: { $author }, { $licence }
    [few] { $count } obrazki, autor: { $author }, { $licence }
    [many] { $count } obrazków, autor: { $author }, { $licence }
   *[other] { $count } obrazka, autor: { $author }, { $licence }
}
gallery-count = { $count ->
    [one] { $count } obrazek
    [few] { $count } obrazki
    [many] { $count } obrazków
   *[other] { $count } obrazka
}
