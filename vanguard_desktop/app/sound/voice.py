"""Reads aloud with the voice of the system, through its own command in a process beside the game."""

from __future__ import annotations

import logging
import shutil
import subprocess
from collections.abc import Mapping

log = logging.getLogger(__name__)

_WINDOWS = (
    "Add-Type -AssemblyName System.Speech; [Console]::InputEncoding = [Text.Encoding]::UTF8;"
    " (New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)
# What speaks, with the language put in for {language}; each takes the words from its input.
_COMMANDS: Mapping[str, tuple[str, ...]] = {
    "spd-say": ("--pipe-mode", "--language", "{language}"),
    "espeak-ng": ("--stdin", "-v", "{language}"),
    "say": ("-f", "-"),
    "powershell": ("-NoProfile", "-NonInteractive", "-Command", _WINDOWS),
}
# The first of them hands its words to a service, which has to be told to stop, and does so at once.
_HUSH: Mapping[str, tuple[str, ...]] = {"spd-say": ("--cancel",)}
_SERVICE_ANSWERS = 1.0  # seconds


def voice_command() -> str | None:
    """The system's own command that speaks, if it has one."""
    return next((name for name in _COMMANDS if shutil.which(name) is not None), None)


class Voice:
    """Says one thing at a time: the next one, or nothing, ends the one before. A voice that fails is silent."""

    def __init__(self, command: str | None) -> None:
        self._command = command
        self._speaking: subprocess.Popen[bytes] | None = None
        self._hushing: subprocess.Popen[bytes] | None = None

    @property
    def speaking(self) -> bool:
        return self._speaking is not None and self._speaking.poll() is None

    def say(self, words: str, language: str) -> None:
        self.hush()
        if self._command is None or not words:
            return
        arguments = [part.replace("{language}", language) for part in _COMMANDS[self._command]]
        try:
            self._speaking = subprocess.Popen(
                [self._command, *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            assert self._speaking.stdin is not None
            self._speaking.stdin.write(words.encode())
            self._speaking.stdin.close()
        except OSError as error:
            log.info("nothing is read aloud: %s", error)
            self.hush()

    def hush(self) -> None:
        """Stop in the middle of a word, if need be."""
        self._wait_for_service()
        speaking, self._speaking = self._speaking, None
        if speaking is None:
            return
        if speaking.poll() is None:
            speaking.kill()
        speaking.wait()
        if self._command is not None and self._command in _HUSH:
            nowhere = subprocess.DEVNULL
            command = [self._command, *_HUSH[self._command]]
            self._hushing = subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere)

    def close(self) -> None:
        """The program ends: silence, and no process left behind."""
        self.hush()
        self._wait_for_service()

    def _wait_for_service(self) -> None:
        hushing, self._hushing = self._hushing, None
        if hushing is None:
            return
        try:
            hushing.wait(_SERVICE_ANSWERS)
        except subprocess.TimeoutExpired:
            hushing.kill()
            hushing.wait()
