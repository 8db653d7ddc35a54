/** Begins a game from another page: it is kept as the latest, which Play goes on with. */
import { newGame, type NewGame } from '../state/game';
import { settings } from '../state/settings.svelte';
import { keepGame } from '../state/store';
import { go } from './router.svelte';

export async function playPuzzle(made: Omit<NewGame, 'id' | 'now' | 'auto'>): Promise<void> {
  const game = newGame({ id: crypto.randomUUID(), auto: settings().auto, now: Date.now(), ...made });
  // Where nothing can be kept the puzzle travels in the address.
  if (await keepGame(game)) go('play');
  else go('play', made.puzzle);
}
