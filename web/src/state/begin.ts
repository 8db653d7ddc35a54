import { newGame, type Game, type NewGame } from './game';
import { newId } from './ids';
import { settings } from './settings.svelte';

/** A puzzle to play. */
export type Made = Omit<NewGame, 'id' | 'now' | 'auto'>;

/** Begins a game of a puzzle, with the player's settings. */
export const beginGame = (made: Made): Game =>
  newGame({ id: newId(), auto: settings().auto, now: Date.now(), ...made });
