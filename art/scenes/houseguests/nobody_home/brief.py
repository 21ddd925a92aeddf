"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Nobody Home",
    painter="E",
    hero="stag that waits close behind the lit glass of a front door, keys and a bowler hung on its antlers",
    place="hallway of a flat, Warsaw",
    layout=(
        "one pale upright pane in a plum door cropped on three sides, filled by antlers, ears and a shaggy neck; a strip "
        "of bare floor along the lower edge"
    ),
    incidents=(
        Incident(
            happens="outside a stag stands at the glass; it has hung up its bowler and a bunch of keys where there was room",
            wants="it wants to be asked in before it has to try them",
        ),
        Incident(
            happens="a child in odd socks sits on the floor, legs out, toes up, one hand on the clockwork train that rings its feet",
            wants="the child wants it, for once, to be on time",
        ),
    ),
    seen=(
        "Plum door, cut, from 50 to 800, 0 to 960, with six brass locks of six kinds down its left stile from 110,70 to "
        "110,735, the fourth further to the right than the rest. Pane of bone and brass from 175,60 to 740,790; in it, flat, the "
        "stag: muzzle at 470,635, ears from 190,400 to 690,370, antlers to both upper corners, a paler offset of "
        "itself behind, two bright kind eyes at 415,465 and 515,455, neck to the lower rail. Bowler at 265,200, ring with three keys at 700,225. Floor from 965 down, "
        "boards in thin lines. Striped sock at 440,920, grey one at 500,900, legs out of the card at the right; from there too a blue sleeve with brass cuff, its hand on the last wagon at 580,1105; train at "
        "290,1100 to 520,1130 on a ring of rails that leaves the card. From the height of a hat."
    ),
    people=("a child on the hall floor, odd socks, a hand on the train; strict",),
    things=(
        "antlers",
        "bunch of keys",
        "odd socks",
        "clockwork train",
    ),
    mood="menace",
    view="no face",
    palette="night",
    inks=(
        ("plum", "#3a2340"),
        ("ink", "#191a29"),
        ("night blue", "#2c3654"),
        ("brass", "#a98a4a"),
        ("bone", "#e3d9c6"),
        ("ash", "#7c7a80"),
    ),
    edges="all cut",
    ground="the floor, a fifth, bare bone",
    clues=Clues(
        feeling="ill at ease",
        proverb="silence is golden",
        plot="he had written that he would be passing, and nobody had thought it was meant",
        title="The Fourth Lock",
        memory="playing dead when the aunts rang",
        sound="breath on glass, then a long nothing",
        place="behind six locks",
        person="a caller who has time",
        speech="if we do not move it will think we moved away",
        idea="obligation",
    ),
    hidden="six locks, but only three keys",
    avoid="A trophy on a wall, a weapon, a glowing eye, a blank one, a body that lies. A plush animal: neck and antlers as they grow.",
)
