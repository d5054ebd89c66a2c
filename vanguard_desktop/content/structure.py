"""One definition out of plain values, or every reason why not, each with its place in the file."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

import attrs
from cattrs import Converter
from cattrs.errors import ClassValidationError, ForbiddenExtraKeysError, IterableValidationError

from .errors import Findings, Mistake
from .json_text import OddNumber, step

T = TypeVar("T")


class Wrong(ValueError):
    """One value does not fit; `path` leads from there to the spot."""

    def __init__(
        self, mistake: Mistake, path: str = "", *, found: str = "", wanted: str = "", among: Collection[str] = ()
    ) -> None:
        super().__init__(mistake)
        self.mistake = mistake
        self.path = path
        self.found = found
        self.wanted = wanted
        self.among = among


def seen(value: Any) -> str:
    """A value as it stands in the file, as far as one line allows."""
    match value:
        case OddNumber(text=text):
            return text
        case None | True | False:
            return {None: "null", True: "true", False: "false"}[value]
        case str():
            return f'"{value}"'
        case list():
            return "[…]" if value else "[]"
        case dict():
            return "{…}" if value else "{}"
        case _:
            return str(value)


def structure(
    converter: Converter, value: Any, definition: type[T], file: str, path: str, findings: Findings
) -> T | None:
    """One definition, or None and every reason why not."""
    try:
        return converter.structure(value, definition)
    except (Wrong, KeyError, ForbiddenExtraKeysError, ClassValidationError, IterableValidationError) as error:
        _report(error, file, path, findings)
        return None


def _report(error: Exception, file: str, path: str, findings: Findings) -> None:
    match error:
        case ClassValidationError():
            inner, others = error.group_exceptions()
            for part, note in inner:
                _report(part, file, path if isinstance(part, KeyError) else path + step(note.name), findings)
            for part in others:
                _report(part, file, path, findings)
        case IterableValidationError():
            parts, _ = error.group_exceptions()
            for part, place in parts:
                index = place.index
                _report(part, file, path + (f"[{index}]" if isinstance(index, int) else step(index)), findings)
        case ForbiddenExtraKeysError():
            known = [field.name for field in attrs.fields(error.cl)]
            for key in sorted(error.extra_fields):
                findings.add(Mistake.UNKNOWN_KEY, file, path + step(key), found=key, among=known)
        case KeyError():
            findings.add(Mistake.MISSING_KEY, file, path, wanted=error.args[0])
        case Wrong():
            findings.add(
                error.mistake, file, path + error.path, found=error.found, wanted=error.wanted, among=error.among
            )
        case _:
            raise error
