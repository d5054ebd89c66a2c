"""Replay kept logs and name every one that comes out otherwise: `python -m tests.baseline LOGS --pack DIR`."""

from __future__ import annotations

import argparse
import multiprocessing
import os
from collections.abc import Sequence
from pathlib import Path

from tests.baseline.replaying import Log, again, differences


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.baseline", description=__doc__)
    parser.add_argument("logs", type=Path, help="a folder of logs, or one log")
    parser.add_argument("--pack", type=Path, action="append", default=[], help="the packs that they were played with")
    parser.add_argument("--every-step", action="store_true", help="make every choice again, not one of sixteen")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--show", type=int, metavar="STEP", help="print how the position after this step looks now")
    options = parser.parse_args(arguments)
    files = sorted(options.logs.glob("*.json.xz")) if options.logs.is_dir() else [options.logs]
    packs = tuple(options.pack)
    if options.show is not None:
        print(again(packs).form_at(Log.read(files[0]), options.show))
        return 0
    decisions, wrong = 0, 0
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for count, found in pool.imap_unordered(differences, [(file, packs, options.every_step) for file in files]):
            decisions += count
            wrong += bool(found)
            for difference in found:
                print(difference, flush=True)
    print(f"{len(files)} logs, {decisions} decisions: {len(files) - wrong} come to the same positions")
    return int(wrong > 0)


if __name__ == "__main__":
    raise SystemExit(main())
