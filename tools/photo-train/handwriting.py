"""Handwritten digits, drawn as strokes of a pen.

Each digit has several ways to be written: lists of strokes through points of a field that is 1
wide and 1.5 high, y downwards. A writer has a slant, a width, a roundness and a pen; each digit of
a writer differs a little again:

      the seven of one writer        with a bar            bent
          ━━━━━━┓                     ━━━━━━┓              ╭━━━━━╮
               ┏┛                        ━━╋━                   ┏╯
              ┏┛                         ┏┛                     ┃

Smooth curves go through the points. The pen is wider where a stroke is pressed.
"""

import numpy as np

SIDE = 64
# The height of a digit in the picture, as that of a typeface's 8.
HEIGHT = 44.0

WAYS = {
    1: [
        [[(0.5, 0), (0.5, 1.5)]],
        [[(0.55, 0), (0.45, 0.75), (0.4, 1.5)]],
        [[(0.2, 0.4), (0.55, 0), (0.55, 1.5)]],
        [[(0.3, 0.25), (0.55, 0), (0.5, 1.5)]],
        [[(0.2, 0.35), (0.5, 0), (0.5, 1.5)], [(0.15, 1.5), (0.85, 1.5)]],
    ],
    2: [
        [[(0.1, 0.4), (0.25, 0.08), (0.6, 0), (0.9, 0.3), (0.75, 0.7), (0.1, 1.5)],
         [(0.1, 1.5), (0.95, 1.45)]],
        [[(0.1, 0.35), (0.3, 0.05), (0.65, 0.02), (0.88, 0.35), (0.6, 0.9), (0.2, 1.4),
          (0.1, 1.25), (0.3, 1.2), (0.6, 1.45), (0.95, 1.4)]],
        [[(0.05, 0.2), (0.4, 0), (0.85, 0.2), (0.7, 0.75), (0.2, 1.42), (0.5, 1.4), (1, 1.5)]],
        [[(0.1, 0.05), (0.8, 0.05)], [(0.8, 0.05), (0.1, 1.5)], [(0.1, 1.5), (0.9, 1.5)]],
    ],
    3: [
        [[(0.1, 0.25), (0.4, 0), (0.85, 0.25), (0.7, 0.6), (0.35, 0.7)],
         [(0.35, 0.7), (0.8, 0.8), (0.95, 1.15), (0.6, 1.5), (0.2, 1.45), (0.05, 1.25)]],
        [[(0.1, 0.02), (0.85, 0)], [(0.85, 0), (0.4, 0.6)],
         [(0.4, 0.6), (0.8, 0.7), (0.95, 1.05), (0.65, 1.45), (0.1, 1.4)]],
        [[(0.15, 0.15), (0.6, 0), (0.8, 0.3), (0.45, 0.65), (0.5, 0.68), (0.9, 1), (0.7, 1.4),
          (0.3, 1.5), (0.05, 1.35)]],
    ],
    4: [
        [[(0.5, 0), (0.1, 0.85)], [(0.1, 0.85), (0.95, 0.85)], [(0.72, 0.4), (0.7, 1.5)]],
        [[(0.75, 0), (0.05, 0.95)], [(0.05, 0.95), (1, 0.95)], [(0.75, 0), (0.75, 1.5)]],
        [[(0.2, 0), (0.12, 0.4), (0.15, 0.75)], [(0.15, 0.75), (0.5, 0.85), (0.9, 0.75)],
         [(0.85, 0), (0.8, 0.8), (0.75, 1.5)]],
        [[(0.15, 0.05), (0.1, 0.8)], [(0.1, 0.8), (0.95, 0.8)], [(0.7, 0.1), (0.65, 1.5)]],
        [[(0.75, 0), (0.3, 0.45), (0.08, 0.92), (0.15, 0.98), (0.98, 0.95)],
         [(0.8, 0.3), (0.72, 1.5)]],
    ],
    5: [
        [[(0.85, 0.02), (0.25, 0.02)], [(0.25, 0.02), (0.18, 0.65)],
         [(0.18, 0.65), (0.55, 0.55), (0.92, 0.9), (0.75, 1.35), (0.35, 1.5), (0.05, 1.35)]],
        [[(0.2, 0.05), (0.15, 0.65)],
         [(0.15, 0.65), (0.6, 0.6), (0.85, 1), (0.6, 1.45), (0.1, 1.4)],
         [(0.2, 0.05), (0.9, 0)]],
        [[(0.9, 0), (0.35, 0.05), (0.2, 0.55), (0.65, 0.65), (0.9, 1.05), (0.55, 1.48),
          (0.05, 1.4)]],
    ],
    6: [
        [[(0.75, 0), (0.35, 0.35), (0.12, 0.95), (0.3, 1.45), (0.7, 1.45), (0.9, 1.1),
          (0.65, 0.8), (0.3, 0.9), (0.15, 1.15)]],
        [[(0.6, 0), (0.25, 0.5), (0.15, 1.1), (0.45, 1.5), (0.8, 1.3), (0.7, 0.9), (0.35, 0.95),
          (0.2, 1.25)]],
        [[(0.9, 0.15), (0.55, 0), (0.15, 0.6), (0.15, 1.2), (0.5, 1.5), (0.9, 1.2), (0.7, 0.8),
          (0.2, 0.95)]],
        [[(0.4, 0), (0.15, 0.8), (0.2, 1.35), (0.6, 1.5), (0.8, 1.2), (0.5, 0.95), (0.15, 1.2)]],
    ],
    7: [
        [[(0.05, 0.05), (0.9, 0.03)], [(0.9, 0.03), (0.4, 1.5)]],
        [[(0.05, 0.05), (0.9, 0.03)], [(0.9, 0.03), (0.35, 1.5)], [(0.3, 0.75), (0.9, 0.7)]],
        [[(0.05, 0.12), (0.5, 0.03), (0.92, 0.05), (0.65, 0.6), (0.45, 1.5)]],
        [[(0.08, 0.4), (0.08, 0.05)], [(0.08, 0.05), (0.85, 0.05)],
         [(0.85, 0.05), (0.6, 0.75), (0.5, 1.5)]],
        [[(0.1, 0.1), (0.4, 0), (0.85, 0.08)], [(0.85, 0.08), (0.5, 0.8), (0.45, 1.5)],
         [(0.2, 0.8), (0.85, 0.72)]],
    ],
    8: [
        [[(0.75, 0.2), (0.45, 0), (0.15, 0.25), (0.35, 0.65), (0.75, 0.95), (0.8, 1.3),
          (0.45, 1.5), (0.12, 1.25), (0.35, 0.85), (0.75, 0.5), (0.75, 0.2)]],
        [[(0.5, 0.7), (0.15, 0.4), (0.45, 0), (0.8, 0.3), (0.5, 0.7), (0.15, 1.15), (0.5, 1.5),
          (0.85, 1.15), (0.5, 0.7)]],
        [[(0.9, 0.1), (0.5, 0), (0.15, 0.3), (0.5, 0.7), (0.85, 1.1), (0.5, 1.5), (0.15, 1.2),
          (0.45, 0.75), (0.95, 0.15)]],
        [[(0.5, 0), (0.2, 0.3), (0.5, 0.62), (0.8, 0.3), (0.5, 0)],
         [(0.5, 0.62), (0.12, 1.05), (0.5, 1.5), (0.88, 1.05), (0.5, 0.62)]],
    ],
    9: [
        [[(0.85, 0.35), (0.5, 0), (0.12, 0.35), (0.35, 0.75), (0.8, 0.45), (0.88, 0.2)],
         [(0.88, 0.2), (0.8, 0.9), (0.7, 1.5)]],
        [[(0.85, 0.25), (0.45, 0), (0.12, 0.4), (0.4, 0.75), (0.82, 0.45), (0.85, 0.25),
          (0.8, 1), (0.5, 1.45), (0.15, 1.4)]],
        [[(0.8, 0.15), (0.35, 0.05), (0.1, 0.45), (0.4, 0.72), (0.8, 0.4)],
         [(0.82, 0.1), (0.8, 0.8), (0.55, 1.5)]],
        [[(0.7, 0.4), (0.45, 0.68), (0.15, 0.4), (0.4, 0.02), (0.75, 0.2), (0.75, 0.9),
          (0.75, 1.5)]],
    ],
}


def smooth(points, rounds):
    """Returns points on a curve: straight lines if `rounds` is 0, else centripetal-like splines."""
    points = np.asarray(points, dtype=np.float32)
    if len(points) < 3 or rounds == 0:
        steps = np.linspace(0, 1, 8, dtype=np.float32)[:, None]
        return np.concatenate([a + (b - a) * steps for a, b in zip(points, points[1:])])
    ends = np.concatenate([[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]])
    t = np.linspace(0, 1, 9, dtype=np.float32)[:-1, None]
    parts = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        parts.append(
            0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2
                   + (3 * b - a - 3 * c + d) * t**3)
        )
    return np.concatenate(parts + [points[-1:]])


Y, X = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) + 0.5


def draw(curves, wide):
    """Draws curves with a pen; `wide` gives half its width at each point of each curve."""
    ink = np.zeros((SIDE, SIDE), dtype=np.float32)
    for curve, widths in zip(curves, wide):
        start, end = curve[:-1], curve[1:]
        way = end - start
        length = np.maximum((way**2).sum(1), 1e-6)
        dx, dy = X[..., None] - start[:, 0], Y[..., None] - start[:, 1]
        along = np.clip((dx * way[:, 0] + dy * way[:, 1]) / length, 0, 1)
        far = np.hypot(dx - along * way[:, 0], dy - along * way[:, 1])
        cover = np.clip(widths[:-1] + 0.5 - far, 0, 1).max(axis=-1)
        ink = np.maximum(ink, cover)
    return ink


def write(rng, digit, style):
    """Draws a digit as a writer of this style does it: 64 by 64 values, 0 to 255."""
    ways = WAYS[digit]
    way = ways[style["ways"][digit] % len(ways)]
    if rng.random() < 0.1:
        way = ways[rng.integers(len(ways))]
    shake = style["shake"]
    turn = np.cumsum(rng.normal(0, 0.02, 2))
    affine = np.array([[style["width"] * (1 + rng.normal(0, 0.08)), -style["slant"] + turn[0]],
                       [rng.normal(0, 0.05), 1 + rng.normal(0, 0.06)]])
    # Points that were one place stay one place.
    moved = {}
    curves = []
    for stroke in way:
        points = []
        for point in stroke:
            if point not in moved:
                moved[point] = np.asarray(point) - (0.5, 0.75) + rng.normal(0, shake, 2)
            points.append(affine @ moved[point])
        points = np.asarray(points)
        # A stroke may begin or end early or late.
        for end, near in ((0, 1), (-1, -2)):
            points[end] += (points[end] - points[near]) * rng.normal(0, style["loose"])
        curves.append(smooth(points, style["round"]) * (HEIGHT / 1.5) + SIDE / 2)
    wide = []
    for curve in curves:
        t = np.linspace(0, 1, len(curve))
        press = 1 + style["press"] * np.sin(np.pi * (t * rng.uniform(0.6, 2) + rng.uniform()))
        wide.append(style["pen"] * press)
    return np.clip(draw(curves, wide) * 255, 0, 255).astype(np.uint8)


def writers(count, seed):
    """Returns the digits of this many writers: an array (count, 9, 64, 64)."""
    rng = np.random.default_rng(seed)
    rows = []
    for _ in range(count):
        style = {
            "ways": {digit: int(rng.integers(60)) for digit in WAYS},
            "shake": rng.uniform(0.02, 0.09),
            "width": rng.uniform(0.65, 1.2),
            "slant": rng.normal(0.15, 0.25),
            "loose": rng.uniform(0.02, 0.12),
            "round": int(rng.random() < 0.93),
            "press": rng.uniform(0, 0.3),
            "pen": rng.uniform(0.8, 5.5),
        }
        rows.append([write(rng, digit, style) for digit in range(1, 10)])
    return np.asarray(rows, dtype=np.uint8)
