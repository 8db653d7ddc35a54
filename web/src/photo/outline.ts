/** Shapes over a picture, in its pixels. */
import type { Place } from '../engine/photos';
import { CELLS, range } from '../rules/houses';
import type { Reading } from './reading.svelte';

/** Returns the path of a polygon. */
export const pathOf = (corners: readonly Place[]): string =>
  corners.length === 0 ? '' : `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}z`;

/** The 36 nodes on the edge of a board, clockwise from its top left corner. */
const EDGE: readonly number[] = [
  ...range(9),
  ...range(9).map((row) => 10 * row + 9),
  ...range(9).map((column) => 99 - column),
  ...range(9).map((row) => 90 - 10 * row),
];

/** Returns the path of a board's edge. It follows paper that is not flat. */
export const outlineOf = ({ nodes }: Reading): string =>
  pathOf(EDGE.map((node): Place => nodes[node] ?? [0, 0]));

/** Returns whether a place is within a polygon. */
export function isWithin([x, y]: Place, corners: readonly Place[]): boolean {
  let isInside = false;
  for (const [index, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
  }
  return isInside;
}

/** Returns the cell of a board at a place of the picture; undefined outside the board. */
export const cellIn = (reading: Reading, place: Place): number | undefined =>
  CELLS.find((cell) => isWithin(place, reading.corners(cell)));

/** Returns the square around a cell with a part of its neighbours: left, top and side. */
export function boxOf(corners: readonly Place[], around: number): readonly number[] {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const side = Math.max(Math.max(...xs) - left, Math.max(...ys) - top);
  return [left - around * side, top - around * side, side * (1 + 2 * around)];
}
