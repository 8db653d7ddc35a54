/** Decides which games are kept: those that the player may want to continue or to replay. */
import type { Game } from './game';

/** The most unfinished games that are kept; the latest ones are. */
export const MOST_GAMES = 200;

/** The most solved games that are kept, so that they can be replayed; the latest ones are. */
export const MOST_SOLVED = 20;

/** Returns whether the player has changed the game or asked for a hint. */
export const isTouched = (game: Game): boolean =>
  game.history.length > 0 ||
  game.hints.some((count) => count > 0) ||
  game.cells.some(
    ({ given, digit, corner, centre, removed, colours }) =>
      !given && (digit | corner | centre | removed | colours) !== 0,
  );

/** Returns whether the player may want to continue the game. */
export const isUnfinished = (game: Game): boolean => game.solved === null && isTouched(game);

/** Returns how many of the blank cells have a digit by now. */
export function progressOf({ cells }: Game): { readonly done: number; readonly all: number } {
  const blanks = cells.filter(({ given }) => !given);
  return { done: blanks.filter(({ digit }) => digit > 0).length, all: blanks.length };
}

/** Returns whether the game is solved and its steps can be replayed. */
export const isReplayable = (game: Game): boolean => game.solved !== null && game.at > 0;

/**
 * Returns the games to delete while one is played: those that are neither begun nor solved, and the
 * oldest of the others beyond `MOST_GAMES` and `MOST_SOLVED`. A solved game is kept only while its
 * result is. The one that is played is always kept.
 */
export function toForget(
  games: readonly Game[],
  played: string,
  results: ReadonlySet<string>,
): Game[] {
  const others = games
    .filter(({ id }) => id !== played)
    .sort((one, other) => other.changed - one.changed);
  const latest = [
    ...others.filter(isUnfinished).slice(0, MOST_GAMES),
    ...others.filter((game) => isReplayable(game) && results.has(game.id)).slice(0, MOST_SOLVED),
  ];
  const kept = new Set([played, ...latest.map(({ id }) => id)]);
  return games.filter(({ id }) => !kept.has(id));
}
