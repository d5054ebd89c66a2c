"""Texts with signs in them are drawn with icons and read aloud with words."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from vanguard_desktop.widgets.look.controls.text import RichText
from vanguard_desktop.widgets.look.paint.rich import rich_document
from vanguard_desktop.widgets.look.theme import look


def in_words(text):
    return text.replace("[energy](acc)", "Energie").replace("[energy]", "Energie")


def test_a_form_is_for_the_ear_and_never_drawn():
    document = rich_document("Erhaltet 2 [energy](acc).")
    assert document.toPlainText() == rich_document("Erhaltet 2 [energy].").toPlainText()
    label = RichText(in_words)
    label.set_text("Erhaltet 2 [energy](acc).")
    assert label.accessibleName() == "Erhaltet 2 Energie."


def test_a_document_holds_an_image_for_each_mark():
    document = rich_document("Gain 2 [energy] in [biome_lethal].")
    assert document.toPlainText().count("\N{OBJECT REPLACEMENT CHARACTER}") == 2
    assert "[" not in document.toPlainText()


def test_words_that_look_like_markup_stay_words():
    assert rich_document("a < b & <b>c</b>").toPlainText() == "a < b & <b>c</b>"


def test_icons_do_not_push_lines_apart():
    plain = rich_document("word " * 40, width=200).size().height()
    assert rich_document("word [energy] " * 20, width=200).size().height() <= plain
    assert plain % look().line("body") == 0


def test_what_is_no_icon_stays_as_it_was_written_since_players_may_call_themselves_what_they_like():
    assert rich_document("[ann] decides.").toPlainText() == "[ann] decides."


def test_a_number_stays_on_the_line_of_the_icon_it_counts_and_an_icon_on_that_of_its_compound():
    words = rich_document("At least 3 [success]. Replace all [poi]-cards.").toRawText()
    assert "3\N{NO-BREAK SPACE}\N{OBJECT REPLACEMENT CHARACTER}\N{WORD JOINER}." in words
    assert "\N{OBJECT REPLACEMENT CHARACTER}\N{WORD JOINER}-\N{WORD JOINER}cards" in words


def test_no_line_begins_with_the_end_of_a_sentence():
    text = "Complete this [mission]: say it. If not: gain 1 [success]. And so on, all [poi]-cards."
    for width in range(120, 500):
        block = rich_document(text, width=width).begin()
        starts = [block.layout().lineAt(number).textStart() for number in range(block.layout().lineCount())]
        assert all(block.text()[start] not in ".:-\N{WORD JOINER}" for start in starts), width


def test_a_story_stresses_words_in_italics_and_is_heard_without_the_marks():
    document = rich_document("*Mind it.* You strap in.", role="story")
    assert document.toPlainText() == "Mind it. You strap in."
    assert "font-style:italic" in document.toHtml()
    label = RichText(in_words, role="story")
    label.set_text("*Mind it.* You strap in.")
    assert label.accessibleName() == "Mind it. You strap in."


def test_outside_of_stories_an_asterisk_is_an_asterisk():
    assert rich_document("Ann *the* second").toPlainText() == "Ann *the* second"


def test_a_label_speaks_and_grows_with_its_text(qtbot):
    label = RichText(in_words)
    qtbot.addWidget(label)
    label.set_text("Gain 2 [energy].", lead="Now:")
    assert label.accessibleName() == "Now: Gain 2 Energie."
    short = label.heightForWidth(300)
    label.set_text("Gain 2 [energy]. " * 12)
    assert label.heightForWidth(300) > 3 * short


def test_an_icon_in_the_text_is_found_under_the_pointer_and_so_is_a_word(qtbot):
    text = RichText(lambda name: f"the sign of {name}")
    qtbot.addWidget(text)
    text.set_text("Gain 2 [supplies] and 1 [success].")
    text.resize(360, 40)
    text.show()
    spots = [text.spot_at(QPointF(x, text.height() / 2)) for x in range(0, text.width(), 4)]
    assert [icon for icon in dict.fromkeys(spot.icon for spot in spots if spot) if icon] == ["supplies", "success"]
    assert spots[0].text[spots[0].place] == "G"
    assert spots[-1] is None
