# What one hears and feels of a table.

sound-on = Suoni
sound-hint = Una campana per l’indizio, carta per le carte, legno per gli ultimi secondi
volume = Volume
sound-try = Ascolta
touch-on = Vibra quando tocca a me
