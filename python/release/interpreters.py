"""Find the interpreters of this machine that can run the wheel of a target.

- For the processor and C library of this machine: `python3.11` to `python3.15` in the path or under
  pyenv. Each gets an empty virtual environment.
- AArch64, glibc: Debian's CPython under qemu-aarch64. The script `aarch64` downloads it.
- Windows: CPython's "embeddable package" for x86-64, under Wine. `NUMPRE_PYTHON_WINDOWS` names the
  folder in which it is unpacked.
- musl: `NUMPRE_PYTHON_MUSL_X86_64` and `NUMPRE_PYTHON_MUSL_AARCH64` name interpreters that are
  linked with musl, such as Alpine's.
- macOS: only on macOS.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
PRNG = HERE.parents[1] / "crates" / "numpre-cli" / "tests" / "windows" / "process_prng.c"


class NoInterpreter(Exception):
    """The reason why a wheel cannot be run here."""


@dataclass(frozen=True)
class Interpreter:
    """A CPython in which the package has been installed."""

    name: str
    command: list[str]
    variables: dict[str, str] = field(default_factory=dict)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Python with these arguments. The status is that of the program."""
        inherited = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
        # The folder of the caller may have the package without its native half. Under Wine, Python
        # does not start if its input is a file of the wrong kind.
        return subprocess.run(
            [*self.command, *arguments],
            cwd=tempfile.gettempdir(),
            env=inherited | self.variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )


def host() -> str:
    """Return the target whose wheels this machine runs without an emulator."""
    machine = {"arm64": "aarch64", "AMD64": "x86_64"}.get(platform.machine(), platform.machine())
    if sys.platform == "darwin":
        return f"{machine}-apple-darwin"
    libc = "gnu" if platform.libc_ver()[0] == "glibc" else "musl"
    return f"{machine}-unknown-linux-{libc}"


def installed(target: str, wheel: Path, folder: Path) -> Iterator[Interpreter]:
    """Install a wheel for each interpreter, in new folders under `folder`."""
    if target == host():
        for python in _native():
            empty = environment(python, folder / f"venv-{python.name}")
            done = empty.run("-m", "pip", "install", "--quiet", "--no-index", str(wheel))
            done.check_returncode()
            yield named(empty, "")
    elif target == "aarch64-unknown-linux-gnu":
        root = folder.parent / "aarch64"
        done = subprocess.run([HERE / "aarch64", root], capture_output=True, text=True)
        if done.returncode != 0:
            raise NoInterpreter(f"no CPython for AArch64: {done.stderr.strip()}")
        yield _in_path([str(root / "python")], wheel, folder / "site", "qemu-aarch64")
    elif target.endswith("-linux-musl"):
        name = f"NUMPRE_PYTHON_MUSL_{target.partition('-')[0].upper()}"
        musl = os.environ.get(name)
        if not musl:
            raise NoInterpreter(f"no CPython with musl ({name} names one)")
        yield _in_path([musl], wheel, folder / "site", "musl")
    elif "-windows-" in target:
        yield _under_wine(wheel, folder)
    else:
        raise NoInterpreter(f"runs only on {'macOS' if '-apple-' in target else target}")


def environment(python: Path, folder: Path) -> Interpreter:
    """Make an empty virtual environment."""
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([python, "-m", "venv", folder], check=True)
    return Interpreter("", [str(folder / "bin" / "python")])


def _native() -> list[Path]:
    """Return the interpreters of this machine, at most one of each version."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = []
    for minor in range(11, 16):
        name = f"python3.{minor}"
        places = [Path(place) for place in [shutil.which(name)] if place]
        places += sorted(pyenv.glob(f"3.{minor}.*/bin/{name}"))
        for place in places:
            # A command of pyenv may have no Python to start.
            done = subprocess.run([place, "-c", "import ensurepip"], capture_output=True)
            if done.returncode == 0:
                found.append(place)
                break
    if not found:
        raise NoInterpreter("no CPython from 3.11 with venv")
    return found


def _in_path(command: list[str], wheel: Path, folder: Path, how: str) -> Interpreter:
    _unpack(wheel, folder)
    return named(Interpreter("", command, {"PYTHONPATH": str(folder)}), how)


def _under_wine(wheel: Path, folder: Path) -> Interpreter:
    embedded = os.environ.get("NUMPRE_PYTHON_WINDOWS")
    if not embedded:
        raise NoInterpreter("no CPython for Windows (NUMPRE_PYTHON_WINDOWS names its folder)")
    wine = shutil.which("wine64") or shutil.which("wine64", path="/usr/lib/wine")
    wine = wine or shutil.which("wine")
    if not wine:
        raise NoInterpreter("no Wine (Debian: apt-get install wine64)")
    variables = {
        "WINEPREFIX": str(folder.parent / "wine"),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml=",
    }
    _wine_folder(wine, variables)
    # This CPython looks only in the folders of its `._pth`.
    shutil.rmtree(folder / "windows", ignore_errors=True)
    shutil.copytree(embedded, folder / "windows")
    for paths in (folder / "windows").glob("python*._pth"):
        paths.write_text("site\n" + paths.read_text())
    _unpack(wheel, folder / "windows" / "site")
    command = [wine, str(folder / "windows" / "python.exe")]
    return named(Interpreter("", command, variables), "Wine")


def _wine_folder(wine: str, variables: dict[str, str]) -> None:
    """Make a Windows folder for Wine, with the one function that Wine 8 lacks."""
    system = Path(variables["WINEPREFIX"], "drive_c", "windows", "system32")
    if not system.exists():
        Path(variables["WINEPREFIX"]).mkdir(parents=True)
        start = [wine, "wineboot", "--init"]
        subprocess.run(start, env=os.environ | variables, check=True, capture_output=True)
    library = system / "bcryptprimitives.dll"
    if not library.exists():
        compiler = ["x86_64-w64-mingw32-gcc", "-shared", "-o", str(library)]
        subprocess.run([*compiler, str(PRNG), "-ladvapi32"], check=True)


def _unpack(wheel: Path, folder: Path) -> None:
    """Install a wheel of another system in a folder, if its tag is right."""
    shutil.rmtree(folder, ignore_errors=True)
    tag = wheel.stem.rpartition("-")[2].partition(".")[0]
    subprocess.run(
        [
            sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps",
            "--only-binary", ":all:", "--python-version", "3.11", "--platform", tag,
            "--target", folder, wheel,
        ],
        check=True,
    )  # fmt: skip


def named(interpreter: Interpreter, how: str) -> Interpreter:
    """Add the version that the interpreter reports."""
    program = "import platform as p; print(p.python_implementation(), p.python_version())"
    done = interpreter.run("-c", program)
    if done.returncode != 0:
        raise NoInterpreter(f"{interpreter.command[-1]} does not start: {done.stderr.strip()}")
    name = f"{done.stdout.strip()} ({how})" if how else done.stdout.strip()
    return Interpreter(name, interpreter.command, interpreter.variables)
