/** A puzzle from anywhere, to be played. */
import { newGame, type Origin } from '../state/game';
import { settings } from '../state/settings.svelte';
import { keepGame } from '../state/store';
import { go } from './router.svelte';

/** Begins a game of a puzzle and goes to Play, which shows the game that was kept last; without storage the address tells. */
export async function playPuzzle(puzzle: string, rank: number | null, origin: Origin): Promise<void> {
  const id = crypto.randomUUID();
  const game = newGame({ id, puzzle, rank, origin, auto: settings().auto, now: Date.now() });
  go('play', (await keepGame(game)) ? '' : puzzle);
}
