"""Check and run the files of a release: `check.py FOLDER TARGET…`.

Each target is a folder of FOLDER. The report, a table in Markdown, is printed and written to
FOLDER/report.md. The status is 1 if a file fails a check.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tarfile
from dataclasses import replace
from pathlib import Path

import interpreters
import libraries

EMPTY = Path(__file__).parents[1] / "tests" / "empty.py"
IMPORT = "import sys, numpre; print('numpy' in sys.modules)"
IMPORT_TIME = """
import time
began = time.process_time()
import numpre
print(time.process_time() - began)
"""


class Failed(Exception):
    """A check that a file fails, with what was expected."""


def tool(*command: str | Path) -> str:
    """Run a tool of this environment and return what it prints."""
    name = Path(sysconfig.get_path("scripts"), str(command[0]))
    done = subprocess.run([name, *command[1:]], capture_output=True, text=True)
    if done.returncode != 0:
        raise Failed(f"{command[0]} fails: {done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def check_wheel(target: str, wheel: Path) -> str:
    """Check the tags and the libraries of a wheel. Return the libraries."""
    if "-cp311-abi3-" not in wheel.name:
        raise Failed(f"{wheel.name}: expected the tag cp311-abi3")
    tool("abi3audit", "--strict", "--assume-minimum-abi3", "3.11", wheel)
    if "-linux-gnu" in target and '"manylinux_2_17_' not in tool("auditwheel", "show", wheel):
        raise Failed(f"{wheel.name}: auditwheel does not confirm the tag manylinux_2_17")
    loaded = libraries.loaded(wheel)
    if foreign := libraries.foreign(target, loaded):
        raise Failed(f"{wheel.name} loads {', '.join(foreign)}; expected only the system's")
    return ", ".join(Path(name).name for name in loaded)


def use(interpreter: interpreters.Interpreter) -> str:
    """Use the installed package. Return the version of Python and the time of the import."""
    for arguments in ([str(EMPTY)], ["-m", "numpre", "--version"], ["-c", IMPORT]):
        done = interpreter.run(*arguments)
        if done.returncode != 0:
            raise Failed(f"{interpreter.name}: {' '.join(arguments)}: {done.stdout}{done.stderr}")
    if done.stdout.strip() != "False":
        raise Failed(f"{interpreter.name}: the import of numpre loads NumPy")
    return f"{interpreter.name}, import {import_time(interpreter):.0f} ms"


def import_time(interpreter: interpreters.Interpreter) -> float:
    """Return the shortest of five times of `import numpre`: of the processor, in milliseconds."""
    return min(float(interpreter.run("-c", IMPORT_TIME).stdout) for _ in range(5)) * 1000


def use_sdist(sdist: Path, folder: Path) -> str:
    """Let pip build the sdist, outside of the repository, for an empty environment. Use it."""
    with tarfile.open(sdist) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    for needed in ("LICENSE-APACHE", "LICENSE-MIT", "PKG-INFO", "python/Cargo.lock"):
        if needed not in names:
            raise Failed(f"{sdist.name}: {needed} is missing")
    interpreter = interpreters.environment(Path(sys.executable), folder / "venv")
    # pip unpacks into a folder for temporary files. The compiled libraries are kept for next time.
    build = {"CARGO_TARGET_DIR": str(folder.with_name("sdist-build"))}
    pip = ["-m", "pip", "install", "--quiet", "--no-cache-dir", str(sdist)]
    done = replace(interpreter, variables=build).run(*pip)
    if done.returncode != 0:
        raise Failed(f"pip cannot build {sdist.name}: {done.stdout}{done.stderr}")
    return use(interpreters.named(interpreter, ""))


def report(target: str, folder: Path) -> tuple[str, bool]:
    """Check and run the file of a target. Return its row of the table and the success."""
    files = [*folder.glob("numpre-*.whl"), *folder.glob("numpre-*.tar.gz")]
    if len(files) != 1:
        return f"| {target} | | | not built |", False
    (file,) = files
    row = f"| `{file.name}` | {file.stat().st_size / 1e6:.1f} MB |"
    work = folder.parent / "run" / target
    work.mkdir(parents=True, exist_ok=True)
    try:
        if target == "sdist":
            return f"{row} | tested: {use_sdist(file, work)} |", True
        row += f" {check_wheel(target, file)} |"
        runs = [use(each) for each in interpreters.installed(target, file, work)]
    except interpreters.NoInterpreter as reason:
        return f"{row} built, not run: {reason} |", True
    except (Failed, ValueError, subprocess.CalledProcessError) as reason:
        print(f"check: {reason}", file=sys.stderr)
        return f"{row} failed: {str(reason).splitlines()[0]} |", False
    return f"{row} tested: {'; '.join(runs)} |", True


def main(release: Path, targets: list[str]) -> int:
    """Write the report. Return the status of the program."""
    rows = []
    status = 0
    for target in targets:
        row, success = report(target, release / target)
        rows.append(row)
        if not success:
            status = 1
    table = ["| file | size | loads | tested |", "|---|---|---|---|", *rows]
    text = "\n".join(table) + "\n"
    (release / "report.md").write_text(text)
    print(text, end="")
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), sys.argv[2:]))
