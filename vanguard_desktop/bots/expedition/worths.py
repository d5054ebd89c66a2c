"""What a text is worth to the sensible bot before it happens: tokens and ways forward are good, injuries are not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from vanguard_desktop.core import CardId, Effect, SectorId, Waiting
from vanguard_desktop.dice.faces import ALL_DICE, DANGER_FACES, Color
from vanguard_desktop.rulesets.expedition.data import Marks, Member, State
from vanguard_desktop.rulesets.expedition.data import effects as do
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.rulesets.expedition.payments import payable
from vanguard_desktop.setting import Moment, RowColor, card_of

from .story import important, marker_worth, marks_worth, mission_worth, news_worth, told_worth, undone, unread_entries
from .values import (
    AVAILABLE,
    BEFORE_THE_LAST,
    BLOCKED,
    CARD,
    CHARGE,
    DISCOVERY,
    FEW,
    FLAG,
    GONE,
    IN_CHECKS,
    INJURIES,
    KEPT,
    LAST_DICE,
    LEAD,
    MANDATORY,
    SPENT,
    STAR,
    STAYING,
    SUCCESS,
    SUPPLY,
    TIME,
    TOLD,
    UNCOVERED,
    UNIQUE,
    WAY,
)

Worth = Callable[[State, Member, Any, SectorId | None], float]


def text_worth(state: State, member: Member, effect: Effect, at: SectorId | None) -> float:
    """How good it would be if the text happened to this crew member now; what cannot be told counts nothing."""
    worth = WORTHS.get(type(effect))
    return 0.0 if worth is None else worth(state, member, effect, at)


def _in_order(state: State, member: Member, effect: do.InOrder, at: SectorId | None) -> float:
    return sum(text_worth(state, member, part, at) for part in effect.steps)


def _choose(state: State, member: Member, effect: do.Choose, at: SectorId | None) -> float:
    return max((text_worth(state, member, part, at) for part in options_of(state, member, effect)), default=0.0)


def options_of(state: State, member: Member, effect: do.Choose) -> Sequence[Effect]:
    """Those that can be paid; if none can, one of them has to be paid as far as it goes (GEN-10, GEN-14)."""
    return [one for one in effect.options if _is_open(state, member, one)] or effect.options


def _is_open(state: State, member: Member, option: Effect) -> bool:
    """Nobody blocks equipment who carries none."""
    if isinstance(option, do.BlockEquipment):
        return any(card not in state.blocked for card in member.equipment)
    return payable(state, Waiting(effect=option, you=member.id))


def _may(state: State, member: Member, effect: do.May, at: SectorId | None) -> float:
    return max(0.0, text_worth(state, member, effect.effect, at))


def _for_crew(state: State, member: Member, effect: do.ForCrew, at: SectorId | None) -> float:
    return _meant(state, member, effect.who) * text_worth(state, member, effect.effect, at)


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


def _if(state: State, member: Member, effect: do.If, at: SectorId | None) -> float:
    if holds(state, effect.test, member.id):
        return text_worth(state, member, effect.then, at)
    return text_worth(state, member, effect.otherwise, at) + _sooner(state, member, effect, at)


def _sooner(state: State, member: Member, effect: do.If, at: SectorId | None) -> float:
    """Markers that are counted: each one is a share of what comes when there are enough."""
    test = effect.test
    if not isinstance(test, Marks):
        return 0.0
    lying = sum(state.marks.values()) if test.sector is None else state.marks.get(test.sector, 0)
    return text_worth(state, member, effect.then, at) / test.count if lying < test.count else 0.0


def _unique(state: State, member: Member, effect: do.GainUnique, at: SectorId | None) -> float:
    return 0.5 if effect.number in state.uniques_found else UNIQUE


def supplies_worth(state: State, count: int) -> float:
    """Of the team's supplies; the last ones are kept for the way home."""
    kept = min(count, len(state.members))
    return KEPT * kept + SUPPLY * (count - kept)


def _supplies(state: State, member: Member, effect: do.GainSupplies, at: SectorId | None) -> float:
    more = min(effect.count, state.most_supplies - state.supplies)
    return supplies_worth(state, state.supplies + more) - supplies_worth(state, state.supplies)


def _supplies_lost(state: State, member: Member, effect: do.LoseSupplies, at: SectorId | None) -> float:
    if state.unlimited_supplies:
        return 0.0
    return supplies_worth(state, max(0, state.supplies - effect.count)) - supplies_worth(state, state.supplies)


def _cards(state: State, member: Member, effect: do.DrawCards, at: SectorId | None) -> float:
    return CARD * min(effect.count, max(1, member.hand_limit - len(member.hand)))


def _spent(state: State, member: Member, effect: do.SpendDice, at: SectorId | None) -> float:
    """What cannot be spent is sacrificed (DIE-26), also where only the color is missing (DIE-27)."""
    missing = max(0, effect.count - ready(member, effect.color))
    return (SPENT - AVAILABLE) * (effect.count - missing) + given_up_worth(state, member, missing)


def ready(member: Member, color: Color | None) -> int:
    """How many dice of a color, or of any, can be spent."""
    return sum(color in (None, ALL_DICE[die].color) for die in member.available)


def given_up_worth(state: State, member: Member, count: int) -> float:
    """Dice that are sacrificed; the last three cannot be, an injury comes instead (DIE-31)."""
    left, hurt, worth = state.dice_in_play(member), member.injury_count, 0.0
    for _ in range(count):
        if left > LAST_DICE:
            left, worth = left - 1, worth + gone_worth(left - 1)
        else:
            hurt, worth = hurt + 1, worth + injuries_worth(hurt + 1) - injuries_worth(hurt)
    return worth


def gone_worth(left: int) -> float:
    """A die that goes, if so many are left."""
    return GONE + FEW * max(0.0, 1.0 - (left - LAST_DICE) / BEFORE_THE_LAST)


def _one_more_injury(member: Member) -> float:
    return injuries_worth(member.injury_count + 1) - injuries_worth(member.injury_count)


def card_worth(state: State, member: Member, card: CardId) -> float:
    """What it is worth to keep a card in hand: of higher rank, of use in dice checks, or good for something now."""
    printed = state.box.section_cards[card_of(card)]
    checks = IN_CHECKS if printed.main.when in (Moment.BEFORE_ROLL, Moment.DURING_CHECK) else 0.0
    return CARD * printed.rank + checks + max(0.0, text_worth(state, member, printed.main.effect, member.sector))


def _healed(state: State, member: Member, effect: do.RemoveInjury, at: SectorId | None) -> float:
    return (1.5 if effect.card else 0.5) if member.injury_count else 0.0


def _read(state: State, member: Member, effect: do.ReadLog, at: SectorId | None) -> float:
    return 0.0 if f"log:{effect.log}" in state.tally else news_worth(state, at)


def _new_mission(state: State, member: Member, effect: do.AddMission, at: SectorId | None) -> float:
    return 0.0 if effect.card in (*state.missions, *state.missions_done) else WAY


def _marked(state: State, member: Member, effect: do.MarkSector, at: SectorId | None) -> float:
    """What missions count is worth its share of them; other markers lead somewhere at first, later hardly."""
    here = at if effect.sector is None else effect.sector
    lying = state.marks.get(here, 0) if here is not None else 0
    return marks_worth(lying + effect.count) - marks_worth(lying) + effect.count * marker_worth(state, here)


def _new_poi(state: State, member: Member, effect: Effect, at: SectorId | None) -> float:
    if (told := told_worth(state, at)) is not None:
        return told * TOLD
    return WAY * (STAR if undone(state) and important(state, at) else 0.5)


def _uncovered(state: State, member: Member, effect: do.DiscardPoi, at: SectorId | None) -> float:
    """An entry that the card under it leads to."""
    here = at if effect.sector is None else effect.sector
    cards = () if here is None else state.pois.get(here, ())
    if here is None or len(cards) < 2:
        return 0.0
    actions = state.box.pois[card_of(cards[-2])].actions
    rows = (row.effect for one in actions if one.check for row in one.check.rows if row.color is not RowColor.RED)
    entries = any(True for effect in rows for _ in unread_entries(state, effect))
    return UNCOVERED * news_worth(state, here) if entries else 0.0


WORTHS: Mapping[type[Effect], Worth] = {
    do.InOrder: _in_order,
    do.Choose: _choose,
    do.May: _may,
    do.ForCrew: _for_crew,
    do.If: _if,
    do.GainSuccesses: lambda state, member, effect, at: SUCCESS * effect.count,
    do.GainDiscovery: lambda state, member, effect, at: DISCOVERY,
    do.GainUnique: _unique,
    do.GainLeads: lambda state, member, effect, at: LEAD * effect.count,
    do.GainSupplies: _supplies,
    do.LoseSupplies: _supplies_lost,
    do.GainCharges: lambda state, member, effect, at: CHARGE * effect.count,
    do.DrawCards: _cards,
    do.DiscardCards: lambda state, member, effect, at: -CARD * min(effect.count, len(member.hand)),
    do.RefreshDice: lambda state, member, effect, at: (AVAILABLE - SPENT) * min(effect.count, len(member.spent)),
    do.SpendDice: _spent,
    do.SacrificeDice: lambda state, member, effect, at: given_up_worth(state, member, effect.count),
    do.RollDanger: lambda state, member, effect, at: danger_worth(state, member, effect.letter),
    do.GainInjury: lambda state, member, effect, at: _one_more_injury(member),
    do.RemoveInjury: _healed,
    do.EndExpedition: lambda state, member, effect, at: -MANDATORY if undone(state) else MANDATORY,
    do.ReadLog: _read,
    do.SetFlag: lambda state, member, effect, at: 0.0 if effect.flag in state.flags else FLAG,
    do.CompleteMission: lambda state, member, effect, at: (
        mission_worth(state, effect.card) if effect.card in state.missions else 0.0
    ),
    do.AddMission: _new_mission,
    do.OpenPath: lambda state, member, effect, at: 0.0 if effect.path in state.opened else WAY,
    do.MarkSector: _marked,
    do.ReplacePoi: _new_poi,
    do.DiscardPoi: _uncovered,
    do.CoverPoi: _new_poi,
    do.AdvanceTime: lambda state, member, effect, at: TIME * effect.count,
    do.ReduceTime: lambda state, member, effect, at: -TIME * effect.count,
    do.RemoveThreat: lambda state, member, effect, at: WAY,
    do.FailMission: lambda state, member, effect, at: -MANDATORY,
    do.EndTurn: lambda state, member, effect, at: TIME,
    do.StayOnPlanet: lambda state, member, effect, at: STAYING,
    do.BlockEquipment: lambda state, member, effect, at: BLOCKED,
}
# What these are good for hangs on so much else that it is found out by playing them in the mind.
UNRECKONED: tuple[type[Effect], ...] = (
    do.Nothing, do.DiceCheck, do.RerollDanger, do.CancelDangerDie, do.RerollDice, do.TurnDie, do.PoolDieToSpent,
    do.BurnBasics, do.SkipToStep, do.TreatResults, do.TreatDie, do.JoinBasics, do.MatchIcon, do.TurnShown,
    do.TurnAlike, do.RerollAny, do.RerollColor, do.RerollNamed, do.RerollOther, do.ReturnNamed, do.ReturnShown,
    do.ReturnColors, do.PutInPool, do.KeepAside, do.KeepFace, do.IgnoreInjuryDice, do.AssistMore, do.MayAssist,
    do.PayTwice, do.SpareOutcome, do.RepeatCheck, do.InEachCheck, do.ForHit, do.RefreshOther, do.RefreshAll,
    do.Borrow, do.DrawToLimit, do.DiscardCardWith, do.DiscardHand, do.TakeBackCard, do.SacrificeCard, do.KeepOfTop,
    do.TakeInjury, do.FlipInjury, do.FlipKind, do.LoseCharges, do.CancelIt, do.LandIn, do.SkipLanding, do.RaiseStat,
    do.RaiseAnyStat, do.RerollLanding, do.PlaceUnder, do.LookAtPois, do.ChoosePoi, do.MoveMarker,
    do.JoinMarkers, do.ClearMarkers, do.SweepMarkers, do.MarkCard, do.Progress, do.ProgressOn, do.ProgressHere,
    do.ProgressAround, do.ResetTrack, do.ResetHere, do.PlaceCondition, do.DiscardCondition, do.LookAtNextCondition,
    do.LoseMission, do.LoseLess, do.TurnBackTime, do.HoldTime, do.LookAtEvents, do.SeeMoreEvents, do.FewerEvents,
    do.DrawEvents, do.TakeStartToken, do.ExtraAction, do.RepeatBasic, do.Last, do.Later, do.AtRandom,
    do.LeadWhereOneLies, do.PlaceOneLead, do.LeadsAnywhere, do.MoveLead, do.ReturnLead, do.LeadsToDiscovery,
    do.DiscoveryWithLead, do.ReturnDiscovery, do.SwapDiscovery, do.TakeRoom, do.DiscardThis, do.MoveEquipment,
    do.ReadyEquipment, do.ReturnEquipment, do.DiscardEquipment, do.FreeEquipment, do.PlaceToken,
    do.PlaceSomeToken, do.LoadUp, do.BarNextDoor, do.PlaceThreat, do.PlaceStandee, do.PutThreat, do.MoveThreat,
    do.MoveStandees, do.MoveSomeThreat, do.MoveThreatBack, do.LeadThreat, do.SweepAlong, do.ThreatStrays,
    do.SendAway, do.Attack, do.Shelter, do.Behave, do.LookAtThreat, do.AdvanceThreat, do.ThreatsBack, do.SkipThreat,
    do.ResetThreat, do.FollowPath, do.TravelIcon, do.MoveConnected, do.MoveTo, do.MoveToVisited, do.MoveToBiome,
    do.MoveTowardLander, do.MoveBeside, do.MoveBack, do.FetchHere, do.ComeAlong, do.CarryMarkers, do.TravelOnce,
    do.LeavingCosts, do.MakeTwoWay, do.JoinSectors,
)  # fmt: skip


def danger_worth(state: State, member: Member, letter: str) -> float:
    """The average over the faces of a danger die."""
    table = state.box.dangers.get(letter)
    if table is None:
        return 0.0
    each = (table.results.get(face) for face in DANGER_FACES)
    return sum(text_worth(state, member, effect, None) for effect in each if effect is not None) / len(DANGER_FACES)


def injuries_worth(count: int) -> float:
    return INJURIES[min(count, len(INJURIES) - 1)]
