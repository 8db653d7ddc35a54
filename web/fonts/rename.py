"""Renames the family of a face, and drops other names: rename.py NAME FROM TO."""

import sys

from fontTools.ttLib import TTFont

# The names that are kept: the copyright, and three that contain the family.
COPYRIGHT, FAMILY, FULL, POSTSCRIPT = 0, 1, 4, 6

name, source, target = sys.argv[1:]
font = TTFont(source)
table = font["name"]
kept = (COPYRIGHT, FAMILY, FULL, POSTSCRIPT)
table.names = [record for record in table.names if record.nameID in kept]
for record in table.names:
    if record.nameID in (FAMILY, FULL):
        record.string = name
    elif record.nameID == POSTSCRIPT:
        record.string = name.replace(" ", "")
font.flavor = "woff2"
font.save(target)
