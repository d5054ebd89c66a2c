"""Who is aboard: people in the colors of their sections, and hens."""

from __future__ import annotations

from .brush import Brush, collar, shade

_SITS = "M-5 -17h9l8 2v5l-7-1v9h-4v-11z"
_STANDS = "M-5.500 -17h11l-.6 16.500h-4.200l-.7-11-.7 11H-4.900z"
_ARM_BEHIND = "M-6 -27l-2 9.500"
_ARMS = ("M6 -27.500l2.200 10", "M4 -27.500l10 5", "M5 -27l8 -9")
_HANDS = (None, (14.6, -22.0), (13.6, -37.0))
_COAT = "M-6.800 -16.500c-.6-9 .4-13.500 6.800-13.500s7.400 4.500 6.800 13.500c-3 1.200-10.600 1.200-13.600 0z"
_COAT_SHADE = "M1.500 -29.900c4.600.9 5.800 5.400 5.300 13.400-1 .5-3 .8-5 .9 1.200-5 1.200-10-.3-14.300z"
_BELT = "M-5 -20h10v2.200h-10z"
_FACE_SHADE = "M1 -43c4 .4 5.800 3 5.200 6.600-.5 3-2.600 5-5.200 5.400 2-4 2-8 0-12z"
_LONG_HAIR = "M-6.200 -36c-.8-7 2-9.800 6.200-9.800s7 2.800 6.200 9.800c-1.400-3-2-4-3-5-3 1.200-6.400 1.200-9.400 5z"
_LOCK = "M-6 -37l-.8 8 3 .6-.4-7z"
_SHORT_HAIR = "M-6 -37c-.8-6 2-8.500 6-8.500s6.800 2.500 6 8.500c-1-3-2.400-4-6-4s-5 1-6 4z"

_HEN_LEGS = "M-2 -3v3M2 -3v3"
_HEN = "M-9 -12c1 2 3 3 5 2.600 2-.4 5-1 6-5.600 3-.6 5 1.600 5 4.600 0 5-3 8-7 8s-8-3-9-9.600z"
_WING = "M-4 -8c2 2.600 5 2.600 7 .4-.6 3-2.600 4.200-4.400 4-1.600-.2-2.600-2-2.600-4.400z"
_COMB = "M3 -16.600c0-2 1.400-2.400 1.800-1 .6-1.200 2-.8 1.600 1z"
_BEAK = "M7.400 -14.400l3 1-3 1z"

DOWN, FORWARD, UP = range(3)


def person(
    brush: Brush,
    x: float,
    y: float,
    section: str,
    face: int,
    *,
    high: float = 38,
    arm: int = DOWN,
    sits: bool = False,
    flip: bool = False,
) -> None:
    """Feet at x and y; `face` decides skin and hair, so that the same number is the same person everywhere."""
    skin, coat = shade("skin", face), collar(section)
    dark = coat.darker(165)
    with brush.moved(x, y, high / 40, flip=flip):
        if not sits:
            brush.disk(0, 0, 9, shade("black", 0, 0.35), 2)
        brush.line(_ARM_BEHIND, dark, 3.6)
        brush.fill(_SITS if sits else _STANDS, shade("trousers"))
        brush.fill(_COAT, coat)
        dark.setAlphaF(0.7)
        brush.fill(_COAT_SHADE, dark)
        brush.fill(_BELT, shade("belt", 0, 0.35))
        dark.setAlphaF(1.0)
        brush.line(_ARMS[arm], dark, 3.9)
        hand = _HANDS[arm]
        if hand is not None:
            brush.disk(*hand, 2.1, skin)
        brush.disk(0, -37, 6.2, skin)
        brush.fill(_FACE_SHADE, shade("black", 0, 0.14))
        _paint_hair(brush, face)


def _paint_hair(brush: Brush, face: int) -> None:
    color = shade("hair", face)
    match face % 4:
        case 0:
            brush.fill(_LONG_HAIR, color)
            brush.fill(_LOCK, color)
        case 1:
            brush.fill(_SHORT_HAIR, color)
            brush.disk(0, -46.5, 2.8, color)
        case 2:
            brush.fill(_SHORT_HAIR, color)
        case _:
            for x, y, reach in ((-4, -41.5, 3.4), (0, -43.5, 3.8), (4, -41.5, 3.4)):
                brush.disk(x, y, reach, color)


def hen(brush: Brush, x: float, y: float, scale: float = 0.8, number: int = 0, *, flip: bool = False) -> None:
    color = shade("hen", number)
    with brush.moved(x, y, scale, flip=flip):
        brush.disk(0, 0, 7, shade("black", 0, 0.3), 1.5)
        brush.line(_HEN_LEGS, shade("beak"), 1.2)
        brush.fill(_HEN, color)
        brush.fill(_WING, shade("hen_wing", 0, 0.55))
        brush.disk(4.6, -14, 3, color)
        brush.fill(_COMB, shade("comb"))
        brush.fill(_BEAK, shade("beak"))
        brush.disk(5.4, -14.4, 0.7, shade("eye"))


def sleeping_hen(brush: Brush, x: float, y: float, scale: float = 0.8, number: int = 0, *, flip: bool = False) -> None:
    """Its head lies under the wing."""
    with brush.moved(x, y, scale, flip=flip):
        brush.disk(0, -5, 8.5, shade("hen", number), 6)
        brush.disk(3.5, -8.5, 3.2, shade("hen", number))
        brush.fill(_WING, shade("hen_wing", 0, 0.6))
