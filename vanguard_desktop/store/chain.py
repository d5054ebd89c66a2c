"""What holds a save together: every step carries a hash that stands for it and for all steps before it."""

from __future__ import annotations

import zlib
from hashlib import sha256

# Before the first step of a line that has no parent.
NO_PARENT = b""
LARGEST_POSITION = 1 << 24


def link(parent: bytes, at: int, played: int, reveals: bool, events: str) -> bytes:
    """A step's place in the chain: nothing before it can change without being noticed."""
    return sha256(b"%s %d %d %d %s" % (parent, at, played, reveals, events.encode())).digest()


def proof(step_hash: bytes, body: bytes) -> bytes:
    """A kept position belongs to its step, and is as it was written."""
    return sha256(step_hash + body).digest()[:16]


def packed(position: str) -> bytes:
    return zlib.compress(position.encode())


def unpacked(body: bytes) -> str:
    """A save from elsewhere may pretend to hold a position as large as the memory."""
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(body, LARGEST_POSITION)
    except zlib.error as problem:
        raise ValueError(str(problem)) from problem
    if not unpacker.eof:
        raise ValueError("the kept position has no end")
    return text.decode()
