/** Where things stand on the board, in CSS pixels from its upper left corner. */
import { columnOf, rowOf } from '../rules/houses';

/** The strip at the left and at the top, kept for row and column numbers. */
export const STRIP = 12;
/** From the corner of the drawing to the first cell: the strip and half of the frame. */
export const ORIGIN = STRIP + 2;
/** How much wider the drawing is than its 9 × 9 cells. */
export const MARGIN = ORIGIN + 2;
/** A board is never smaller. */
export const LEAST_SIDE = 288;

/** The largest side that fits, a multiple of nine device pixels. */
export function sideFor(width: number, height: number, pixelRatio: number): number {
  // Below, half of the frame may lie in the line under the board.
  const room = Math.min(width - MARGIN - 2, height - ORIGIN);
  const step = 9 / pixelRatio;
  return Math.max(LEAST_SIDE, Math.floor(room / step) * step);
}

/** How far candidates stand apart, as a part of a cell, as in the engine's drawings. */
export const PITCH = 0.28;
/** The height of a digit as a part of its letter size. */
export const DIGIT_HEIGHT = 0.716;

/** The middle of a candidate in its cell, as parts of a cell from the cell's corner. */
export const candidatePlace = (digit: number): readonly [x: number, y: number] => [
  0.5 + (((digit - 1) % 3) - 1) * PITCH,
  0.5 + (Math.floor((digit - 1) / 3) - 1) * PITCH,
];

/** The places of corner marks in the order in which they are filled, as parts of a cell. */
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

/** The letter size of so many marks in the middle, as a part of a cell. */
export const centreSize = (count: number): number =>
  [0.3, 0.3, 0.3, 0.3, 0.26, 0.22][count] ?? 0.19;

/**
 * More marks in the middle than this stand in the 3×3: a row of them would be too small to read.
 */
export const MOST_IN_A_ROW = 5;

/** The squares of cells of a size, so much smaller on every side: the data of one path. */
export function squares(cells: Iterable<number>, size: number, inset: number): string {
  const side = size - 2 * inset;
  const square = (cell: number) =>
    `M${columnOf(cell) * size + inset} ${rowOf(cell) * size + inset}h${side}v${side}h${-side}z`;
  return Array.from(cells, square).join('');
}

/** A wavy line from x to x + width. */
export function wave(x: number, y: number, width: number, height: number): string {
  const step = width / 4;
  const arcs = [1, -1, 1, -1].map((sign) => `q${step / 2} ${-sign * height} ${step} 0`).join('');
  return `M${x} ${y}${arcs}`;
}
