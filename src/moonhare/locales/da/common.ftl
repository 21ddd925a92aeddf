# What every screen needs: closing, the menu, themes, names of editions and symbols, kind pages.

close = Luk
stay = Bliv
save = Gem
on = til
off = fra
no-limit = ingen grænse
from-to = { $least } til { $most }
less = Mindre: { $what }
more = Mere: { $what }

home-page = Forside
site = Websted
rules = Regler
rules-of = { $edition }: reglerne
rules-play = Spil
sound = Lyd
language = Sprog
theme-to-paper = Papirtema
theme-to-night = Nattema

menu = Menu
menu-rules = Reglerne i denne udgave
menu-about = Om Moonhare
menu-source = Kildekode
menu-calls = Sig til, når det er min tur
menu-move = Spil videre på en anden enhed
menu-company = Hvem er her
menu-invite = Inviter venner
menu-leave = Forlad bordet
menu-rounds = Tidligere runder
menu-albums = Alle album
menu-lobby = Tilbage til lobbyen
menu-forget = Glem dette bord
forget-title = Glem dette bord?
forget-words = Spillene, deres album og alt, hvad der er sagt, slettes for alle, med det samme og for altid. Det, nogen har gemt, er deres.
forget-yes = Glem det
menu-end = Slut spillet

leave-title = Vil du forlade bordet?
leave-words = Din plads bliver fri. Med linket kan du sætte dig igen.
leave-words-playing = Imens spiller computeren din hånd. Med linket får du din plads igen efter en runde, hvis ingen anden har fået den i mellemtiden.
leave-yes = Forlad bordet
end-title = Vil du slutte spillet?
end-words = Alle går tilbage til lobbyen, og spillets point går tabt.
end-yes = Slut spillet

connection-lost = Forbindelsen er væk. Prøver igen …
connection-offline = Enheden er ikke på nettet. Din plads er der stadig.
# Heard by those who do not see the line go, or the button that waits.
connection-back = Der er forbindelse igen.
connection-unsent = Det, du har gjort, sendes, så snart der er forbindelse igen.
connection-waits = Intet svar endnu …
connection-elsewhere = Åbent for mange steder: Her er der pause.
connection-here = Fortsæt her
part-missing = Denne del af spillet er ikke kommet endnu. Prøver igen …
part-reload = Indlæs siden igen

news-left = { $name } sidder ikke længere ved bordet.
news-left-playing = { $name } sidder ikke længere ved bordet; computeren spiller videre.
news-back = { $name } er tilbage.
news-plays-for = { $name } spiller videre for { $other }.
news-host-you = Nu er du vært.
news-host = Nu er { $name } vært.
news-ended = { $name } har afsluttet spillet.
news-overtaken = { $name } var hurtigere. Din ledetråd er gemt, til det bliver din tur.
news-won = { $you ->
    [yes] Du vandt det forrige spil.
   *[no] { $names } vandt det forrige spil.
}

title-home = Moonhare · ét billede, én ledetråd
title-table = { GENITIVE($host) } bord · Moonhare
title-your-turn = Din tur · { $title }

table-of = { GENITIVE($host) } bord
table-nameless = Et bord
at-the-table = Ved bordet
table-code = Bordets kode
your-name = Dit navn ved bordet
name-optional = valgfrit
# Names for people who give none; separated by commas, one is drawn.
names-of-strangers = Natteravn, Stjernekigger, Dagdrømmer, Vandringsmand, Morgenfugl, Skyspotter
change-symbol = Skift symbol
choose-symbol = Vælg et symbol

symbol-leaf = Blad
symbol-star = Stjerne
symbol-drop = Dråbe
symbol-feather = Fjer
symbol-key = Nøgle
symbol-shell = Muslingeskal
symbol-flame = Flamme
symbol-bell = Klokke
symbol-mushroom = Svamp
symbol-cloud = Sky
symbol-anchor = Anker
symbol-flower = Blomst

edition-classic = Klassisk
    .line = De første regler: indtil bunken er brugt op.
edition-standard = Standard
    .line = Til 30 point. Den bedste at begynde med.
edition-odyssey = Odyssé
    .line = Til 30 point, og fra syv spillere op til to stemmer hver.
edition-odyssey-party = Fest
    .line = Ledetråden kommer først; alle giver et kort og stemmer, fortælleren to gange.
edition-odyssey-team = Hold
    .line = I par: Den ene giver kortet, den anden skal finde.

medium-text = skrevet
medium-said = sagt højt
medium-sung = sunget
medium-mimed = mimet

kind-back = Tilbage til bordet
kind-home = Til forsiden
kind-nowhere = Her gror ingenting
    .words = Siden findes ikke. Månen er den anden vej.
kind-unknown = Her er intet bord
    .words = Måske er et bogstav forkert, eller bordet er ryddet af. Bed den, der inviterede dig, om linket igen.
kind-slow = Et øjeblik
    .words = Der er prøvet mange koder herfra. Siden prøver selv igen om lidt.
kind-expired = Bordet er ryddet af
    .words = Værten har glemt det, eller ingen havde rørt det længe. Et nyt er dækket på et øjeblik.
kind-freed = Din plads er blevet ledig
    .words = Der sad ikke længere nogen på den.
    .host = Værten har gjort din plads fri.
    .again = Du kan sætte dig igen.
kind-moved = Du spiller videre på en anden enhed
    .words = Din plads er flyttet derover. Her ser du bordet, som alle ser det.
kind-barred = Dette bord er lukket for dig
    .words = Værten vil helst ikke have dig med her. Der er andre borde: Begynd dit eget.
kind-removed = Din plads er væk
    .words = Værten har gjort din plads fri. Var det en fejl, fører linket dig tilbage.
    .undoable = Fortryder værten inden for få sekunder, er du automatisk tilbage på din plads.
kind-handed = Du har givet din plads videre
    .words = Tak for spillet. Du er velkommen i det næste.
kind-left = Du har forladt bordet
    .words = På gensyn.

# What a computer player says of its vote
why-said = »{ $words }«
