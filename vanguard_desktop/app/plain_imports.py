"""Qt, while modules go on being imported as Python does it; who starts a window names this before anything of Qt.

WORKAROUND: PySide6 brings an import of its own, which reads the source of every module that comes after it, only to
see whether that may ask for `__feature__`; nobody here does. `linecache` keeps all those lines: 6 MB of a table.
"""

from __future__ import annotations

import builtins

_of_python = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _of_python
