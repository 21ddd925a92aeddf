"""What the card is meant to be."""

from art.guest_brief import Clues, GuestBrief, Incident

BRIEF = GuestBrief(
    title="I'll Let Myself In",
    painter="A",
    hero="vast brown woman of eighty in a flowered bathing cap, flung level out of the sky, arms first, into a small round pool",
    place="salt flat, lagoon near Izmir",
    layout=(
        "one huge diagonal from the upper right corner down to the fingertips at the lower left; bare sky above it, a "
        "low pink strip below it with two small upright things"
    ),
    incidents=(
        Incident(
            happens="she dives, smiling, her fingertips already over the water of a pool that is no longer than her arm",
            wants="she wants to be in it, and has no doubt that it will hold her",
        ),
        Incident(
            happens="a man in overcoat, hat and red flippers stands patiently before a shut door without any house",
            wants="he wants somebody to answer the bell",
        ),
    ),
    seen=(
        "From the side, near. Her trunk in a near-black bathing suit with tulips comes in over the right edge between "
        "0 and 550 and is cut off by it; no legs are seen. Cream cap at 270,340, brown face in profile to the left at "
        "240,500, tipped down, eye on the water; the near arm, one taper, runs from the shoulder at 540,520 to the "
        "fingertips at 70,1020, the far arm, much darker, behind it. Round pool with two rails, 0 to 480, 1000 to 1195, cut off by the left edge. At 660,1000 a pale "
        "green door in a cream frame, before it the man from behind, 300 high; water has come out under the door."
    ),
    people=(
        "woman of 80, huge, brown skin, white brow, bathing suit and cap with rubber flowers; triumphant, sly",
        "man of 50, small, pale nape, overcoat, hat, flippers; patient",
    ),
    things=(
        "flowered bathing cap",
        "pool with two rails",
        "door without a house",
        "red flippers",
    ),
    mood="triumph",
    view="a body in motion",
    palette="pastel",
    inks=(
        ("sky", "#c3d6da"),
        ("rose", "#e3b4a8"),
        ("brown", "#96664f"),
        ("plum", "#42263f"),
        ("cream", "#f1e8d8"),
        ("pistachio", "#b9c79d"),
        ("lilac", "#a99bb8"),
        ("red", "#b0584c"),
    ),
    edges="mixed",
    ground="sky above and before her, and the flat between pool and door",
    clues=Clues(
        feeling="glee",
        proverb="where there is a will",
        plot="the whole town had been told that the baths were closed to her",
        title="The Shallow End at Eighty",
        memory="the first summer without water wings",
        sound="the second before the splash",
        place="the only wet spot for miles",
        person="the guest of honour nobody watches",
        speech="Mind your newspapers!",
        idea="confidence",
    ),
    hidden="a little water has already come out under the shut door, and he stands in it",
    avoid="A fall: she must smile and aim. A joke about large bodies. He must not turn round.",
)
