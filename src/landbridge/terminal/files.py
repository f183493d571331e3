"""Files that people name on the command line: read whole, or refused with one sentence."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact

LARGEST = 8_000_000  # bytes; no record or board is nearly as large


class FileTrouble(LandbridgeError):
    """A file that cannot be read or written, told in one sentence."""


def shown(path: Path) -> str:
    """A path fit to be printed, whatever bytes it has; short where it lies in the home folder."""
    text = str(path)
    home = os.path.expanduser("~")
    if home not in ("", "/", "~") and text.startswith(home + os.sep):
        text = "~" + text[len(home) :]
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def read_bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise _trouble(error, path) from None
    except ValueError:  # a zero byte in the name
        raise FileTrouble(Fact("shell-file-missing", {"file": shown(path)})) from None
    if len(content) > LARGEST:
        raise FileTrouble(Fact("shell-file-large", {"file": shown(path), "most": LARGEST // 1_000_000}))
    return content


def read_text(path: Path) -> str:
    content = read_bytes(path)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise FileTrouble(Fact("shell-file-not-text", {"file": shown(path), "line": line})) from None


def write(path: Path, text: str) -> None:
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """The whole file or the old one, never half of it, also when the power fails in between."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
        try:
            with open(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise _trouble(error, path) from None


def _trouble(error: OSError, path: Path) -> FileTrouble:
    values = {"file": shown(path)}
    if isinstance(error, FileNotFoundError):
        return FileTrouble(Fact("shell-file-missing", values))
    if isinstance(error, IsADirectoryError):
        return FileTrouble(Fact("shell-file-folder", values))
    if isinstance(error, PermissionError):
        return FileTrouble(Fact("shell-file-forbidden", values))
    return FileTrouble(Fact("shell-file-trouble", {**values, "reason": error.strerror or str(error)}))
