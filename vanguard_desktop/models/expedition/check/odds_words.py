"""Chances in words: captions of the columns, where a marker will stand, what injury and danger dice may bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLocale, QObject

from vanguard_desktop.core import Command
from vanguard_desktop.play.check_odds import Odds, Trouble
from vanguard_desktop.rulesets.expedition.data import UseCombination
from vanguard_desktop.setting import RowColor
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.expedition.command_text import Thing

from ...bridge import Bridge
from .odds import Column, OddsColumn

_HARDLY = 0.0005  # less than this is 0.0 % and left out of a list


class OddsWords(QObject):
    """Everything as short as a column is narrow; `told` says the same at length."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._wording = bridge, wording

    def percent(self, share: float) -> str:
        number = QLocale().toString(100 * share, "f", 0 if share in (0, 1) else 1)
        # A number and its sign stay on one line.
        #: A chance. {number} is as "66.7"; the sign stands as the language sets it.
        return self.tr("{number} %").format(number=number).replace(" ", "\u00a0")

    def cell(self, column: OddsColumn, share: float | None) -> str:
        """What stands in a column: the chance, or why there is none."""
        if column.empty:
            return ""
        if column.failed or (column.odds is not None and not column.odds.known):
            #: Instead of a chance that cannot be reckoned; short, as it stands in a narrow column.
            return self.tr("no odds")
        return "…" if share is None else self.percent(share)

    def caption(self, column: OddsColumn, rolled: bool) -> str:
        match column.column:
            case Column.PLAIN:
                #: Caption over chances: nothing is used, no ability converts dice. Two short words at most.
                return self.tr("Dice alone")
            case Column.AT_ROLL:
                #: Caption over chances as they were before the dice fell. Two short words at most.
                return self.tr("At the roll")
            case Column.NOW if rolled:
                #: Caption over chances: the dice stay as they lie. Two short words at most.
                return self.tr("Go on now")
            case Column.NOW:
                #: Caption over the chances of a dice check. One short word.
                return self.tr("Chance")
            case _:
                return self._with(column.used)

    def _with(self, used: Sequence[Command]) -> str:
        if len(used) == 1:
            return self._thing(used[0])
        if used:
            #: Caption over chances: that many cards and abilities are used as well. Two short words at most.
            return self.tr("With %n", "", len(used))
        #: Head over chances where nothing is counted on yet, on a button that opens a choice of cards and abilities:
        #: what would the chances be with them? Two short words.
        return self.tr("What if")

    def _thing(self, use: Command) -> str:
        names, state = self._wording.names, self._bridge.state
        return names.spoken(self._wording.prompts.thing(use, state) if isinstance(use, Thing) else "")

    def choice(self, use: Command) -> str:
        """In the list of what can be reckoned with."""
        if isinstance(use, UseCombination):
            #: {card} is a section card or the condition; its dice combination is paid for.
            return self.tr("Combination: {card}").format(card=self._thing(use))
        return self._wording.names.spoken(self._wording.prompts.answer(use, self._bridge.state))

    def best(self, odds: Odds, outcomes: Sequence[RowColor]) -> tuple[str, str]:
        """The chance of the best outcome that is in reach, from the top down: with its sign, and in words."""
        for color in outcomes:
            places = odds.tracks.get(color, ())
            share = places[-1] if places else odds.outcomes.get(color, 0.0)
            if share > _HARDLY:
                #: Said by screen readers of a card that can be used in a dice check. {outcome} is the name of the best
                #: outcome in reach with it, {chance} how likely that is.
                told = self.tr("{outcome} with it {chance}")
                told = told.format(outcome=self._wording.names.outcome(color), chance=self.percent(share))
                return f"[row_{color.value}] {self.percent(share)}", told
        return "", ""

    def spread(self, places: Sequence[float]) -> str:
        """Where the marker of a track stands after the check."""
        found = [(at, share) for at, share in enumerate(places) if share > _HARDLY]
        if len(found) < 2:
            return ""
        #: One of the spaces of a track. {space} is a number, {chance} how likely the marker stands there after the dice
        #: check.
        each = (self.tr("{space}: {chance}").format(space=at, chance=self.percent(share)) for at, share in found)
        #: Between the chances of the spaces of a track, as "3: 20 %, 4: 80 %".
        between = self.tr(", ")
        #: {spaces} are the spaces of a track, each with its chance.
        return self.tr("Marker afterwards on {spaces}").format(spaces=between.join(each))

    def troubles(self, troubles: Sequence[Trouble]) -> tuple[str, ...]:
        """A line for each injury card that injury dice may hit, and for each table of danger dice."""
        heads = list(dict.fromkeys((each.injury, each.letter) for each in troubles))
        return tuple(self._trouble([each for each in troubles if (each.injury, each.letter) == head]) for head in heads)

    def _trouble(self, troubles: Sequence[Trouble]) -> str:
        first = troubles[0]
        if first.injury is not None:
            head = self._wording.names.injury(first.injury)
        else:
            #: Head before what danger dice may bring. {letter} is A, B or C.
            head = self.tr("Danger {letter}").format(letter=first.letter)
        #: Between what injury or danger dice may bring.
        between = self.tr("; ")
        #: {source} is a danger table or injury card, {results} what its dice may bring with which chance.
        return self.tr("{source}: {results}").format(source=head, results=between.join(self._results(troubles)))

    def _results(self, troubles: Sequence[Trouble]) -> Iterator[str]:
        for trouble in troubles:
            if trouble.effect is None:
                #: What a result of a die does, before its chance.
                effect = self.tr("nothing")
            else:
                effect = self._wording.rules.in_line(trouble.effect).rstrip(".")
            if trouble.share == 1:
                #: {icon} is an icon of an injury or danger die that has fallen, {effect} what it does.
                yield self.tr("{icon} {effect}").format(icon=f"[{trouble.icon}]", effect=effect)
                continue
            #: {icon} is an icon of an injury or danger die, {effect} what it does, {chance} how likely that is.
            text = self.tr("{icon} {effect} {chance}")
            yield text.format(icon=f"[{trouble.icon}]", effect=effect, chance=self.percent(trouble.share))
