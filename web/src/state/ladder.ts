/** How the engine looks for steps, from the settings. */
import type { Choice, Ladder } from '../engine/types/messages';
import { choicesOf, known } from './known';
import { settings } from './settings.svelte';

/** Returns the order in which techniques are tried. */
export const ladder = (): Ladder => (settings().order === 'sources' ? 's4' : 'player');

/** How the engine looks for a hint: the order, and the techniques; all if they are left out. */
export interface Search {
  readonly ladder: Ladder;
  readonly techniques?: Choice[];
}

/** Returns how hints are looked for: with the techniques that the player knows. */
export function hintSearch(): Search {
  const techniques = choicesOf(known(), settings().uniqueness);
  return { ladder: ladder(), ...(techniques && { techniques }) };
}
