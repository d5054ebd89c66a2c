"""The mission, a sol with its phases, the director and what wears out, in players' words."""

from __future__ import annotations

from ..entries import Chapter

SOL = (
    Chapter(
        "habitat_mission",
        "objective",
        "Habitat: the mission",
        {
            "HGN-01": (
                "You keep a small base on Mars alive and play together against the game: all of you win a mission, or "
                "all of you lose it."
            ),
            "HEN-01 HEN-02": (
                "You win as soon as all mandatory objectives are reached. If the mission has a threshold, no more "
                "elements may be broken than it says."
            ),
            "HEN-03 HEN-05": (
                "If only the threshold is still in the way, play goes on until it is met. Elements of structures that "
                "are shut down count as well."
            ),
            "HEN-06 HEN-07 HEN-09": (
                "You lose when the last sol is over without that, and at once when somebody dies."
            ),
            "HEN-11 HMS-04": "Optional objectives are never needed. They bring rewards when they are reached.",
            "HMS-01 HMS-03": (
                "The mission sheet names objectives, special actions and what the symbols A, B and C do. With fewer "
                "than four astronauts some missions last a few sols longer."
            ),
            "HDF-01 HDF-07": (
                "The difficulty changes how much events and adventures harm or help, and what the director draws. "
                "Dice and cards are the same."
            ),
        },
        about="the task of the players in the habitat on Mars",
    ),
    Chapter(
        "habitat_sol",
        "sol",
        "Habitat: a sol and its phases",
        {
            "HRD-01 HRD-02": (
                "A round is one sol, a day on Mars. It has six phases, one after the other: events, morale, "
                "production, actions, malfunctions, clean-up."
            ),
            "HRD-03 HRD-04": (
                "The First Player resolves the morale phase, rolls malfunction dice and decides where you disagree. "
                "In every clean-up the marker passes to the next astronaut."
            ),
            "HRD-07 HRD-08": (
                "At decision points abilities and find tokens may be used: when a phase begins or ends, around each "
                "action, and after a roll or a drawn card before it counts."
            ),
            "HRD-11": "There the game stops only if somebody has something that would change anything.",
            "HCU-01 HCU-05 HCU-06": (
                "In the clean-up tokens at structures move up, what is pending becomes available, and abilities are "
                "ready again."
            ),
            "HCU-09": "Then the sol counter goes on. After its last sol the mission is over.",
        },
        about="a round in the habitat",
    ),
    Chapter(
        "habitat_events",
        "event",
        "Habitat: events and the director",
        {
            "HEV-01 HEV-02": (
                "The director is the game itself, which tells the story and chooses what comes. In every sol it first "
                "names a complex, whose malfunction track rises by 1."
            ),
            "HEV-03": "Then comes what is due from the past, and only then the event of the sol.",
            "HEV-04 HEV-05": "Each sol brings one event. What it does at once is carried out when it has been read.",
            "HEV-06 HEV-07": (
                "Many events open an action. It stays in the journal for this sol and the next two, and is gone then."
            ),
            "HEV-08 HEV-10": (
                "As long as that action is not done, its danger may come true in each of the following sols. Doing it "
                "in time prevents it for good."
            ),
            "HEV-13 HEV-14": (
                "Some events come back to somebody later, for better or worse. Nobody says so before; at most the text "
                "hints at it."
            ),
        },
        about="what happens in the habitat by itself",
    ),
    Chapter(
        "habitat_malfunctions",
        "malfunction",
        "Habitat: malfunctions",
        {
            "HMF-01 HMF-02 HMF-03": (
                "Each complex has a malfunction die: yellow for Work, orange for Living, red for Systems. In the "
                "malfunctions phase you roll those that the sol counter names, and those of complexes that are red on "
                "the board."
            ),
            "HMF-04 HMF-05 HMF-07": (
                "A track rises by what its die shows, and by 1 for each broken element with that penalty, even if its "
                "die was not rolled."
            ),
            "HMF-08 HMF-09": (
                "When a track comes to 5, a card of its complex is drawn and resolved, and the track goes back to 0. "
                "What exceeds 5 is lost."
            ),
            "HMF-10 HMF-13": (
                "After that trouble spreads, from Work to Living, from there to Systems, and to Work again: the next "
                "complex turns red on the board, and its die is rolled from then on."
            ),
            "HMF-18": (
                "A die on the sol counter is rolled in that sol only, or for good if it is one that stays. One that "
                "stays turns its complex red on the board."
            ),
            "HMF-19 HMF-20 HMF-21": (
                "A card names a structure. A fault breaks an element there. If the structure is shut down, the card "
                "does nothing."
            ),
            "HMF-23 HMF-24": (
                "A hindrance lets you pay, or take what is printed. Trouble and crises happen as they are printed."
            ),
        },
        about="what breaks in the habitat",
    ),
)
