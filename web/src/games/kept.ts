/** The solved games that are still kept, with all their steps. */
import { asMany } from '../records/fields';
import { asGame } from '../records/game';
import type { Game } from '../state/game';
import { isReplayable } from '../state/keeping';
import { database } from '../state/database';

/** Returns the solved games whose steps are kept, the latest first. */
export async function replayableGames(): Promise<Game[]> {
  const games = await database().then((db) => db?.getAllFromIndex('games', 'changed'));
  return asMany(games, asGame).found.filter(isReplayable).reverse();
}
