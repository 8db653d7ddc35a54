import type { Ladder } from '../engine/types/messages';
import { settings } from '../state/settings.svelte';

/** Returns the order in which the engine looks for steps, from the settings. */
export const ladder = (): Ladder => (settings().order === 'sources' ? 's4' : 'player');
