# Spil videre på en anden enhed.
move = Spil videre på en anden enhed
    .words = Ret den anden enheds kamera mod koden, eller send linket til dig selv. Din plads flytter derover, og denne skærm ser med.
move-code = QR-kode med linket
move-link = Link til den anden enhed
move-once = Det virker én gang, i { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
}. Den, der åbner det, får din plads, så vis det ikke til andre.
arrive = Spil videre her?
    .words = Din plads flytter til denne enhed. Den anden viser herefter bordet uden din hånd.
arrive-seated = Denne browser har allerede en plads ved bordet.
arrive-go = Spil videre her
arrive-back = Til bordet
