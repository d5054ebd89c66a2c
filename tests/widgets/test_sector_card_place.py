"""The card of a sector stands where it hides the least of the map, as high as what it says."""

from __future__ import annotations

from tests.widgets.hands import Hands
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction


def test_the_card_of_a_sector_hides_neither_it_nor_where_one_may_go(lay_in_play):
    table = lay_in_play(ChooseAction, size=(1920, 1080))
    view, scene = table.map, table.scene
    goals = [number for number in scene.plates if scene.journey.legal(number)]
    assert goals
    towers = 0
    for number in scene.plates:
        scene.focus_sector(number)
        Hands.settle()
        card = view.card.geometry()
        assert view.rect().contains(card)
        assert not card.intersects(view.standing_rect(number)), number
        if card.height() > view.height() * 0.8:
            towers += 1  # it tells so much that nothing else has room
            continue
        assert not view.card.scrolls, number
        for seen in {*goals, scene.journey.traveler.sector}:
            assert not card.intersects(view.standing_rect(seen)), (number, seen)
    assert towers <= 1
