/** The puzzles that have been solved, with their games or after these were deleted. */
import { database } from './database';
import { isWhole } from './game';

/** Returns the puzzles of a stored value. */
export const asPuzzles = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];

/** Returns the puzzles that have been solved. */
export async function solvedPuzzles(): Promise<ReadonlySet<string>> {
  const db = await database();
  const games = ((await db?.getAll('games')) ?? []).filter(isWhole);
  const solved = games.filter((game) => game.solved !== null).map((game) => game.puzzle);
  return new Set([...asPuzzles(await db?.get('meta', 'solved')), ...solved]);
}
