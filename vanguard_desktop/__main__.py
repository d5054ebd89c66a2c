"""Start the game: `vanguard-desktop` and `python -m vanguard_desktop` both come through here."""

from __future__ import annotations

import os
import sys

from vanguard_desktop import cli


def main() -> int:
    try:
        return cli.main()
    except BrokenPipeError:  # whoever reads our lines has seen enough of them
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


if __name__ == "__main__":
    sys.exit(main())
