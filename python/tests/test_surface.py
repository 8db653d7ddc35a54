"""Docstrings, their examples, stubs and style."""

from __future__ import annotations

import importlib.util
import inspect
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import documentation
import pytest

import numpre

HERE = Path(__file__).resolve().parent
PACKAGE = Path(numpre.__file__).resolve().parent


def public() -> Iterator[tuple[str, object]]:
    """Yield every public name with its object, methods included.

    ``numpre.ray`` is in test_ray.py, because its examples need a cluster.
    """
    yield "numpre", numpre
    for name in numpre.__all__:
        found = getattr(numpre, name)
        if isinstance(found, str):
            continue
        yield name, found
        if isinstance(found, type) and not issubclass(found, Exception):
            for member, value in vars(found).items():
                if not member.startswith("_"):
                    yield f"{name}.{member}", value
        if isinstance(found, ModuleType):
            for member in found.__all__:
                yield f"{name}.{member}", getattr(found, member)


PUBLIC = dict(public())


@pytest.mark.parametrize("name", PUBLIC)
def test_docstrings_and_their_examples(name: str) -> None:
    pytest.importorskip("numpy")
    is_method = isinstance(PUBLIC.get(name.rpartition(".")[0]), type)
    documentation.check(name, PUBLIC[name], needs_example=not is_method)


def test_all_names_are_sorted_and_exist() -> None:
    assert list(numpre.__all__) == sorted(numpre.__all__)
    assert all(hasattr(numpre, name) for name in numpre.__all__)


def test_signatures_are_shown() -> None:
    assert str(inspect.signature(numpre.generate)).startswith("(*, rank=None, technique=None")
    assert str(inspect.signature(numpre.solve)) == "(puzzle, *, engine='fast', stats=False)"


def run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=HERE)
    assert done.returncode == 0, done.stdout + done.stderr


def module(name: str) -> None:
    if importlib.util.find_spec(name) is None:
        pytest.skip(f"{name} is not installed")


def test_stubs_agree_with_the_library(tmp_path: Path) -> None:
    module("mypy")
    allowed = tmp_path / "allowed.txt"
    # Without Ray, the module cannot be imported.
    ray = "" if importlib.util.find_spec("ray") else "numpre.ray\n"
    allowed.write_text((HERE / "stubtest.txt").read_text() + ray)
    run(
        sys.executable, "-m", "mypy.stubtest", "numpre", "--allowlist", str(allowed),
        "--mypy-config-file", str(HERE / "mypy.ini"),
    )  # fmt: skip


def test_mypy_accepts_a_program_that_uses_the_package() -> None:
    module("mypy")
    run(sys.executable, "-m", "mypy", "--strict", str(HERE / "typed.py"))


def test_pyright_accepts_a_program_that_uses_the_package() -> None:
    pyright = shutil.which("pyright", path=str(Path(sys.executable).parent))
    if pyright is None:
        pytest.skip("pyright is not installed")
    done = subprocess.run(
        [pyright, "--pythonpath", sys.executable, str(HERE / "typed.py")],
        capture_output=True, text=True, check=False, cwd=HERE,
    )  # fmt: skip
    if "nodeenv" in done.stderr or "Error" in done.stderr:
        pytest.skip("pyright finds no Node")
    assert done.returncode == 0, done.stdout


def test_ruff_accepts_lint_and_format() -> None:
    ruff = shutil.which("ruff", path=str(Path(sys.executable).parent))
    if ruff is None:
        pytest.skip("ruff is not installed")
    folders = [str(HERE), str(PACKAGE), str(HERE.parent / "release")]
    run(ruff, "check", *folders)
    run(ruff, "format", "--check", *folders)
