"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="Company's Coming",
    painter="C",
    hero="tiny woman in red who sweeps a clean oblong on endless wet sand",
    place="tidal flats, west coast of Korea",
    layout=(
        "bands of brushed pale greys and blues across the whole card, high horizon, one swept oblong, one speck of red"
    ),
    incidents=(
        Incident(
            happens="an old woman sweeps the sea floor while the sea is out, straight edges, corners too",
            wants="she wants it to be clean for those who come over it",
        ),
        Incident(
            happens=(
                "far out, at the edge of the water, stands a made bed with turned-down sheet, its legs already wet"
            ),
            wants="somebody wants to sleep there and has gone back for a lamp",
        ),
    ),
    seen=(
        "Horizon at 190. Flats in twelve brushed bands, wet in the wet, pale. The swept oblong from 175,485 to 810,1090 "
        "is the largest and lightest shape, bare ground with the strokes of the broom; its far right corner, cut off "
        "aslant, is still to do. She at 390,700, 200 pixels, red jacket, dark skirt to the ground, one bow from the hem "
        "to the broom at 540,800. Fourteen cushions in two leaning stacks at the lower left, 120,1020. Bed at 150,330, "
        "white, in shallow water. A single line of bare feet leads from it over the clean floor to the cushions, behind "
        "her back. Bird's height, wide."
    ),
    people=("woman of 84, tiny, red jacket, white hair; expectant",),
    things=(
        "broom",
        "made bed",
        "stack of cushions",
    ),
    mood="calm",
    view="tiny figure in a landscape",
    palette="high-key",
    inks=(
        ("pearl", "#eceae2"),
        ("wet sand", "#d3cbbd"),
        ("pale blue", "#bccdd3"),
        ("chalk", "#f7f3ea"),
        ("grey lilac", "#a7a6b2"),
        ("slate", "#5d6872"),
        ("red", "#c23b34"),
    ),
    edges="all brush",
    ground="the swept oblong and the sky",
    clues=Clues(
        feeling="expectation",
        proverb="cleanliness is next to godliness",
        plot="once in a year the road to the island is dry for the length of a supper",
        title="The Best Room",
        memory="sweeping the yard in lines before New Year",
        sound="a broom, then water",
        place="where the maps go white",
        person="the one who lays a place for everybody",
        speech="mind the clean floor",
        idea="hospitality",
    ),
    hidden="the uppermost cushion has the dent of a head",
    avoid="Boats, gulls, sunset, a house. A lonely old woman: she is busy, and late.",
)
