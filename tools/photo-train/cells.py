"""Synthetic cells: what the reader cuts out of photos and screenshots, with the truth.

A cell is drawn at 64 pixels in a canvas of 96, so that neighbouring lines are in it, then shrunk
to the size that it would have in a picture, spoilt there (blur, noise, JPEG), cut out with errors
of position, and normalised as the crate does it (`crates/numpre-photo/src/cells.rs`).
"""

import math

import numpy as np
import torch
import torch.nn.functional as F

CANVAS = 96
CELL = 64
OUT = 28
EMPTY, PRINTED, HAND, MARKS = range(4)


def uniform(rng, count, low, high):
    return low + (high - low) * torch.rand(count, generator=rng)


def chance(rng, count, share):
    return torch.rand(count, generator=rng) < share


def place(glyphs, height, centre_x, centre_y, shear, stretch, turn):
    """Draws each glyph into a canvas; `height` is the height of the digit 8 in pixels."""
    count = glyphs.shape[0]
    scale = height / 44.0
    cos, sin = torch.cos(turn), torch.sin(turn)
    # From canvas to glyph: the inverse of stretch, shear and turn.
    size = CANVAS / 64.0
    inv_x = 1 / (scale * stretch)
    inv_y = 1 / scale
    a = inv_x * (cos + shear * -sin)
    b = inv_x * (sin + shear * cos)
    c = inv_y * -sin
    d = inv_y * cos
    off_x = (centre_x - CANVAS / 2) * 2 / CANVAS
    off_y = (centre_y - CANVAS / 2) * 2 / CANVAS
    theta = torch.zeros(count, 2, 3)
    theta[:, 0, 0], theta[:, 0, 1] = a * size, b * size
    theta[:, 1, 0], theta[:, 1, 1] = c * size, d * size
    theta[:, 0, 2] = -(a * off_x + b * off_y) * size
    theta[:, 1, 2] = -(c * off_x + d * off_y) * size
    grid = F.affine_grid(theta, (count, 1, CANVAS, CANVAS), align_corners=False)
    return F.grid_sample(glyphs, grid, align_corners=False)


def bolder(image, which, amount):
    """Makes the chosen pictures bolder (amount > 0) or thinner (< 0) by one pixel."""
    grown = F.max_pool2d(image, 3, 1, 1)
    shrunk = -F.max_pool2d(-image, 3, 1, 1)
    w = which.view(-1, 1, 1, 1) * amount.view(-1, 1, 1, 1)
    image = image + (grown - image) * w.clamp(0, 1)
    return image + (shrunk - image) * (-w).clamp(0, 1)


def blur(image, sigma):
    """Blurs all pictures of the batch by the same sigma in pixels."""
    if sigma < 0.2:
        return image
    reach = int(math.ceil(2.5 * sigma))
    x = torch.arange(-reach, reach + 1, dtype=torch.float32)
    kernel = torch.exp(-x * x / (2 * sigma * sigma))
    kernel = kernel / kernel.sum()
    image = F.conv2d(F.pad(image, (reach, reach, 0, 0), "replicate"), kernel.view(1, 1, 1, -1))
    return F.conv2d(F.pad(image, (0, 0, reach, reach), "replicate"), kernel.view(1, 1, -1, 1))


def motion(image, length, angle):
    """Blurs along a line, as a hand that moves does."""
    reach = int(math.ceil(length / 2)) + 1
    y, x = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    along = x * math.cos(angle) + y * math.sin(angle)
    across = -x * math.sin(angle) + y * math.cos(angle)
    kernel = np.clip(length / 2 + 0.5 - np.abs(along), 0, 1) * np.clip(1 - np.abs(across), 0, 1)
    kernel = torch.tensor(kernel / kernel.sum(), dtype=torch.float32)
    size = kernel.shape[0]
    return F.conv2d(F.pad(image, [reach] * 4, "replicate"), kernel.view(1, 1, size, size))


_k, _n = np.mgrid[0:8, 0:8]
DCT = np.sqrt(2 / 8) * np.cos((2 * _n + 1) * _k * np.pi / 16)
DCT[0] /= math.sqrt(2)
DCT = torch.tensor(DCT, dtype=torch.float32)
LUMA = torch.tensor(
    [
        [16, 11, 10, 16, 24, 40, 51, 61],
        [12, 12, 14, 19, 26, 58, 60, 55],
        [14, 13, 16, 24, 40, 57, 69, 56],
        [14, 17, 22, 29, 51, 87, 80, 62],
        [18, 22, 37, 56, 68, 109, 103, 77],
        [24, 35, 55, 64, 81, 104, 113, 92],
        [49, 64, 78, 87, 103, 121, 120, 101],
        [72, 92, 95, 98, 112, 100, 103, 99],
    ],
    dtype=torch.float32,
)


def jpeg(image, quality):
    """Rounds the blocks of 8 by 8 as JPEG of this quality does."""
    scale = 5000 / quality if quality < 50 else 200 - 2 * quality
    table = ((LUMA * scale + 50) / 100).clamp(1, 255).floor() / 255
    side = image.shape[-1]
    padded = F.pad(image, (0, -side % 8, 0, -side % 8), "replicate")
    rows = padded.shape[-1] // 8
    blocks = padded.view(-1, rows, 8, rows, 8).permute(0, 1, 3, 2, 4)
    spectrum = DCT @ (blocks - 0.5) @ DCT.T
    spectrum = torch.round(spectrum / table) * table
    blocks = DCT.T @ spectrum @ DCT + 0.5
    whole = blocks.permute(0, 1, 3, 2, 4).reshape(-1, 1, rows * 8, rows * 8)
    return whole[..., :side, :side].clamp(0, 1)


def lines(rng, count):
    """Grid lines on each side of the cell: thin or thick, grey or black, a few absent."""
    at = torch.arange(CANVAS, dtype=torch.float32) + 0.5
    ink = torch.zeros(count, 1, CANVAS, CANVAS)
    slope = uniform(rng, count, -0.03, 0.03)
    level = torch.where(chance(rng, count, 0.6), torch.ones(count), uniform(rng, count, 0.2, 1))
    level = level * ~chance(rng, count, 0.04)
    for low in (16.0, 80.0):
        for upright in (False, True):
            thick = torch.where(
                chance(rng, count, 0.35), uniform(rng, count, 4, 10), uniform(rng, count, 0.8, 4)
            )
            centre = low + uniform(rng, count, -2.0, 2.0)
            middle = centre.view(-1, 1) + slope.view(-1, 1) * (at.view(1, -1) - 48)
            far = (at.view(1, -1, 1) - middle.view(count, 1, -1)).abs()
            line = (thick.view(-1, 1, 1) / 2 + 0.5 - far).clamp(0, 1) * level.view(-1, 1, 1)
            if upright:
                line = line.transpose(1, 2)
            ink = torch.maximum(ink, line.unsqueeze(1))
    return ink


def strokes(rng, count):
    """A stray straight stroke through the canvas: a crossing-out, a fold, a hair."""
    y, x = torch.meshgrid(torch.arange(CANVAS) + 0.5, torch.arange(CANVAS) + 0.5, indexing="ij")
    angle = uniform(rng, count, 0, math.pi).view(-1, 1, 1)
    off = uniform(rng, count, -45, 45).view(-1, 1, 1)
    wide = uniform(rng, count, 0.5, 3).view(-1, 1, 1)
    far = ((x - 48) * torch.cos(angle) + (y - 48) * torch.sin(angle) - off).abs()
    along = -(x - 48) * torch.sin(angle) + (y - 48) * torch.cos(angle)
    start = uniform(rng, count, -60, 40).view(-1, 1, 1)
    length = uniform(rng, count, 10, 120).view(-1, 1, 1)
    inside = ((along > start) & (along < start + length)).float()
    return ((wide / 2 + 0.5 - far).clamp(0, 1) * inside).unsqueeze(1)


def cloud(rng, count, side, coarse):
    """Smooth noise of about unit size."""
    small = torch.randn(count, 1, coarse, coarse, generator=rng)
    return F.interpolate(small, (side, side), mode="bicubic", align_corners=True)


class Maker:
    """Makes batches of cells from the digits of typefaces."""

    def __init__(self, faces, held=False):
        self.faces = {
            kind: torch.tensor(faces[(kind, held)], dtype=torch.float32).unsqueeze(2) / 255
            for kind in ("print", "hand")
            if (kind, held) in faces
        }

    def glyphs(self, rng, kind, digits):
        """Returns a random face's picture of each digit (1 to 9)."""
        faces = self.faces[kind]
        which = torch.randint(0, faces.shape[0], digits.shape, generator=rng)
        return faces[which, digits - 1]

    def main_digit(self, rng, kind, digits):
        count = digits.shape[0]
        hand = kind == "hand"
        glyphs = self.glyphs(rng, kind, digits)
        reach = 10 if hand else 7
        image = place(
            glyphs,
            CELL * uniform(rng, count, 0.34, 0.82),
            CANVAS / 2 + uniform(rng, count, -reach, reach),
            CANVAS / 2 + uniform(rng, count, -reach, reach),
            uniform(rng, count, -0.2, 0.25),
            uniform(rng, count, 0.78, 1.3),
            uniform(rng, count, -0.12, 0.12) * (1.6 if hand else 1),
        )
        return bolder(image, chance(rng, count, 0.5).float(), uniform(rng, count, -1, 1))

    def candidates(self, rng, count):
        """Small digits in the nine places of a cell, or in a row in the middle or at the top."""
        ink = torch.zeros(count, 1, CANVAS, CANVAS)
        kind = "hand" if torch.rand(1, generator=rng) < 0.4 else "print"
        height = CELL * uniform(rng, count, 0.13, 0.27)
        grid = chance(rng, count, 0.7)
        share = uniform(rng, count, 0.1, 0.8)
        top = uniform(rng, count, 24, 50)
        for digit in range(1, 10):
            there = chance(rng, count, 1) & (torch.rand(count, generator=rng) < share)
            if digit == 1 + int(torch.randint(0, 9, (1,), generator=rng)):
                there |= True
            column, row = (digit - 1) % 3, (digit - 1) // 3
            x = torch.where(
                grid, torch.tensor(48.0 + 20 * (column - 1)), 48 + (digit - 5) * height * 0.7
            )
            y = torch.where(grid, torch.tensor(48.0 + 20 * (row - 1)), top)
            glyphs = self.glyphs(rng, kind, torch.full((count,), digit))
            zero = torch.zeros(count)
            one = place(glyphs, height, x, y, zero, torch.ones(count), zero)
            ink = torch.maximum(ink, one * there.view(-1, 1, 1, 1))
        return ink

    def batch(self, rng, count):
        """Returns cells (count, 1, 28, 28), digits (0 = empty) and kinds."""
        draw = torch.rand(count, generator=rng)
        kind = torch.full((count,), EMPTY)
        kind[draw < 0.5] = PRINTED
        kind[(draw >= 0.5) & (draw < 0.76)] = HAND
        kind[(draw >= 0.76) & (draw < 0.83)] = MARKS
        digit = torch.randint(1, 10, (count,), generator=rng)
        ink = torch.zeros(count, 1, CANVAS, CANVAS)
        for which, name in ((PRINTED, "print"), (HAND, "hand")):
            index = (kind == which).nonzero().flatten()
            if len(index):
                ink[index] = self.main_digit(rng, name, digit[index])
        index = (kind == MARKS).nonzero().flatten()
        if len(index):
            ink[index] = self.candidates(rng, len(index))
        digit = torch.where((kind == PRINTED) | (kind == HAND), digit, torch.zeros_like(digit))
        # A digit of a neighbouring cell that reaches over the line.
        near = chance(rng, count, 0.08).nonzero().flatten()
        if len(near):
            side = torch.randint(0, 4, (len(near),), generator=rng)
            far = uniform(rng, len(near), 58, 66)
            x = 48 + far * ((side == 0).float() - (side == 1).float())
            y = 48 + far * ((side == 2).float() - (side == 3).float())
            zero = torch.zeros(len(near))
            other = self.glyphs(rng, "print", torch.randint(1, 10, (len(near),), generator=rng))
            height = CELL * uniform(rng, len(near), 0.5, 0.8)
            more = place(other, height, x, y, zero, torch.ones(len(near)), zero)
            ink[near] = torch.maximum(ink[near], more)
        grid = lines(rng, count)
        stray = strokes(rng, count) * (
            chance(rng, count, 0.06).float() * uniform(rng, count, 0.15, 0.8)
        ).view(-1, 1, 1, 1)
        # Light digits' ink: hand is paler more often.
        pale = torch.where(
            kind == HAND, uniform(rng, count, 0.45, 1.1), uniform(rng, count, 0.7, 1.05)
        )
        line_level = uniform(rng, count, 0.4, 1.1)
        ink = ink * pale.view(-1, 1, 1, 1)
        ink = torch.maximum(ink, grid * line_level.view(-1, 1, 1, 1))
        ink = torch.maximum(ink, stray).clamp(0, 1.1)

        paper = uniform(rng, count, 0.35, 1.0)
        contrast = paper * uniform(rng, count, 0.25, 1.0)
        light = chance(rng, count, 0.15)
        paper = torch.where(light, 1 - paper, paper)
        sign = torch.where(light, torch.ones(count), -torch.ones(count))
        one = (-1, 1, 1, 1)
        image = paper.view(one) + (sign * contrast).view(one) * ink
        # Uneven light: a slope, and a shadow's edge in some.
        y, x = torch.meshgrid(torch.linspace(-1, 1, CANVAS), torch.linspace(-1, 1, CANVAS), indexing="ij")
        angle = uniform(rng, count, 0, 2 * math.pi).view(one)
        ramp = x * torch.cos(angle) + y * torch.sin(angle)
        image = image * (1 + ramp * uniform(rng, count, -0.12, 0.12).view(one))
        edge = torch.sigmoid((ramp - uniform(rng, count, -0.9, 0.9).view(one)) * 12)
        depth = uniform(rng, count, 0.1, 0.45) * chance(rng, count, 0.06)
        image = image * (1 - edge * depth.view(one))
        texture = cloud(rng, count, CANVAS, 14) * uniform(rng, count, 0, 0.04).view(one)
        stain = cloud(rng, count, CANVAS, 5) * uniform(rng, count, 0, 0.04).view(one)
        image = (image + (texture + stain) * contrast.view(one)).clamp(0, 1)

        # The size that the cell has in the picture, the same for the whole batch.
        low = 10 if torch.rand(1, generator=rng) < 0.3 else 18
        side = low + (42 - low) * float(torch.rand(1, generator=rng))
        canvas = max(16, round(side * CANVAS / CELL))
        image = F.interpolate(image, (canvas, canvas), mode="area")
        pick = float(torch.rand(1, generator=rng))
        image = blur(image, pick * pick * side * 0.06)
        if torch.rand(1, generator=rng) < 0.2:
            turn = math.pi * float(torch.rand(1, generator=rng))
            image = motion(image, side * 0.16 * float(torch.rand(1, generator=rng)), turn)
        noise = torch.randn(image.shape, generator=rng)
        size = uniform(rng, count, 0, 1).pow(2) * 0.16
        image = image + noise * (size * contrast).view(one)
        if torch.rand(1, generator=rng) < 0.7:
            quality = 15 + 80 * float(torch.rand(1, generator=rng))
            image = jpeg(image.clamp(0, 1), quality)
        image = image.clamp(0, 1)

        # Cut out: the nodes of the lattice are a little wrong.
        theta = torch.zeros(count, 2, 3)
        zoom = uniform(rng, count, 0.94, 1.06) * (CELL / CANVAS) * 0.94
        turn = uniform(rng, count, -0.05, 0.05)
        theta[:, 0, 0] = zoom * uniform(rng, count, 0.96, 1.04)
        theta[:, 1, 1] = zoom * uniform(rng, count, 0.96, 1.04)
        theta[:, 0, 1] = zoom * (turn + uniform(rng, count, -0.04, 0.04))
        theta[:, 1, 0] = zoom * (-turn + uniform(rng, count, -0.04, 0.04))
        theta[:, :, 2] = (uniform(rng, count * 2, -1, 1) * 0.05 * CELL / CANVAS).view(count, 2)
        field = F.affine_grid(theta, (count, 1, OUT, OUT), align_corners=False)
        cells = F.grid_sample(image, field, align_corners=False, padding_mode="border")
        # The board's contrast: what the 88th percentile of its cells would be.
        board = contrast * uniform(rng, count, 0.55, 1.05)
        return normalise(cells, board), digit, kind


def normalise(cells, board):
    """Returns ink over contrast, as the crate computes it: see `cells.rs`."""
    inner = cells[:, 0, 4:24, 4:24].reshape(cells.shape[0], -1)
    ordered = inner.sort(dim=1).values
    background = ordered[:, 200]
    dark = background - ordered[:, 11]
    light = ordered[:, 388] - background
    is_light = light > dark * 1.3
    own = torch.where(is_light, light, dark)
    sign = torch.where(is_light, torch.ones_like(own), -torch.ones_like(own))
    scale = torch.maximum(own, 0.6 * board).clamp(min=1e-3)
    ink = (cells - background.view(-1, 1, 1, 1)) * (sign / scale).view(-1, 1, 1, 1)
    return ink.clamp(-1, 1.5)
