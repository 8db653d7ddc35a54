import { beginGame, type Made } from '../state/begin';
import { keepGame, unfinishedGame } from '../state/store';
import { go } from './router.svelte';

/** Goes to Play with a puzzle: continues the unfinished game of it, or begins one. */
export async function playPuzzle(made: Made): Promise<void> {
  const unfinished = await unfinishedGame(made.puzzle);
  // Play opens the game that was kept last. For a puzzle in the address it looks up the unfinished
  // game, and it begins a new one where the browser keeps nothing.
  const isKept = unfinished === undefined && (await keepGame(beginGame(made))) === 'kept';
  go('play', isKept ? '' : made.puzzle);
}
