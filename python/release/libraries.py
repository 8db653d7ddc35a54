"""Check which libraries the native half of a wheel loads: only those of the system."""

from __future__ import annotations

import tempfile
import zipfile
from pathlib import Path

from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile
from macholib.MachO import MachO
from pefile import DIRECTORY_ENTRY, PE

# `libc.so` is the name that zig writes for musl's library, whose own loader knows it. Alpine's name
# contains the processor.
_MUSL = {"libc.so", "libc.musl-x86_64.so.1", "libc.musl-aarch64.so.1"}
_GLIBC = {
    "libc.so.6", "libm.so.6", "libpthread.so.0", "libdl.so.2", "librt.so.1", "libgcc_s.so.1",
    "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1",
}  # fmt: skip
_MACOS = {
    "/usr/lib/libSystem.B.dylib",
    # Both are named by the crate libc.
    "/usr/lib/libcharset.1.dylib",
    "/usr/lib/libiconv.2.dylib",
    # chrono, a dependency of Arrow, reads the time zone of the system through it.
    "/System/Library/Frameworks/CoreFoundation.framework/Versions/A/CoreFoundation",
}
# `python3.dll` is the part of CPython that all versions from 3.11 share.
_WINDOWS = {
    "advapi32.dll", "bcrypt.dll", "bcryptprimitives.dll", "kernel32.dll", "msvcrt.dll", "ntdll.dll",
    "ole32.dll", "python3.dll", "shell32.dll", "user32.dll", "userenv.dll",
    "ws2_32.dll",
}  # fmt: skip
# Since Windows 8, this set of functions for waiting is part of the system.
_WINDOWS_SETS = ("api-ms-win-core-synch-",)


def loaded(wheel: Path) -> list[str]:
    """Return the libraries that the native half of a wheel loads, in order, each once."""
    with zipfile.ZipFile(wheel) as files, tempfile.TemporaryDirectory() as folder:
        native = [name for name in files.namelist() if name.endswith((".so", ".pyd"))]
        if len(native) != 1:
            raise ValueError(f"{wheel.name}: expected one native file, found {native}")
        return sorted(set(_loaded(Path(files.extract(native[0], folder)))))


def _loaded(library: Path) -> list[str]:
    """Return the libraries that a library of Windows, Linux or macOS loads."""
    with library.open("rb") as file:
        begin = file.read(4)
        if begin.startswith(b"MZ"):
            parsed = PE(str(library), fast_load=True)
            parsed.parse_data_directories([DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_IMPORT"]])
            # Windows takes capital and small letters of a file name for the same.
            return [entry.dll.decode().lower() for entry in parsed.DIRECTORY_ENTRY_IMPORT]
        if begin == b"\x7fELF":
            dynamic = ELFFile(file).get_section_by_name(".dynamic")
            assert isinstance(dynamic, DynamicSection)
            return [tag.needed for tag in dynamic.iter_tags("DT_NEEDED")]
    headers = MachO(str(library)).headers
    return [name for header in headers for _, _, name in header.walkRelocatables()]


def foreign(target: str, libraries: list[str]) -> list[str]:
    """Return those of the libraries that are not a part of the target's system."""
    if "-windows-" in target:
        return [
            name
            for name in libraries
            if name not in _WINDOWS and not name.startswith(_WINDOWS_SETS)
        ]
    if "-apple-" in target:
        return [name for name in libraries if name not in _MACOS]
    allowed = _MUSL if "-musl" in target else _GLIBC
    return [name for name in libraries if name not in allowed]
