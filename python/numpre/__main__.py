"""The command ``numpre``: ``python -m numpre``."""

import signal
import sys

from ._native import _run_command


def main() -> int:
    """Run the command with the arguments of the process.

    Returns
    -------
    int
        The exit code.
    """
    # The command handles Ctrl-C itself. Python's handler would run only after the command's end.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _run_command(["numpre", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
