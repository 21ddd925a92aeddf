# De computerspillere, man kan vælge, og hvor det, de ser, sendes hen.

player-steady = Stabil
    .line = Gætter som en ven: tit rigtigt, ikke altid.
player-sharp = Skarp
    .line = Lytter godt efter og vælger ledetråde med omhu.
player-gentle = Mild
    .line = Er let at narre. God til en første aften.
player-simple = Efter smag
    .line = Tager det, den kan lide, uanset hvad der bliver sagt.
player-seeing = Den synske
    .line = Ser på selve billederne gennem en model.
sends-to = Billeder og ledetråde forlader huset: De sendes til { $host }.
sends-nothing = Ikke med disse billeder: De bliver i huset.
sends-now = { $names }: Billeder og ledetråde forlader huset; de sendes til { $host }.
sends-not-now = { $names }: Disse billeder bliver i huset, så den sædvanlige computerspiller spiller.
sends-bots = { $names }: Billeder og ledetråde går til den, der driver { $count ->
    [one] botten
   *[other] bottene
}.
