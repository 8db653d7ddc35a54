/** Decides which games are kept: those that the player may want to continue. */
import type { Game } from './game';

/** The most unfinished games that are kept; the latest ones are. */
export const MOST_GAMES = 200;

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

/**
 * Returns the games to delete while one is played: all that are solved or untouched, and the oldest
 * of the others beyond `MOST_GAMES`. The one that is played is always kept.
 */
export function toForget(games: readonly Game[], played: string): Game[] {
  const open = games.filter((game) => game.id !== played && isUnfinished(game));
  const latest = open.sort((one, other) => other.changed - one.changed).slice(0, MOST_GAMES);
  const kept = new Set([played, ...latest.map(({ id }) => id)]);
  return games.filter(({ id }) => !kept.has(id));
}
