# What one hears and feels of a table.

sound-on = Sons
sound-hint = Um sino para a pista, papel para uma carta, madeira para os últimos segundos
volume = Volume
sound-try = Ouvir
touch-on = Vibrar quando for a minha vez
