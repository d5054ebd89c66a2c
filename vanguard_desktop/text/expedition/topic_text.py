"""The lessons of the training: what each is called, and what it explains (TUT-28)."""

from __future__ import annotations

from ..common.rooms import choose, tr
from ..common.texts import Texts


class TopicText(Texts):
    """Topics as headings and short explanations, to be shown when they open and read again later."""

    title = choose(
        #: Title of a hint that comes up when it first matters: who plays after whom.
        turn_order=tr("Turn order"),
        #: Title of a hint that comes up when it first matters: dice that count as another icon.
        converts=tr("Convert abilities"),
        path_icons=tr("Icons on paths"),
        immediate_effects=tr("Immediate special effects"),
        two_actions=tr("Two special actions on one card"),
        bonus_outcomes=tr("Yellow outcomes and arrows"),
        several_copies=tr("Several copies of a card"),
        rank_up=tr("The rank-up card"),
        #: Title of a hint that comes up when somebody is first hurt.
        injuries=tr("Injuries"),
        prepare_check=tr("Preparing with a dice check"),
        too_few_dice=tr("Too few dice to spend"),
        #: Title of a hint that comes up when it first matters: helping in a dice check.
        assisting=tr("Assisting"),
        danger_dice=tr("Danger dice in a check"),
        #: Title of a hint that comes up when it first matters: the lower half of section cards.
        combinations=tr("Dice combinations"),
        #: Title of a hint that comes up when the first one is found.
        unique_discovery=tr("Unique discoveries"),
        events=tr("Events and biomes"),
        #: Title of a hint that comes up when the first one lies on the table.
        time_tracks=tr("Time tracks"),
    )

    # A few sentences, in the words of the rule book.
    lesson = choose(
        turn_order=tr(
            "From now on you are free to do as you like. At the start of each round whoever has the start "
            "token gives it to any crewmember. That crewmember takes the first turn, the others follow "
            "clockwise."
        ),
        converts=tr(
            "Each crewmember can [convert] dice: a basic result of the printed color may be spent as the "
            "printed icon. In a dice check only the abilities of the active crewmember count, but they work "
            "on the dice of those who assist as well."
        ),
        path_icons=tr(
            "When you travel, resolve every icon on the path in the order in which you meet it. For the "
            "[travel] icon carry out the travel effect of the [global_condition]: it comes last, and it moves "
            "you."
        ),
        two_actions=tr(
            "This card offers two special actions. Decide which one you take before anything else; it is "
            "still only one special action in each turn."
        ),
        several_copies=tr(
            "Several copies of this [poi] are in the box, and they differ. When the card is called for, one "
            "of the copies is taken at random."
        ),
        rank_up=tr(
            "The goal of the [rank_up] is met, so it is turned to its completed side. It stays completed, and "
            "it promotes your crew after the expedition. Go on collecting [success](pl)."
        ),
        unique_discovery=tr(
            "A [unique_discovery] is yours from the moment you gain it. On this world it stays on the planet "
            "board; if you would gain it a second time, you gain a [success] instead."
        ),
        events=tr(
            "From now on each turn ends with an [event]. If one of its biomes is visible in your sector, "
            "resolve the main effect, otherwise the secondary effect. As long as no time track is in play, a "
            "secondary effect that advances time tracks does nothing."
        ),
        time_tracks=tr(
            "A card with a time track is in play. Each progress moves its [time] one space to the "
            "right. What is printed on a space happens when the token enters it."
        ),
        immediate_effects=tr(
            "This action has an immediate special effect, which shows an outcome. If it applies, the dice "
            "check ends at once: all dice are spent and that outcome happens, whatever the dice show."
        ),
        bonus_outcomes=tr(
            "A yellow outcome is better than a green one. Where an arrow leads from one outcome to another, "
            "apply the second one as well."
        ),
        injuries=tr(
            "An injury is a card and an injury die in the top slot of a column; dice that it pushes out are "
            "spent. In every dice check of yours your injury dice are rolled too. If one of your injury cards "
            "shows the rolled icon, its effect happens before you use your dice."
        ),
        prepare_check=tr(
            "To prepare you may make a dice check without outcomes. Its only use is to pay for dice combinations."
        ),
        too_few_dice=tr(
            "Whoever has to spend a die and has none available must sacrifice one: it is out of this "
            "expedition. Rest in time. In this training nothing is lost with three dice or fewer."
        ),
        assisting=tr(
            "Every other crewmember in the sector may assist: with one available die, and by playing one "
            "section card. All dice lie in one roll pool, but each returns to its owner."
        ),
        danger_dice=tr(
            "Danger dice are printed to the left of this action. They are rolled together with your dice and "
            "looked up in their danger table after the dice combinations, before the special effects."
        ),
        combinations=tr(
            "The lower half of a section card is a [combination]. After the results are modified, spend dice "
            "of the roll pool that show what it asks for: its effect happens at once, and the card is "
            "discarded."
        ),
    )
