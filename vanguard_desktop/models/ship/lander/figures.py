"""The figures of a lander in signs, and what the landing asks for as far as the scanner has shown it."""

from __future__ import annotations

import attrs

from vanguard_desktop.play import voyages
from vanguard_desktop.play.ship import lander
from vanguard_desktop.rulesets.ship.pieces import piece
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import LanderCard, ModCard
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.ship.journey.star_chart import StarChartText

from ..cards import card_shown

# Which figure stands behind which sign, in the order of the lander board.
SIGNS = (
    ("armor", "lander_armor"),
    ("sensors", "lander_sensors"),
    ("agility", "lander_agility"),
    ("supplies", "supplies"),
    ("personal", "equipment_personal"),
    ("mission", "equipment_mission"),
    ("discoveries", "lander_capacity"),
)
# Figures stand apart from one another, each beside its sign.
_BESIDE = "\u2060\u00a0"
_APART = "\u00a0\u00a0\u00a0 "


def figure_words(wording: Wording, card: LanderCard, after: LanderCard | None = None) -> str:
    """Each sign with its name and figure; where it would be another `after` something, both."""
    names = [wording.names.icon(sign).replace(" ", "\u00a0") for _, sign in SIGNS]
    signs = [f"[{sign}]{_BESIDE}" for _, sign in SIGNS]
    told = zip(_told(card, after), signs, names, strict=True)
    return _APART.join(figure.replace(sign, f"{sign}{name}\u00a0") for figure, sign, name in told)


def figure_lines(card: LanderCard) -> tuple[str, str]:
    """What the landing tests, and what it carries, for a narrow place."""
    told = _told(card, None)
    return _APART.join(told[:3]), _APART.join(told[3:])


def _told(card: LanderCard, after: LanderCard | None) -> list[str]:
    told = []
    for name, sign in SIGNS:
        now, then = getattr(card, name), getattr(after or card, name)
        told.append(f"[{sign}]{_BESIDE}{now}" if now == then else f"[{sign}]{_BESIDE}{now}\u00a0→\u00a0{then}")
    return told


def mod_words(mod: ModCard) -> str:
    """What a mod adds, sign by sign; empty where it adds nothing."""
    added = ((sign, getattr(mod, name)) for name, sign in SIGNS)
    return "\u00a0\u00a0 ".join(f"[{sign}]\u00a0{by:+d}" for sign, by in added if by)


def lander_shown(state: ShipState, wording: Wording) -> tuple[str, str]:
    """The name of the lander that was chosen, and its figures as they are now; empty before there is one."""
    if state.lander is None:
        return "", ""
    name = card_shown(state, wording, piece("landers", state.lander)).name
    return name, figure_words(wording, lander.figures(state))


@attrs.frozen(kw_only=True)
class LandingAsks:
    """`name` of the planet in the scanner, empty without one; `lines` are what its open parts tell."""

    name: str = ""
    lines: tuple[str, ...] = ()


def landing_asks(state: ShipState, wording: Wording) -> LandingAsks:
    card, text = voyages.in_scanner(state), StarChartText(wording.names)
    if card is None:
        return LandingAsks()
    lines: list[str] = []
    if state.scanned >= 1 and card.icons:
        lines.append(" ".join(f"[{icon.value}]" for icon in card.icons))
    if state.scanned >= 2 and card.landing:
        lines.append(text.recommended(card.landing))
    if state.scanned >= 3:
        lines += [text.dangers(card.dangers)] if card.dangers else []
        lines += [text.printed(card.advice)] if card.advice else []
    return LandingAsks(name=text.landing(card.id), lines=tuple(lines))
