# The rules in our own words, told from a table's settings; and the page about Moonhare.
# Fetched only when somebody opens them.

rules-lead = Alle har billeder på hånden. En af jer siger noget om et af sine; de andre lægger et billede ved siden af, som også kunne være det. Så gætter alle.

# One round in pictures.

scenes-title = En runde, fortalt
scene-clue-hand = { $name } siger noget
    .words = Et billede vælges fra hånden og holdes hemmeligt; der siges noget om det: et ord, en linje, en halvglemt sang.
scene-clue-unseen = { $name } siger noget
    .words = Alle hænder ligger med bagsiden op, også { GENITIVE($name) }. Ingen har set et billede: Ledetråden kommer først.
scene-give-others = De andre svarer med et kort
    .words = Hver giver i hemmelighed det fra egen hånd, der lige så godt kunne være ment.
scene-give-everybody = Alle giver et kort
    .words = Også { $name }. Hver giver det, der passer bedst til ordene. Intet er det rigtige.
scene-give-teams = To aftaler, hvem der giver
    .words = De må tale, foran alle, og viser intet. Hvilket kort det er, ved selv makkeren ikke.
scene-lay = Kortene lægges ud
    .words = Først blandes de. Hvor et kort ligger, siger intet om, hvem der har lagt det.
scene-vote-others = De andre leder efter det
    .words = Alle undtagen { $name } stemmer i hemmelighed, og aldrig på et af deres egne.
scene-vote-agreement = Stem, hvor de andre vil stemme
    .words = Dit eget kort tæller også. Fortælleren har en ekstra stemme, en rød: Den ødelægger billedet.
scene-vote-teams = Makkerne leder efter det
    .words = Den, der intet gav, stemmer i hemmelighed: Hvilket kort er { GENITIVE($name) }?
scene-show = Det var nummer { $slot }
    .words = { $names } fandt det: nogle, men ikke alle. Så får { $name } også point, og det gør den, der fik stemmer på sit eget kort.
scene-show-teams = Det var nummer { $slot }
    .words = { $names } fandt det: nogle, men ikke alle. Så får { GENITIVE($name) } hold også point. Begge makkere står på samme sten.
scene-show-agreement = { $count } var enige
    .words = Så mange point som stemmer på billedet. Den, der er alene, får ingen, og hvor den røde stemme ligger, får ingen noget.
scene-clue-said = Han så ikke ned
case-plain = For tydeligt.
case-right = Lige tilpas.
case-odd = For langt væk.
case-several = Flere på ét billede
case-alone = Alene
case-red = Under den røde stemme
rules-in-numbers = I tal
rules-in-detail = Og i detaljer

rules-points = Sådan tælles point
rules-col-case = Hvad der skete
rules-col-storyteller = Fortæller
rules-col-finders = Fandt det
rules-col-others = Fandt det ikke
rules-case-some = Nogle finder det
rules-case-all = Alle finder det
rules-case-none = Ingen finder det
rules-start = Alle begynder med 0 point.
rules-bonus = { $points ->
    [one] Desuden 1 point for hver stemme på et af dine kort, uanset hvordan det gik. Fortællerens eget kort giver aldrig disse point.
   *[other] Desuden { $points } point for hver stemme på et af dine kort, uanset hvordan det gik. Fortællerens eget kort giver aldrig disse point.
}
rules-bonus-capped = { $points ->
    [one] Desuden 1 point for hver stemme på et af dine kort, højst { $most }, uanset hvordan det gik. Fortællerens eget kort giver aldrig disse point.
   *[other] Desuden { $points } point for hver stemme på et af dine kort, højst { $most }, uanset hvordan det gik. Fortællerens eget kort giver aldrig disse point.
}
rules-all-several = »Alle finder det« betyder, at alle, der stemmer, har en stemme på kortet.
rules-single = { $points ->
    [one] Den, der kun bruger én stemme og finder kortet, får 1 point mere, også når alle finder det.
   *[other] Den, der kun bruger én stemme og finder kortet, får { $points } point mere, også når alle finder det.
}
rules-pairs = Makkere sidder over for hinanden, og de fortæller begge to, ikke kun den ene for holdet.
rules-whisper = Her må makkere hviske: Hvad de skriver til hinanden, læser ingen andre.
rules-team-points = Pointene er holdets: De to makkere står på samme sten.
rules-own-team = En stemme på eget holds kort giver ikke holdet noget.
rules-own-team-pays = En stemme på eget holds kort tæller som alle andre.
rules-agreement = Du får lige så mange point, som der er stemmer på det billede, du stemte på, din egen iberegnet.
rules-agreement-capped = Du får lige så mange point, som der er stemmer på det billede, du stemte på, din egen iberegnet, højst { $most }.
rules-agreement-alone = Står du alene på et billede, får du intet.
rules-agreement-red = Hvor den røde stemme ligger, får ingen noget, heller ikke fortælleren.

rules-round = En runde
rules-step-clue = Ledetråden
rules-step-give = At give et kort
rules-step-lay = Kortene på bordet
rules-step-vote = Afstemningen
rules-step-show = Point
rules-step-refill = Næste runde
rules-clue-hand = Fortælleren vælger et billede fra hånden, holder det hemmeligt og siger noget om det: et ord, en sætning, en linje fra en sang, hvad som helst.
rules-clue-unseen = Fortællerens kort ligger med bagsiden op. Uden at have set dem siger fortælleren noget: Ledetråden hører ikke til noget kort.
rules-clue-media = Her må en ledetråd være { $media }.
rules-first-announce = I første runde bliver den fortæller, der først kommer med en ledetråd.
rules-first-unseen = Indtil da ligger alles kort med bagsiden op.
rules-words = { $count ->
    [one] En ledetråd er ét ord.
   *[other] En ledetråd har højst { $count } ord.
}
rules-first-random = Hvem der fortæller først, afgøres ved lodtrækning.
rules-first-host = Værten fortæller først.
rules-give-others = { $count ->
    [one] Alle andre giver i hemmelighed det kort fra hånden, der passer bedst til ledetråden.
   *[other] Alle andre giver i hemmelighed de { $count } kort fra hånden, der passer bedst til ledetråden.
}
rules-give-everybody = { $count ->
    [one] Alle, også fortælleren, giver i hemmelighed det kort, der passer bedst til ledetråden.
   *[other] Alle giver i hemmelighed: fortælleren ét kort, de andre { $count }.
}
rules-give-teams = { $count ->
    [one] På hvert af de andre hold aftaler de to, hvem der giver et kort. De må gerne tale om det, så alle hører det, men ikke vise eller beskrive kort. Hvem der giver, ved alle; hvilket kort det er, er hemmeligt, også for makkeren.
   *[other] På hvert af de andre hold aftaler de to, hvem der giver { $count } kort. De må gerne tale om det, så alle hører det, men ikke vise eller beskrive kort. Hvem der giver, ved alle; hvilke kort det er, er hemmeligt, også for makkeren.
}
rules-give-named = Begge må sige, hvem der giver; det gælder, så snart den anden er enig, eller den, der er nævnt, giver et kort.
rules-lay = Kortene blandes og lægges frem med billedsiden op. Hvor et kort ligger, siger intet om, hvem der har lagt det.
rules-vote-others = Alle undtagen fortælleren stemmer i hemmelighed på det kort, de tror er fortællerens.
rules-vote-agreement-others = Alle undtagen fortælleren stemmer i hemmelighed på det billede, de tror de fleste andre også vælger.
rules-vote-agreement-all = Alle stemmer i hemmelighed på det billede, de tror de fleste andre også vælger.
rules-vote-teams = Den makker, der ikke gav noget, leder i hemmelighed efter fortællerens kort. Fortællerens egen makker sidder over.
rules-vote-several = Hver har op til { $count } stemmer, på forskellige kort. At finde kortet tæller én gang.
rules-own-allowed = Du må gerne stemme på dit eget kort.
rules-own-forbidden = Du må ikke stemme på dit eget kort.
rules-red = Fortælleren afgiver to stemmer i hemmelighed: en grøn ligesom alle andre og en rød. Den røde må ligge på et hvilket som helst kort, også dér, hvor den grønne ligger.
rules-anew = Indtil det sidste kort er lagt, og indtil den sidste stemme er afgivet, må du ombestemme dig. Ingen får det at vide.
rules-show = Når den sidste stemme er afgivet, vises det hele: fortællerens kort, hvem der gav hvad, og hvem der stemte på hvad. Så hopper harerne.
rules-show-agreement = Når den sidste stemme er afgivet, vises det hele: hvem der gav hvad, og hvem der stemte på hvad. Så hopper harerne.
rules-discards = Kortene på bordet lægges til de brugte kort, som ligger med billedsiden op: Alle må se dem igennem.
rules-refill = Alle trækker, til de igen har { $hand ->
    [one] ét kort
   *[other] { $hand } kort
} på hånden.
rules-pass = Derefter giver alle kortene på hånden videre til personen til venstre.
rules-next = Den, der sidder til venstre for fortælleren, er den næste til at fortælle.

setting-is = { $setting }: { $value }
rules-numbers = Med få eller mange

rules-end = Slutningen
rules-deck = Der spilles med { $count } kort; har sættene flere, trækkes de fra dem alle.
rules-end-pile = Spillet slutter, når bunken er brugt op.
rules-end-score = Spillet slutter efter en runde, hvor nogen har { $points } point eller flere.
rules-end-turns = { $count ->
    [one] Spillet slutter, når alle har fortalt én gang.
   *[other] Spillet slutter, når alle har fortalt { $count } gange.
}
rules-tie = Den med flest point vinder; står flere lige, vinder de sammen.
rules-tie-teams = Parret med flest point vinder; står par lige, vinder de sammen.
rules-reshuffle = Rækker bunken ikke så længe, blandes den sammen med de brugte kort.
rules-advice = En god ledetråd
rules-advice-storyteller = Ikke så tydelig, at alle finder kortet, og ikke så sær, at ingen gør. En vits, som kun én ved bordet forstår, er guld værd.
rules-advice-agreement = Sig noget, der vækker det samme billede i mange hoveder. Og stem på det, de andre ser i det, ikke på det, du bedst kan lide.

about-lead = Moonhare er et spil for 3 til 12 personer, der ser på billeder og overrasker hinanden med ord. Det er fri software, uden konti, reklamer eller sporing.
about-privacy = Hvad der gemmes om dig
about-privacy-table = Serveren gemmer bordet: navne og symboler, ledetråde, kort, stemmer og point. Så overlever et spil, at serveren startes igen.
about-privacy-seat = En cookie, kun til bordets adresse, holder din plads, så ingen anden kan spille for dig.
about-privacy-browser = Din browser gemmer dit navn, symbol, sprog, tema, en halvskrevet ledetråd og koderne til dine borde. Sletter du webstedets data, er de væk.
about-privacy-none = Intet sendes til andre. Alt på disse sider kommer fra denne server.
about-privacy-gone = Et bord, som ingen har rørt i 30 dage, slettes med alt, hvad der hører til, medmindre serverens vært har valgt en anden tid.
about-licence = Hvem der har lavet det
about-licence-code = Programmet er frit under GNU Affero General Public License, version 3 eller nyere: Du må bruge, undersøge, ændre og give det videre, og den, der kører det for andre, tilbyder kildekoden.
about-licence-art = Billeder og tekster er under Creative Commons Navngivelse-DelPåSammeVilkår 4.0, medmindre et sæt kort siger noget andet.
about-licence-others = Skrifterne er Fraunces og Nunito Sans, under SIL Open Font License.
