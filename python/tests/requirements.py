"""Print the names of the packages in a file of pinned requirements, one per line."""

from __future__ import annotations

import re
import sys
from pathlib import Path

for line in Path(sys.argv[1]).read_text().splitlines():
    if found := re.match(r"([A-Za-z0-9._-]+)==", line):
        print(found[1])
