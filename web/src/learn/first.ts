/**
 * The first lesson: four tasks on one puzzle, of rank 1. Each shows as much of it as it needs.
 */
import { GIVENS, PLACED, TARGET } from '../board/example';
import { CELLS, columnOf, HOUSES, rowOf, type House } from '../rules/houses';

const SOLUTION = [
  '586129473',
  '417853269',
  '392674581',
  '921746358',
  '834591726',
  '765382194',
  '159238647',
  '678415932',
  '243967815',
].join('');

/** A task of the lesson. */
export interface Task {
  readonly key: 'row' | 'block' | 'notes' | 'hint';
  /** The digits on the board, with `.` for a blank. */
  readonly board: string;
  /** The cell that is asked for. */
  readonly cell: number;
  /** The digits of the answer. With two digits, they are marks for the one cell. */
  readonly digits: readonly number[];
  /** The house that is highlighted; null for none. */
  readonly house: House | null;
}

const houseOf = (kind: House['kind'], number: number): House | null =>
  HOUSES.find((house) => house.kind === kind && house.number === number) ?? null;

/** Returns the digits of two boards together. */
const overlaid = (below: string, above: string): string =>
  CELLS.map((cell) => (above[cell] === '.' ? below[cell] : above[cell])).join('');

/** Returns the solution in the rows and blocks that a task shows, and blanks elsewhere. */
const only = (isShown: (cell: number) => boolean, blanks: readonly number[]): string =>
  CELLS.map((cell) => (isShown(cell) && !blanks.includes(cell) ? SOLUTION[cell] : '.')).join('');

/**
 * The tasks. For example, the second one shows block 1 without its middle cell:
 *
 *        c1 c2 c3
 *   r1    5  8  6
 *   r2    4  _  7      1 is missing
 *   r3    3  9  2
 */
export const TASKS: readonly Task[] = [
  {
    key: 'row',
    board: only((cell) => rowOf(cell) === 4, [40]),
    cell: 40,
    digits: [9],
    house: houseOf('row', 5),
  },
  {
    key: 'block',
    board: only((cell) => rowOf(cell) < 3 && columnOf(cell) < 3, [10]),
    cell: 10,
    digits: [1],
    house: houseOf('block', 1),
  },
  {
    key: 'notes',
    // Row 2 lacks 1 and 6; so r2c2 and r2c8 can be either.
    board: only((cell) => rowOf(cell) === 1, [10, 16]),
    cell: 10,
    digits: [1, 6],
    house: houseOf('row', 2),
  },
  {
    key: 'hint',
    board: overlaid(GIVENS, PLACED),
    cell: TARGET,
    digits: [3],
    house: houseOf('block', 3),
  },
];
