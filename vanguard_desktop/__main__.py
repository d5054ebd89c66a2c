"""Start the game: `vanguard-desktop` and `python -m vanguard_desktop` both come through here."""

from __future__ import annotations

import sys

from vanguard_desktop import cli


def main() -> int:
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
