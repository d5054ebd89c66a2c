"""Text and edges stand out from their ground in every theme, computed anew from the colors."""

from __future__ import annotations

import json
import math

import pytest

from vanguard_desktop.resources import resource_path

RAW = json.loads(resource_path("tokens.json").read_text("utf-8"))
PAIRS = RAW["contrast"]["pairs"]
NEEDED = {"text": {"night": 4.5, "day": 4.5, "high_contrast": 7.0}, "edge": dict.fromkeys(RAW["themes"], 3.0)}


def luminance(color):
    channels = [int(color[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return sum(weight * value for weight, value in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def ratio(first, second):
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def test_a_color_stands_out_from_its_ground(theme):
    colors = RAW["themes"][theme]
    for pair in PAIRS:
        found = ratio(colors[pair["fg"]], colors[pair["bg"]])
        assert found >= NEEDED[pair["kind"]][theme], pair
        assert math.floor(found * 100 + 1e-9) / 100 == pytest.approx(pair[theme], abs=0.011), (
            f"the table is out of date: {pair}"
        )
