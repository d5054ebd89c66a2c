"""Run all measurements, print them as a table and as JSON; exit code 1 if one is above what it may be."""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import sys
from pathlib import Path

import attrs

from tests import bench
from tests.bench.measure import Measure


def modules() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(bench.__path__) if module.name != "__main__")


def table(measures: list[Measure]) -> str:
    rows = [("", "", "ratio", "most", "against")]
    for measure in measures:
        ratio = "" if measure.ratio is None else f"{measure.ratio:.2f}"
        most = "" if measure.most is None else f"{measure.most:g}"
        mark = "" if measure.holds else "  TOO MUCH"
        rows.append((measure.name, f"{measure.value:.4g} {measure.unit}", ratio, most, measure.against + mark))
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("only", nargs="*", help=f"which of them: {', '.join(modules())}")
    options.add_argument("--json", type=Path, help="write the JSON here instead of printing it")
    chosen = options.parse_args()
    measures: list[Measure] = []
    for name in chosen.only or modules():
        module = importlib.import_module(f"tests.bench.{name}")
        if hasattr(module, "measure"):
            measures += module.measure()
    print(table(measures))
    figures = [{**attrs.asdict(measure), "ratio": measure.ratio, "holds": measure.holds} for measure in measures]
    text = json.dumps(figures, indent=1)
    if chosen.json:
        chosen.json.write_text(text, encoding="utf-8")
    else:
        print(text)
    return 0 if all(measure.holds for measure in measures) else 1


if __name__ == "__main__":
    sys.exit(main())
