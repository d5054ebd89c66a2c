"""The small signs with which a path says what it costs, taken from the effects that the rules carry out."""

from __future__ import annotations

import attrs

from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.data.effects import (
    GainSuccesses,
    GainSupplies,
    InOrder,
    LoseSupplies,
    Nothing,
    ReadLog,
    RefreshDice,
    RollDanger,
    SacrificeDice,
    SpendDice,
    TravelIcon,
)


@attrs.frozen(kw_only=True)
class Sign:
    """An icon, a die of a color, how many or which: what of it is needed."""

    icon: str = ""
    die: str = ""
    text: str = ""


# Effects of one icon each; what is not among them is told by the sentence that goes with the path.
_PLAIN = {LoseSupplies: ("supplies", "−"), GainSupplies: ("supplies", "+"), GainSuccesses: ("success", "+")}


def signs(effect: Effect) -> tuple[Sign, ...]:
    """What is drawn on the pill of a path for one of its icons."""
    match effect:
        case Nothing():
            return ()
        case InOrder(steps=steps):
            return tuple(sign for step in steps for sign in signs(step))
        case SpendDice(count=count, color=color) | RefreshDice(count=count, color=color):
            icon = "spend_die" if isinstance(effect, SpendDice) else "refresh_die"
            return (Sign(icon=icon, die=color.value if color else "", text=str(count) if count > 1 else ""),)
        case RollDanger(letter=letter):
            return (Sign(die="danger", text=letter),)
        case LoseSupplies(count=count) | GainSupplies(count=count) | GainSuccesses(count=count):
            icon, direction = _PLAIN[type(effect)]
            return (Sign(icon=icon, text=f"{direction}{count}"),)
        case _:
            return (Sign(icon=_NAMED.get(type(effect), "info")),)


_NAMED: dict[type[Effect], str] = {TravelIcon: "travel", SacrificeDice: "sacrifice_die", ReadLog: "log_entry"}
