/** Positions on the board, in CSS pixels from its upper left corner. */
import { columnOf, rowOf } from '../rules/houses';

/** The margins around the cells of small and of large boards, for row and column numbers. */
const MARGINS = { small: 9, large: 24 } as const;
/** The least side of a board with a large margin. */
const LARGE_SIDE = 432;
/** The least side of a board; in a smaller window the page scrolls. */
export const LEAST_SIDE = 288;
/** The largest side of a board: cells of 96 pixels. */
const MOST_SIDE = 864;

/** Returns the margin around the cells, the same on all four sides, so that they are centred. */
export const marginFor = (side: number): number =>
  side < LARGE_SIDE ? MARGINS.small : MARGINS.large;

/**
 * Returns the largest side that fits, a multiple of nine device pixels, so that all cells have the
 * same whole number of them. In 360 × 600 pixels at ratio 2: 360 - 2 × 9 = 342 are left in width,
 * which is 76 × 4.5, so each cell is 76 device pixels wide.
 */
export function sideFor(width: number, height: number, pixelRatio: number): number {
  const room = Math.min(width, height, MOST_SIDE + 2 * MARGINS.large);
  const step = 9 / pixelRatio;
  const fitting = (margin: number): number => Math.floor((room - 2 * margin) / step) * step;
  const large = fitting(MARGINS.large);
  if (large >= LARGE_SIDE) return large;
  return Math.max(LEAST_SIDE, Math.min(fitting(MARGINS.small), LARGE_SIDE - step));
}

/** Returns the side of a small board with whole cells that fits into a width. */
export const boardIn = (width: number, most: number): number =>
  Math.min(most, Math.max(9, Math.floor((width - 2 * MARGINS.small) / 9) * 9));

/** The distance between candidates, as a part of a cell; the engine's drawings use the same. */
export const PITCH = 0.28;
/** The height of a digit, as a part of its letter size. */
export const DIGIT_HEIGHT = 0.774;
/** The shift that centres the ink of a digit, as a part of its letter size. */
export const SHIFTS: Readonly<Record<number, number>> = { 1: 0.055, 7: -0.014 };

/**
 * Returns the middle of a candidate, as parts of a cell from the cell's corner:
 *
 *     1 2 3     1 is at 0.22 0.22
 *     4 5 6     5 is at 0.50 0.50
 *     7 8 9     8 is at 0.50 0.78
 */
export const candidatePlace = (digit: number): readonly [x: number, y: number] => [
  0.5 + (((digit - 1) % 3) - 1) * PITCH,
  0.5 + (Math.floor((digit - 1) / 3) - 1) * PITCH,
];

/** The radius of the disc under a lit candidate, as a part of the cell. */
export const LIT_RADIUS = 0.14;

/** Returns the path of discs of this radius around points. */
export const discs = (middles: Iterable<readonly [number, number]>, radius: number): string =>
  Array.from(
    middles,
    ([x, y]) =>
      `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0` +
      `a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
  ).join('');

/**
 * The places of corner marks as parts of a cell, in the order in which they are filled:
 *
 *     1 5 2
 *     7 9 8
 *     3 6 4
 */
export const CORNERS: readonly (readonly [x: number, y: number])[] = [
  [0.19, 0.2],
  [0.81, 0.2],
  [0.19, 0.8],
  [0.81, 0.8],
  [0.5, 0.2],
  [0.5, 0.8],
  [0.19, 0.5],
  [0.81, 0.5],
  [0.5, 0.5],
];

/** Returns the letter size for a number of centre marks, as a part of a cell. */
export const centreSize = (count: number): number =>
  [0.3, 0.3, 0.3, 0.3, 0.26, 0.22][count] ?? 0.19;

/**
 * The most centre marks that are drawn in one row. More are drawn as a 3×3 square, because in a row
 * they would be too small to read.
 */
export const MOST_IN_A_ROW = 5;

/** Returns the path of the squares of cells, smaller by `inset` on every side. */
export function squares(cells: Iterable<number>, size: number, inset: number): string {
  const side = size - 2 * inset;
  const square = (cell: number) =>
    `M${columnOf(cell) * size + inset} ${rowOf(cell) * size + inset}h${side}v${side}h${-side}z`;
  return Array.from(cells, square).join('');
}

/** Returns the path of a wavy line from x to x + width. */
export function wave(x: number, y: number, width: number, height: number): string {
  const step = width / 4;
  const arcs = [1, -1, 1, -1].map((sign) => `q${step / 2} ${-sign * height} ${step} 0`).join('');
  return `M${x} ${y}${arcs}`;
}
