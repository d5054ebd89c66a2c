"""What an order is about: the card it uses or the action it takes, as a subject that can be explained."""

from __future__ import annotations

from vanguard_desktop.core import Command, MemberId
from vanguard_desktop.rulesets.expedition.data import (
    Exert,
    GiveStartToken,
    LiftOff,
    PlayCard,
    Prepare,
    Rest,
    RollDice,
    TakeSpecialAction,
    Travel,
    UseCombination,
    UseDiscovery,
    UseEquipment,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.commands import EndTurn

_ICONS: dict[type[Command], str] = {
    Exert: "exert",
    LiftOff: "lift_off",
    Prepare: "prepare",
    RollDice: "dice_check",
    TakeSpecialAction: "special_action",
}


def subject_of(command: Command, turn: MemberId | None = None) -> str:
    """Empty for an order that explains itself; `turn` is whoever is in turn."""
    match command:
        case PlayCard(card=card):
            return f"card:section_cards/{card}"
        case UseCombination(source=source):
            return "icon:global_condition" if source == "condition" else f"card:section_cards/{source}"
        case UseEquipment(card=card):
            return f"card:equipment/{card}"
        case UseSkill(member=member):
            return f"card:crew/{member}"
        case UseDiscovery(card=card):
            return f"card:discoveries/{card}"
        case Travel(path=path):
            return f"travel:{path}"
        case Rest() if turn is not None:
            return f"rest:{turn}"
        case EndTurn():
            return "rule:TRN-14"
        case GiveStartToken():
            return "keyword:start_token"
        case _:
            icon = _ICONS.get(type(command))
            return f"icon:{icon}" if icon is not None else ""
