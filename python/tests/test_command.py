"""The command, as ``python -m numpre`` and as the script ``numpre``."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import BLANK, EASY

import numpre

MODULE = [sys.executable, "-m", "numpre"]
SCRIPT = [str(Path(sys.executable).with_name("numpre"))]


def run(command: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*command, *arguments], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", [MODULE, SCRIPT], ids=["module", "script"])
def test_the_module_and_the_script_run_the_command(command: list[str]) -> None:
    if not Path(command[0]).exists():
        pytest.skip("the package is not installed")
    assert run(command, "--version").stdout == f"numpre {numpre.__version__}\n"
    solved = run(command, "solve", EASY)
    assert (solved.returncode, solved.stderr) == (0, "")
    assert solved.stdout.strip() == str(numpre.solve(EASY).solution)
    assert run(command, "solve", BLANK).returncode == 1
    assert run(command, "solve", "nothing").returncode == 2
    assert "numpre" in run(command, "--help").stdout


@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
def test_ctrl_c_ends_the_command() -> None:
    child = subprocess.Popen(
        [*MODULE, "generate", "--count", "100000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert child.stdout is not None
    child.stdout.readline()
    child.send_signal(signal.SIGINT)
    child.communicate(timeout=60)
    assert child.returncode in (128 + signal.SIGINT, -signal.SIGINT)
