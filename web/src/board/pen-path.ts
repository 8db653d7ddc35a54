/** The shapes of the player's lines, in units of a cell from the upper left corner of the board. */
import { columnOf, rowOf } from '../rules/houses';
import { digitOfEnd } from '../state/drawn';
import { cellOfEnd, type LineEnd } from '../state/line';
import { candidatePlace } from './geometry';

type Point = readonly [x: number, y: number];

/** How far a line stays away from the middle of a candidate, and of a cell. */
const CLEAR = { candidate: 0.15, cell: 0.3 } as const;
/** The part of the length that remains free at most at each end, so that short lines are seen. */
const MOST_CLEAR = 0.32;
/** How far a line bends aside: a part of its length, at most a part of a cell. */
const BEND = { part: 0.2, most: 0.8 } as const;
/** The length of an arrow's head, and half of its width. */
const HEAD = { length: 0.2, half: 0.1 } as const;

/** The radius of the ring around a candidate at which a line ends. */
export const RING = 0.14;

/** Returns the place of an end: the middle of the cell, or of the candidate. */
export function placeOf(end: LineEnd): Point {
  const [cell, digit] = [cellOfEnd(end), digitOfEnd(end)];
  const [x, y] = digit === 0 ? [0.5, 0.5] : candidatePlace(digit);
  return [columnOf(cell) + x, rowOf(cell) + y];
}

const along = ([x, y]: Point, [toX, toY]: Point, distance: number): Point => {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) * distance) / length, y + ((toY - y) * distance) / length];
};

/**
 * Returns the point towards which a line bends: next to its middle, away from the middle of the
 * board, so that it passes next to the cells on its way.
 */
function bendOf([x, y]: Point, [toX, toY]: Point, length: number): Point {
  const [middleX, middleY] = [(x + toX) / 2, (y + toY) / 2];
  const aside = Math.min(BEND.part * length, BEND.most) / (length || 1);
  const [sideX, sideY] = [(y - toY) * aside, (toX - x) * aside];
  const isOutward = sideX * (middleX - 4.5) + sideY * (middleY - 4.5) >= 0;
  const sign = isOutward ? 1 : -1;
  return [middleX + sign * sideX, middleY + sign * sideY];
}

const written = ([x, y]: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

export interface PenPath {
  readonly line: string;
  /** The head at the end of the line, if it is drawn as an arrow. */
  readonly head: string;
  /** The middle of the line. */
  readonly middle: Point;
}

/** Returns the path of a line between two ends. It stops before the digits at its ends. */
export function penPath(from: LineEnd, to: LineEnd, isArrow: boolean): PenPath {
  const [start, goal] = [placeOf(from), placeOf(to)];
  const length = Math.hypot(goal[0] - start[0], goal[1] - start[1]);
  const bend = bendOf(start, goal, length);
  const clear = (end: LineEnd): number =>
    Math.min(digitOfEnd(end) > 0 ? CLEAR.candidate : CLEAR.cell, MOST_CLEAR * length);
  const first = along(start, bend, clear(from));
  const tip = along(goal, bend, clear(to));
  const size = Math.min(1, length / (4 * HEAD.length));
  const base = isArrow ? along(tip, bend, HEAD.length * size) : tip;
  const middle: Point = [
    (first[0] + 2 * bend[0] + base[0]) / 4,
    (first[1] + 2 * bend[1] + base[1]) / 4,
  ];
  const line = `M${written(first)}Q${written(bend)} ${written(base)}`;
  if (!isArrow) return { line, head: '', middle };
  const [x, y] = [tip[0] - base[0], tip[1] - base[1]];
  const wide = HEAD.half / HEAD.length;
  const corners: readonly Point[] = [
    [base[0] - y * wide, base[1] + x * wide],
    [base[0] + y * wide, base[1] - x * wide],
  ];
  return { line, middle, head: `M${[tip, ...corners].map(written).join('L')}Z` };
}
