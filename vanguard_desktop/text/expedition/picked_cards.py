"""The card that an answer is about, where cards are what is chosen between: they can be laid open then."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Command, Effect
from vanguard_desktop.rulesets.expedition.data import State, picked
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.rulesets.expedition.options import alternatives
from vanguard_desktop.setting import card_of

# By what is done with the card: the family in which it is found.
_FAMILIES: dict[type[Effect], str] = {
    picked.KeepCard: "section_cards",
    picked.FetchCard: "section_cards",
    picked.DropCard: "section_cards",
    picked.TakeEvent: "events",
    picked.PutBack: "discoveries",
    picked.SwapFor: "discoveries",
    picked.HandOver: "equipment",
    picked.MakeReady: "equipment",
    picked.FetchEquipment: "equipment",
    picked.DropEquipment: "equipment",
    picked.BlockThis: "equipment",
    picked.MoveThis: "threats",
    picked.SkipThis: "threats",
    picked.BackThis: "threats",
    picked.SendThis: "threats",
    picked.LookThis: "threats",
}


def picked_card(command: Command, state: State) -> str:
    """As a subject that can be explained and shown; empty if the answer is about no card, or one that has no face."""
    question = state.question
    match command:
        case do.PickCard(card=card):
            return _card("rank_ups" if card_of(card) in state.box.rank_ups else "section_cards", card)
        case do.PickTrack(track=track):
            return _of_track(track, state)
        case do.PickSlot(slot=slot) if isinstance(question, ask.ChooseInjury):
            injury = state.member(question.member).injuries[slot]
            return "" if injury is None else f"card:injury/{injury.kind.value}"
        case do.PickOption(number=number) if isinstance(question, ask.ChooseOption):
            options = alternatives(state, question)
            return _of_effect(options[number - 1], state) if number <= len(options) else ""
        case _:
            return ""


def _card(family: str, card: CardId) -> str:
    return f"card:{family}/{card_of(card)}"


def _of_effect(effect: Effect, state: State) -> str:
    if isinstance(effect, picked.TurnBack | picked.HoldTrack):
        return _of_track(effect.track, state)
    family = _FAMILIES.get(type(effect))
    card = getattr(effect, "card", None) or getattr(effect, "threat", None)
    return "" if family is None or card is None else _card(family, card)


def _of_track(track: Track, state: State) -> str:
    """The card on which a time track is printed; the condition of a world may be printed on its board."""
    family = {"threat": "threats", "mission": "missions"}.get(track.of.family)
    if family is not None:
        return _card(family, CardId(track.of.id))
    if track.of.family == "condition" and state.condition is not None:
        return _card("conditions", state.condition)
    return ""
