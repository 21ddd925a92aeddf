"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="I Just Did That",
    painter="B",
    hero="heavy man in hat and coat who storms off, wet blue paint from brim to hem",
    place="hall of a town house, half painted, Recife",
    layout=(
        "one huge blue figure leaning to the left, cropped at the shins, before bare paper; behind his back a painted wall "
        "with a gap of a man's shape, and who painted it"
    ),
    incidents=(
        Incident(
            happens=(
                "a man walks off blue all over, and the fresh wall behind him is bare in the shape of a man with hat and "
                "flowers; the painter stands before the gap, her back to us"
            ),
            wants="he wants to be gone before anybody asks for whom the flowers were",
        ),
        Incident(
            happens="behind his heels a hedgehog walks the other way with a white flower upright on its back",
            wants="the hedgehog wants to hand it over before the flower droops",
        ),
    ),
    seen=(
        "Blue man 55 to 800, 70 to 1200: hat brim 95 to 490 at 190, face in profile to the left, one white eye at 205,270, black "
        "brow, moustache. A raised fist at 90,570, the other before his coat at 350,720. Coat flies to the right edge at "
        "1300 of 1800. Drips. Blue wall from 430 to the right edge, down to 640; in it a bare shape, hat at 610,210, flowers at "
        "480,290. Painter from behind at 750,410, 470 high, white headcloth, yellow smock, apron bow, hands in pockets. Pot at "
        "her feet. Hedgehog 645 to 797 at 1100, behind his legs, to the right, flower at 704,1005. Floor pale grey, drops on it."
    ),
    people=(
        "man of 50, heavy, hat, coat, moustache, all of one wet blue; furious",
        "house painter of 34, from behind, headcloth; silent",
    ),
    things=(
        "gap in the paint",
        "bunch of flowers that is only a shape",
        "pot of paint",
        "hedgehog with a flower",
    ),
    mood="anger",
    view="a body in motion",
    palette="dirty",
    inks=(
        ("cement", "#a8a294"),
        ("bone", "#ddd2bc"),
        ("umber", "#5c4538"),
        ("mustard", "#a88844"),
        ("dull blue", "#4f6f86"),
        ("brown", "#7c5240"),
        ("brown-black", "#2a2421"),
    ),
    edges="all brush",
    ground="wall above the banister, upper left, bare bone",
    clues=Clues(
        feeling="being furious and ridiculous at once",
        proverb="look before you lean",
        plot="he had waited at that wall so long that nobody saw him any more",
        title="One Coat Is Never Enough",
        memory="my uncle leaving the christening in the middle of a sentence",
        sound="drops on a floor that has just been washed",
        place="a hall that somebody will have to paint twice",
        person="the one who takes it all with him when he goes",
        speech="don't touch anything on your way out",
        idea="the mark one leaves",
    ),
    hidden="the bare shape in the wall holds flowers, and he who walks off has none",
    avoid="A clown. Pretty splashes. The painter must not look at him, nor he at the hedgehog.",
)
