"""A chronicle as a file: HTML with its pictures inside, or Markdown with a folder of pictures beside it."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping
from html import escape

import attrs
from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from vanguard_desktop.core import WorldId
from vanguard_desktop.text.ship.campaign.booklet import Booklet

from ..look import night_of
from ..new_game.picture_cards import Art, land_art
from ..new_game.step_pictures import ship_art
from ..portraits.portrait import paint_portrait

_WIDE, _HIGH, _FACE = 960, 150, 96


@attrs.frozen
class Written:
    """The text of the file, and the pictures beside it by their names."""

    text: str
    pictures: Mapping[str, bytes] = attrs.field(factory=dict)


def as_html(booklet: Booklet, relief: Callable[[WorldId], str], language: str) -> Written:
    """One file that any browser shows; it asks nobody for anything."""

    def picture(png: bytes, words: str, wide: int) -> str:
        data = base64.b64encode(png).decode("ascii")
        return f'<img src="data:image/png;base64,{data}" alt="{escape(words)}" width="{wide}">'

    parts = [picture(_cover(booklet, relief), booklet.title, _WIDE), f"<h1>{escape(booklet.title)}</h1>"]
    parts += [f'<p class="outcome">{escape(booklet.outcome)}</p>', f'<p class="story">{escape(booklet.story)}</p>']
    for chapter in booklet.chapters:
        parts.append(f"<h2>{escape(chapter.heading)}</h2>")
        if chapter.world is not None:
            parts.append(picture(_land(chapter.world, relief), chapter.heading, _WIDE))
        parts.append("<p>" + "<br>".join(map(escape, chapter.lines)) + "</p>")
        if chapter.choices:
            parts.append(f"<h3>{escape(booklet.choices_head)}</h3><ul>")
            parts += [f"<li>{escape(choice)}</li>" for choice in chapter.choices]
            parts.append("</ul>")
    if booklet.people:
        parts.append(f"<h2>{escape(booklet.people_head)}</h2><table>")
        for person in booklet.people:
            face = picture(_face(person.member, person.section), person.name, _FACE // 2)
            parts.append(
                f"<tr><td>{face}</td><th>{escape(person.name)}</th>"
                f"<td>{escape(person.served)}</td><td>{escape(person.life)}</td></tr>"
            )
        parts.append("</table>")
    head = (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{escape(booklet.title)}</title><style>{_style()}</style></head><body><main>"
    )
    return Written("\n".join((head, *parts, "</main></body></html>\n")))


def as_markdown(booklet: Booklet, relief: Callable[[WorldId], str], folder: str) -> Written:
    """Plain text with marks; `folder` is the one beside it in which its pictures lie."""
    pictures = {"cover.png": _cover(booklet, relief)}
    where = folder.replace(" ", "%20")
    parts = [f"# {booklet.title}", f"![{booklet.title}]({where}/cover.png)", f"**{booklet.outcome}**", booklet.story]
    for number, chapter in enumerate(booklet.chapters):
        parts.append(f"## {chapter.heading}")
        if chapter.world is not None:
            name = f"chapter_{number}.png"
            pictures[name] = _land(chapter.world, relief)
            parts.append(f"![{chapter.heading}]({where}/{name})")
        parts.append("\n".join(f"- {line}" for line in chapter.lines))
        if chapter.choices:
            parts += [f"### {booklet.choices_head}", "\n".join(f"- {choice}" for choice in chapter.choices)]
    if booklet.people:
        parts.append(f"## {booklet.people_head}")
        rows = []
        for person in booklet.people:
            name = f"{person.member}.png"
            pictures[name] = _face(person.member, person.section)
            rows.append(f"- ![{person.name}]({where}/{name}) **{person.name}**: {person.served}. {person.life}.")
        parts.append("\n".join(rows))
    return Written("\n\n".join(filter(None, parts)) + "\n", pictures)


def _cover(booklet: Booklet, relief: Callable[[WorldId], str]) -> bytes:
    worlds = [chapter.world for chapter in booklet.chapters if chapter.world is not None]
    art = ship_art(worlds[-1], relief(worlds[-1])) if worlds else ship_art("", "")
    return _painted(art, _WIDE, 2 * _HIGH)


def _land(world: WorldId, relief: Callable[[WorldId], str]) -> bytes:
    return _painted(land_art(world, relief(world)), _WIDE, _HIGH)


def _face(member: str, section: str) -> bytes:
    def paint(painter: QPainter, place: QRectF, _: float) -> None:
        inside = place.adjusted(3, 3, -3, -3)
        paint_portrait(painter, inside, member, section, round_edge=True, sign=False)

    return _painted(paint, _FACE, _FACE)


def _painted(art: Art, width: int, height: int) -> bytes:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    art(painter, QRectF(0, 0, width, height), 1.0)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _style() -> str:
    """The colors of the night theme, as on the screen."""
    deck, ink, lamp = (night_of(name).name() for name in ("deck", "text", "accent_text"))
    return (
        f"body{{background:{deck};color:{ink};font:17px/1.5 Inter,sans-serif;margin:0}}"
        "main{max-width:960px;margin:0 auto;padding:24px}img{max-width:100%;border-radius:10px;vertical-align:middle}"
        "h1,h2,h3{font-family:'Exo 2',sans-serif}.story{font-family:Literata,serif;font-size:19px}"
        f".outcome,h3{{color:{lamp}}}td,th{{padding:6px 12px;text-align:left}}"
    )
