"""The cards as they are printed, for tests that play them: each is taken out of the shipped pack."""

from __future__ import annotations

from typing import Any

from tests.expedition.checks import crew, offering
from tests.expedition.table import NOTHING_CARD, REC, SCI, Table, box, card, turn_of
from tests.support.boxes import shipped
from vanguard_desktop.core.ids import CardId, MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data.commands import PlayCard, UseEquipment, UseSkill
from vanguard_desktop.setting.box import World
from vanguard_desktop.setting.cards import CheckCard, CrewCard


def section_card(id: str) -> Any:
    return shipped().section_cards[CardId(id)]


def equipment(*ids: str) -> list[Any]:
    return [shipped().equipment[CardId(id)] for id in ids]


def skilled(id: str, of: MemberId = REC) -> CrewCard:
    """The plain crew member of a section with the skill of that person."""
    return CrewCard(id=of, name=of, skill=shipped().crew[MemberId(id)].skill)


def with_cards(
    *cards: str,
    carried: tuple[str, ...] = (),
    skill: str | None = None,
    by: MemberId = REC,
    ids: tuple[MemberId, ...] = (REC, SCI),
    world: World | None = None,
    check: CheckCard | None = None,
    tokens: dict[str, Any] | None = None,
    **families: Any,
) -> Table:
    """These section cards in the hand of their section, this equipment and skill with `by`, tokens on the board."""
    printed = [section_card(id) for id in cards]
    families["equipment"] = equipment(*carried)
    if skill is not None:
        families["crew"] = crew(skilled(skill, by))
    if check is not None:
        made = offering(check, section_cards=printed, **families)
    else:
        plain = [card(f"{section.value}-x", section, NOTHING_CARD) for section in Section]
        made = box(*(() if world is None else (world,)), section_cards=[*plain, *printed], **families)
    start = turn_of(*ids, in_box=made)
    for one in printed:
        member = start.state.member_of(one.section)
        if member is not None:
            start = start.with_member(member.id, hand=(*start.member(member.id).hand[:1], CardId(f"{one.id}/1")))
    held = tuple(CardId(f"{id}/1") for id in carried)
    start = start.with_member(by, equipment=held, charges=3 if skill else 0)
    laid = {CardId(f"{id}/1"): at for id, at in (tokens or {}).items()}
    return start.given(tokens=laid)


def play_card(id: str, by: MemberId) -> PlayCard:
    return PlayCard(member=by, card=CardId(f"{id}/1"))


def use_token(id: str, by: MemberId = REC) -> UseEquipment:
    return UseEquipment(member=by, card=CardId(f"{id}/1"), number=0)


def use_item(id: str, by: MemberId = REC, number: int = 1) -> UseEquipment:
    return UseEquipment(member=by, card=CardId(f"{id}/1"), number=number)


def use_skill(by: MemberId = REC) -> UseSkill:
    return UseSkill(member=by)
