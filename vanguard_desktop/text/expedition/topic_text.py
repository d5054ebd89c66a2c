"""The lessons of the training: what each is called, and what it explains (TUT-28)."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition.data.topics import Topic


class TopicText(QObject):
    """Topics as headings and short explanations, to be shown when they open and read again later."""

    def title(self, topic: Topic) -> str:
        match topic:
            case Topic.TURN_ORDER:
                #: Title of a hint that comes up when it first matters: who plays after whom.
                return self.tr("Turn order")
            case Topic.CONVERTS:
                #: Title of a hint that comes up when it first matters: dice that count as another icon.
                return self.tr("Convert abilities")
            case Topic.PATH_ICONS:
                return self.tr("Icons on paths")
            case Topic.IMMEDIATE_EFFECTS:
                return self.tr("Immediate special effects")
            case Topic.TWO_ACTIONS:
                return self.tr("Two special actions on one card")
            case Topic.BONUS_OUTCOMES:
                return self.tr("Yellow outcomes and arrows")
            case Topic.SEVERAL_COPIES:
                return self.tr("Several copies of a card")
            case Topic.RANK_UP:
                return self.tr("The rank-up card")
            case Topic.INJURIES:
                #: Title of a hint that comes up when somebody is first hurt.
                return self.tr("Injuries")
            case Topic.PREPARE_CHECK:
                return self.tr("Preparing with a dice check")
            case Topic.TOO_FEW_DICE:
                return self.tr("Too few dice to spend")
            case Topic.ASSISTING:
                #: Title of a hint that comes up when it first matters: helping in a dice check.
                return self.tr("Assisting")
            case Topic.DANGER_DICE:
                return self.tr("Danger dice in a check")
            case Topic.COMBINATIONS:
                #: Title of a hint that comes up when it first matters: the lower half of section cards.
                return self.tr("Dice combinations")
            case Topic.UNIQUE_DISCOVERY:
                #: Title of a hint that comes up when the first one is found.
                return self.tr("Unique discoveries")
            case Topic.EVENTS:
                return self.tr("Events and biomes")
            case Topic.TIME_TRACKS:
                #: Title of a hint that comes up when the first one lies on the table.
                return self.tr("Time tracks")
            case _:
                assert_never(topic)

    def lesson(self, topic: Topic) -> str:
        """A few sentences, in the words of the rule book."""
        match topic:
            case Topic.TURN_ORDER | Topic.CONVERTS | Topic.PATH_ICONS | Topic.TWO_ACTIONS | Topic.SEVERAL_COPIES:
                return self._of_the_table(topic)
            case Topic.RANK_UP | Topic.UNIQUE_DISCOVERY | Topic.EVENTS | Topic.TIME_TRACKS:
                return self._of_the_cards(topic)
            case _:
                return self._of_the_dice(topic)

    def _of_the_table(self, topic: Topic) -> str:
        match topic:
            case Topic.TURN_ORDER:
                return self.tr(
                    "From now on you are free to do as you like. At the start of each round whoever has the start "
                    "token gives it to any crewmember. That crewmember takes the first turn, the others follow "
                    "clockwise."
                )
            case Topic.CONVERTS:
                return self.tr(
                    "Each crewmember can [convert] dice: a basic result of the printed color may be spent as the "
                    "printed icon. In a dice check only the abilities of the active crewmember count, but they work "
                    "on the dice of those who assist as well."
                )
            case Topic.PATH_ICONS:
                return self.tr(
                    "When you travel, resolve every icon on the path in the order in which you meet it. For the "
                    "[travel] icon carry out the travel effect of the [global_condition]: it comes last, and it moves "
                    "you."
                )
            case Topic.TWO_ACTIONS:
                return self.tr(
                    "This card offers two special actions. Decide which one you take before anything else; it is "
                    "still only one special action in each turn."
                )
            case _:
                return self.tr(
                    "Several copies of this [poi] are in the box, and they differ. When the card is called for, one "
                    "of the copies is taken at random."
                )

    def _of_the_cards(self, topic: Topic) -> str:
        match topic:
            case Topic.RANK_UP:
                return self.tr(
                    "The goal of the [rank_up] is met, so it is turned to its completed side. It stays completed, and "
                    "it promotes your crew after the expedition. Go on collecting [success](pl)."
                )
            case Topic.UNIQUE_DISCOVERY:
                return self.tr(
                    "A [unique_discovery] is yours from the moment you gain it. On this world it stays on the planet "
                    "board; if you would gain it a second time, you gain a [success] instead."
                )
            case Topic.EVENTS:
                return self.tr(
                    "From now on each turn ends with an [event]. If one of its biomes is visible in your sector, "
                    "resolve the main effect, otherwise the secondary effect. As long as no time track is in play, a "
                    "secondary effect that advances time tracks does nothing."
                )
            case _:
                return self.tr(
                    "A card with a time track is in play. Each progress moves its [time] one space to the "
                    "right. What is printed on a space happens when the token enters it."
                )

    def _of_the_dice(self, topic: Topic) -> str:
        match topic:
            case Topic.IMMEDIATE_EFFECTS:
                return self.tr(
                    "This action has an immediate special effect, which shows an outcome. If it applies, the dice "
                    "check ends at once: all dice are spent and that outcome happens, whatever the dice show."
                )
            case Topic.BONUS_OUTCOMES:
                return self.tr(
                    "A yellow outcome is better than a green one. Where an arrow leads from one outcome to another, "
                    "apply the second one as well."
                )
            case Topic.INJURIES:
                return self.tr(
                    "An injury is a card and an injury die in the top slot of a column; dice that it pushes out are "
                    "spent. In every dice check of yours your injury dice are rolled too. If one of your injury cards "
                    "shows the rolled icon, its effect happens before you use your dice."
                )
            case Topic.PREPARE_CHECK:
                return self.tr(
                    "To prepare you may make a dice check without outcomes. Its only use is to pay for dice "
                    "combinations."
                )
            case Topic.TOO_FEW_DICE:
                return self.tr(
                    "Whoever has to spend a die and has none available must sacrifice one: it is out of this "
                    "expedition. Rest in time. In this training nothing is lost with three dice or fewer."
                )
            case Topic.ASSISTING:
                return self.tr(
                    "Every other crewmember in the sector may assist: with one available die, and by playing one "
                    "section card. All dice lie in one roll pool, but each returns to its owner."
                )
            case Topic.DANGER_DICE:
                return self.tr(
                    "Danger dice are printed to the left of this action. They are rolled together with your dice and "
                    "looked up in their danger table after the dice combinations, before the special effects."
                )
            case _:
                return self.tr(
                    "The lower half of a section card is a [combination]. After the results are modified, spend dice "
                    "of the roll pool that show what it asks for: its effect happens at once, and the card is "
                    "discarded."
                )
