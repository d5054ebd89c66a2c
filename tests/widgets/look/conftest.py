"""Every test of the look begins and ends in the default look."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.tokens import tokens

THEMES = tuple(tokens().themes)


@pytest.fixture(params=THEMES)
def theme(request) -> str:
    return request.param


@pytest.fixture(autouse=True)
def default_look(qapp) -> Iterator[None]:
    dress.apply(qapp)
    yield
    dress.apply(qapp)
