/** The result of a solved game: a small record, which is kept after the game is deleted. */
import { cellOf, type Game, type Origin, type TechniqueCounts } from './game';

export interface Result {
  /** The id of the game. */
  readonly id: string;
  readonly puzzle: string;
  /** A rank from 1 to 8; null if it is unknown. */
  readonly rank: number | null;
  /** The time played, in milliseconds. */
  readonly time_ms: number;
  /** The number of hints, by strength. */
  readonly hints: readonly [number, number, number];
  /** The number of wrong digits that the player has entered outside trials. */
  readonly mistakes: number;
  /** When the game was solved, in milliseconds since 1970. */
  readonly solved: number;
  readonly origin: Origin;
  readonly title?: string;
  /** The day whose puzzle of the day this was, as `2026-11-23`. */
  readonly day?: string;
  /** The techniques of the hints that named one. */
  readonly helped?: TechniqueCounts;
  /** The techniques that a solution needs. */
  readonly techniques?: TechniqueCounts;
}

/** Returns the number of wrong digits among the entries of a solved game. */
export const mistakesOf = (game: Game): number =>
  (game.entries ?? []).filter((entry) => cellOf(game, Math.floor(entry / 10)).digit !== entry % 10)
    .length;

/** Returns the result of a game; undefined if it is not solved. */
export function resultOf(game: Game): Result | undefined {
  const { id, puzzle, rank, clock_ms, hints, solved, origin, title, day, helped, techniques } =
    game;
  if (solved === null) return undefined;
  return {
    id,
    puzzle,
    rank,
    time_ms: clock_ms,
    hints,
    mistakes: mistakesOf(game),
    solved,
    origin,
    ...(title !== '' && { title }),
    ...(day !== undefined && { day }),
    ...(helped && { helped }),
    ...(techniques && { techniques }),
  };
}

/** Returns the number of all hints of a result. */
export const hintsOf = ({ hints }: Pick<Result, 'hints'>): number =>
  hints.reduce((sum, count) => sum + count, 0);
