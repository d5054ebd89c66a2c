"""Lines of the journal about what moves every book on, and about what holds for a while."""

from __future__ import annotations

from vanguard_desktop.core import events as core
from vanguard_desktop.rulesets.expedition.data import AgreeLiftOff, State
from vanguard_desktop.rulesets.expedition.data.events import LastingBegun, LastingUsed

from ...common.rooms import Room, given, nothing, over, tr, when


def _rule(room: Room, event: LastingBegun | LastingUsed, _: State) -> str:
    return str(room.say.lasting(event.entry))


class EngineLog(Room):
    """Effects in the queue, questions, luck, books, and rules that hold so long."""

    events = {
        #: {rule} is a sentence such as "Resting costs no [supplies]."
        LastingBegun: tr("This holds for a while: {rule}", rule=_rule),
        #: {rule} is a sentence such as "Resting costs no [supplies]."
        LastingUsed: tr("This is made use of: {rule}", rule=_rule),
        core.EffectTaken: tr("The next effect is carried out."),
        #: A head, small: effects of cards that are carried out one after the other follow.
        core.EffectsQueued: over(tr("this comes next"), "effects"),
        core.DecisionClosed: given(
            "automatic",
            tr("Only one answer was possible, so the game went on."),
            tr("The question is answered."),
        ),
        core.LuckRenewed: tr("After the undo, new luck: dice and cards may fall differently from here on."),
        core.RealDiceChosen: given(
            "on",
            tr("From here on the players roll real dice."),
            tr("From here on the game rolls the dice."),
        ),
        #: A seat at the table has another player, or the player another name. {player} is the new name.
        core.PlayerRenamed: tr("New name at the table: {player}", player="name"),
        core.BookOpened: tr("A new expedition begins."),
        core.BookTurned: tr("The team is back aboard."),
    }

    def _source(self, event: core.EffectsQueued, *_: object) -> str:
        """An answer that only sets the text of a card going is named by the card."""
        source = next((self.names.source(waiting.source) for waiting in event.effects if waiting.source), "")
        #: {source} is a card or table whose text the players decided on.
        return self.tr("choice: {source}").format(source=source) if source else ""

    undo = {
        core.DecisionOpened: when(
            lambda _, event, *__: isinstance(event.decision, AgreeLiftOff), tr("proposed lift-off"), nothing
        ),
        core.EffectsQueued: _source,
        #: What is undone, after "Undo –": a player was renamed. {player} is the new name.
        core.PlayerRenamed: tr("new name: {player}", player="name"),
        core.BookOpened: tr("start of the expedition"),
        core.BookTurned: tr("end of the expedition"),
        **dict.fromkeys(
            (LastingBegun, LastingUsed, core.EffectTaken, core.DecisionClosed, core.LuckRenewed, core.RealDiceChosen),
            nothing,
        ),
    }
