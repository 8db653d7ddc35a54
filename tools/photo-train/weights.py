"""The weights file: layout in `crates/numpre-photo/src/net.rs`."""

import struct
import zlib

import numpy as np
import torch

from net import SIZES

MAGIC = b"NPPHOTO1"


def quantise(net):
    """Rounds the weights of each output channel to steps of 1/127 of the largest, in place."""
    parts = []
    for layer in net.layers():
        weight = layer.weight.data
        flat = weight.flatten(1)
        scale = flat.abs().max(dim=1).values.clamp(min=1e-8) / 127
        steps = torch.round(flat / scale.view(-1, 1)).clamp(-127, 127)
        layer.weight.data = (steps * scale.view(-1, 1)).view_as(weight)
        if weight.dim() == 4:
            # [out][in][y][x] becomes [y][x][in][out].
            ordered = steps.view_as(weight).permute(2, 3, 1, 0)
        elif weight.shape[1] == SIZES[3] * 9:
            # The dense layer after the pictures: [out][channel][y][x] becomes [y][x][in][out].
            ordered = steps.view(-1, SIZES[3], 3, 3).permute(2, 3, 1, 0)
        else:
            ordered = steps.T
        parts.append((scale.numpy(), layer.bias.data.numpy(), ordered.numpy().astype(np.int8)))
    return parts


def write(path, parts, thresholds):
    """Writes the file; `thresholds` are seven numbers, the temperature first."""
    data = MAGIC + struct.pack("<6H", *SIZES) + struct.pack("<7f", *thresholds)
    for scale, bias, steps in parts:
        data += scale.astype("<f4").tobytes() + bias.astype("<f4").tobytes() + steps.tobytes()
    data += struct.pack("<I", zlib.crc32(data))
    with open(path, "wb") as file:
        file.write(data)
    return len(data)
