# Det, serveren selv skriver: forhåndsvisningen af et link i en chat.
preview-title = Moonhare
preview-description = Et billede, en ledetråd, en hemmelig stemme: et fortællespil med kort for 3 til 12 personer, i browseren.
preview-locked = Et bord for venner: Det beder om en adgangskode.
preview-table-title = Bord { $code } · Moonhare
preview-table-description = { $members ->
    [one] { $host } har dækket bord. Tag plads, og spil med.
   *[other] { $host } sidder ved bordet, { $members } i alt. Tag plads, og spil med.
}
