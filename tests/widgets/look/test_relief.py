"""A land keeps its face: the same seed paints the same picture, anywhere and at any zoom."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QSize, Qt, QThreadPool
from PySide6.QtGui import QColor

from vanguard_desktop.core.patience import NobodyWaits, still_waiting
from vanguard_desktop.widgets.home.relief_aside import ReliefAside
from vanguard_desktop.widgets.look.paint.contours import contour_levels
from vanguard_desktop.widgets.look.paint.noise import height_field
from vanguard_desktop.widgets.look.paint.relief import _land, relief_seed, render_relief
from vanguard_desktop.widgets.look.tokens import tokens

SIZE = QSize(320, 200)


def test_the_same_seed_gives_the_same_land():
    assert render_relief(7, "shelf", SIZE) == render_relief(7, "shelf", SIZE)
    assert render_relief(7, "shelf", SIZE) != render_relief(8, "shelf", SIZE)


def test_the_seed_of_an_id_is_the_same_on_every_machine():
    assert relief_seed("halcyon") == 2156112714


def test_a_zoomed_land_has_the_same_shapes():
    small = render_relief(7, "shelf", SIZE, 1.0)
    large = render_relief(7, "shelf", SIZE, 2.0)
    assert large.size() == SIZE * 2
    again = large.scaled(SIZE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    apart = [
        abs(small.pixelColor(x, y).lightness() - again.pixelColor(x, y).lightness())
        for x in range(0, 320, 5)
        for y in range(0, 200, 5)
    ]
    assert sum(apart) / len(apart) < 3


@pytest.mark.parametrize("palette", sorted(tokens().relief))
def test_most_layers_of_a_palette_are_seen(palette):
    image = render_relief(3, palette, QSize(640, 400), vignette=False)
    seen = {image.pixelColor(x, y).name() for x in range(0, 640, 2) for y in range(0, 400, 2)}
    layers = {QColor(color).name() for color in tokens().relief[palette]}
    assert len(seen & layers) >= len(layers) * 0.8


def test_a_land_is_painted_off_the_interface_thread():
    made = []
    thread = threading.Thread(target=lambda: made.append(render_relief(9, "ice", SIZE)))
    thread.start()
    thread.join()
    assert made == [render_relief(9, "ice", SIZE)]


def test_a_land_that_nobody_waits_for_is_given_up_at_the_next_step():
    asked = []
    token = still_waiting.set(lambda: asked.append(True) or len(asked) < 3)
    try:
        with pytest.raises(NobodyWaits):
            render_relief(4711, "ice", SIZE)
    finally:
        still_waiting.reset(token)
    assert len(asked) == 3


def test_a_picture_of_the_first_screen_that_is_given_up_never_comes(qapp):
    came = []
    picture = ReliefAside(4712, "ice", SIZE, 1.0, came.append)
    QThreadPool.globalInstance().waitForDone()
    qapp.processEvents()
    assert len(came) == 1
    picture.give_up()
    _land.cache_clear()
    picture.run()
    qapp.processEvents()
    assert len(came) == 1


def test_heights_fill_the_range_from_low_to_high():
    field = height_field(5, 60, 40, 2.0, 5)
    values = [value for row in field for value in row]
    assert (min(values), max(values)) == (0.0, 1.0)
    assert (len(field), len(field[0])) == (40, 60)


def test_a_hill_has_one_ring_at_each_height_and_higher_rings_lie_inside():
    hill = [[1 - ((x - 10) ** 2 + (y - 10) ** 2) / 200 for x in range(21)] for y in range(21)]
    low, high = contour_levels(hill, [0.6, 0.8])
    assert (len(low), len(high)) == (1, 1)
    reach = [max(abs(x - 10) for x, _ in rings[0]) for rings in (low, high)]
    assert reach == pytest.approx([80**0.5, 40**0.5], abs=0.1)


def test_land_that_runs_out_of_the_picture_is_closed_along_its_edge():
    slope = [[x / 20 for x in range(21)] for _ in range(21)]
    ((ring,),) = contour_levels(slope, [0.5])
    assert min(x for x, _ in ring) == pytest.approx(10)
    assert max(x for x, _ in ring) == pytest.approx(20, abs=0.2)
