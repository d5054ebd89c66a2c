"""Campaigns that bots have played, kept line by line in a file, so that a long run can be stopped and gone on with."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import attrs

from .campaigns import Traveled, Voyage

COUNTED = ("expeditions", "met")


class CampaignLog:
    """What is in the file counts only for the same campaign, played with the same content."""

    def __init__(self, file: Path | None, fingerprint: str) -> None:
        self._file = file
        self._content = fingerprint
        self._known: dict[str, Traveled] = {}
        if file is not None and file.exists():
            text = file.read_text(encoding="utf-8")
            if text and not text.endswith("\n"):  # the last line was cut off while it was written
                file.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")
            for line in map(json.loads, text.splitlines()[: text.count("\n")]):
                self._known[line["voyage"]] = _traveled(line["traveled"])

    def known(self, voyage: Voyage) -> Traveled | None:
        return self._known.get(self._name(voyage))

    def keep(self, voyage: Voyage, traveled: Traveled) -> None:
        if self._file is None:
            return
        line = {"voyage": self._name(voyage), "traveled": attrs.asdict(traveled)}
        with self._file.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps(line) + "\n")

    def _name(self, voyage: Voyage) -> str:
        return f"{voyage} with {self._content}"


def _traveled(fields: dict[str, Any]) -> Traveled:
    return Traveled(**{**fields, **{name: Counter(fields[name]) for name in COUNTED}})
