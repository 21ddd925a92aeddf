# The pictures of a table’s sets, to look through.

gallery = As imagens
gallery-line = { $count ->
    [one] Uma imagem de { $author }, { $licence }
   *[other] { $count } imagens de { $author }, { $licence }
}
gallery-count = { $count ->
    [one] Uma imagem
   *[other] { $count } imagens
}
