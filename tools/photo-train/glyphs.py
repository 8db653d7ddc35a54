"""Digits of typefaces as small pictures.

Each face gives nine pictures of 64 by 64, values 0 (paper) to 1 (ink), in which the digit 8 is 44
high. Faces that lack a digit, that look the same as another, or that are empty are left out.
"""

import pathlib
import re
import zlib

import numpy as np
from PIL import Image, ImageDraw, ImageFont

SIDE = 64
HEIGHT = 44
# Styles that are pictures, outlines or other scripts' digits.
UNWANTED = re.compile(
    r"outline|shadow|symbol|dingbat|emoji|icons|math|barcode|3d|inline|extension"
    r"|musical|signwriting|keyrus|keycaps|initials|smallcaps-|notosansmono|color",
    re.IGNORECASE,
)


def draw_face(path):
    """Returns the nine digits as an array (9, 64, 64), or None."""
    try:
        font = ImageFont.truetype(str(path), 100)
        box = font.getbbox("8")
        high = box[3] - box[1]
        if high < 20:
            return None
        size = max(8, round(100 * HEIGHT / high))
        font = ImageFont.truetype(str(path), size)
        box = font.getbbox("8")
        middle = (box[1] + box[3]) / 2
        missing = font.getmask("\uffff\ufffe").getbbox(), bytes(font.getmask("\ue7ff"))
        digits = []
        for digit in "123456789":
            if bytes(font.getmask(digit)) == missing[1]:
                return None
            image = Image.new("L", (SIDE, SIDE), 0)
            left, _, right, _ = font.getbbox(digit)
            at = (SIDE / 2 - (left + right) / 2, SIDE / 2 - middle)
            ImageDraw.Draw(image).text(at, digit, fill=255, font=font)
            digits.append(np.asarray(image))
    except (OSError, ValueError):
        return None
    digits = np.stack(digits)
    share = (digits > 127).mean(axis=(1, 2))
    if share.min() < 0.01 or share.max() > 0.45:
        return None
    # Digits must differ from each other: a font of one box for all characters does not.
    flat = digits.reshape(9, -1).astype(np.float32)
    for one in range(9):
        for other in range(one):
            if np.abs(flat[one] - flat[other]).mean() < 4:
                return None
    return digits


def family_of(path):
    """Returns the name of the family, by which faces are held back."""
    try:
        return ImageFont.truetype(str(path), 20).getname()[0] or path.stem
    except OSError:
        return path.stem


def held_back(family):
    """Returns whether a family is for validation only: one in ten."""
    return zlib.crc32(family.encode()) % 10 == 0


def read_packages(file):
    """Returns (package, kind) of each line; the kind is "print" or "hand"."""
    rows = [line.split() for line in open(file, encoding="utf-8") if line.strip()]
    return [(row[0], row[1] if len(row) > 1 else "print") for row in rows if row[0] != "#"]


def load(fonts, packages, dropped=frozenset()):
    """Returns {(kind, held): array (faces, 9, 64, 64)} and the names of the faces."""
    found, names, seen = {}, {}, set()
    for package, kind in read_packages(packages):
        paths = sorted(
            path
            for path in pathlib.Path(fonts, package).rglob("*")
            if path.suffix.lower() in (".ttf", ".otf", ".ttc", ".pfb", ".t1")
        )
        families = {}
        for path in paths:
            if UNWANTED.search(path.name) or path.name in dropped:
                continue
            family = family_of(path)
            # Noto has a family for each script, all with the same Latin digits.
            if families.get(family, 0) >= 12:
                continue
            digits = draw_face(path)
            if digits is None:
                continue
            small = digits.reshape(9, 16, 4, 16, 4).mean(axis=(2, 4)) // 24
            name = small.astype(np.uint8).tobytes()
            if name in seen:
                continue
            seen.add(name)
            families[family] = families.get(family, 0) + 1
            key = (kind, held_back(family))
            found.setdefault(key, []).append(digits)
            names.setdefault(key, []).append(path.name)
    return {key: np.stack(rows) for key, rows in found.items()}, names
