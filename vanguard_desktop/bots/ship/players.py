"""The bots aboard: the random one tries everything, the sensible one cares for crew, dice, research and a course."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any

import attrs

from vanguard_desktop.core import CardId, Command, Decision, LogId, Rng, Ruleset, changed, follow_legal
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.medbay import EndTherapy
from vanguard_desktop.rulesets.ship.data.campaign.objectives import LeaveBridge, UseAbility
from vanguard_desktop.rulesets.ship.data.campaign.save_point import PlayOn, SetDifficulty, StopHere
from vanguard_desktop.rulesets.ship.data.common import (
    ChooseOption,
    ChooseOrder,
    ChooseThing,
    ChooseWhether,
    Pass,
    PickThing,
)
from vanguard_desktop.rulesets.ship.data.facilities.facilities import (
    ChooseFacility,
    EndFacilities,
    EndStep,
    VisitFacility,
)
from vanguard_desktop.rulesets.ship.data.facilities.hangar import (
    AttachMod,
    ChooseLander,
    DetachMod,
    EndHangar,
    FitOutLander,
)
from vanguard_desktop.rulesets.ship.data.facilities.laboratory import ChooseKeyword, CompleteResearch
from vanguard_desktop.rulesets.ship.data.journey.debriefing import EndTrade
from vanguard_desktop.rulesets.ship.data.journey.launch import (
    AddCard,
    BuildDeck,
    ChooseTeamMember,
    FinishDeck,
    LoadEquipment,
    LoadLander,
    StrapIn,
    TakeOutCard,
    UnloadEquipment,
)
from vanguard_desktop.rulesets.ship.data.journey.scanner import EndScan, RevealPart
from vanguard_desktop.rulesets.ship.data.journey.star_map import ConfirmDrift, DriftOff, EndTravel, Travel
from vanguard_desktop.rulesets.ship.pieces import Piece, id_of, member_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import Box

from .judgment import usefulness, worth
from .voyage import next_leg

# Decks that lie face down.
HIDDEN = (zones.RECRUITS, zones.POSSIBLE, zones.RANK_UPS, zones.EVENTS, zones.ADD_ONS)
# Whoever goes on and on in one step is stopped by this.
PATIENCE = 60
FURTHER = 12
# A ship that drifts sees little of the game, so even the random bot mostly holds a course.
ON_COURSE = 0.7
MOST_PICTURED = 12
GAIN = 0.01
ENDS = (
    EndTrade, EndTherapy, EndTravel, EndScan, EndStep, EndFacilities, EndHangar, FinishDeck, StrapIn, Pass, PlayOn,
    LeaveBridge,
)  # fmt: skip
# Back and forth without an aim.
POINTLESS = (TakeOutCard, UnloadEquipment, DetachMod, SetDifficulty, StopHere)
# Questions that only carry out what was begun.
IN_PASSING = (ChooseThing, ChooseOrder, ChooseWhether, ChooseOption)
# What these commands are good for is told by the next one.
WAYS_IN = (VisitFacility, ChooseKeyword)
# What these cost is lost at the end of the facilities, so it is well spent (FAC-07); some abilities pay only after
# several uses: a limping ship is repaired bit by bit. What a project brings is told by its back, and there are more
# discoveries than projects.
WELL_SPENT: dict[type[Command], float] = {VisitFacility: 2.0, RevealPart: 1.0, UseAbility: 2.0, CompleteResearch: 12.0}


class RandomShip:
    """Kinds of commands are equally likely, so that long lists do not drown the word that ends them."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        if isinstance(state.question, Travel) and self._chance.random() < ON_COURSE:
            return next_leg(state, legal)
        kinds = sorted({command.tag for command in legal})
        kind = self._chance.choice(kinds)
        return self._chance.choice([command for command in legal if command.tag == kind])


class SensibleShip:
    """Does what makes the ship look better than it does now, with all that is hidden made up."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._read: frozenset[LogId] = frozenset()
        self._box: Box | None = None
        self._step: tuple[Any, ...] = ()
        self._tries = 0

    def choose(self, rules: Ruleset[Any], state: ShipState, legal: Sequence[Command]) -> Command:
        if len(legal) == 1:
            return legal[0]
        assert state.question is not None
        rule = RULES.get(type(state.question))
        if rule is not None:
            return rule(state, legal)
        if self._is_tired(state):
            return next((each for each in legal if isinstance(each, ENDS)), self._chance.choice(legal))
        picture = self._picture(state)
        question = state.question
        if isinstance(question, ChooseThing) and isinstance(question.effect.effect, ChooseTeamMember):
            return _send(state, legal)
        if isinstance(question, IN_PASSING):
            return self._best(rules, picture, legal)[1]
        return self._act(rules, picture, legal)

    def _is_tired(self, state: ShipState) -> bool:
        step = (state.cycle, state.phase, state.step)
        self._tries = self._tries + 1 if step == self._step else 0
        self._step = step
        return self._tries > PATIENCE

    def _act(self, rules: Ruleset[Any], picture: ShipState, legal: Sequence[Command]) -> Command:
        """The command that gains most, or the end of the step if none gains anything."""
        acts = [command for command in legal if not isinstance(command, (*ENDS, *POINTLESS))]
        ends = [command for command in legal if isinstance(command, ENDS)]
        if not acts:
            return self._chance.choice(ends or list(legal))
        value, command = self._best(rules, picture, acts)
        gain = value - worth(picture)
        return command if gain > GAIN or not ends else ends[0]

    def _best(self, rules: Ruleset[Any], picture: ShipState, legal: Sequence[Command]) -> tuple[float, Command]:
        tried = list(legal) if len(legal) <= MOST_PICTURED else self._chance.sample(list(legal), MOST_PICTURED)
        values = [(self._after(rules, picture, command), self._chance.random(), command) for command in tried]
        value, _, best = max(values, key=lambda each: each[:2])
        return value, best

    def _after(self, rules: Ruleset[Any], picture: ShipState, command: Command) -> float:
        """How the ship looks when what was begun is carried out with the first answers at hand."""
        after = _carried_out(rules, follow_legal(rules, picture, command)[1])
        bonus = WELL_SPENT.get(type(command), 0.0)
        if not isinstance(command, WAYS_IN) or isinstance(after.question, ChooseFacility):
            return worth(after) + bonus
        # Inside it is worth what can be done there.
        acts = (act for act in rules.legal_answers(after) if not isinstance(act, (*ENDS, *POINTLESS)))
        first = islice(acts, MOST_PICTURED)
        return max((self._after(rules, after, act) for act in first), default=worth(after)) + bonus

    def _picture(self, state: ShipState) -> ShipState:
        """Decks in another order, other luck, and logs that nobody has read say nothing (GEN-35)."""
        decks = {
            zone: tuple(self._chance.sample(there, len(there)))
            for zone, there in state.zones.items()
            if zone in HIDDEN or zone.startswith("TA.DISC.")
        }
        luck = Rng(self._chance.getrandbits(32))
        return changed(state, zones={**state.zones, **decks}, rng=luck, box=self._opened(state))

    def _opened(self, state: ShipState) -> Box:
        """The box with the logs that have been read in this campaign."""
        read = frozenset(state.logs_read)
        if self._box is None or read != self._read:
            known = {log: entry for log, entry in state.box.logs.items() if log in read}
            self._read, self._box = read, attrs.evolve(state.box, logs=known)
        return self._box


def _carried_out(rules: Ruleset[Any], state: ShipState) -> ShipState:
    """Questions that only carry out what was begun are answered with the first answer."""
    for _ in range(FURTHER):
        if not isinstance(state.question, IN_PASSING):
            break
        first = next(iter(rules.legal_answers(state)), None)
        if first is None:
            break
        state = follow_legal(rules, state, first)[1]
    return state


def _send(state: ShipState, legal: Sequence[Command]) -> Command:
    """Whoever helps most on the planet in the scanner; a single player sends as many as are allowed."""
    members = [command for command in legal if isinstance(command, PickThing)]
    return max(members, key=lambda command: usefulness(state, member_of(Piece(command.thing))))


def _fit_out(state: ShipState, legal: Sequence[Command]) -> Command:
    """The best lander, then every mod that fits."""
    landers = [command for command in legal if isinstance(command, ChooseLander)]
    best = max(landers, key=lambda command: _lander(state, command.lander), default=None)
    if best is not None and state.lander is not None and _lander(state, best.lander) > _lander(state, state.lander):
        return best
    return next((command for command in legal if isinstance(command, AttachMod)), EndHangar())


def _lander(state: ShipState, lander: CardId) -> float:
    card = state.box.landers[lander]
    tested, slots = card.armor + card.sensors + card.agility, card.structural + card.utility
    return tested + slots + (card.supplies + card.discoveries) / 2


def _load(_: ShipState, legal: Sequence[Command]) -> Command:
    """As much as there is room for."""
    return next((command for command in legal if isinstance(command, LoadEquipment)), StrapIn())


def _deck(state: ShipState, legal: Sequence[Command]) -> Command:
    """The starter cards, and the best that the rank allows."""
    added = [command for command in legal if isinstance(command, AddCard)]
    ranked = [command for command in added if state.box.section_cards[id_of(command.card)].rank > 1]
    short = FinishDeck() not in legal
    return next(iter(ranked or (added if short else ())), FinishDeck())


RULES: dict[type[Decision], Callable[[ShipState, Sequence[Command]], Command]] = {
    Travel: next_leg,
    ConfirmDrift: lambda state, legal: DriftOff(),
    FitOutLander: _fit_out,
    LoadLander: _load,
    BuildDeck: _deck,
}
