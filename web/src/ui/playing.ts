import { beginGame, type Made } from '../state/begin';
import { joinList, keepGame, unfinishedGame } from '../state/store';
import { go } from './router.svelte';

/** Goes to Play with a puzzle: continues its unfinished game, or begins one. */
export async function playPuzzle(made: Made, begin = beginGame): Promise<void> {
  const unfinished = await unfinishedGame(made.puzzle);
  if (unfinished && made.list !== undefined)
    await joinList(unfinished.id, made.list).catch(() => undefined);
  // Play opens the game that was saved last. For a puzzle in the address, it opens the puzzle's
  // unfinished game; without storage, it begins a new one.
  const isKept = unfinished === undefined && (await keepGame(begin(made))) === 'kept';
  go('play', isKept ? '' : made.puzzle);
}
