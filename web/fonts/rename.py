"""Renames the family of a face: rename.py NAME FROM TO."""

import sys

from fontTools.ttLib import TTFont

# The names that contain the family: family, unique name, full name, PostScript name, typographic
# family, and the prefix for variations.
FAMILY, UNIQUE, FULL, POSTSCRIPT, TYPOGRAPHIC, PREFIX = 1, 3, 4, 6, 16, 25

name, source, target = sys.argv[1:]
font = TTFont(source)
for record in font["name"].names:
    if record.nameID in (FAMILY, UNIQUE, FULL, TYPOGRAPHIC):
        record.string = name
    elif record.nameID in (POSTSCRIPT, PREFIX):
        record.string = name.replace(" ", "")
font.flavor = "woff2"
font.save(target)
