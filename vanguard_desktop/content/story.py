"""LOG-18, OBJ-14: what is asked was noted before, every entry is read, every objective leads on.

These are no mistakes that the rules would trip over, so packs are played without them; `content check` tells them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from vanguard_desktop.core import FlagSet, Named, SetFlag, Test
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship.pieces import DIVIDERS
from vanguard_desktop.rulesets.ship.questions import FlagsSet, NoteReads
from vanguard_desktop.setting import CampaignCard, ObjectiveCard, SituationCard

from .errors import Findings, Mistake
from .families import marks
from .packs import Entry, Pack

# LOG-12: these are read, or never read, because of a rule.
BY_RULE = ("START", "1", "720", "750", "991", "999")
# What lies behind a divider until a text brings it into play.
LOCKED = (
    "objectives", "tech_levels", "upgrades", "research_projects", "production_projects", "facility_upgrades",
    "lander_mods", "landers", "equipment", "landing_cards", "systems",
)  # fmt: skip
# They name a card or an entry without bringing it.
NOT_BRINGING = (
    Test, fx.Fulfill, fx.RemoveCard, fx.ReturnCard, fx.DamageLander, fx.RepairLander, fx.ImproveLander, fx.MarkBox,
)  # fmt: skip

Node = tuple[str, str]


def check_story(packs: Sequence[Pack]) -> Findings:
    """Everything that leads nowhere in these packs together."""
    findings = Findings()
    entries = [entry for pack in packs for entry in pack.entries]
    later = {(family, id) for pack in packs for family, ids in pack.card.later.items() for id in ids}
    acts = {act for pack in packs for act in pack.card.acts}
    _check_flags(entries, {id for family, id in later if family == "flags"}, findings)
    _check_reached(entries, acts, findings)
    _check_objectives(entries, later, acts, findings)
    return findings


def _check_flags(entries: Sequence[Entry], later: Collection[str], findings: Findings) -> None:
    """A keyword or a note that is asked for is written somewhere, or in an act to come."""
    flags, notes = set(later), set()
    for entry in entries:
        for _, thing, _kind in entry.parts:
            if isinstance(thing, SetFlag):
                flags.add(thing.flag)
            elif isinstance(thing, fx.WriteNote):
                notes.add(thing.key)
    for entry in entries:
        for path, thing, _ in entry.parts:
            missing: list[str]
            match thing:
                case FlagSet(flag=flag) | fx.RemoveFlag(flag=flag):
                    missing = [flag] if flag not in flags else []
                case FlagsSet(flags=several) | CampaignCard(legacy=several):
                    missing = [flag for flag in several if flag not in flags]
                case NoteReads(key=key):
                    missing = [key] if key not in notes else []
                case _:
                    continue
            for name in missing:
                findings.add(Mistake.NEVER_SET, entry.file, path, found=name, among=flags | notes)


def _node(entry: Entry) -> Node:
    return entry.family, str(entry.key)


def _check_reached(entries: Sequence[Entry], acts: Collection[int], findings: Findings) -> None:
    """From what is in play, names lead to every entry of the logbook; if the whole story is there, to every card."""
    campaigns = [entry.definition for entry in entries if isinstance(entry.definition, CampaignCard)]
    whole = bool(campaigns) and all(set(range(1, each.acts + 1)) <= set(acts) for each in campaigns)
    known = {_node(entry): entry for entry in entries}
    ahead = [node for node, entry in known.items() if not _must_be_brought(entry, whole)]
    reached = set(ahead)
    while ahead:
        for name in _brings(known[ahead.pop()], known):
            if name in known and name not in reached:
                reached.add(name)
                ahead.append(name)
    for node, entry in known.items():
        if node not in reached:
            findings.add(Mistake.NEVER_REACHED, entry.file, entry.path, found=node[1])


def _must_be_brought(entry: Entry, whole: bool) -> bool:
    if entry.family == "logs":
        return entry.definition.id not in BY_RULE
    if isinstance(entry.definition, SituationCard):
        return whole and entry.definition.future
    return whole and entry.family in LOCKED


def _brings(entry: Entry, known: Collection[Node]) -> Iterator[Node]:
    """What the entry names in order to bring it into play."""
    idle: list[str] = []
    for path, thing, kind in entry.parts:
        if isinstance(thing, NOT_BRINGING):
            idle.append(f"{path}.")
        elif path.startswith(tuple(idle)):
            continue
        elif isinstance(thing, fx.Gain):
            yield from ((family, thing.card) for family in DIVIDERS)
        elif isinstance(thing, fx.GainRandom):
            yield from (node for node in known if node[0] == thing.family)
        elif isinstance(thing, CampaignCard):
            yield from ((start.family, start.card) for start in thing.start_cards)
        else:
            yield from ((mark.family, str(thing)) for mark in marks(kind) if isinstance(mark, Named))


def _check_objectives(
    entries: Sequence[Entry], later: Collection[Node], acts: Collection[int], findings: Findings
) -> None:
    """OBJ-14: from the first objective others follow until the campaign ends, or an act begins that is yet to come."""
    known = {_node(entry): entry for entry in entries}
    ahead: list[str] = [
        start.card
        for entry in entries
        if isinstance(entry.definition, CampaignCard)
        for start in entry.definition.start_cards
        if start.family == "objectives" and _is_goal(start.card, known, later)
    ]
    seen: set[str] = set()
    while ahead:
        card = ahead.pop()
        entry = known.get(("objectives", card))
        if card in seen or entry is None:
            continue
        seen.add(card)
        ends, follow = _what_follows(entry, known, acts)
        follow = {one for one in follow if _is_goal(one, known, later)} - {card}
        if not follow and not ends:
            findings.add(Mistake.DEAD_END, entry.file, entry.path, found=card)
        ahead += sorted(follow)


def _is_goal(card: str, known: Mapping[Node, Entry], later: Collection[Node]) -> bool:
    if ("objectives", card) in later:
        return True
    entry = known.get(("objectives", card))
    return entry is not None and isinstance(entry.definition, ObjectiveCard) and not entry.definition.secondary


def _what_follows(entry: Entry, known: Mapping[Node, Entry], acts: Collection[int]) -> tuple[bool, set[str]]:
    """Whether the reward may end the campaign or this part of it, and which cards it brings.

    An objective without a reward of its own is fulfilled by texts: then it is they that lead on.
    """
    rewarded = entry.definition.log is not None or entry.definition.effect is not None
    ahead = [entry] if rewarded else [each for each in known.values() if each.family not in ("objectives", "campaigns")]
    seen = {_node(each) for each in ahead}
    ends, follow = False, set()
    while ahead:
        text = ahead.pop()
        for _, thing, _kind in text.parts:
            ends |= isinstance(thing, fx.EndCampaign) or (isinstance(thing, fx.BeginAct) and thing.act not in acts)
            if isinstance(thing, fx.Gain):
                follow.add(str(thing.card))
        for name in _brings(text, known):
            if name[0] == "logs" and name in known and name not in seen:
                seen.add(name)
                ahead.append(known[name])
    return ends, follow
