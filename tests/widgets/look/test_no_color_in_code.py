"""Colors stand in the tokens and nowhere else, so that a theme is changed in one file."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import vanguard_desktop

ROOT = Path(vanguard_desktop.__file__).parent
HEX = re.compile(r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b")


def test_no_module_holds_a_color_of_its_own():
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.value[:60]!r}"
        for path in ROOT.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and HEX.search(node.value)
    ]
    assert found == []
