# I giocatori del computer tra cui si sceglie, e dove va quello che vedono.

player-steady = Posato
    .line = Indovina come un amico: spesso, non sempre.
player-sharp = Acuto
    .line = Ascolta bene e sceglie gli indizi con cura.
player-gentle = Mite
    .line = Si lascia confondere. Va bene per la prima sera.
player-simple = D’istinto
    .line = Prende quel che gli piace, qualunque cosa si dica.
player-seeing = Veggente
    .line = Guarda davvero le immagini, con un modello.
sends-to = Immagini e indizi escono di casa: vanno a { $host }.
sends-nothing = Non con queste immagini: restano in casa.
sends-now = { $names }: immagini e indizi escono di casa e vanno a { $host }.
sends-not-now = { $names }: queste immagini restano in casa, perciò gioca il computer di sempre.
sends-bots = { $names }: immagini e indizi arrivano a chi fa girare { $count ->
    [one] questo bot
   *[other] questi bot
}.
