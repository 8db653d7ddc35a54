import { newGame, type Game, type NewGame } from './game';
import { newId } from './ids';
import { settings } from './settings.svelte';

/** A puzzle to be played. */
export type Made = Omit<NewGame, 'id' | 'now' | 'auto'>;

/** A new game of a puzzle, with the player's settings. */
export const beginGame = (made: Made): Game =>
  newGame({ id: newId(), auto: settings().auto, now: Date.now(), ...made });
