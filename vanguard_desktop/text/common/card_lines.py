"""What stands on a card of any family, as lines made from the very data that is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import attrs

from vanguard_desktop.core import CardId, InOrder, MemberId
from vanguard_desktop.dice.coverage import Convert
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.rulesets.expedition.data import INJURIES
from vanguard_desktop.rulesets.expedition.data.effects import FollowPath
from vanguard_desktop.setting import (
    Box,
    ConditionCard,
    InjuryKind,
    MissionCard,
    RankUpCard,
    SpecialAction,
    ThreatCard,
    TimeTrack,
    card_of,
)

from ..expedition.places import RULES
from ..expedition.rules.rules_text import RulesText
from .find_lines import FindLines
from .names import Names
from .remembered import remembered
from .rooms import Entry, Room, over, tr
from .told import Printed, Under, all_of, going_on, one_of, words

Lines = tuple[str, ...]
Printing = Mapping[str, Entry]


class CardLines(Room):
    """One line for each ability, combination, action or track, in the order in which they are printed."""

    # What is printed on a card besides its abilities, by the fields that say so.
    _of_equipment: Printing = {
        #: {equipment} is the name of the card that the upgrade belongs to, in quotation marks.
        "upgrades": tr("An upgrade of {equipment}.", equipment="upgrades"),
        "replaces": tr("It replaces what the token does."),
        "final": tr("A final upgrade: a token carries only one."),
        #: Line on a rank-up card: the limit of cards in hand is higher by %n.
        "more_cards": tr("You may hold %n section card(s) more.", n="more_cards"),
        #: Line on a card of equipment whose token lies on the board. %n is for how many cards it makes room.
        "room": tr("With its token placed the lander keeps %n discovery card(s) more.", n="room"),
        "barrier": tr("A [threat] enters the sector of its token only by spending its whole move."),
        "steady": tr("Crewmembers in your sector are not moved by conditions."),
        "eases": lambda room, card: map(room.eased, card.eases),
        "no_danger": lambda room, card: map(room.without_danger, card.no_danger),
        "second_rest_free": tr("Every second rest of yours costs no [supplies](pl)."),
    }
    _of_conditions: Printing = {
        "unlimited_supplies": tr("[supplies](pl) are unlimited."),
        "roped": tr("Only whoever has the start token may travel. It passes clockwise from round to round."),
    }
    #: A head, small: what happens then follows.
    _round_end: Printing = {"round_end": over(tr("at the end of each round"), "round_end")}
    #: A head, small: what the travel icon of a path asks for follows.
    _to_travel = tr("to travel")
    _of_missions: Printing = {
        "escort": tr("Markers of a sector may go along with any crewmember who leaves it."),
        #: A head, small: what happens when a mission is completed follows.
        "effect": over(tr("when it is completed")),
        #: {places} are names of points of interest in quotation marks, with "and" before the last one.
        "eased_by": tr(
            "After two failures the green tracks of {places} are 1 space shorter.",
            places=lambda room, card: all_of([room.names.quoted(room.names.poi(id)) for id in card.eased]),
        ),
    }
    #: A head, small: what happens when the discovery is gained follows.
    _of_uniques: Printing = {"gained": over(tr("when gained"), "gained")}
    _of_landers: Printing = {
        #: A head, small: what a mod of the lander does then follows.
        "ashore": over(tr("after disembarking, in the lander sector"), "ashore"),
        "any_sector": tr("Choose in which lander sector the lander comes down, whatever the landing table says."),
        #: {stat} is the icon of a statistic of the lander.
        "forgives": tr("The first failed test of {stat} in a landing has no effect.", stat="forgives"),
        #: Line on a lander or a mod: what the landing costs is lower by %n.
        "landing_loss": tr("Every loss in the landing is %n [supplies] lower.", n="landing_loss"),
        #: {value} is a number.
        "least_lead": tr("[lead](pl) of a lower value count as {value}.", value="least_lead"),
    }

    def _printed(self, card: Any, printing: Printing) -> Iterator[str]:
        """Lines for what a card has of these."""
        for field, entry in printing.items():
            if getattr(card, field, None) not in (None, False, 0, ()):
                said = entry(self, card)
                yield from map(words, said if isinstance(said, map) else (said,))

    def eased(self, icon: Icon) -> str:
        #: {icon} is an icon that dice show.
        text = self.tr("In dice checks in the sector of its token outcomes ask for one {icon} less.")
        return text.format(icon=f"[{icon.value}]")

    def without_danger(self, letter: str) -> str:
        #: {letter} names a danger table: A, B, C.
        text = self.tr("Danger dice with danger table {letter} do nothing in the sector of its token.")
        return text.format(letter=letter)

    def __init__(self, box: Box, names: Names, rules: RulesText) -> None:
        super().__init__(rules, RULES)
        self._box, self._rules = box, rules
        self.finds = FindLines(box, names, rules)

    @remembered
    def section_card(self, id: CardId) -> Lines:
        card, say = self._box.section_cards[card_of(id)], self._rules.abilities
        return (say.ability(card.main), say.combination(card.combination))

    @remembered
    def equipment(self, id: CardId) -> Lines:
        card, say = self._box.equipment[card_of(id)], self._rules.abilities
        once = (self.tr("Used once, then discarded."),) if card.single_use else ()
        #: Printed before what the token of mission equipment does on the planet board.
        token = (words(Printed(self.tr("Its token"), say.told(card.token))),) if card.token else ()
        return (
            *map(say.ability, card.abilities),
            *map(say.convert, card.converts),
            *token,
            *self._printed(card, self._of_equipment),
            *once,
        )

    @remembered
    def skill(self, member: MemberId) -> Lines:
        card = self._box.crew[member]
        return () if card.skill is None else (self._rules.abilities.ability(card.skill),)

    def converts(self, converts: Iterable[Convert]) -> Lines:
        return tuple(map(self._rules.abilities.convert, converts))

    def injury(self, kind: InjuryKind) -> Lines:
        """What each result of an injury die does on this card (INJ-24)."""
        effects = INJURIES[kind].effects.items()
        return tuple(words(Printed(f"[injury_{icon.value}]", self._rules.tell(effect))) for icon, effect in effects)

    def condition(self, card: ConditionCard) -> Lines:
        return (
            *self.travel(card),
            *self._printed(card, self._of_conditions),
            *map(self._rules.abilities.combination, card.combinations),
            *map(self._rules.checks.special, card.special),
            *map(self._rules.planet.rule, card.places),
            *self._actions("conditions", card.actions),
            *self._track(card.time),
            *self._printed(card, self._round_end),
        )

    def condition_in_brief(self, card: ConditionCard) -> Lines:
        """What it asks of whoever travels or stands somewhere, and what dice gain under it.

        That travel leads along the path is not said once more; what it does in a check the tray says there.
        """
        travel = self.travel(card)
        match card.travel:
            case InOrder(steps=(*asked, FollowPath())) if asked:
                travel = self.travel(attrs.evolve(card, travel=InOrder(steps=tuple(asked))))
        return (
            *travel,
            *self._printed(card, self._of_conditions),
            *map(self._rules.abilities.combination, card.combinations),
            *map(self._rules.planet.rule, card.places),
        )

    def travel(self, card: ConditionCard) -> Lines:
        """What its travel icon stands for (ACT-23)."""
        if card.travel_check is not None:
            return (words(Under(self._to_travel(self, card), self._rules.checks.told(card.travel_check))),)
        if card.travel is not None:
            return (words(Under(self._to_travel(self, card), self._rules.tell(card.travel))),)
        return ()

    def mission(self, id: CardId) -> Lines:
        card = self._box.missions[card_of(id)]
        printed = self._printed(card, self._of_missions)
        return (*self.goal(card), *printed, *self._actions("missions", card.actions), *self._track(card.time))

    def goal(self, card: MissionCard) -> Lines:
        if card.test is None:
            return ()
        return (self._goal(self._rules.test(card.test), at_lift_off=card.at_lift_off),)

    def _goal(self, goal: str, *, at_lift_off: bool = False) -> str:
        if at_lift_off:
            #: {goal} is a sentence: what has to be so at that moment for the mission to be completed.
            text = self.tr("Goal when lifting off: {goal}")
        else:
            #: {goal} is a sentence: what has to be so for a mission or a rank-up card to be completed.
            text = self.tr("Goal: {goal}")
        return text.format(goal=going_on(goal))

    def threat(self, id: CardId) -> Lines:
        card = self._box.threats[card_of(id)]
        avoided = one_of([f"[biome_{biome.value}]" for biome in card.avoids])
        #: {biomes} are icons of biomes with "or" before the last one.
        never = (self.tr("It never enters a sector that shows {biomes}.").format(biomes=avoided),)
        places = tuple(map(self._rules.planet.rule, card.places))
        #: Line on a threat card with more than one figure; %n is how many.
        together = (self.tr("It has %n standee(s), and each counts wherever it stands.", "", card.standees),)
        return (
            *self._track(card.time),
            *self._behaviors(card),
            *(together if card.flock else ()),
            *(never if avoided else ()),
            *places,
            *self._actions("threats", card.actions),
        )

    def _behaviors(self, card: ThreatCard) -> Lines:
        """What the names mean with which its other texts speak of what it does (THR-03)."""
        return tuple(
            words(Printed(self.names.keyword(name), self._rules.tell(effect)))
            for name, effect in card.behaviors.items()
        )

    def poi(self, id: CardId) -> Lines:
        card = self._box.pois[card_of(id)]
        return (*self._actions("pois", card.actions), *self._track(card.time))

    def event_card(self, id: CardId) -> Lines:
        card = self._box.events[card_of(id)]
        #: A head, small: the main effect of an event follows. {biomes} are icons of biomes with "or" before the last.
        biomes = one_of([f"[biome_{biome.value}]" for biome in card.biomes])
        main = self.tr("if the sector shows {biomes}").format(biomes=biomes)
        #: A head, small: what an event does where none of its biomes is visible follows.
        secondary = self.tr("otherwise")
        return (
            words(Under(main, self._rules.tell(card.main))),
            words(Under(secondary, self._rules.tell(card.secondary))),
        )

    def danger(self, letter: str) -> Lines:
        """What each result of a danger die does in that table (DNG-11)."""
        results = self._box.dangers[letter].results.items()
        return tuple(words(Printed(f"[danger_{icon.value}]", self._rules.tell(effect))) for icon, effect in results)

    def rank_up(self, id: CardId, completed: bool) -> Lines:
        card = self._box.rank_ups[card_of(id)]
        actions = card.completed_actions if completed else card.actions
        return (self._goal(self._rules.test(card.goal)), self.promotion(card), *self._actions("rank_ups", actions))

    def promotion(self, card: RankUpCard) -> str:
        """How many successes promote once the goal is met (RNK-07)."""
        first, second = card.successes
        if second is None:
            #: {first} is a number of successes.
            return self.tr("Completed, it promotes from rank 1 with {first} [success].").format(first=first)
        #: {first} and {second} are numbers of successes.
        needed = self.tr("Completed, it promotes from rank 1 with {first} and from rank 2 with {second} [success].")
        return needed.format(first=first, second=second)

    def discovery(self, id: CardId) -> Lines:
        card = self._box.discoveries[card_of(id)]
        return () if card.ability is None else (self._rules.abilities.ability(card.ability),)

    def unique(self, number: int) -> Lines:
        card = next((card for card in self._box.uniques.values() if card.number == number), None)
        uses = () if card is None else (ability for ability in (card.ability, card.answer) if ability is not None)
        return (*self._printed(card, self._of_uniques), *map(self._rules.abilities.ability, uses))

    def lander(self, id: CardId) -> Lines:
        """What a lander can do beyond its figures."""
        card = self._box.landers[card_of(id)]
        return (*map(self._rules.abilities.ability, card.abilities), *self._printed(card, self._of_landers))

    def mod(self, id: CardId) -> Lines:
        """What a mod does on the planet, beyond the figures that it adds."""
        card = self._box.lander_mods[card_of(id)]
        abilities = map(self._rules.abilities.ability, card.abilities)
        return (*abilities, *self._printed(card, self._of_landers), *self._actions("lander_mods", card.actions))

    def _actions(self, family: str, actions: Iterable[SpecialAction]) -> Lines:
        """The name of each special action, then what it asks for and does."""
        lines: list[str] = []
        for action in actions:
            #: {name} is the name of a special action as it is printed on its card; its lines follow.
            lines.append(self.tr("Special action: {name}").format(name=self.names.content(family, action.name)))
            lines.extend(self._rules.abilities.action(action))
        return tuple(lines)

    def _track(self, track: TimeTrack | None) -> Lines:
        return () if track is None else self._rules.abilities.time_track(track)
