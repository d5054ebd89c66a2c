"""What is written into a save comes back equal, and nothing malformed comes back at all."""

from __future__ import annotations

import json

import attrs
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.support.boxes import small_box, small_opening
from tests.support.play import BOX, memory_game, play
from tests.support.samples import Samples
from vanguard_desktop.books import BOOKS
from vanguard_desktop.core.events import SHARED_EVENTS, EffectsQueued, RealDiceChosen, Waiting
from vanguard_desktop.core.ids import BookId, MemberId, SectorId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.play.campaign import codec, fold, open_book
from vanguard_desktop.rulesets.expedition.data.effects import GainSupplies, InOrder
from vanguard_desktop.rulesets.expedition.data.events import EVENTS
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.store.codec import Codec, write_json
from vanguard_desktop.store.errors import Damage, SaveError
from vanguard_desktop.store.position import Position

# Building values of all types at random is slow work; the time of one example says nothing.
thorough = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.rule("CYC-21")
def test_every_event_comes_back_equal(book):
    samples = Samples(BOOKS[book].rules, BOX)

    @thorough
    @given(st.lists(samples.events(), min_size=1, max_size=4))
    def comes_back(events):
        text = codec().write_events(events)
        assert codec().read_events(text) == tuple(events)
        assert codec().write_events(codec().read_events(text)) == text
        assert text.count("\n") == len(events) - 1

    comes_back()


def test_an_event_of_each_kind_comes_back_equal():
    samples = Samples(EXPEDITION, BOX)
    for event in EVENTS:

        @settings(thorough, max_examples=4)
        @given(samples.of(event))
        def comes_back(happened):
            assert codec().read_events(codec().write_events([happened])) == (happened,)

        comes_back()


def test_an_effect_of_each_kind_comes_back_equal():
    samples = Samples(EXPEDITION, BOX)
    for effect in EXPEDITION.effects:

        @settings(thorough, max_examples=4)
        @given(samples.of(effect))
        def comes_back(waiting):
            queued = EffectsQueued(effects=(Waiting(effect=waiting),))
            assert codec().read_events(codec().write_events([queued])) == (queued,)

        comes_back()


@pytest.mark.parametrize("book", BOOKS)
def test_every_position_comes_back_equal(book):
    @thorough
    @given(Samples(BOOKS[book].rules, BOX).states())
    def comes_back(state):
        position = Position(book=book, states={book: state})
        again = codec().read_position(codec().write_position(position), BOX)
        assert again == position
        assert codec().fingerprint(again) == codec().fingerprint(position)

    comes_back()


def test_the_box_is_not_written_but_laid_beside_again():
    game = play(memory_game(), 20)
    text = codec().write_position(game.position)
    other = small_box(fingerprint="other")
    assert "Meadow" not in text
    assert '"box"' not in text
    assert codec().read_position(text, other).state.box is other


def test_defaults_are_left_out_and_the_text_is_compact():
    assert codec().write_events([RealDiceChosen(on=True)]) == '["real_dice_chosen",{"on":true}]'


def test_equal_positions_read_alike_whatever_way_they_were_made():
    one = play(memory_game(), 30)
    other = play(memory_game(), 30)
    assert codec().write_position(one.position) == codec().write_position(other.position)
    fields = json.loads(codec().write_position(one.position))["states"]["expedition"]
    assert list(fields) == sorted(fields)


def position():
    return fold(BOX, None, open_book(BOX, small_opening(), 7))


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ('{"on":"true"}', "bool expected, found str"),
        ('{"on":1}', "bool expected, found int"),
        ('{"on":null}', "bool expected, found NoneType"),
        ("{}", "on"),
        ('{"on":true,"off":false}', "off"),
        ("[]", "list"),
    ],
)
def test_wrong_types_and_keys_are_refused(fields, said):
    with pytest.raises(SaveError, match=said) as refused:
        codec().read_events(f'["real_dice_chosen",{fields}]')
    assert refused.value.damage is Damage.DAMAGED


@pytest.mark.parametrize(
    "fields",
    [
        '{"by":"2"}',
        '{"by":2.0}',
        '{"by":true}',
        '{"by":NaN}',
        '{"by":1e400}',
        '{"by":' + "9" * 5000 + "}",
        '{"by":{"by":2}}',
        '{"by":2,"because":7}',
    ],
)
def test_what_looks_like_a_number_is_not_one(fields):
    with pytest.raises(SaveError):
        codec().read_events(f'["supplies_changed",{fields}]')


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "7",
        "{}",
        "[7]",
        "[[]]",
        '["ab"]',
        '["effect_taken"]\n',
        '["effect_taken"] ["effect_taken"]',
        '["real_dice_chosen"]',
        '["real_dice_chosen",1]',
        '["real_dice_chosen",null]',
        '["real_dice_chosen",{"on":true},1,1]',
        '[{"real_dice_chosen":1}]',
        '["real_dice_chosen",{"on":true},"1"]',
        '["real_dice_chosen",{"on":true},0]',
        '["real_dice_chosen",{"on":true},true]',
        '[["real_dice_chosen"],{"on":true}]',
        '["events_shuffled",{"deck":"E01","drawn":0}]',
        '["danger_rolled",{"member":"ada","letter":"A","icon":"nonsense","drawn":0}]',
        '["danger_rolled",{"member":"ada","letter":"A","icon":["common"],"drawn":0}]',
        '["effects_queued",{"effects":[{"effect":{"count":1}}]}]',
        '["effects_queued",{"effects":[{"effect":{"type":null}}]}]',
        '["effects_queued",{"effects":[{"effect":{"type":["nothing"]}}]}]',
        '["effects_queued",{"effects":[{"effect":7}]}]',
        "[" * 100_000,
        '["effects_queued",{"effects":[{"effect":' + '{"type":"in_order","steps":[' * 5000,
        '["effects_queued",{"effects":[{"effect":' + '{"type":"in_order","steps":[' * 400 + "]}" * 400 + "}]}]",
    ],
)
def test_malformed_events_are_a_damaged_save_and_nothing_else(text):
    with pytest.raises(SaveError):
        codec().read_events(text)


@pytest.mark.parametrize(
    "change",
    [
        lambda whole: whole.pop("book"),
        lambda whole: whole.update(more=1),
        lambda whole: whole.update(book="checkers"),
        lambda whole: whole.update(book=["expedition"]),
        lambda whole: whole.update(states=[]),
        lambda whole: whole["states"].update(checkers={}),
        lambda whole: whole["states"]["expedition"].update(box={}),
        lambda whole: whole["states"]["expedition"].pop("world"),
        lambda whole: whole["states"]["expedition"].update(round="1"),
        lambda whole: whole["states"]["expedition"].update(members={}),
        lambda whole: whole["states"].update(expedition=None),
    ],
)
def test_malformed_positions_are_a_damaged_save_and_nothing_else(change):
    whole = json.loads(codec().write_position(position()))
    change(whole)
    with pytest.raises(SaveError):
        codec().read_position(json.dumps(whole), BOX)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@thorough
@given(st.data())
def test_a_position_with_anything_anywhere_is_read_or_refused(data):
    game = play(memory_game(), 25)
    whole = json.loads(codec().write_position(game.position))
    parent, key = whole, "states"
    while isinstance(parent[key], dict | list) and parent[key] and data.draw(st.integers(0, 4)):
        parent = parent[key]
        key = data.draw(st.sampled_from(range(len(parent)) if isinstance(parent, list) else sorted(parent)))
    parent[key] = data.draw(JSON)
    try:
        read = codec().read_position(json.dumps(whole), BOX)
    except SaveError:
        return
    assert json.loads(codec().write_position(read)) == whole or read == codec().read_position(
        codec().write_position(read), BOX
    )


@pytest.mark.parametrize("text", ['["not_yet_invented"]', '["real_dice_chosen",{"on":true},2]'])
def test_what_a_newer_program_wrote_is_refused_as_newer(text):
    with pytest.raises(SaveError) as refused:
        codec().read_events(text)
    assert refused.value.damage is Damage.NEWER


def test_an_effect_of_a_newer_program_is_refused_as_newer():
    with pytest.raises(SaveError) as refused:
        codec().read_events('["effects_queued",{"effects":[{"effect":{"type":"invent"}}]}]')
    assert refused.value.damage is Damage.NEWER


class Mapped(Event, tag="mapped"):
    """Holds what no event of the books holds yet."""

    sectors: dict[SectorId, MemberId]
    names: dict[str, tuple[int, str]]
    seen: frozenset[SectorId]
    one: GainSupplies | InOrder | None = None


def test_sets_and_mappings_come_back_and_read_alike_in_any_order():
    codec = Codec((attrs.evolve(EXPEDITION, events=(*EVENTS, Mapped)),))
    event = Mapped(
        sectors={SectorId(9): MemberId("ada"), SectorId(10): MemberId("bo")},
        names={"x": (1, "y")},
        seen=frozenset({SectorId(3), SectorId(1), SectorId(2)}),
        one=InOrder(steps=(GainSupplies(),)),
    )
    text = codec.write_events([event])
    assert codec.read_events(text) == (event,)
    assert '"seen":[1,2,3]' in text
    turned = attrs.evolve(event, sectors=dict(reversed(event.sectors.items())))
    assert codec.write_events([turned]) == text
    for place in ('"9"', '"9 "', '"09"', '"nine"'):
        spoiled = text.replace('"9"', place)
        if place != '"9"':
            with pytest.raises(SaveError):
                codec.read_events(spoiled)
    with pytest.raises(SaveError):  # `one` may hold two kinds of effects only
        codec.read_events(text.replace('"type":"in_order"', '"type":"choose"').replace('"steps"', '"options"'))


class HabitatSupplies(Effect, tag="gain_supplies"):
    """Another book's effect of the same name."""

    crates: int


def test_two_books_may_use_the_same_name_for_different_things():
    habitat = attrs.evolve(EXPEDITION, book=BookId("habitat"), events=SHARED_EVENTS, effects=(HabitatSupplies,))
    both_books = Codec((EXPEDITION, habitat))
    both = EffectsQueued(effects=(Waiting(effect=GainSupplies(count=2)), Waiting(effect=HabitatSupplies(crates=2))))
    text = both_books.write_events([both])
    assert both_books.read_events(text) == (both,)
    assert '"type":"gain_supplies"' in text
    assert '"type":"habitat:gain_supplies"' in text
    # What a book wrote before there was a second one is read as before.
    assert both_books.read_events(codec().write_events([both.__class__(effects=both.effects[:1])]))


def test_the_shape_of_positions_changes_with_what_they_are_made_of():
    newer = attrs.evolve(EXPEDITION, version=EXPEDITION.version + 1)
    smaller = attrs.evolve(EXPEDITION, effects=EXPEDITION.effects[1:])
    shapes = {Codec((rules,)).shape for rules in (EXPEDITION, newer, smaller)}
    assert len(shapes) == 3
    assert Codec(tuple(book.rules for book in BOOKS.values())).shape == codec().shape


def test_json_is_written_without_spaces_and_sorted():
    assert write_json({"b": 1, "a": [1, 2]}) == '{"a":[1,2],"b":1}'
