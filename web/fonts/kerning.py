"""Makes the kerning of a face coarser, so that the file is smaller: kerning.py FROM TO.

Pairs of letters that move by less than 20 thousandths of the letter size in every weight are not
moved: a third of a pixel in a text of 16 pixels. The others move by multiples of 10 thousandths.
"""

import sys

# Only imported because it adds the method `remap_device_varidxes` to tables.
import fontTools.varLib.varStore  # noqa: F401
from fontTools.ttLib import TTFont

LEAST = 20
STEP = 10
# The index of a value that is the same in all weights.
NO_VARIATION = 0xFFFFFFFF


def rounded(value: int) -> int:
    return round(value / STEP) * STEP


source, target = sys.argv[1:]
font = TTFont(source)
kerning = font["GPOS"].table
store = font["GDEF"].table.VarStore

values = []
for lookup in kerning.LookupList.Lookup:
    for pairs in lookup.SubTable:
        if pairs.Format == 1:
            values += [pair.Value1 for one in pairs.PairSet for pair in one.PairValueRecord]
        else:
            values += [two.Value1 for one in pairs.Class1Record for two in one.Class2Record]


def change_in_bold(value) -> int:
    """Returns by how much a value differs in the boldest weight."""
    device = getattr(value, "XAdvDevice", None)
    if device is None:
        return 0
    index = (device.StartSize << 16) + device.EndSize
    if index == NO_VARIATION:
        return 0
    return sum(store.VarData[device.StartSize].Item[device.EndSize])


for value in values:
    regular = value.XAdvance or 0
    if max(abs(regular), abs(regular + change_in_bold(value))) < LEAST:
        value.XAdvance = 0
        value.XAdvDevice = None
    else:
        value.XAdvance = rounded(regular)
for data in store.VarData:
    data.Item = [[rounded(change) for change in changes] for changes in data.Item]
# Removes the changes that are the same now, or not used any more.
kerning.remap_device_varidxes(store.optimize())

font.flavor = "woff2"
font.save(target)
