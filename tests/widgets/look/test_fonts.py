"""Nine faces are bundled; where one is missing the game goes on and says so."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontInfo

from vanguard_desktop.resources import resource_path
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.fonts import FACES, load_fonts, missing_fonts_sentence
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.look.tokens import tokens


@pytest.mark.parametrize("role", sorted(tokens().type.scale))
def test_every_role_is_set_in_its_bundled_family(role):
    wanted = tokens().type.scale[role]
    font = look().font(role)
    info = QFontInfo(font)
    assert info.family() == tokens().type.families[wanted.family]
    assert info.pixelSize() == wanted.px
    assert info.weight() == wanted.weight
    assert font.hintingPreference() == QFont.HintingPreference.PreferNoHinting


def test_stories_can_be_set_in_true_italics():
    font = look().font("story", italic=True)
    assert QFontInfo(font).family() == "Literata"
    assert QFontInfo(font).italic()


def test_figures_that_change_do_not_move():
    metrics = look().metrics("number")
    widths = [metrics.horizontalAdvance(digit * 4) for digit in "0123456789"]
    assert max(widths) - min(widths) < 0.5  # the font itself draws its 4 a twentieth of a pixel narrower


def test_each_font_has_its_license_beside_it():
    for face in FACES:
        assert "SIL Open Font License" in resource_path("fonts", face).with_name("LICENSE_FONT").read_text("utf-8")


@pytest.mark.qt_log_ignore("QFontDatabase|font")
def test_a_missing_font_is_named_and_nothing_breaks(tmp_path):
    missing = load_fonts(tmp_path)
    assert missing == FACES
    sentence = missing_fonts_sentence(missing[:1])
    assert "exo2/Exo2_300Light.ttf" in sentence
    assert missing_fonts_sentence(()) == ""


def test_text_size_is_kept_within_what_the_tokens_offer(qapp):
    dress.apply(qapp, "night", 9.0)
    assert look().text_scale == 2.0
    assert look().font("body").pixelSize() == 30


def test_an_unknown_theme_is_refused(qapp):
    with pytest.raises(ValueError, match="sepia"):
        dress.apply(qapp, "sepia")


def test_nothing_moves_when_no_motion_is_wanted(qapp):
    assert look().duration("card") == tokens().duration_ms.card
    dress.apply(qapp, reduced_motion=True)
    assert look().duration("card") == 0


def test_everything_that_paints_hears_of_a_new_look(qapp, qtbot):
    with qtbot.waitSignal(look().changed):
        dress.apply(qapp, "day")
    assert qapp.palette().window().color() == look().color("deck")
