"""How sure a figure is, and when a run has seen enough."""

from __future__ import annotations

import pytest

from vanguard_desktop.bots.lab.bands import Aim, decided, mean_band, paired_band, standardized, wilson


@pytest.mark.parametrize(
    ("successes", "count", "low", "high"),
    [
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (5, 10, 0.236593, 0.763407),
        (1, 29, 0.006113, 0.171755),
        (81, 263, 0.255274, 0.366245),
    ],
)
def test_the_band_of_a_share_is_that_of_wilson(successes, count, low, high):
    """The last two are examples of Newcombe (1998), table I, method 3."""
    band = wilson(successes, count)
    assert band.value == successes / count
    assert (band.low, band.high) == pytest.approx((low, high), abs=5e-5)


def test_without_a_game_a_share_may_be_anything():
    assert (wilson(0, 0).low, wilson(0, 0).high, wilson(0, 0).count) == (0.0, 1.0, 0)


def test_the_band_of_a_mean_is_its_standard_error_to_each_side():
    band = mean_band([2, 4, 4, 4, 5, 5, 7, 9])
    assert band.value == 5
    assert band.high - band.value == pytest.approx(1.959964 * 2.138090 / 8**0.5, abs=1e-5)
    assert mean_band([3.0]).low == mean_band([3.0]).high == 3
    assert mean_band([]).count == 0


def test_a_run_has_seen_enough_when_the_band_is_narrow():
    assert next(count for count in range(25, 225, 25) if decided(count, count)) == 75
    assert not any(decided(count // 2, count) for count in range(25, 225, 25))


def test_where_somebody_aims_it_is_enough_to_know_on_which_side_it_lies():
    aim = Aim(0.5, 0.8)
    assert decided(2, 25, aim)
    assert decided(600, 1000, aim)
    assert not decided(10, 25, aim)
    assert not decided(2, 25)


def test_a_share_over_unequal_groups_weighs_them_as_they_are_asked_to():
    band = standardized([(30, 10, 100), (10, 90, 100)])
    assert band.value == pytest.approx(0.3)
    assert band.count == 200
    assert band.low < 0.3 < band.high
    assert standardized([]).count == 0
    certain = standardized([(5, 4, 4), (5, 4, 4)])
    assert certain.value == 1
    assert certain.low < 0.9


def test_a_few_pairs_that_all_ended_alike_do_not_prove_that_bots_are_equal():
    none = paired_band(0, 0, 10)
    assert none.value == 0
    assert none.low == pytest.approx(-none.high)
    assert none.high > 0.1
    assert paired_band(2, 12, 200).low > 0 > paired_band(2, 5, 200).low
    assert paired_band(5, 0, 5).low >= -1
