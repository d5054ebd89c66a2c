"""What each part of a ship card must be for itself so that the rules can carry it out: pages, slots, windows, boxes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.aboard.abilities import USUAL
from vanguard_desktop.rulesets.ship.campaign.begin import slot_of
from vanguard_desktop.rulesets.ship.phases import BY_PAGE
from vanguard_desktop.rulesets.ship.pieces import DIVIDERS
from vanguard_desktop.rulesets.ship.questions import LegacyIs
from vanguard_desktop.rulesets.ship.triggers import Occasion
from vanguard_desktop.setting import CampaignCard, ShipAbility, Trigger

from .errors import Findings, Mistake
from .packs import Entry

Table = Mapping[str, Mapping[Any, Any]]
# A text can open the book at these pages (CYC-23).
PAGES = {str(page) for page in BY_PAGE}
OCCASIONS = {occasion.value for occasion in Occasion}
WINDOWS = {phase.value for phase in USUAL}
TEN = list(range(10))


def check_sense_aboard(
    path: str, thing: Any, entry: Entry, table: Table, later: Collection[tuple[str, str]], findings: Findings
) -> None:
    """`later` are cards that acts to come bring."""
    file = entry.file
    brought = [id for family, id in later if family == "landing_cards"]
    match thing:
        case fx.GoToPage(page=page) if str(page) not in PAGES:
            findings.add(Mistake.UNKNOWN_VALUE, file, f"{path}.page", found=page, among=PAGES)
        case Trigger(when=when) if when not in OCCASIONS:
            findings.add(Mistake.UNKNOWN_VALUE, file, f"{path}.when", found=when, among=OCCASIONS)
        case ShipAbility(window=window) if window and window not in WINDOWS:
            findings.add(Mistake.UNKNOWN_VALUE, file, f"{path}.window", found=window, among=WINDOWS)
        case fx.GainRandom(family=family) if family not in DIVIDERS:
            findings.add(Mistake.UNKNOWN_VALUE, file, f"{path}.family", found=family, among=DIVIDERS)
        case fx.MarkBox(log=log, box=box) if log in table["logs"] and table["logs"][log].boxes < (box or 1):
            findings.add(Mistake.NO_BOXES, file, path, found=log, wanted=box or 1)
        case fx.RollTen(rows=rows):
            covered = sorted(face for row in rows for face in range(row.first, row.last + 1))
            if covered != TEN:
                ranges = ", ".join(f"{row.first}–{row.last}" for row in rows)
                findings.add(Mistake.UNFIT_VALUE, file, f"{path}.rows", found=ranges)
        case fx.Look(what=what):
            known = [*table["counters"], *table["landing_cards"], *brought, fx.SITUATIONS]
            if what not in known:
                findings.add(Mistake.UNKNOWN_VALUE, file, f"{path}.what", found=what, among=known)
        case LegacyIs(key=key):
            keys = [key for card in table["campaigns"].values() for key in card.inherits]
            if key not in keys:
                findings.add(Mistake.UNKNOWN_VALUE, file, f"{path}.key", found=key, among=keys)
        case CampaignCard(start_cards=cards):
            slots = zones.slots(thing)
            for place, start in enumerate(cards):
                if slot_of(start.slot) not in slots:
                    spot = f"{path}.start_cards[{place}].slot"
                    findings.add(Mistake.UNKNOWN_VALUE, file, spot, found=start.slot, among=slots)
        case _:
            return
