"""What must be so, as a clause that goes on after "if": several tests of a card as one, and what hangs on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import attrs

from vanguard_desktop.core import AllOf, AnyOf, Effect, Flag, FlagSet, If, Not, Nothing, SectorId, SetFlag, Test
from vanguard_desktop.rulesets.expedition.data import Marks

from ...common.names import Names
from ...common.texts import Texts
from ...common.told import all_of, one_of, standing_alone


@attrs.frozen
class _One:
    """A test, or the contrary of it. What an action notes down once it is complete may be told by its name."""

    test: Test
    holds: bool
    action: str = ""

    @property
    def noted(self) -> Flag | None:
        """The keyword that is asked for, if that is how it is told."""
        return self.test.flag if isinstance(self.test, FlagSet) and not self.action else None


@attrs.frozen
class _Several:
    """All of them, or at least one of them; none of the parts is joined in the same way again."""

    every: bool
    parts: tuple[_One | _Several, ...]


def _spread(test: Test, holds: bool = True) -> _One | _Several:
    """What is denied as a whole is denied part by part: "neither this nor that", and never "not not"."""
    match test:
        case Not(test=inner):
            return _spread(inner, not holds)
        case AllOf(tests=tests) | AnyOf(tests=tests):
            every, parts = isinstance(test, AllOf) is holds, list[_One | _Several]()
            for part in (_spread(each, holds) for each in tests):
                parts.extend(part.parts if isinstance(part, _Several) and part.every is every else (part,))
            return parts[0] if len(parts) == 1 else _Several(every, tuple(parts))
        case _:
            return _One(test, holds)


class ClauseText(Texts):
    """Clauses begin with a small letter and have no full stop; in German the verb comes last.

    `tell` words a single test, `deny` its contrary; empty if it has no words of its own for that.
    """

    def __init__(self, names: Names, tell: Callable[[Test], str], deny: Callable[[Test], str]) -> None:
        self._names, self._tell, self._deny = names, tell, deny

    def clause(self, test: Test) -> str:
        return self._told(_spread(test))

    def _told(self, told: _One | _Several) -> str:
        return self._one(told) if isinstance(told, _One) else _list(self._parts(told), told.every)

    def sentence(self, test: Test) -> str:
        """A goal, which stands for itself."""
        #: A goal: {test} is a clause such as "the away team has at least 5 [success]". Where the order of words of a
        #: clause asks for it, with words of its own before it.
        return standing_alone(self.tr("{test}.").format(test=self._told(self._as_seen(_spread(test)))))

    def _as_seen(self, part: _One | _Several) -> _One | _Several:
        """Nobody can aim at a keyword, but at the action that notes it down."""
        if isinstance(part, _Several):
            return attrs.evolve(part, parts=tuple(map(self._as_seen, part.parts)))
        if not isinstance(part.test, FlagSet):
            return part
        ends = SetFlag(flag=part.test.flag)
        named = [
            self._names.special_action(poi.id, number)
            for poi in self._names.box.pois.values()
            for number, action in enumerate(poi.actions, 1)
            if any(track.effect == ends for track in (action.check.tracks if action.check else ()))
        ]
        return attrs.evolve(part, action=named[0]) if len(named) == 1 else part

    def only_if(self, test: Test) -> str:
        #: {test} is a clause such as "the dice check asks for [xenology]".
        return self.tr("Only if {test}.").format(test=self.clause(test))

    def condition(self, test: Test) -> str:
        """A head: what follows it happens only then."""
        #: A head, small, with a colon or comma after it. {test} is a clause such as "a marker lies in your sector".
        return self.tr("if {test}").format(test=self.clause(test))

    def together(self, effect: If) -> tuple[Test, Effect]:
        """A condition in a condition as one, unless something else happens if only the inner one is not met."""
        test, then = effect.test, effect.then
        while isinstance(then, If) and isinstance(then.otherwise, Nothing) and isinstance(effect.otherwise, Nothing):
            test, then = AllOf(tests=(test, then.test)), then.then
        return test, then

    def _one(self, one: _One) -> str:
        if one.action and one.holds:
            #: After "if" or as a goal: an action that takes several checks. {action} is its name in quotation marks.
            return self.tr("{action} is complete").format(action=self._names.quoted(one.action))
        if one.action:
            #: After "if" or as a goal: an action that takes several checks. {action} is its name in quotation marks.
            return self.tr("{action} is not complete").format(action=self._names.quoted(one.action))
        if one.noted is not None:
            keyword = self._names.keyword(one.noted)
            if one.holds:
                #: After "if": a word that the story has noted down for later. {keyword} is that word in quotation
                #: marks.
                return self.tr("the keyword {keyword} is recorded").format(keyword=keyword)
            #: After "if": a word that the story has not noted down. {keyword} is that word in quotation marks.
            return self.tr("the keyword {keyword} is not recorded").format(keyword=keyword)
        if one.holds:
            return self._tell(one.test)
        #: {test} is a clause such as "the landing die has just been rolled".
        return self._deny(one.test) or self.tr("it is not true that {test}").format(test=self._tell(one.test))

    def _parts(self, several: _Several) -> Sequence[str]:
        """Keywords and markers that are asked for alike stand together, where the first of them stands."""
        keywords: dict[bool, list[Flag]] = {True: [], False: []}
        marked: list[SectorId] = []
        for part in several.parts:
            if isinstance(part, _One) and part.noted is not None:
                keywords[part.holds].append(part.noted)
            elif several.every and (sector := _marked(part)) is not None:
                marked.append(sector)
        clauses: list[str] = []
        for part in several.parts:
            if isinstance(part, _Several):
                inner = self._parts(part)
                #: Inside of other clauses. {clauses} are several with "and" or "or" between them.
                text = self.tr("({clauses})") if len(inner) > 1 else "{clauses}"
                clauses.append(text.format(clauses=_list(inner, part.every)))
            elif len(marked) > 1 and (sector := _marked(part)) is not None:
                if sector == marked[0]:
                    #: {sectors} are numbers of sectors with "and" before the last one.
                    text = self.tr("a marker lies in each of the sectors {sectors}")
                    clauses.append(text.format(sectors=all_of(list(map(str, marked)))))
            elif part.noted is None or len(keywords[part.holds]) == 1:
                clauses.append(self._one(part))
            elif part.noted == keywords[part.holds][0]:
                clauses.append(self._keywords(keywords[part.holds], part.holds, several.every))
        return clauses

    def _keywords(self, flags: Iterable[Flag], holds: bool, every: bool) -> str:
        if holds and every:
            #: {keywords} are in quotation marks, with "and" before the last one.
            text = self.tr("the keywords {keywords} are recorded")
        elif holds:
            #: {keywords} are in quotation marks, with "or" before the last one.
            text = self.tr("the keyword {keywords} is recorded")
        elif every:
            #: {keywords} are in quotation marks, with "or" before the last one.
            text = self.tr("none of the keywords {keywords} is recorded")
        else:
            #: {keywords} are in quotation marks, with "and" before the last one.
            text = self.tr("not all of the keywords {keywords} are recorded")
        return text.format(keywords=_list([self._names.keyword(flag) for flag in flags], holds is every))


def _list(clauses: Sequence[str], every: bool) -> str:
    return all_of(clauses) if every else one_of(clauses)


def _marked(part: _One | _Several) -> SectorId | None:
    """The sector, if a marker has to lie in it."""
    match part:
        case _One(test=Marks(count=1, sector=sector, exactly=False), holds=True):
            return sector
        case _:
            return None
