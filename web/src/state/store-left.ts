/** Stores the game of a page that was left before the database could do so. */
import { closedKey } from './closed';
import type { Connection } from './schema';
import { type Game, isWhole } from './game';
import { forgetLeft, lastLeft, type Left } from './left';
import { resultOf } from './result';

function leftIn(text: string): Left | undefined {
  try {
    const { game, writer } = JSON.parse(text) as Partial<Left>;
    return isWhole(game) && typeof writer === 'string' ? { game, writer } : undefined;
  } catch {
    return undefined;
  }
}

const revisionOf = (game: Game | undefined): number => game?.revision ?? 0;

/**
 * Stores the game that `left` holds. It is dropped if the database has this state or a later one,
 * or if another visit of Play has taken the game over.
 */
export async function storeLeft(db: Connection): Promise<void> {
  const text = lastLeft();
  if (text === null) return;
  const left = leftIn(text);
  if (left) {
    const { game, writer } = left;
    const all = db.transaction(['games', 'meta', 'results'], 'readwrite');
    const [games, meta] = [all.objectStore('games'), all.objectStore('meta')];
    const stored = await games.get(game.id);
    const isClosed = (await meta.getKey(closedKey(game.id, writer))) !== undefined;
    if (!isClosed && revisionOf(game) > revisionOf(stored)) {
      const result = resultOf(game);
      // The result of the stored state is not saved again: the player may have removed it since.
      const known = JSON.stringify(stored && resultOf(stored));
      void games.put(game);
      void meta.put(game.id, 'current');
      if (result && JSON.stringify(result) !== known) void all.objectStore('results').put(result);
    }
    await all.done;
  }
  forgetLeft(text);
}
