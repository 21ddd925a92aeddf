# To, co pisze sam serwer: podgląd odnośnika w czacie.
preview-title = Moonhare
preview-description = Obraz, skojarzenie, tajny głos: opowieści z kart dla 3–12 osób, w przeglądarce.
preview-locked = Stół dla znajomych: prosi o hasło.
preview-table-title = Stół { $code } · Moonhare
preview-table-description = { $members ->
    [one] Przy stole czeka { $host }. Usiądź i zagraj.
    [few] Przy stole: { $host } i inni, razem { $members } osoby. Usiądź i zagraj.
    [many] Przy stole: { $host } i inni, razem { $members } osób. Usiądź i zagraj.
   *[other] Przy stole: { $host } i inni, razem { $members } osoby. Usiądź i zagraj.
}
