"""Forms of definitions that the box may use: whatever they hold, a pack is read strictly."""

from __future__ import annotations

from typing import Annotated, ClassVar

import attrs
import pytest

from vanguard_desktop.content.converter import make_converter
from vanguard_desktop.content.errors import ContentError, Findings, Mistake, probably
from vanguard_desktop.content.json_text import OddNumber
from vanguard_desktop.content.structure import structure
from vanguard_desktop.core.fields import Between
from vanguard_desktop.rulesets.expedition.data.effects import CARD_EFFECTS
from vanguard_desktop.rulesets.expedition.data.questions import TESTS


@attrs.frozen(kw_only=True)
class Covers:
    tag: ClassVar[str] = "covers"
    icon: str


@attrs.frozen(kw_only=True)
class Total:
    tag: ClassVar[str] = "total"
    parts: tuple[Covers | Total, ...]


@attrs.frozen(kw_only=True)
class Row:
    id: str
    needs: Covers | Total | None = None
    charges: Annotated[int, Between(0, 3)] = 0


def read(value):
    findings = Findings()
    made = structure(make_converter(CARD_EFFECTS, TESTS), value, Row, "rows.json", "$", findings)
    try:
        findings.raise_if_any()
    except ContentError as error:
        return made, [(finding.path, finding.mistake, finding.meant) for finding in error.findings]
    return made, []


def test_unions_go_by_their_type():
    value = {"id": "r1", "needs": {"type": "total", "parts": [{"type": "covers", "icon": "science"}]}}
    assert read(value) == (Row(id="r1", needs=Total(parts=(Covers(icon="science"),))), [])


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ({"id": "r1", "needs": {"type": "totl"}}, ("$.needs.type", Mistake.UNKNOWN_KIND, "total")),
        ({"id": "r1", "needs": {"icon": "science"}}, ("$.needs", Mistake.MISSING_KEY, "")),
        ({"id": "r1", "needs": []}, ("$.needs", Mistake.NOT_AN_OBJECT, "")),
        ({"id": "r1", "charges": 4}, ("$.charges", Mistake.OUT_OF_RANGE, "")),
        ({"id": "r1", "charges": OddNumber("1" * 9)}, ("$.charges", Mistake.OUT_OF_RANGE, "")),
        ({"id": "r1", "charges": False}, ("$.charges", Mistake.NOT_A_NUMBER, "")),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(value, told):
    assert read(value) == (None, [told])


def test_a_number_may_be_nothing_where_the_definition_says_so():
    assert read({"id": "r1", "charges": 0, "needs": None}) == (Row(id="r1"), [])


def test_what_was_meant_is_found_whatever_the_case():
    assert probably("AQUATIK", ["aquatic", "rocky"]) == "aquatic"
    assert probably("zzz", ["aquatic", "rocky"]) == ""
    assert probably("x", []) == ""
