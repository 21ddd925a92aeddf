# Gra dalej na innym urządzeniu.
move = Graj dalej na innym urządzeniu
    .words = Zeskanuj ten kod aparatem drugiego urządzenia albo wyślij link do siebie. Twoje miejsce przejdzie tam, a ten ekran będzie się przyglądać.
move-code = Kod QR z linkiem
move-link = Link dla drugiego urządzenia
move-once = Działa jeden raz, przez { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}. Kto go otworzy, zajmie twoje miejsce, więc nie pokazuj go nikomu.
arrive = Grasz dalej tutaj?
    .words = Twoje miejsce przejdzie na to urządzenie. Drugie będzie odtąd pokazywać stół bez twoich kart.
arrive-seated = Ta przeglądarka ma już miejsce przy tym stole.
arrive-go = Graj tutaj
arrive-back = Do stołu
