"""LEG-03: the file that a finished campaign leaves for later ones. It tells no seed and nothing hidden (LEG-04)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import attrs

from vanguard_desktop.rulesets.habitat.missions.campaign import ending as season_ending
from vanguard_desktop.rulesets.habitat.missions.campaign import handed_down as season_values
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.rulesets.ship.campaign.legacy import handed_down, remembered, uniques_found, why_not_export
from vanguard_desktop.rulesets.ship.state import ShipState

from .disk.troubles import troubles
from .errors import Damage, SaveError

FORMAT = 1
SUFFIX = ".legacy.json"
# A legacy file is a page of text; nothing larger is one.
LARGEST = 1_000_000


@attrs.frozen(kw_only=True)
class Legacy:
    """What an earlier campaign has decided, as a new one reads it."""

    campaign: str
    victory: bool
    ending: str
    cycles: int
    values: Mapping[str, str]


def export_legacy(state: ShipState, to: Path, with_players: bool = True) -> Path:
    """Write the file; whoever asks for that has asked `why_not_export` before. A campaign's reset never touches it."""
    assert why_not_export(state) is None, "only a finished campaign hands something down"
    return _write(_told(state, with_players), to)


def export_season(state: HabitatState, to: Path, with_players: bool = True) -> Path:
    """The same of a campaign of the habitat that is over: each of its missions counts as a cycle."""
    campaign = state.campaign
    assert campaign is not None, "a single mission hands nothing down"
    assert campaign.score is not None, "only a finished campaign hands something down"
    told = {
        "format": FORMAT,
        "campaign": campaign.card,
        "content": list(state.box.packs),
        "content_version": state.box.fingerprint,
        "mode": "legacy" if campaign.legacy else "standard",
        "difficulty": [each.difficulty.value for each in campaign.record],
        "victory": campaign.record[-1].won,
        "ending": str(season_ending(state, campaign.score)),
        "cycles": len(campaign.record),
        "values": season_values(state),
        **({"players": [seat.name for seat in state.seats]} if with_players else {}),
    }
    return _write(told, to)


def _write(told: Mapping[str, Any], to: Path) -> Path:
    if not to.name.endswith(SUFFIX):
        to = to.with_name(f"{to.name}{SUFFIX}")
    unborn = to.with_name(f"{to.name}.new")
    with troubles(to):
        unborn.write_text(json.dumps({**told, "checksum": _checksum(told)}, indent=2) + "\n", encoding="utf-8")
        unborn.replace(to)
    return to


def _told(state: ShipState, with_players: bool) -> dict[str, Any]:
    finished = state.finished
    assert finished is not None
    return {
        "format": FORMAT,
        "campaign": state.campaign,
        "content": list(state.box.packs),
        "content_version": state.box.fingerprint,
        "mode": state.mode.value,
        "difficulty": {
            name: getattr(state.options, name) for name in ("deadly_injuries", "deadly_morale", "deadly_checks")
        },
        "victory": finished.victory,
        "ending": finished.ending,
        "cycles": state.cycle,
        "values": handed_down(state),
        "memorial": [state.box.crew[member].name for member in remembered(state)],
        "uniques": list(uniques_found(state)),
        **({"players": list(state.players)} if with_players else {}),
    }


def _checksum(told: Mapping[str, Any]) -> str:
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode("utf-8")).hexdigest()


def import_legacy(file: Path) -> Legacy:
    """Read a file; one that was changed by hand or damaged is refused (LEG-07)."""
    with troubles(file):
        data = file.read_bytes()[: LARGEST + 1]
    try:
        told = json.loads(data)
        checksum = told.pop("checksum")
        if told["format"] > FORMAT:
            raise SaveError(Damage.NEWER, str(file))
        if checksum != _checksum(told):
            raise SaveError(Damage.DAMAGED, str(file), "its checksum does not fit")
        return Legacy(
            campaign=str(told["campaign"]),
            victory=bool(told["victory"]),
            ending=str(told["ending"]),
            cycles=int(told["cycles"]),
            values={str(key): str(value) for key, value in told["values"].items()},
        )
    except (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError) as error:
        raise SaveError(Damage.NOT_A_SAVE, str(file), "this is no legacy file") from error
