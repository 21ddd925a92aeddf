# Ciò che scrive il server: l'anteprima di un link in una chat.
preview-title = Moonhare
preview-description = Un’immagine, un indizio, un voto segreto: storie con le carte per 3–12 persone, nel browser.
preview-locked = Un tavolo tra amici: chiede una password.
preview-table-title = Tavolo { $code } · Moonhare
preview-table-description = { $members ->
    [one] { $host } ha aperto il tavolo. Siediti e gioca.
    [many] { $host } è al tavolo, in tutto { $members }. Siediti e gioca.
   *[other] { $host } è al tavolo, in tutto { $members }. Siediti e gioca.
}
