#!/usr/bin/env python3
"""Trains the reader of cells and writes the weights file. See README.md."""

import argparse
import time

import numpy as np
import torch
import torch.nn.functional as F

import cells
import glyphs
import handwriting
import weights
from net import Net

# The temperature is fitted below. Then the least gap and probability of a cell, the ink of an
# empty cell, the least sum and share of lines, the least sum upright: `Thresholds` in `net.rs`.
THRESHOLDS = [1.0, 1.5, 0.9, 0.04, -15.0, 0.9, -8.0]
# Cells made in each step.
FRESH = 128
# Writers whose digits are learnt, and others for validation.
WRITERS, HELD_WRITERS = 700, 100


def loss_of(logits, digit, kind):
    return F.cross_entropy(logits[:, :10], digit, label_smoothing=0.02) + 0.4 * F.cross_entropy(
        logits[:, 10:], kind, label_smoothing=0.02
    )


def accuracy(net, maker, seed, batches):
    """Returns the shares of right digits and kinds, and the logits with the truth."""
    rng = torch.Generator().manual_seed(seed)
    rows, truth, kinds = [], [], []
    with torch.no_grad():
        for _ in range(batches):
            x, digit, kind = maker.batch(rng, 128)
            rows.append(net(x))
            truth.append(digit)
            kinds.append(kind)
    rows, truth, kinds = torch.cat(rows), torch.cat(truth), torch.cat(kinds)
    right = (rows[:, :10].argmax(1) == truth).float()
    for kind, name in enumerate(("empty", "printed", "hand", "marks")):
        chosen = kinds == kind
        as_kind = (rows[:, 10:].argmax(1) == kind)[chosen].float().mean()
        print(f"  {name}: digit {right[chosen].mean():.4f}, kind {as_kind:.4f}", flush=True)
    return right.mean(), rows, truth


def fit_temperature(rows, truth):
    """Returns the temperature with the least loss on held-back cells."""
    losses = {t: float(F.cross_entropy(rows[:, :10] / t, truth)) for t in np.arange(0.3, 2.01, 0.05)}
    return min(losses, key=losses.get)


def unreadable(net, faces, names):
    """Returns the faces of which three or more digits are misread when drawn cleanly."""
    bad = []
    for key, digits in faces.items():
        for face, name in zip(digits, names[key]):
            x = torch.tensor(face, dtype=torch.float32).unsqueeze(1) / 255
            y = F.interpolate(x[:, :, 2:62, 2:62], (28, 28), mode="area")
            with torch.no_grad():
                read = net(y)[:, :10].argmax(1)
            if int((read != torch.arange(1, 10)).sum()) >= 3:
                bad.append(name)
    return bad


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fonts", required=True, help="folder with a folder for each package")
    parser.add_argument("--packages", default="font-packages.txt")
    parser.add_argument("--out", required=True)
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--check", type=int, default=60, help="batches of held-back cells")
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--drop", help="file with names of faces to leave out")
    parser.add_argument("--write-drop", help="write the names of unreadable faces")
    args = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    dropped = frozenset(open(args.drop, encoding="utf-8").read().split("\n")) if args.drop else ()
    faces, names = glyphs.load(args.fonts, args.packages, dropped)
    for key, digits in faces.items():
        print(key, len(digits), flush=True)
    for held, count in ((False, WRITERS), (True, HELD_WRITERS)):
        written = handwriting.writers(count, args.seed + held)
        faces[("hand", held)] = np.concatenate([faces[("hand", held)], written])
    maker, held = cells.Maker(faces), cells.Maker(faces, held=True)
    net = Net()
    rng = torch.Generator().manual_seed(args.seed)
    best = torch.optim.AdamW(net.parameters(), lr=3e-3, weight_decay=1e-3)
    cycle = torch.optim.lr_scheduler.OneCycleLR(best, 3e-3, total_steps=args.steps)
    cells_made = args.steps * FRESH
    pool = (
        torch.zeros(cells_made, 1, 28, 28, dtype=torch.half),
        torch.zeros(cells_made, dtype=torch.long),
        torch.zeros(cells_made, dtype=torch.long),
    )
    start, mean = time.time(), 0.0
    for step in range(args.steps):
        # New cells, and twice as many of earlier steps, of other sizes and qualities.
        x, digit, kind = maker.batch(rng, FRESH)
        end = (step + 1) * FRESH
        pool[0][end - FRESH : end] = x.half()
        pool[1][end - FRESH : end] = digit
        pool[2][end - FRESH : end] = kind
        again = torch.randint(0, end, (2 * FRESH,), generator=rng)
        x = torch.cat([x, pool[0][again].float()])
        digit = torch.cat([digit, pool[1][again]])
        kind = torch.cat([kind, pool[2][again]])
        loss = loss_of(net(x), digit, kind)
        best.zero_grad()
        loss.backward()
        best.step()
        cycle.step()
        mean += float(loss)
        if step % 100 == 99:
            print(f"{step + 1} {mean / 100:.4f} {time.time() - start:.0f} s", flush=True)
            mean = 0.0
    parts = weights.quantise(net)
    share, rows, truth = accuracy(net, held, args.seed + 1, args.check)
    thresholds = list(THRESHOLDS)
    thresholds[0] = fit_temperature(rows, truth)
    size = weights.write(args.out, parts, thresholds)
    print(f"held back: {share:.4f}, temperature {thresholds[0]:.2f}, {size} bytes", flush=True)
    if args.write_drop:
        open(args.write_drop, "w", encoding="utf-8").write("\n".join(unreadable(net, faces, names)))


if __name__ == "__main__":
    main()
