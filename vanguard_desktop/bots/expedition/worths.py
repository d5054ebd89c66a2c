"""What a text is worth to the sensible bot before it happens: tokens and ways forward are good, injuries are not."""

from __future__ import annotations

from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import DANGER_FACES
from vanguard_desktop.rulesets.expedition.data import effects as do
from vanguard_desktop.rulesets.expedition.data.effects import StayOnPlanet
from vanguard_desktop.rulesets.expedition.data.member import Member
from vanguard_desktop.rulesets.expedition.data.questions import Marks
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.setting.box import card_of

SUCCESS, DISCOVERY, UNIQUE, LEAD, SUPPLY, CHARGE, CARD = 1.5, 1.5, 2.0, 0.2, 0.5, 0.2, 0.12
AVAILABLE, SPENT, GONE = 0.3, 0.12, -1.5
NEWS, FLAG, MANDATORY, OPTIONAL, WAY = 4.0, 1.5, 12.0, 3.0, 1.5
IMPORTANT, WANTED = 2.5, 3.0
LAST_DICE = 3
# A text that asks once more comes after the team has agreed to lift off; whoever stays would agree again at once.
STAYING = -100.0
# The first injury hurts, the third is dangerous, the fourth ends the expedition.
INJURIES = (0.0, -3.0, -8.0, -18.0, -60.0)
TIME = -0.25


def text_worth(state: State, member: Member, effect: Effect, at: SectorId | None) -> float:
    """How good it would be if the text happened to this crew member now; what cannot be told counts nothing."""
    match effect:
        case do.InOrder(steps=parts):
            return sum(text_worth(state, member, part, at) for part in parts)
        case do.Choose(options=parts):
            return max((text_worth(state, member, part, at) for part in parts), default=0.0)
        case do.May(effect=part):
            return max(0.0, text_worth(state, member, part, at))
        case do.ForCrew(who=who, effect=part):
            return _meant(state, member, who) * text_worth(state, member, part, at)
        case do.If(test=test, then=then, otherwise=otherwise):
            return text_worth(state, member, then if holds(state, test, member.id) else otherwise, at)
        case do.DiceCheck():
            return 0.0
        case _:
            return _plain(state, member, effect, at)


def _meant(state: State, member: Member, who: do.Who) -> int:
    match who:
        case do.Who.EACH:
            return len(state.members)
        case do.Who.EACH_HERE:
            return len(state.here(member.sector))
        case do.Who.EACH_OTHER_HERE:
            return len(state.here(member.sector)) - 1
        case _:
            return 1


def _plain(state: State, member: Member, effect: Effect, at: SectorId | None) -> float:
    match effect:
        case do.GainSuccesses(count=count):
            return SUCCESS * count
        case do.GainDiscovery():
            return DISCOVERY
        case do.GainUnique(number=number):
            return 0.5 if number in state.uniques_found else UNIQUE
        case do.GainLeads(count=count):
            return LEAD * count
        case do.GainSupplies(count=count):
            return SUPPLY * min(count, state.most_supplies - state.supplies)
        case do.LoseSupplies(count=count):
            return 0.0 if state.unlimited_supplies else -SUPPLY * min(count, state.supplies)
        case do.GainCharges(count=count):
            return CHARGE * count
        case do.DrawCards(count=count):
            return CARD * min(count, max(1, member.hand_limit - len(member.hand)))
        case do.DiscardCards(count=count):
            return -CARD * min(count, len(member.hand))
        case do.RefreshDice(count=count):
            return (AVAILABLE - SPENT) * min(count, len(member.spent))
        case do.SpendDice(count=count):
            missing = max(0, count - len(member.available))  # DIE-26: what cannot be spent is sacrificed
            return (SPENT - AVAILABLE) * (count - missing) + _sacrifice(state, member) * missing
        case do.SacrificeDice(count=count):
            return _sacrifice(state, member) * count
        case do.RollDanger(letter=letter):
            return danger_worth(state, member, letter)
        case do.GainInjury():
            return _one_more_injury(member)
        case do.RemoveInjury(card=card):
            return (1.5 if card else 0.5) if member.injury_count else 0.0
        case do.EndExpedition():
            return MANDATORY if _done(state) else -MANDATORY
        case _:
            return _forward(state, effect, at)


def _sacrifice(state: State, member: Member) -> float:
    """The last three dice cannot be given up: an injury comes instead (DIE-31)."""
    return GONE if state.dice_in_play(member) > LAST_DICE else _one_more_injury(member)


def _one_more_injury(member: Member) -> float:
    return injuries_worth(member.injury_count + 1) - injuries_worth(member.injury_count)


def _forward(state: State, effect: Effect, at: SectorId | None) -> float:
    """Ways on: logs, missions, places, time."""
    match effect:
        case do.ReadLog(log=log):
            return 0.5 if f"log:{log}" in state.tally else NEWS * (IMPORTANT if _important(state, at) else 1.0)
        case do.SetFlag(flag=flag):
            return 0.0 if flag in state.flags else FLAG
        case do.CompleteMission(card=card) if card in state.missions:
            return mission_worth(state, card)
        case do.AddMission(card=card) if card not in (*state.missions, *state.missions_done):
            return WAY
        case do.OpenPath(path=path) if path not in state.opened:
            return WAY
        case do.MarkSector(count=count, sector=sector):
            here = at if sector is None else sector
            lying = state.marks.get(here, 0) if here is not None else 0
            return marks_worth(lying + count) - marks_worth(lying) + (WANTED if wants_marks(state) else 0.0)
        case do.ReplacePoi() | do.CoverPoi():
            return WAY / 2 * (IMPORTANT**2 if _important(state, at) else 1.0)
        case do.AdvanceTime(count=count):
            return TIME * count
        case do.ReduceTime(count=count):
            return -TIME * count
        case do.RemoveThreat():
            return WAY
        case do.FailMission():
            return -MANDATORY
        case do.EndTurn():
            return TIME
        case StayOnPlanet():
            return STAYING
        case _:
            return 0.0


def _important(state: State, at: SectorId | None) -> bool:
    """Where the star is, a mission waits (PLN-30)."""
    return at is not None and state.is_important(at)


def danger_worth(state: State, member: Member, letter: str) -> float:
    """The average over the faces of a danger die."""
    table = state.box.dangers.get(letter)
    if table is None:
        return 0.0
    each = (table.results.get(face) for face in DANGER_FACES)
    return sum(text_worth(state, member, effect, None) for effect in each if effect is not None) / len(DANGER_FACES)


def injuries_worth(count: int) -> float:
    return INJURIES[min(count, len(INJURIES) - 1)]


def marks_worth(count: int) -> float:
    """The first markers of a sector lead somewhere, later ones hardly."""
    return sum(2.0 / number**2 for number in range(1, count + 1))


def wants_marks(state: State) -> bool:
    """Whether a mission counts markers and has not enough of them."""
    tests = (state.box.missions[card_of(card)].test for card in state.missions)
    return any(isinstance(test, Marks) and not holds(state, test) for test in tests)


def mission_worth(state: State, mission: str) -> float:
    card = state.box.missions[card_of(mission)]
    return OPTIONAL if card.optional else MANDATORY


def _done(state: State) -> bool:
    return all(state.box.missions[card].optional for card in state.missions) and not state.mission_failed
