"""What a screen reader does: it asks another process, over the accessibility bus, what it shows, and acts there."""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import attrs
from jeepney import DBusAddress, MatchRule, MessageType, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

TOOLS = ("Xvfb", "dbus-daemon")
LAUNCHERS = tuple(Path(folder) / "at-spi-bus-launcher" for folder in ("/usr/libexec", "/usr/lib/at-spi2-core"))
WINDOW = ("libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-keysyms.so.1", "libxkbcommon-x11.so.0")
ACCESSIBLE, ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
REGISTRY = "org.a11y.atspi.Registry"
WAIT = 60.0

# Places in the bit set of states.
CHECKED, ENABLED, FOCUSABLE, FOCUSED, SHOWING = 4, 8, 11, 12, 25


def missing_tools() -> list[str]:
    """What this system lacks for a screen that nobody sees and a bus that only the test reads."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if not any(path.exists() for path in LAUNCHERS):
        missing.append("at-spi-bus-launcher")
    for library in WINDOW:
        try:
            ctypes.CDLL(library)
        except OSError:
            missing.append(library)
    return missing


@contextlib.contextmanager
def hidden_screen() -> Iterator[dict[str, str]]:
    """A display and a session bus of their own; yields the environment that leads to both."""
    # The path of a socket must be short, and folders of tests are not.
    with tempfile.TemporaryDirectory(prefix="v") as folder, _hidden_screen(folder) as environment:
        yield environment


@contextlib.contextmanager
def _hidden_screen(folder: str) -> Iterator[dict[str, str]]:
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
        pass_fds=[write], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    with os.fdopen(read) as answer:
        display = answer.readline().strip()
    assert display, "Xvfb has not opened a screen"
    environment = os.environ | {
        "DISPLAY": f":{display}", "XDG_RUNTIME_DIR": folder, "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }  # fmt: skip
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address=1", f"--address=unix:dir={folder}"],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        assert bus.stdout is not None
        yield environment | {"DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip()}
    finally:
        for process in (bus, screen):
            process.terminate()
            process.wait()
        if bus.stdout is not None:
            bus.stdout.close()


class Gone(Exception):
    """What was asked about is no longer there: the program has gone on meanwhile."""


@attrs.frozen
class Thing:
    """One thing that the program shows, as it was when it was asked."""

    bus: str
    path: str
    role: str
    name: str
    description: str
    states: int
    depth: int

    def has(self, state: int) -> bool:
        return bool(self.states >> state & 1)


class ScreenReader:
    """Connected to the accessibility bus of a session."""

    def __init__(self, session_bus: str) -> None:
        with contextlib.closing(open_dbus_connection(bus=session_bus)) as session:
            # The first who asks for its address starts it.
            address = _ask(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
        self._bus: DBusConnection = open_dbus_connection(bus=address)
        self.said: list[str] = []
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object")
        try:
            _ask(self._bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch", "s",
                 (rule.serialise(),))  # fmt: skip
            self._register()
        except BaseException:
            self.close()  # nobody else could, and a later test would be blamed for it
            raise

    def _register(self) -> None:
        """The registry is started by the first call, and may still go away once under a heavy load."""
        for last in (False, False, True):
            try:
                self._ask(REGISTRY, "/org/a11y/atspi/registry", REGISTRY, "RegisterEvent", "sass", ("object:", [], ""))
                return
            except Gone:
                if last:
                    raise

    def close(self) -> None:
        self._bus.close()

    def _ask(self, to: str, path: str, interface: str, call: str, signature: str | None = None, body=()):
        return _ask(self._bus, to, path, interface, call, signature, body, told=self._hear)

    def _hear(self, message) -> None:
        fields = {field.name: value for field, value in message.header.fields.items()}
        if message.header.message_type is MessageType.signal and fields.get("member") == "Announcement":
            self.said.append(message.body[3][1])

    def _listen(self) -> None:
        """Take in what has been announced meanwhile."""
        with contextlib.suppress(TimeoutError):
            while True:
                self._hear(self._bus.receive(timeout=0.005))

    def applications(self) -> list[tuple[str, str]]:
        return self._ask(REGISTRY, "/org/a11y/atspi/accessible/root", ACCESSIBLE, "GetChildren")[0]

    def shown(self) -> list[Thing]:
        """All that the only program on the bus shows now, from top to bottom."""
        self._listen()
        while True:
            found: list[Thing] = []
            with contextlib.suppress(Gone):
                for bus, path in self.applications():
                    self._walk(bus, path, 0, found)
                return found

    def _walk(self, bus: str, path: str, depth: int, found: list[Thing]) -> None:
        low, _high = self._ask(bus, path, ACCESSIBLE, "GetState")[0]
        if depth > 1 and not low >> SHOWING & 1:
            return
        role = self._ask(bus, path, ACCESSIBLE, "GetRoleName")[0]
        thing = Thing(bus, path, role, self._property(bus, path, "Name"), self._property(bus, path, "Description"), low,
                      depth)  # fmt: skip
        found.append(thing)
        for child_bus, child in self._ask(bus, path, ACCESSIBLE, "GetChildren")[0]:
            self._walk(child_bus, child, depth + 1, found)

    def _property(self, bus: str, path: str, name: str) -> str:
        return self._ask(bus, path, "org.freedesktop.DBus.Properties", "Get", "ss", (ACCESSIBLE, name))[0][1]

    def press(self, thing: Thing) -> None:
        """Do with a thing what it is for."""
        count = self._ask(thing.bus, thing.path, "org.freedesktop.DBus.Properties", "Get", "ss", (ACTION, "NActions"))
        names = [self._ask(thing.bus, thing.path, ACTION, "GetName", "i", (n,))[0] for n in range(count[0][1])]
        wanted = next(name for name in ("Press", "Toggle", "Check") if name in names)
        assert self._ask(thing.bus, thing.path, ACTION, "DoAction", "i", (names.index(wanted),))[0]

    def wait(self, holds: Callable[[], object]):
        """Whatever `holds` gives, as soon as it gives something."""
        end = time.monotonic() + WAIT
        while not (found := holds()):
            assert time.monotonic() < end, f"waited in vain; said last: {self.said[-3:]}"
            time.sleep(0.05)
            self._listen()
        return found


def _ask(connection, to, path, interface, call, signature=None, body=(), *, told=None):
    """One call; what is announced while the answer is awaited goes to `told`."""
    message = new_method_call(DBusAddress(path, bus_name=to, interface=interface), call, signature, body)
    number = next(connection.outgoing_serial)
    connection.send(message, serial=number)
    while True:
        answer = connection.receive(timeout=WAIT)
        fields = {field.name: value for field, value in answer.header.fields.items()}
        if fields.get("reply_serial") == number:
            if answer.header.message_type is not MessageType.method_return:
                raise Gone(f"{call}: {answer.body}")
            return answer.body
        if told is not None:
            told(answer)
