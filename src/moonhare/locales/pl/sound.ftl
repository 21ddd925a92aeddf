# What one hears and feels of a table.

sound-on = Dźwięki
sound-hint = Dzwonek na skojarzenie, papier na kartę, drewno na ostatnie sekundy
volume = Głośność
sound-try = Posłuchaj
touch-on = Wibruj, gdy moja kolej
