# The pictures of a table’s sets, to look through.

gallery = Pictures
gallery-line = { $count ->
    [one] One picture by { $author }, { $licence }
   *[other] { $count } pictures by { $author }, { $licence }
}
gallery-count = { $count ->
    [one] One picture
   *[other] { $count } pictures
}
