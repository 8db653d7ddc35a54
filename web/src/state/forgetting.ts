/** Deletes games that the player wants neither to continue nor to replay. */
import { type Game, isWhole } from './game';
import { isReplayable, isUnfinished } from './keeping';
import { asPuzzles } from './solved';
import { database } from './database';
import { closedKeys } from './store';

/** The most unfinished games that are kept; the latest ones are. */
export const MOST_GAMES = 200;

/** The most solved games that are kept, so that they can be replayed; the latest ones are. */
export const MOST_SOLVED = 20;

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

/**
 * Deletes games that cannot be continued or replayed. Their puzzles are still remembered as solved.
 */
export async function tidyGames(played: string): Promise<void> {
  const db = await database();
  if (!db) return;
  const all = db.transaction(['games', 'meta', 'results'], 'readwrite');
  const results = new Set(await all.objectStore('results').getAllKeys());
  // Damaged games are not deleted: they may be the only copy of the player's work.
  const games = (await all.objectStore('games').getAll()).filter(isWhole);
  const gone = toForget(games, played, results);
  const solved = gone.filter((game) => game.solved !== null).map((game) => game.puzzle);
  const known = asPuzzles(await all.objectStore('meta').get('solved'));
  if (solved.length > 0)
    void all.objectStore('meta').put([...new Set([...known, ...solved])], 'solved');
  for (const { id } of gone) {
    void all.objectStore('games').delete(id);
    void all.objectStore('meta').delete(closedKeys(id));
  }
  await all.done;
}
