"""The file of design tokens is read whole, or its mistake is named."""

from __future__ import annotations

import copy
import json

import pytest

from vanguard_desktop.resources import resource_path
from vanguard_desktop.widgets.look.tokens import TokensError, read_tokens, tokens

RAW = json.loads(resource_path("tokens.json").read_text("utf-8"))


def damaged(tmp_path, change):
    data = copy.deepcopy(RAW)
    change(data)
    path = tmp_path / "tokens.json"
    path.write_text(json.dumps(data), "utf-8")
    return path


def test_every_color_of_every_theme_is_there():
    for theme, colors in RAW["themes"].items():
        for name, value in colors.items():
            assert tokens().themes[theme].named(name) == value


def test_a_color_that_does_not_exist_is_named():
    with pytest.raises(KeyError, match="die_purple"):
        tokens().themes["night"].named("die_purple")


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda data: data["themes"]["day"].pop("accent"), r"\$\.themes\.day: 'accent' is missing"),
        (lambda data: data["themes"]["day"].update(accent="orange"), r"\$\.themes\.day\.accent: 'orange'"),
        (lambda data: data["size"].update(header="60"), r"\$\.size\.header: a whole number is needed, found '60'"),
        (lambda data: data["relief"].update(mars=["red"]), r"\$\.relief\.mars\[0\]: 'red'"),
        (lambda data: data["stroke"].update(line=True), r"\$\.stroke\.line: a number"),
        (lambda data: data.pop("figure"), r"\$: 'figure' is missing"),
        (lambda data: data.update(radius=[]), r"\$\.radius: an object is needed"),
    ],
)
def test_a_mistake_is_named_with_its_place(tmp_path, change, place):
    with pytest.raises(TokensError, match=place):
        read_tokens(damaged(tmp_path, change))


def test_a_file_that_is_no_json_is_refused(tmp_path):
    path = tmp_path / "tokens.json"
    path.write_text("{", "utf-8")
    with pytest.raises(TokensError, match="not JSON"):
        read_tokens(path)


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(TokensError, match="cannot be read"):
        read_tokens(tmp_path / "tokens.json")
