# What one hears and feels of a table.

sound-on = Sounds
sound-hint = A bell for a clue, paper for a card, wood for the last seconds
volume = Volume
sound-try = Listen
touch-on = Vibrate when it is my turn
