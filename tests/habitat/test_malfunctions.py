"""HMF, HMK, HCU: malfunction dice, tracks and cards; modifier tokens; clean-up."""

from __future__ import annotations

import pytest

from tests.habitat.hub import ADA, BO, DI, Hub, hub, seed_for
from vanguard_desktop.core.effects import Choose
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.habitat.data import base as ev
from vanguard_desktop.rulesets.habitat.data.abilities import AskGoOn, Pause, Point, Stops, UseAbility, UsedAlready
from vanguard_desktop.rulesets.habitat.data.cards import ScriptedEvent, SolDice
from vanguard_desktop.rulesets.habitat.data.chance import RoverMarked
from vanguard_desktop.rulesets.habitat.data.crew import MoraleChanged, StressChanged, TokensChanged, Wounded
from vanguard_desktop.rulesets.habitat.data.effects import (
    ChangeDie,
    ChangeReserve,
    ChangeTrack,
    MarkRover,
    PutModifier,
    RaiseTracks,
    ResolveCard,
    SwapTracks,
    TurnBoard,
)
from vanguard_desktop.rulesets.habitat.data.kinds import (
    FRM,
    GAR,
    LAB,
    MED,
    QCR,
    SP2,
    WSH,
    Complex,
    Condition,
    Element,
    Family,
    Modifier,
    Pile,
    Resource,
    Rover,
)
from vanguard_desktop.rulesets.habitat.data.malfunctions import (
    DeckRenewed,
    ExaminedReturned,
    FillTrack,
    MalfunctionDrawn,
    PoolChanged,
    PoolGathered,
    PoolRolled,
    TrackRaised,
    TrackReset,
)
from vanguard_desktop.rulesets.habitat.data.missions import BoardTurned
from vanguard_desktop.rulesets.habitat.data.rounds import (
    LoadingZoneMoved,
    PhaseBegun,
    SolBegun,
    SolClosed,
    StepBegun,
    TokensMoved,
)
from vanguard_desktop.rulesets.habitat.data.steps import Phase, Step
from vanguard_desktop.rulesets.habitat.dice import MALFUNCTION_FACES
from vanguard_desktop.rulesets.habitat.malfunctions.tracks import worn
from vanguard_desktop.rulesets.habitat.state import Tile

WORK, LIVING, SYSTEMS = Complex
SHUT = {Resource.ENERGY: Tile(card="blank")}


def tracks(work=0, living=0, systems=0):
    return {WORK: work, LIVING: living, SYSTEMS: systems}


def stacked(base, pile, *cards):
    """Only these cards are left in a pile."""
    return base.laid(piles={**base.piles, pile: tuple(sorted(cards))})


def text(base, id, source=""):
    """The text of a malfunction card is carried out."""
    return base.effects(base.state.box.others["habitat_malfunctions"][id].effect, source=source)


class TestPool:
    @pytest.mark.rule("HMF-01", "HMF-02")
    @pytest.mark.example("HMF 1")
    def test_each_die_is_in_the_pool_once(self):
        base = hub(board=(WORK,)).mission(dice=(SolDice(sol=1, dice=(WORK,)),))
        base.step(Step.POOL).then(PoolGathered(dice=(WORK,)))
        hub(board=(SYSTEMS,)).mission(dice=(SolDice(sol=2, dice=(WORK,)),)).step(Step.POOL).then(
            PoolGathered(dice=(SYSTEMS,))
        )

    @pytest.mark.rule("HMF-18", "HFQ-24", "HIM-02")
    @pytest.mark.example("HIM 3")
    def test_a_die_that_latches_is_rolled_from_then_on(self):
        base = hub(sol=3).mission(dice=(SolDice(sol=3, dice=(WORK,), latch=True),)).step(Step.POOL)
        base.then(BoardTurned(complex=WORK, red=True), PoolGathered(dice=(WORK,)))
        base.laid(sol=4).step(Step.POOL).then(PoolGathered(dice=(WORK,)))

    @pytest.mark.rule("HMF-03", "HMF-17", "HMF-04")
    def test_the_whole_pool_is_rolled_at_once(self):
        base = hub(pool={WORK: 0, SYSTEMS: 0}).step(Step.ROLL)
        (rolled,) = base.happened(PoolRolled)
        base.then(rolled)
        assert list(rolled.shows) == [WORK, SYSTEMS]
        assert all(rolled.shows[each] in MALFUNCTION_FACES[each] for each in rolled.shows)
        assert [MALFUNCTION_FACES[each] for each in Complex] == [
            (1, 1, 2, 2, 3, 3),
            (1, 1, 2, 2, 3, 4),
            (1, 2, 2, 3, 3, 4),
        ]

    @pytest.mark.rule("HMF-05", "HST-07")
    @pytest.mark.example("HMF 2")
    def test_red_elements_raise_the_track_without_a_die(self):
        base = hub().red("MED:cpu", "CRQ:cpu").step(Step.TRACKS)
        base.then(TrackRaised(complex=LIVING, by=2))
        assert worn(hub().red("MED:cpu").structure("MED", tiles=SHUT).state, LIVING) == 0

    @pytest.mark.rule("HST-07", "HMF-05")
    @pytest.mark.example("HST 3")
    def test_each_red_element_counts(self):
        hub().red("OX1:hardware", "OX1:cpu", "FRM:hardware").step(Step.TRACKS).then(TrackRaised(complex=SYSTEMS, by=3))

    @pytest.mark.rule("HST-15", "HST-16")
    @pytest.mark.example("HST 4")
    def test_a_reserve_structure_wears_nothing(self):
        base = hub().structure("SP1").laid(structures={**hub().state.structures, "rs-array": reserve()})
        base.step(Step.ENERGY, Step.TRACKS).then(ev.Supplied(resource=Resource.ENERGY, made=14, needed=10, by=2))

    @pytest.mark.rule("HMF-06", "HMS-25")
    def test_dice_that_were_rolled_may_be_changed_never_below_nothing(self):
        base = hub(pool={WORK: 1, LIVING: 3, SYSTEMS: 2}).effects(ChangeDie(by=-1))
        base.then(*(PoolChanged(complex=each, by=-1) for each in Complex))
        base.step(Step.TRACKS).then(TrackRaised(complex=LIVING, by=2), TrackRaised(complex=SYSTEMS, by=1))
        assert hub(pool={WORK: 1}).effects(ChangeDie(complex=WORK, by=-4)).state.pool == {WORK: 0}


class TestTracks:
    @pytest.mark.rule("HMF-07", "HMF-09", "HMF-10", "HMF-12")
    @pytest.mark.example("HMF 3")
    def test_a_full_track_draws_a_card_and_turns_the_next_marker(self):
        base = stacked(hub(tracks=tracks(work=4), pool={WORK: 3}), Pile.WORK, "WLT/1", "WGF-cpu/1")
        done = base.step(Step.TRACKS, Step.FULL_TRACKS)
        (drawn,) = done.happened(MalfunctionDrawn)
        effect = (
            [StressChanged(by=3)] if drawn.card == "WLT/1" else [ev.ElementBroken(structure=GAR, element=Element.CPU)]
        )
        done.then(
            TrackRaised(complex=WORK, by=1, is_full=True),
            drawn,
            *effect,
            TrackReset(complex=WORK),
            BoardTurned(complex=LIVING, red=True),
        )
        assert done.state.tracks == tracks()

    @pytest.mark.rule("HMF-12")
    @pytest.mark.example("HMF 4")
    def test_a_marker_that_turns_now_counts_from_the_next_sol_on(self):
        base = stacked(hub(tracks=tracks(work=4), pool={WORK: 3}), Pile.WORK, "WLT/1", "WLT/2")
        done = base.step(Step.TRACKS, Step.FULL_TRACKS)
        assert LIVING not in done.state.pool
        done.step(Step.POOL).then(PoolGathered(dice=(LIVING,)))

    @pytest.mark.rule("HMF-08", "HMF-29", "HMF-14", "HMF-16")
    @pytest.mark.example("HMF 9")
    def test_a_full_track_that_waits_keeps_its_filling(self):
        base = hub(tracks=tracks(work=2, living=4, systems=4), pool={LIVING: 4, SYSTEMS: 4})
        base = stacked(stacked(base, Pile.LIVING, "LCT/1", "LCT/2"), Pile.SYSTEMS, "SFT/1", "SFT/2")
        done = base.step(Step.TRACKS, Step.FULL_TRACKS)
        living, systems = done.happened(MalfunctionDrawn)
        done.then(
            TrackRaised(complex=LIVING, by=1, is_full=True),
            TrackRaised(complex=SYSTEMS, by=1, is_full=True),
            living,
            TrackRaised(complex=WORK, by=-2),
            TrackReset(complex=LIVING),
            BoardTurned(complex=SYSTEMS, red=True),
            systems,
            ev.PlantWithered(structure=FRM, space=6),
            TrackReset(complex=SYSTEMS),
            BoardTurned(complex=WORK, red=True),
        )
        assert done.state.tracks == tracks()

    @pytest.mark.rule("HMF-11", "HEV-02")
    @pytest.mark.example("HEV 1")
    def test_a_track_that_fills_in_another_phase_draws_at_once(self):
        base = stacked(hub(tracks=tracks(living=4)), Pile.LIVING, "LRT/1", "LRC/1")
        done = base.effects(ChangeTrack(complex=LIVING, by=1))
        (drawn,) = done.happened(MalfunctionDrawn)
        effect = StressChanged(by=4) if drawn.card == "LRT/1" else MoraleChanged(by=-1)
        done.then(
            TrackRaised(complex=LIVING, by=1, is_full=True),
            drawn,
            effect,
            TrackReset(complex=LIVING),
            BoardTurned(complex=SYSTEMS, red=True),
        )

    @pytest.mark.rule("HMF-16", "HGN-11")
    def test_lowering_and_exchanging_draw_nothing(self):
        hub(tracks=tracks(work=1)).effects(ChangeTrack(complex=WORK, by=-3)).then(TrackRaised(complex=WORK, by=-1))
        hub(tracks=tracks(work=1, systems=4)).effects(SwapTracks(one=WORK, other=SYSTEMS)).then(
            TrackRaised(complex=WORK, by=3), TrackRaised(complex=SYSTEMS, by=-3)
        )
        hub(tracks=tracks(work=1, systems=4)).effects(RaiseTracks(level=2)).then(
            TrackRaised(complex=WORK, by=1), TrackRaised(complex=LIVING, by=2)
        )

    @pytest.mark.rule("HMF-13", "HMF-28")
    def test_a_marker_turns_green_only_by_a_text_and_is_no_element(self):
        base = hub(board=(WORK,)).effects(TurnBoard(complex=WORK, red=False))
        base.then(BoardTurned(complex=WORK, red=False))
        base.effects(TurnBoard(complex=WORK, red=False)).then()

    @pytest.mark.rule("HMF-15")
    def test_the_discards_form_a_new_deck_when_the_last_card_was_drawn(self):
        base = stacked(hub(tracks=tracks(work=5), full=(WORK,)), Pile.WORK, "WLT/1")
        base = base.laid(discards={Pile.WORK: ("WLT/2",)})
        done = base.effects(FillTrack(complex=WORK))
        assert done.happened(DeckRenewed) == [DeckRenewed(complex=WORK)]
        assert done.piles[Pile.WORK] == ("WLT/1", "WLT/2")


class TestCards:
    @pytest.mark.rule("HMF-19")
    def test_94_cards_in_four_families(self):
        found = {}
        for each in hub().state.box.others["habitat_malfunctions"].values():
            key = (each.complex, each.family)
            found[key] = found.get(key, 0) + each.copies
        rows = {complex: [found[complex, family] for family in Family] for complex in Complex}
        assert rows == {WORK: [16, 12, 8, 4], LIVING: [12, 8, 4, 4], SYSTEMS: [12, 2, 8, 4]}

    @pytest.mark.rule("HMF-20", "HPR-42")
    @pytest.mark.example("HMF 6")
    def test_a_card_for_a_structure_that_is_shut_down_is_discarded(self):
        base = stacked(hub(tracks=tracks(work=5), full=(WORK,)), Pile.WORK, "WPC/1", "WPC/2")
        base = base.laid(piles={**base.piles, Pile.WORK: ("WPC",)}).structure("PRB", tiles=SHUT)
        done = base.effects(FillTrack(complex=WORK))
        (drawn,) = done.happened(MalfunctionDrawn)
        assert not drawn.resolved
        done.then(
            drawn,
            *done.happened(DeckRenewed),
            TrackReset(complex=WORK),
            BoardTurned(complex=LIVING, red=True),
        )

    @pytest.mark.rule("HMF-21", "HFQ-14", "HST-11")
    @pytest.mark.example("HMF 5")
    def test_a_fault_of_what_is_broken_breaks_nothing(self):
        text(hub().red("LAB:hardware"), "WLF-hardware").then()
        text(hub(), "WLF-hardware").then(ev.ElementBroken(structure=LAB, element=Element.HARDWARE))

    @pytest.mark.rule("HMF-22", "HFQ-23")
    @pytest.mark.example("HMF 8")
    def test_a_fault_of_one_of_two_looks_for_a_green_element(self):
        text(hub().red("SP1:hardware"), "SPF-hardware").then(ev.ElementBroken(structure=SP2, element=Element.HARDWARE))
        assert text(hub(), "SPF-hardware").offered == ["SP1:hardware", "SP2:hardware"]

    @pytest.mark.rule("HMF-23", "HMF-25", "HGN-06", "HFX-07")
    @pytest.mark.example("HFX 2")
    def test_a_hindrance_is_paid_or_its_token_taken(self):
        asked = text(hub(), "WLH1")
        asked.option(1).then(ev.ReserveChanged(resource=Resource.ENERGY, by=-1))
        asked.option(2).then(ev.ModifierPut(structure=LAB, modifier=Modifier.REROLL, active=False))
        wound = PutModifier(structure=WSH, modifier=Modifier.WOUND)
        pay = ChangeReserve(resource=Resource.ENERGY, by=-1)
        hub().reserves().effects(Choose(options=(pay, wound))).then(
            ev.ModifierPut(structure=WSH, modifier=Modifier.WOUND, active=False)
        )

    @pytest.mark.rule("HGN-06")
    @pytest.mark.example("HGN 3")
    def test_what_cannot_be_paid_is_no_choice(self):
        text(hub().having(), "WGH2").then(ev.ModifierPut(structure=GAR, modifier=Modifier.EXTRA_PAWN, active=False))
        asked = text(hub().having("part:hardware"), "WGH2")
        asked.option(1).then(ev.SpentItems(items=("part:hardware",)))

    @pytest.mark.rule("HMK-11", "HMK-22", "HMK-10")
    @pytest.mark.example("HMK 6")
    def test_a_token_that_would_be_ignored_may_be_chosen(self):
        base = hub(rovers={**hub().state.rovers, Rover.SCOUT: (Modifier.ROVER_HAZARD,)})
        text(base, "WGH1").option(2).then()
        hub().effects(MarkRover(rover=Rover.SCOUT, modifier=Modifier.ROVER_HAZARD)).then(
            RoverMarked(rover=Rover.SCOUT, modifier=Modifier.ROVER_HAZARD)
        )

    @pytest.mark.rule("HMF-24")
    def test_trouble_and_crisis_happen_as_printed(self):
        text(hub().having("sample"), "WPT").then(ev.SpentItems(items=("sample",)))
        text(hub().having(), "WPT").then(StressChanged(by=2))
        text(hub().having("part:cpu"), "WWT").then(ev.SpentItems(items=("part:cpu",)))
        text(hub().having(), "WWT").then(StressChanged(by=2))
        text(hub(examined=("sample", "sample")), "WLC").then(
            ExaminedReturned(), ev.GainedItems(items=("sample", "sample"))
        )
        text(hub().ill(BO, Condition.MIGRAINE), "LMC").then(Wounded(who=BO, count=1))
        text(hub(), "LQT").then(Wounded(who=ADA, count=2))
        text(hub().person(ADA, tokens=3), "LQT").then(TokensChanged(who=ADA, by=-2))
        text(hub(growth=(6,)), "SFC1").then(
            *(ev.PlantWithered(structure=FRM, space=space) for space in (5, 4, 3, 2)),
        )

    @pytest.mark.rule("HMF-26", "HMF-27")
    @pytest.mark.example("HMF 7")
    def test_a_card_that_is_looked_for_is_resolved_and_the_others_discarded(self):
        base = hub()

        def played(seed):
            there = stacked(hub(seed=seed), Pile.LIVING, "LRF-cpu/1", "LMT/1", "LQH/1", "LRC/1")
            return there.effects(ResolveCard(complex=LIVING, family=Family.HINDRANCE))

        asked = played(seed_for(played, lambda each: len(each.happened(MalfunctionDrawn)) == 3))
        first, second, third = asked.happened(MalfunctionDrawn)
        asked.then(first, second, third)
        assert (first.resolved, second.resolved, third.resolved, third.card) == (False, False, True, "LQH/1")
        done = asked.option(1)
        done.then(StressChanged(by=2))
        assert len(done.state.discards[Pile.LIVING]) == 3
        assert done.state.tracks == base.state.tracks
        none = stacked(hub(), Pile.LIVING, "LRC/1").effects(ResolveCard(complex=LIVING, family=Family.TROUBLE))
        none.then()

    @pytest.mark.rule("HMF-26")
    def test_an_empty_deck_is_renewed_once_for_a_search(self):
        base = stacked(hub(), Pile.LIVING, "LRC/1").laid(discards={Pile.LIVING: ("LRT/1",)})
        base = base.laid(piles={**base.piles, Pile.LIVING: ("LRC/1",)})
        done = base.effects(ResolveCard(complex=LIVING, family=Family.TROUBLE))
        assert DeckRenewed(complex=LIVING) in done.events
        assert done.happened(StressChanged) == [StressChanged(by=4)]


class TestTokens:
    @pytest.mark.rule("HMK-11", "HMK-12", "HMK-03", "HFQ-03", "HMK-02")
    @pytest.mark.example("HMK 1")
    def test_an_active_space_holds_no_two_of_a_kind_what_waits_is_placed(self):
        base = hub().active("LAB", Modifier.REROLL)
        base.effects(PutModifier(structure=LAB, modifier=Modifier.REROLL, active=True)).then()
        base.effects(PutModifier(structure=LAB, modifier=Modifier.REROLL)).then(
            ev.ModifierPut(structure=LAB, modifier=Modifier.REROLL, active=False)
        )
        both = hub().active("WSH", Modifier.EXTRA_PAWN)
        both = both.effects(PutModifier(structure=WSH, modifier=Modifier.EXTRA_PAWN, active=True))
        assert both.at("WSH").active == (Modifier.EXTRA_PAWN, Modifier.EXTRA_PAWN)

    @pytest.mark.rule("HMK-20", "HPR-42")
    def test_no_token_is_put_on_what_is_shut_down(self):
        hub().structure("LAB", tiles=SHUT).effects(PutModifier(structure=LAB, modifier=Modifier.WOUND)).then()

    @pytest.mark.rule("HGN-05", "HFQ-35", "HST-23")
    @pytest.mark.example("HGN 4")
    def test_nothing_happens_to_a_structure_that_is_not_in_play(self):
        without = {id: there for id, there in hub().state.structures.items() if id != MED}
        hub(structures=without).effects(PutModifier(structure=MED, modifier=Modifier.WOUND)).then()

    @pytest.mark.rule("HCU-01", "HCU-02", "HCU-03")
    @pytest.mark.example("HCU 1")
    def test_the_top_token_that_waits_becomes_active(self):
        base = hub().structure(
            "LAB", active=(Modifier.REROLL,), waiting=(Modifier.ADVENTURE, Modifier.WOUND), tiles=SHUT
        )
        after = base.step(Step.TOKENS)
        after.then(TokensMoved())
        assert (after.at("LAB").active, after.at("LAB").waiting) == ((Modifier.ADVENTURE,), (Modifier.WOUND,))
        top = hub().structure("QCR", waiting=(Modifier.WOUND,))
        top = top.effects(PutModifier(structure=QCR, modifier=Modifier.REROLL)).step(Step.TOKENS)
        assert (top.at("QCR").active, top.at("QCR").waiting) == ((Modifier.REROLL,), (Modifier.WOUND,))


class TestCleanUp:
    @pytest.mark.rule("HCU-05", "HGN-15", "HBD-12")
    @pytest.mark.example("HCU 2")
    def test_what_was_pending_is_available_and_upgrades_work(self):
        base = hub(arriving=("sample", "tile:up-alarm"))
        base = base.laid(
            piles={**base.piles, Pile.UPGRADES: tuple(e for e in base.piles[Pile.UPGRADES] if e != "up-alarm")}
        )
        after = base.step(Step.LOADING_ZONE)
        after.then(LoadingZoneMoved())
        assert (after.state.available, after.state.upgrades) == (("sample",), ("up-alarm",))

    @pytest.mark.rule("HCU-04", "HMK-18")
    @pytest.mark.example("HCU 3")
    def test_tokens_on_rovers_stay(self):
        base = hub(rovers={**hub().state.rovers, Rover.SCOUT: (Modifier.BREAKDOWN,)})
        after = base.step(Step.TOKENS, Step.LOADING_ZONE, Step.ABILITIES)
        after.then(SolClosed())
        assert after.state.rovers[Rover.SCOUT] == (Modifier.BREAKDOWN,)

    @pytest.mark.rule("HCU-06", "HCU-07", "HAB-04")
    def test_abilities_are_ready_again(self):
        base = hub().person(ADA, used=("AM3",)).step(Step.ABILITIES)
        base.then(SolClosed())
        assert base.someone(ADA).used == ()

    @pytest.mark.rule("HCU-06")
    @pytest.mark.example("HCU 4")
    def test_what_was_used_among_malfunctions_is_ready_for_the_next_events(self):
        base = hub(stress=9, last_sol=9, phase=Phase.MALFUNCTIONS, stops=Stops.ALWAYS).able(DI, "AM3")
        base = base.mission(events=(ScriptedEvent(sol=2, event=CardId("ev-sunday")),))
        calm = UseAbility(who=DI, ability="AM3")
        used = Hub(base.effects(Pause(point=Point.PHASE_BEGINS)).order(calm).state)
        used.refuses(calm, UsedAlready())
        later = used.laid(queue=(), pending=()).step(Step.ABILITIES)
        later.then(SolClosed())
        begun = later.goes_on(Step.SOL_COUNTER)
        first = Step.MALFUNCTION_INCREASE
        begun.then(
            SolBegun(sol=2),
            PhaseBegun(phase=Phase.EVENTS),
            StepBegun(step=first, because=first.rule),
        )
        assert begun.state.question == AskGoOn(point=Point.PHASE_BEGINS)
        assert calm in begun.legal()

    @pytest.mark.rule("HCU-11")
    def test_what_was_used_is_not_touched(self):
        base = hub(discards={Pile.FINDS: ("fd-a/1",)}).step(Step.TOKENS, Step.LOADING_ZONE)
        base.then()


def reserve():
    from vanguard_desktop.rulesets.habitat.missions.begin import fresh

    return fresh(hub().state.card("rs-array"), 4)
