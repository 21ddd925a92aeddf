# Inviting a program that plays; and what its link is, for a person who opens it.
bot-words = En bot er et program, der spiller af sig selv, hvor det end kører. Med dette link sætter den sig til bords her, og alle kan se, at den er en bot. Den får det, en spiller ser: billederne, ledetrådene og kortene på dens egen hånd; det gør den, der driver den, altså også.
bot-link = Link til botten
bot-once = Det virker én gang, i { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
}. Den, der har det, kan sætte et program ved dit bord.
bot-how = Hvor Moonhare er installeret, startes den sådan her:
bot-arrive = Dette link er til en bot
    .words = Den, der har det, kan sætte et program ved dette bord; programmet startes med linket. For selv at spille har du ikke brug for det.
bot-arrive-table = Gå til bordet
