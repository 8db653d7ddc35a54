#!/usr/bin/env python3
"""Writes cells and the outputs of the network for them: the test of `net.rs` compares with these.

The weights are read from the file, so this also checks the file. See README.md.
"""

import argparse
import struct

import numpy as np
import torch

import cells
import glyphs
from net import SIZES, Net

# Cells in the file, as in the test.
COUNT = 12


def read(path):
    """Returns the network of a weights file."""
    data = open(path, "rb").read()
    at = 8 + 6 * 2 + 7 * 4
    net = Net()
    for layer in net.layers():
        outputs = layer.weight.shape[0]
        scale = np.frombuffer(data, "<f4", outputs, at)
        bias = np.frombuffer(data, "<f4", outputs, at + 4 * outputs)
        at += 8 * outputs
        count = layer.weight.numel()
        steps = np.frombuffer(data, np.int8, count, at).astype(np.float32).reshape(-1, outputs)
        at += count
        ordered = torch.tensor(steps * scale)
        if layer.weight.dim() == 4:
            weight = ordered.view(3, 3, -1, outputs).permute(3, 2, 0, 1)
        elif layer.weight.shape[1] == SIZES[3] * 9:
            weight = ordered.view(3, 3, SIZES[3], outputs).permute(3, 2, 0, 1).reshape(outputs, -1)
        else:
            weight = ordered.T
        layer.weight.data = weight.contiguous()
        layer.bias.data = torch.tensor(bias.copy())
    return net


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fonts", required=True)
    parser.add_argument("--packages", default="font-packages.txt")
    parser.add_argument("--weights", required=True)
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    faces, _ = glyphs.load(args.fonts, args.packages)
    net = read(args.weights)
    x, _, _ = cells.Maker(faces, held=True).batch(torch.Generator().manual_seed(7), COUNT)
    steps = torch.round(x * 64).clamp(-128, 127)
    with torch.no_grad():
        outputs = net(steps / 64)
    with open(args.out, "wb") as file:
        for cell, row in zip(steps, outputs):
            file.write(cell.numpy().astype(np.int8).tobytes())
            file.write(struct.pack("<14f", *row.tolist()))


if __name__ == "__main__":
    main()
