"""Every crewmember has a face of the own, built from drawings that all exist, the same on every machine."""

from __future__ import annotations

import json
import math
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.support.boxes import shipped
from tests.widgets.look.test_contrast import ratio
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.resources import resource_path
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.look.tokens import tokens
from vanguard_desktop.widgets.portraits import portrait
from vanguard_desktop.widgets.portraits.faces import COMMON, INK, KINDS, PLAIN, SUITS, FacesError, faces, read_faces
from vanguard_desktop.widgets.portraits.portrait import paint_portrait

CREW = sorted(shipped().crew)
FOLDER = resource_path("portraits")
DRAWINGS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.svg"))
THEMES = tuple(tokens().themes)


@pytest.fixture(autouse=True)
def default_look(qapp) -> Iterator[None]:
    dress.apply(qapp)
    yield
    dress.apply(qapp)


def painted(member, section="recon", size=(92, 104), scale=1.0, **how) -> QImage:
    image = QImage(QSize(*size) * scale, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        paint_portrait(painter, QRectF(0, 0, *size), member, section, **how)
    return image


def pixels(image):
    """Every other pixel of every other line."""
    return [seen(image, x, y) for y in range(0, image.height(), 2) for x in range(0, image.width(), 2)]


def seen(image, x, y):
    return rgb(image.pixelColor(x, y))


def rgb(color):
    return color.red(), color.green(), color.blue()


def near(one, other):
    """How far two colors are apart in the worst of their channels."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def differ(first, second, share=0.0):
    """Whether anybody sees such a part of their pixels, or at least one, to be different; the first ones suffice."""
    pairs = zip(first, second, strict=True)
    wanted = max(1, math.ceil(share * len(first)))
    return all(any(near(one, other) > 24 for one, other in pairs) for _ in range(wanted))


def test_every_crewmember_that_ships_has_a_face_of_the_own():
    assert set(faces().crew) == set(CREW)
    looks = {(face.parts, face.colors) for face in faces().crew.values()}
    assert len(looks) == len(CREW) == 86


def test_nobody_is_taken_for_somebody_else_even_in_a_small_portrait():
    small = {member: pixels(painted(member, size=(40, 40), sign=False)) for member in CREW}
    alike = [
        (one, other)
        for at, one in enumerate(CREW)
        for other in CREW[at + 1 :]
        if not differ(small[one], small[other], 0.06)
    ]
    assert alike == []


def test_every_drawing_can_be_drawn_and_has_all_its_colors_from_the_table():
    for name in DRAWINGS:
        source = (FOLDER / name).read_text("utf-8")
        root = ElementTree.fromstring(source)
        assert root.get("viewBox") == f"0 0 {portrait.WIDTH} {portrait.HEIGHT}", name
        for paint in re.findall(r'(?:fill|stroke|stop-color)="([^"]+)"', source):
            assert paint == "none" or INK.fullmatch(paint) or re.fullmatch(r"url\(#\w+\)", paint), (name, paint)
        assert QSvgRenderer(QByteArray(INK.sub("black", source).encode())).isValid(), name


def test_no_drawing_lies_about_that_nobody_wears():
    worn = {f"{kind}/{name}.svg" for face in faces().crew.values() for kind, name in face.parts}
    lists = [(kind, name) for kinds in faces().strangers for kind, names in kinds.items() for name in names]
    worn |= {f"{kind}/{name}.svg" for kind, name in lists if kind in KINDS and name}
    worn |= {f"hair_back/{name}.svg" for kind, name in lists if kind == "hair"} & set(DRAWINGS)
    worn |= {f"{SUITS}/{section.value}.svg" for section in Section} | {f"{SUITS}/{PLAIN}.svg"}
    worn |= {f"{name}.svg" for name in COMMON}
    assert set(DRAWINGS) == worn


def test_a_stranger_has_the_same_face_in_every_process():
    ask = (
        "from vanguard_desktop.widgets.portraits.faces import faces;"
        "print([faces().face(id) for id in ('somebody', 'a/7', 'Žofie')])"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", ask],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
    assert str([faces().face(id) for id in ("somebody", "a/7", "Žofie")]).encode() == told.pop().strip()


def test_strangers_differ_and_all_of_them_can_be_painted():
    strangers = {faces().face(f"stranger_{number}") for number in range(300)}
    assert len(strangers) == 300
    for number in range(60):
        assert painted(f"stranger_{number}", size=(24, 24)).pixelColor(12, 12).alpha() == 255


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("section", [section.value for section in Section])
def test_ring_and_edge_have_the_color_of_the_section_in_every_theme(theme, section, qapp):
    dress.apply(qapp, theme)
    image = painted("dov_karimov", section, sign=False)
    edge, ring = look().color(f"section_{section}"), QColor(tokens().themes["night"].named(f"section_{section}"))
    assert image.pixelColor(46, 0).alpha() > 127
    assert near(seen(image, 46, 0), rgb(edge)) < 40
    # The left of the ring around the neck, in the lamp's light.
    assert min(near(seen(image, x, y), rgb(ring)) for x in range(26, 36) for y in range(76, 92)) < 40
    others = [other.value for other in Section if other.value != section]
    this = pixels(image)
    assert all(differ(this, pixels(painted("dov_karimov", other, sign=False)), 0.1) for other in others)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("section", [section.value for section in Section])
def test_the_sign_of_the_section_stands_out_from_its_badge(theme, section, qapp):
    dress.apply(qapp, theme)
    image = painted("dov_karimov", section)
    badge = {image.pixelColor(x, y).name() for x in range(4, 22) for y in range(86, 102)}
    well, ink = look().color("well").name(), look().color(f"section_{section}").name()
    assert {well, ink} <= badge
    assert ratio(well, ink) >= 4.5


def test_whoever_goes_for_no_section_wears_a_plain_suit_without_a_sign():
    plain = pixels(painted("dov_karimov", ""))
    assert not differ(plain, pixels(painted("dov_karimov", "", sign=False)))
    assert all(differ(plain, pixels(painted("dov_karimov", section.value)), 0.1) for section in Section)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(160, 181), (92, 104), (60, 72), (40, 40), (32, 32)])
def test_a_portrait_fills_its_place_at_every_size_and_density(size, scale, theme, qapp):
    dress.apply(qapp, theme)
    square = painted("oddny_castellano", size=size, scale=scale, sign=False)
    middle = square.width() // 2, square.height() // 2
    assert square.pixelColor(*middle).alpha() == 255
    assert square.pixelColor(middle[0], square.height() - 1).alpha() > 100
    rounded = painted("oddny_castellano", size=size, scale=scale, sign=False, round_edge=True)
    assert rounded.pixelColor(*middle).alpha() == 255
    assert rounded.pixelColor(0, 0).alpha() == 0


def test_a_portrait_is_put_together_once_however_often_it_is_painted(monkeypatch):
    built = []
    cut_out = portrait.cut_out
    monkeypatch.setattr(portrait, "cut_out", lambda *given: built.append(given) or cut_out(*given))
    for _ in range(5):
        painted("oddny_castellano")
    assert len(built) == 1


@pytest.fixture
def copy(tmp_path):
    return shutil.copytree(FOLDER, tmp_path / "portraits")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda data: data["crew"]["dov_karimov"].update(hair="mohawk"), "dov_karimov: no hair is named 'mohawk'"),
        (lambda data: data["crew"]["dov_karimov"].pop("nose"), r"dov_karimov: missing \['nose'\]"),
        (lambda data: data["crew"]["dov_karimov"].update(hat="red"), r"dov_karimov: .* unknown \['hat'\]"),
        (lambda data: data["crew"]["zainab_torvald"].pop("cloth"), "zainab_torvald: hair.* 'scarf' needs .*'cloth'"),
        (lambda data: data["skins"]["fair"].update(skin="pink"), "fair.skin: 'pink' is not a color"),
        (lambda data: data["strangers"][0]["eyes"].append("third"), r"strangers\[0\]: no eyes is named 'third'"),
        (lambda data: data.pop("inks"), "inks missing"),
    ],
)
def test_a_mistake_in_the_faces_is_named_when_they_are_read(copy, change, told):
    path = copy / "faces.json"
    data = json.loads(path.read_text("utf-8"))
    change(data)
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(FacesError, match=told):
        read_faces(copy)


def test_a_drawing_that_is_missing_is_named_when_they_are_read(copy):
    (copy / "mouth" / "grin.svg").unlink()
    with pytest.raises(FacesError, match="no mouth is named 'grin'"):
        read_faces(copy)
    (copy / "light.svg").unlink()
    with pytest.raises(FacesError, match=r"light\.svg: cannot be read"):
        read_faces(copy)
