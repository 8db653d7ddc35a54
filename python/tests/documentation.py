"""The rules for the docstring of a public name."""

from __future__ import annotations

import doctest
import inspect


def check(name: str, found: object, needs_example: bool) -> None:
    """Check a docstring, and run its examples."""
    documentation = inspect.getdoc(found)
    assert documentation, f"{name} has no docstring"
    first = documentation.splitlines()[0]
    assert first[0].isupper() or first.startswith("``")
    test = doctest.DocTestParser().get_doctest(documentation, {}, name, None, 0)
    if needs_example:
        assert test.examples, f"{name} has no example"
    failed, _ = doctest.DocTestRunner(verbose=False).run(test)
    assert failed == 0
