"""A plain policy, as good as sixty lines make it: what the sensible player has to be better than."""

from __future__ import annotations

from vanguard_desktop.bots.bot import answering
from vanguard_desktop.bots.expedition.going_on import moves
from vanguard_desktop.bots.expedition.newcomer import glowing
from vanguard_desktop.bots.expedition.places import meeting_places
from vanguard_desktop.bots.expedition.story import undone
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.planet.travel import other_end


class Plain:
    """Makes for the stars, then for what is unread or open; rests when it has hardly any dice; spends, never risks."""

    def choose(self, rules, state, legal):
        answers = answering(rules, state, legal)
        match state.question:
            case ask.ChooseAction(member=id):
                return self.action(state, state.member(id), legal)
            case ask.GatherDice(member=id):
                own = [do.AddDie(die=die) for die in state.member(id).available]
                few = len(state.running_check.hand) < 3
                wanted = [command for command in legal if few and command in own] or [do.RollDice()]
                return wanted[0] if wanted[0] in legal else answers[0]
            case ask.AgreeLiftOff():
                return next(c for c in legal if isinstance(c, do.AnswerLiftOff) and c.agree is home(state))
            case ask.ChooseCommitment():
                return max(answers, key=lambda commit: len(commit.dice))
            case _:
                wanted = (do.SayYes(), do.GoOn())
                return next((command for command in wanted if command in answers), answers[0])

    def action(self, state, me, legal):
        if home(state) and do.LiftOff() in legal and all(one.sector == state.lander for one in state.members):
            return do.LiftOff()
        if len(me.available) < 2 <= len(me.spent) and do.Rest() in legal:
            return do.Rest()
        acts = [command for command in legal if isinstance(command, do.TakeSpecialAction)]
        if acts and not home(state) and not state.is_finished(me.sector) and len(me.available) > 1:
            return acts[-1]
        if home(state):
            goals = {state.lander}
        else:
            goals = glowing(state) - {me.sector}
            goals = {sector for sector in goals if state.is_important(sector)} or goals
        near = moves(state, me.sector, goals)
        for command in legal:
            if isinstance(command, do.Travel) and near and me.sector not in meeting_places(state):
                left = moves(state, other_end(state.path(command.path), me.sector), goals)
                if left is not None and left < near:
                    return command
        tired = do.Rest() in legal and len(me.spent) > 2
        return do.Rest() if tired else do.Prepare() if do.Prepare() in legal else do.EndTurn()


def home(state):
    """Done, or nothing to go on with."""
    dice = any(member.available for member in state.members)
    return state.lander is not None and (not undone(state) or not (dice or state.supplies))
