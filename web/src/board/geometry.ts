/** Positions on the board, in CSS pixels from its upper left corner. */
import { columnOf, rowOf } from '../rules/houses';

/** The width of the strip for row and column numbers, at the left and at the top. */
export const STRIP = 12;
/**
 * The distance from the corner of the drawing to the first cell: the strip and half of the frame.
 */
export const ORIGIN = STRIP + 2;
/** The number of pixels by which the drawing is wider than its 9 × 9 cells. */
export const MARGIN = ORIGIN + 2;
/** The least side of a board; in a smaller window the page scrolls. */
export const LEAST_SIDE = 288;

/**
 * Returns the largest side that fits, a multiple of nine device pixels, so that all cells have the
 * same whole number of them. In 360 × 600 pixels at ratio 2: 360 - 16 - 2 = 342 are left in width,
 * which is 76 × 4.5, so each cell is 76 device pixels wide.
 */
export function sideFor(width: number, height: number, pixelRatio: number): number {
  // Half of the lower frame may overlap the line under the board.
  const room = Math.min(width - MARGIN - 2, height - ORIGIN);
  const step = 9 / pixelRatio;
  return Math.max(LEAST_SIDE, Math.floor(room / step) * step);
}

/** The distance between candidates, as a part of a cell; the engine's drawings use the same. */
export const PITCH = 0.28;
/** The height of a digit, as a part of its letter size. */
export const DIGIT_HEIGHT = 0.716;

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
