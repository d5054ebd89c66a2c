"""A sentence in a window where Qt cannot open one: by whatever the desktop has for it."""

from __future__ import annotations

import shutil
import subprocess

_TITLE = "Vanguard"


def show_plainly(words: str) -> bool:
    """False if the system has nothing that could show it; then it was said on the terminal only."""
    for command in (
        ["zenity", "--error", "--no-markup", f"--title={_TITLE}", f"--text={words}"],
        ["kdialog", "--title", _TITLE, "--error", words],
        ["xmessage", "-center", words],
    ):
        if shutil.which(command[0]) and subprocess.run(command, check=False, capture_output=True).returncode in (0, 1):
            return True
    return False
