"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Let Her Sleep",
    painter="E",
    hero="woman flat on her back, nose to the ceiling, whose rosy cheek a white paper girl wipes off with a lock of the woman's hair",
    place="spare bed, the Zeeland coast on washing day",
    layout=(
        "reclining head falls from upper left to lower right, dark tresses in a wedge below, one white figure upright against "
        "them, ruled bed linen along the bottom, plain mint above the nose"
    ),
    incidents=(
        Incident(
            happens="a girl who tore free from the bed linen loads a strand with the rose of somebody's cheek and colours herself",
            wants="she wants to be done, down to the last finger, before the lashes move",
        ),
        Incident(
            happens="a dog out of the pillow, still blank, keeps watch on the closed lid from the pillow's top",
            wants="he wants his turn while there is some left",
        ),
    ),
    seen=(
        "Profile that looks up: forehead 110,290 to 380,310, nose tip 565,325, lips 630,410, chin 755,520, all torn, "
        "peach; lid shut at 420,400 with five lashes; lips without colour; a mole. Rose round on the cheek about "
        "515,540, its lower half wiped off with one even edge. Plum hair with pale strands fills the left from 0,290 down to 600,1030. "
        "In front of it the girl, 280 to 460, 565 to 1105, white, ruled like the sheet, bobbed, on her toes, in profile to "
        "the right; rose so far: shoes, a band along the hem of the frock, mouth, cheek; both legs white. Both fists round a lock "
        "which hangs from the sleeper's hair and whose tip is rose at 520,560. Sheet from 1030 down; in it, from 405 to "
        "790, a hole of her outline with blue ticking in it. White dog on the pillow at 95,110, his own hole below "
        "him. Frill and straw nightdress at the right, 600 to 800. Above all that mint, bare."
    ),
    people=(
        "woman of 50, large, fast asleep, on her back; content, and paler than she was",
        "girl of 9 made of bed linen, half coloured in; sly, careful, happy with her mouth",
    ),
    things=(
        "loaded lock of hair",
        "half a rosy cheek",
        "hole in the sheet",
        "blank dog",
    ),
    mood="mischief",
    view="one face fills the card",
    palette="high-key",
    inks=(
        ("mint", "#c3dacf"),
        ("chalk", "#f9f5ed"),
        ("peach", "#e4b08c"),
        ("plum", "#2b2132"),
        ("straw", "#edd9a8"),
        ("slate", "#7f9aa3"),
        ("rose", "#d98082"),
    ),
    edges="all torn",
    ground="the wall above her, bare mint, a quarter",
    clues=Clues(
        feeling="glee with held breath",
        proverb="robbing Peter to pay Paul",
        plot="by the end of the week the guest was quite white, and there were four children at breakfast",
        title="A Little Colour",
        memory="my mother's lipstick, and the step on the stairs",
        sound="cloth that gives, very slowly",
        place="the side of the mattress that is always cold",
        person="the daughter nobody has met yet",
        speech="she has plenty, she will not miss it",
        idea="becoming",
    ),
    hidden="the stripes of the sheet go on in the girl's hair and frock; the dog is from the plain pillow and has none",
    avoid=(
        "A vampire: no neck, no teeth, no drops. A clown. A sleeper who is ill: she smiles a little. A hole that "
        "could be a shadow."
    ),
)
