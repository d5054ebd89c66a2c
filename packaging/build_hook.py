"""Put into the wheel what is not Python: compiled translations and the game's resources."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class GameFilesHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling has no public name for its argument
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        # Into the source tree, not only into the wheel: an editable install reads them from there.
        compile_translations(root / "i18n", root / "vanguard_desktop" / "i18n")
        if version != "editable":
            build_data["force_include"][str(root / "resources")] = "vanguard_desktop/resources"


def compile_translations(sources: Path, target: Path) -> None:
    """Compile every .ts file of `sources` and remove what no longer has one."""
    names = sorted(sources.glob("*.ts"))
    target.mkdir(exist_ok=True)
    for stale in {path.stem for path in target.glob("*.qm")} - {path.stem for path in names}:
        (target / f"{stale}.qm").unlink()
    for source in names:
        compiled = target / f"{source.stem}.qm"
        done = subprocess.run(
            [lrelease(), "-silent", str(source), "-qm", str(compiled)], capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            sys.exit(
                f"{source.name}: lrelease failed with exit code {done.returncode}: {done.stderr.strip()}\n"
                "If a library is missing on Debian: "
                "apt-get install --no-install-recommends libglib2.0-0 libbrotli1 libgssapi-krb5-2"
            )


def lrelease() -> str:
    """Find Qt's translation compiler without importing Qt, which would need graphics libraries."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        sys.exit("PySide6-Essentials is not installed here, so the translations cannot be compiled.")
    name = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    return str(Path(spec.submodule_search_locations[0]) / name)
