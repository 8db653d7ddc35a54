/** The game that follows a solved one of a list. */
import { listState } from '../collection/list-play';
import { beginGame } from '../state/begin';
import type { Game } from '../state/game';
import { unfinishedGame } from '../state/store';

/** Returns the game of the next open puzzle of a list; undefined if there is none. */
export async function nextInList(list: string, puzzle: string): Promise<Game | undefined> {
  const next = (await listState(list, puzzle))?.next?.puzzle;
  if (!next) return undefined;
  const unfinished = await unfinishedGame(next.puzzle);
  if (unfinished) return { ...unfinished, list };
  const { title = '', rank } = next;
  return beginGame({ puzzle: next.puzzle, rank: rank || null, title, origin: 'list', list });
}
