/** Decides whether a player may want to continue a game, or to replay it. */
import type { Game } from './game';

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
