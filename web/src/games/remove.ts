/** Removes an unfinished game, and brings it back. */
import type { Game } from '../state/game';
import { database } from '../state/database';

/** Deletes a game. Returns it as it was saved last; undefined if it is not stored. */
export async function removeGame(id: string): Promise<Game | undefined> {
  const games = (await database())?.transaction('games', 'readwrite');
  const kept = await games?.store.get(id);
  void games?.store.delete(id);
  await games?.done;
  return kept;
}

/** Stores a game that was removed. */
export async function bringBackGame(game: Game): Promise<void> {
  await (await database())?.put('games', game);
}
