# Gracze komputerowi do wyboru i dokąd trafia to, co widzą.

player-steady = Zrównoważony
    .line = Zgaduje jak przyjaciel: często, nie zawsze.
player-sharp = Bystry
    .line = Słucha uważnie i starannie dobiera skojarzenia.
player-gentle = Łagodny
    .line = Łatwo go zmylić. Dobry na pierwszy wieczór.
player-simple = Według gustu
    .line = Bierze, co mu się podoba, cokolwiek powiecie.
player-seeing = Jasnowidz
    .line = Patrzy na same obrazki, oczami modelu.
sends-to = Obrazki i skojarzenia wychodzą z domu: trafiają do { $host }.
sends-nothing = Nie z tymi obrazkami: zostają w domu.
sends-now = { $names }: obrazki i skojarzenia wychodzą z domu, trafiają do { $host }.
sends-not-now = { $names }: te obrazki zostają w domu, więc gra zwykły gracz komputerowy.
sends-bots = { $names }: obrazki i skojarzenia trafiają do osoby, która uruchamia { $count ->
    [one] tego bota
    [few] te boty
    [many] te boty
   *[other] te boty
}.
