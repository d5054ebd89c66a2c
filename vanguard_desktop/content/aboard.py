"""What is used aboard fits the ship book: its texts are ones the ship carries out, and what they name is there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from vanguard_desktop.core import Effect, Test
from vanguard_desktop.rulesets.ship.chapters import CARD_EFFECTS
from vanguard_desktop.rulesets.ship.effects import CompleteProject, Gain, RemoveCard, ReturnCard
from vanguard_desktop.rulesets.ship.holds import TESTS
from vanguard_desktop.rulesets.ship.pieces import DIVIDERS
from vanguard_desktop.rulesets.ship.questions import CardIs
from vanguard_desktop.setting import CampaignCard

from .aboard_sense import check_sense_aboard
from .errors import Findings, Mistake
from .families import families
from .packs import Entry

# Cards of these families are read aboard and nowhere else. Log entries belong to both books.
ABOARD = (
    "objectives", "tech_levels", "upgrades", "situations", "research_projects", "production_projects",
    "facility_upgrades", "add_ons", "lander_mods", "landing_cards", "systems", "campaigns",
)  # fmt: skip

# What of a mod is carried out on the planet, by the other rule book (LND-08).
OF_MODS = ("actions", "abilities", "ashore")

Table = Mapping[str, Mapping[Any, Any]]


def check_aboard(
    entries: Sequence[Entry], table: Table, later: Collection[tuple[str, str]], findings: Findings
) -> None:
    """`later` are cards that acts to come bring."""
    for entry in entries:
        for path, thing, _ in entry.parts:
            if entry.family in ABOARD and not _on_planet(entry, path):
                _check_kind(path, thing, entry, findings)
            check_sense_aboard(path, thing, entry, table, later, findings)
            for wanted, place, id in _cards(path, thing):
                if not any(id in table[family] or (family, str(id)) in later for family in wanted):
                    known = [str(key) for family in wanted for key in table[family]]
                    name = ", ".join(wanted) if len(wanted) == 1 else "ship"
                    findings.add(Mistake.NO_SUCH_ID, entry.file, place, found=id, wanted=name, among=known)


def _on_planet(entry: Entry, path: str) -> bool:
    return entry.family == "lander_mods" and path.startswith(tuple(f"{entry.path}.{part}" for part in OF_MODS))


def _check_kind(path: str, thing: Any, entry: Entry, findings: Findings) -> None:
    """An expedition's effect has nobody here to happen to."""
    known = (isinstance(thing, Effect) and type(thing) in CARD_EFFECTS) or type(thing) in TESTS
    if isinstance(thing, Effect | Test) and not known:
        findings.add(Mistake.UNFIT_VALUE, entry.file, path, found=thing.tag)


def _cards(path: str, thing: Any) -> Iterator[tuple[tuple[str, ...], str, Any]]:
    """Cards that are named without their family, and those of families that a field names."""
    match thing:
        case Gain(card=card) | RemoveCard(card=card) | ReturnCard(card=card):
            yield tuple(DIVIDERS), f"{path}.card", card
        case CardIs(card=card):
            yield tuple(DIVIDERS), f"{path}.card", card
        case CompleteProject(card=card):
            yield ("research_projects", "production_projects"), f"{path}.card", card
        case CampaignCard(start_cards=cards):
            for place, start in enumerate(cards):
                family = start.family if start.family in families() else "upgrades"
                yield (family,), f"{path}.start_cards[{place}].card", start.card
        case _:
            return
