"""The shape of resources/tokens.json: what a theme, a type scale and a size are in the look of the game."""

from __future__ import annotations

from collections.abc import Mapping

import attrs


@attrs.frozen(kw_only=True, eq=False, repr=False)  # so many fields: comparing and printing would slow the start
class Colors:
    """The colors of one theme, each a hexadecimal sRGB value named for its job."""

    prompt: str
    sheet_row: str
    sheet_line: str
    bad_fill: str
    good_fill: str
    halo: str
    space: str
    deck: str
    panel: str
    card: str
    raised: str
    well: str
    sheet: str
    scrim: str
    line_faint: str
    line: str
    line_strong: str
    text: str
    text_soft: str
    text_mute: str
    accent: str
    accent_hi: str
    accent_text: str
    on_accent: str
    accent_soft: str
    legal: str
    on_legal: str
    legal_soft: str
    focus: str
    focus_gap: str
    die_red: str
    die_red_edge: str
    die_red_text: str
    die_red_soft: str
    die_green: str
    die_green_edge: str
    die_green_text: str
    die_green_soft: str
    die_blue: str
    die_blue_edge: str
    die_blue_text: str
    die_blue_soft: str
    on_die: str
    die_injury: str
    die_injury_edge: str
    on_injury: str
    die_danger: str
    die_danger_edge: str
    on_danger: str
    outcome_green: str
    outcome_yellow: str
    outcome_red: str
    outcome_green_soft: str
    outcome_yellow_soft: str
    outcome_red_soft: str
    good: str
    warn: str
    bad: str
    section_security: str
    section_recon: str
    section_science: str
    section_engineering: str
    seat_1: str
    seat_2: str
    seat_3: str
    seat_4: str
    complex_systems: str
    complex_living: str
    complex_work: str

    def named(self, name: str) -> str:
        """The color for a name put together at run time, such as `die_` + color + `_edge`."""
        try:
            return str(getattr(self, name))
        except AttributeError:
            raise KeyError(f"no color is named {name!r} in the design tokens") from None


@attrs.frozen(kw_only=True)
class Radius:
    """Corner radii."""

    chip: int
    slot: int
    card: int
    panel: int
    sheet: int
    pill: int


@attrs.frozen(kw_only=True)
class Stroke:
    """Widths of lines."""

    hair: float
    line: float
    strong: float
    focus: float
    focus_gap: float
    legal: float


@attrs.frozen(kw_only=True)
class TypeRole:
    """One step of the type scale."""

    px: int
    line: int
    family: str
    weight: int
    tabular: bool = False


@attrs.frozen(kw_only=True)
class TypeScale:
    """Families, what stands in for them, and the roles text can have."""

    families: Mapping[str, str]
    fallback: Mapping[str, str]
    scale: Mapping[str, TypeRole]
    user_scale: tuple[float, ...]


@attrs.frozen(kw_only=True)
class IconSizes:
    """Edge lengths of icons."""

    inline: int
    control: int
    tile: int
    large: int


@attrs.frozen(kw_only=True)
class DieSizes:
    """Edge lengths of dice."""

    mini: int
    slot: int
    tray: int
    hero: int


@attrs.frozen(kw_only=True)
class CardSizes:
    """Width and height of cards."""

    mini: tuple[int, ...]
    hand: tuple[int, ...]
    reading: tuple[int, ...]


@attrs.frozen(kw_only=True)
class Sizes:
    """Extents of the parts of the window at 1920 x 1080 and 100 % text."""

    header: int
    prompt_bar: int
    column_left: int
    column_right: int
    column_min: int
    tray_open: int
    tray_tall: int
    tray_closed: int
    rail_step: int
    icon: IconSizes
    die: DieSizes
    card: CardSizes
    target_min: int


@attrs.frozen(kw_only=True)
class Shadow:
    """A soft shadow: its offset, how far it blurs, how dark it is."""

    dx: int
    dy: int
    blur: int
    alpha: float


@attrs.frozen(kw_only=True)
class Shadows:
    """The shadows of cards, sheets and tokens."""

    card: Shadow
    sheet: Shadow
    token: Shadow


@attrs.frozen(kw_only=True)
class Opacity:
    """Opacities of things that are spent, not allowed or behind a scrim."""

    illegal: float
    spent: float
    scrim: float


@attrs.frozen(kw_only=True)
class Durations:
    """Milliseconds of each motion."""

    instant: int
    hover: int
    fold: int
    card: int
    sheet: int
    die_roll: int
    die_step: int
    pawn_step: int
    glow_period: int


@attrs.frozen(kw_only=True)
class Figure:
    """The light of pawns and the lander, the same in every theme."""

    light: str
    mid: str
    dark: str
    visor: str
    glint: str


@attrs.frozen(kw_only=True)
class Tokens:
    """Everything the look is made of."""

    themes: Mapping[str, Colors]
    space: Mapping[str, int]
    radius: Radius
    stroke: Stroke
    type: TypeScale
    size: Sizes
    shadow: Shadows
    opacity: Opacity
    duration_ms: Durations
    die_outline_64: Mapping[str, str]
    die_bracket_64: Mapping[str, str]
    relief: Mapping[str, tuple[str, ...]]
    figure: Figure
    room: Mapping[str, tuple[str, ...]]
    seat_ring: Mapping[str, str]
