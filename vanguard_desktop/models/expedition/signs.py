"""The small signs with which a path says what it costs, taken from the effects that the rules carry out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from vanguard_desktop.core import Effect
from vanguard_desktop.rulesets.expedition.data import effects as fx


@attrs.frozen(kw_only=True)
class Sign:
    """An icon, a die as the mark of its tile, how many: what of it is needed."""

    icon: str = ""
    die: str = ""
    text: str = ""


Signs = Callable[[Any], tuple[Sign, ...]]


def signs(effect: Effect) -> tuple[Sign, ...]:
    """What is drawn on the pill of a path for one of its icons."""
    return SIGNS.get(type(effect), IN_WORDS)(effect)


def _icon(icon: str) -> Signs:
    return lambda _: (Sign(icon=icon),)


def _counted(icon: str, sign: str) -> Signs:
    return lambda effect: (Sign(icon=icon, text=f"{sign}{effect.count}"),)


def _dice(icon: str) -> Signs:
    def dice(effect: fx.SpendDice | fx.RefreshDice) -> tuple[Sign, ...]:
        return (Sign(icon=icon, die=_color(effect), text=str(effect.count) if effect.count > 1 else ""),)

    return dice


def _color(effect: fx.SpendDice | fx.RefreshDice) -> str:
    """A tile of that color, or of any."""
    return f"die_{effect.color.value}" if effect.color else "any_die"


def _danger(letter: str) -> Sign:
    """A pack may call its danger tables as it likes."""
    one = len(letter) == 1 and letter.isascii() and letter.isalpha()
    return Sign(die=f"danger_die_{letter.lower()}") if one else Sign(die="danger_common", text=letter)


# The sentence that goes with the path tells it.
IN_WORDS = _icon("info")
SIGNS: dict[type[Effect], Signs] = {
    fx.Nothing: lambda _: (),
    fx.InOrder: lambda effect: tuple(sign for step in effect.steps for sign in signs(step)),
    fx.SpendDice: lambda effect: (Sign(die=_color(effect), text=str(effect.count) if effect.count > 1 else ""),),
    fx.RefreshDice: _dice("refresh_die"),
    fx.SacrificeDice: _icon("sacrifice_die"),
    fx.RollDanger: lambda effect: (_danger(effect.letter),),
    fx.LoseSupplies: _counted("supplies", "−"),
    fx.GainSupplies: _counted("supplies", "+"),
    fx.GainSuccesses: _counted("success", "+"),
    fx.TravelIcon: _icon("travel"),
    fx.ReadLog: _icon("log_entry"),
    **dict.fromkeys(
        (
            fx.AddMission, fx.AdvanceThreat, fx.AdvanceTime, fx.AssistMore, fx.AtRandom, fx.Attack, fx.BarNextDoor,
            fx.Behave, fx.BlockEquipment, fx.Borrow, fx.BurnBasics, fx.CancelDangerDie, fx.CancelIt, fx.CarryMarkers,
            fx.Choose, fx.ChoosePoi, fx.ClearMarkers, fx.ComeAlong, fx.CompleteMission, fx.CoverPoi, fx.DiceCheck,
            fx.DiscardCardWith, fx.DiscardCards, fx.DiscardCondition, fx.DiscardEquipment, fx.DiscardHand,
            fx.DiscardPoi, fx.DiscardThis, fx.DiscoveryWithLead, fx.DrawCards, fx.DrawEvents, fx.DrawToLimit,
            fx.EndExpedition, fx.EndTurn, fx.ExtraAction, fx.FailMission, fx.FetchHere, fx.FewerEvents, fx.FlipInjury,
            fx.FlipKind, fx.FollowPath, fx.ForCrew, fx.ForHit, fx.FreeEquipment, fx.GainCharges, fx.GainDiscovery,
            fx.GainInjury, fx.GainLeads, fx.GainUnique, fx.HoldTime, fx.If, fx.IgnoreInjuryDice, fx.InEachCheck,
            fx.JoinBasics, fx.JoinMarkers, fx.JoinSectors, fx.KeepAside, fx.KeepFace, fx.KeepOfTop, fx.LandIn, fx.Last,
            fx.Later, fx.LeadThreat, fx.LeadWhereOneLies, fx.LeadsAnywhere, fx.LeadsToDiscovery, fx.LeavingCosts,
            fx.LoadUp, fx.LookAtEvents, fx.LookAtNextCondition, fx.LookAtPois, fx.LookAtThreat, fx.LoseCharges,
            fx.LoseLess, fx.LoseMission, fx.MakeTwoWay, fx.MarkCard, fx.MarkSector, fx.MatchIcon, fx.May, fx.MayAssist,
            fx.MoveBack, fx.MoveBeside, fx.MoveConnected, fx.MoveEquipment, fx.MoveLead, fx.MoveMarker,
            fx.MoveSomeThreat, fx.MoveStandees, fx.MoveThreat, fx.MoveThreatBack, fx.MoveTo, fx.MoveToBiome,
            fx.MoveToVisited, fx.MoveTowardLander, fx.OpenPath, fx.PayTwice, fx.PlaceCondition, fx.PlaceOneLead,
            fx.PlaceSomeToken, fx.PlaceStandee, fx.PlaceThreat, fx.PlaceToken, fx.PlaceUnder, fx.PoolDieToSpent,
            fx.Progress, fx.ProgressAround, fx.ProgressHere, fx.ProgressOn, fx.PutInPool, fx.PutThreat, fx.RaiseAnyStat,
            fx.RaiseStat, fx.ReadyEquipment, fx.ReduceTime, fx.RefreshAll, fx.RefreshOther, fx.RemoveInjury,
            fx.RemoveThreat, fx.RepeatBasic, fx.RepeatCheck, fx.ReplacePoi, fx.RerollAny, fx.RerollColor,
            fx.RerollDanger, fx.RerollDice, fx.RerollLanding, fx.RerollNamed, fx.RerollOther, fx.ResetHere,
            fx.ResetThreat, fx.ResetTrack, fx.ReturnColors, fx.ReturnDiscovery, fx.ReturnEquipment, fx.ReturnLead,
            fx.ReturnNamed, fx.ReturnShown, fx.SacrificeCard, fx.SeeMoreEvents, fx.SendAway, fx.SetFlag, fx.Shelter,
            fx.SkipLanding, fx.SkipThreat, fx.SkipToStep, fx.SpareOutcome, fx.StayOnPlanet, fx.SwapDiscovery,
            fx.SweepAlong, fx.SweepMarkers, fx.TakeBackCard, fx.TakeInjury, fx.TakeRoom, fx.TakeStartToken,
            fx.ThreatStrays, fx.ThreatsBack, fx.TravelOnce, fx.TreatDie, fx.TreatResults, fx.TurnAlike, fx.TurnBackTime,
            fx.TurnDie, fx.TurnShown,
        ),
        IN_WORDS,
    ),
}  # fmt: skip
