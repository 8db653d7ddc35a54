import { CELLS } from '../rules/houses';
import { BLANK, type CellState } from './cell';
import type { Patch, Trial } from './history';

/** Where a puzzle came from. */
export type Origin = 'first' | 'made' | 'read' | 'link' | 'practice' | 'list';

/**
 * A game: a puzzle and all that was done to it. Nothing in it is ever changed; actions make a new
 * one.
 */
export interface Game {
  readonly v: 1;
  readonly id: string;
  readonly title: string;
  /** 81 characters, `.` for a blank. */
  readonly puzzle: string;
  /** 1 to 8, where it is known. */
  readonly rank: number | null;
  readonly cells: readonly CellState[];
  /** True if candidates are derived from the board and shown. */
  readonly auto: boolean;
  /** The current trials, the outermost first. */
  readonly trials: readonly Trial[];
  readonly history: readonly Patch[];
  /** How many steps of the history are done; the rest can be redone. */
  readonly at: number;
  readonly clock_ms: number;
  /** How often help was asked for, by strength. */
  readonly hints: readonly [number, number, number];
  readonly origin: Origin;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  readonly solved: number | null;
  /** True if the player has paused it. */
  readonly paused?: boolean;
  /** How often it was kept. */
  readonly revision?: number;
  /** The visit of Play that keeps it now; none once that has ended. See `takeGame`. */
  readonly writer?: string | undefined;
}

/** What a new game is made of. */
export interface NewGame {
  readonly id: string;
  /** 81 characters; any other character than a digit is a blank. */
  readonly puzzle: string;
  readonly title?: string;
  readonly rank?: number | null;
  readonly origin?: Origin;
  readonly auto?: boolean;
  readonly now: number;
}

/** A cell at the beginning of the game. */
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
  };
}

/** A cell of a game. */
export const cellOf = (game: Game, cell: number): CellState => game.cells[cell] ?? BLANK;

/** The digits that are not the puzzle's own, 81 characters. */
export const placedOf = (game: Game): string =>
  game.cells.map(({ digit, given }) => (digit > 0 && !given ? String(digit) : '.')).join('');

/** A game with nothing in it, for before there is one. */
export const EMPTY: Game = newGame({ id: '', puzzle: '.'.repeat(81), now: 0 });
