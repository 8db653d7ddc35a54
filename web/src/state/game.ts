import { CELLS } from '../rules/houses';
import { BLANK, type CellState } from './cell';
import type { Patch, Trial } from './history';
import type { Line } from './line';

/** The origin of a puzzle. */
export type Origin = 'first' | 'made' | 'read' | 'link' | 'practice' | 'list' | 'daily';

/** How often each technique occurred, by its key (`naked-single`). */
export type TechniqueCounts = Readonly<Record<string, number>>;

/**
 * A game: a puzzle and everything that was done to it. It is immutable; actions return a new one.
 */
export interface Game {
  readonly v: 1;
  readonly id: string;
  readonly title: string;
  /** 81 characters, with `.` for a blank. */
  readonly puzzle: string;
  /** A rank from 1 to 8; null if it is unknown. */
  readonly rank: number | null;
  readonly cells: readonly CellState[];
  /** True if candidates are derived from the board and shown. */
  readonly auto: boolean;
  /** The lines that the player has drawn, in the order of their ends. */
  readonly lines?: readonly Line[];
  /** The current trials, the outermost first. */
  readonly trials: readonly Trial[];
  readonly history: readonly Patch[];
  /** The number of steps in the history that are done. The steps after them can be redone. */
  readonly at: number;
  readonly clock_ms: number;
  /** The number of hints asked for, by strength. */
  readonly hints: readonly [number, number, number];
  readonly origin: Origin;
  /**
   * The time of creation in milliseconds since 1970; `changed` and `solved` are such times, too.
   */
  readonly created: number;
  readonly changed: number;
  readonly solved: number | null;
  /** The day whose puzzle of the day this is, as `2026-11-23`. */
  readonly day?: string;
  /** The id of the list of the collection that is being played. */
  readonly list?: string;
  /**
   * The digits that the player has entered outside trials: 10 times the cell plus the digit, each
   * once. Undo does not remove them. They tell the number of mistakes once the game is solved.
   */
  readonly entries?: readonly number[];
  /** The techniques of the hints that named one. */
  readonly helped?: TechniqueCounts;
  /** The techniques that a solution by the hints' order needs; known after the game is solved. */
  readonly techniques?: TechniqueCounts;
  /** True if the player has paused the game. */
  readonly paused?: boolean;
  /** The number of times that the game was saved. */
  readonly revision?: number;
  /**
   * The visit of Play that may save the game; undefined once that visit has ended. See `takeGame`.
   */
  readonly writer?: string | undefined;
}

/**
 * Returns whether a stored game has the fields that Play needs to show it. Only a few are checked,
 * because this is part of the first load.
 */
export const isWhole = (game: Game | undefined): game is Game =>
  typeof game?.puzzle === 'string' &&
  game.puzzle.length === 81 &&
  Array.isArray(game.cells) &&
  game.cells.length === 81 &&
  game.cells.every((cell: unknown) => typeof cell === 'object' && cell !== null) &&
  [game.trials, game.history, game.hints, game.lines ?? []].every(Array.isArray);

/** The values from which a new game is made. */
export interface NewGame {
  readonly id: string;
  /** 81 characters; any other character than a digit is a blank. */
  readonly puzzle: string;
  readonly title?: string;
  readonly rank?: number | null;
  readonly origin?: Origin;
  readonly auto?: boolean;
  readonly day?: string | undefined;
  readonly list?: string | undefined;
  readonly now: number;
}

/** Returns the state of a cell at the beginning of the game. */
export function givenCell(puzzle: string, cell: number): CellState {
  const digit = Number(puzzle[cell]);
  return digit >= 1 ? { ...BLANK, digit, given: true } : BLANK;
}

export function newGame(made: NewGame): Game {
  return {
    v: 1,
    id: made.id,
    title: made.title ?? '',
    puzzle: made.puzzle,
    rank: made.rank ?? null,
    cells: CELLS.map((cell) => givenCell(made.puzzle, cell)),
    auto: made.auto ?? false,
    trials: [],
    history: [],
    at: 0,
    clock_ms: 0,
    hints: [0, 0, 0],
    origin: made.origin ?? 'made',
    created: made.now,
    changed: made.now,
    solved: null,
    ...(made.day !== undefined && { day: made.day }),
    ...(made.list !== undefined && { list: made.list }),
  };
}

/** Returns the state of a cell in the game; a blank one if there is no such cell. */
export const cellOf = (game: Game, cell: number): CellState => game.cells[cell] ?? BLANK;

/** Returns the digits that are not givens, as 81 characters. */
export const placedOf = (game: Game): string =>
  game.cells.map(({ digit, given }) => (digit > 0 && !given ? String(digit) : '.')).join('');

/** The game that is shown until a real one is loaded: all cells are blank, and its id is empty. */
export const EMPTY: Game = newGame({ id: '', puzzle: '.'.repeat(81), now: 0 });
