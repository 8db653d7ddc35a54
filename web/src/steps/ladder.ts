import type { Ladder } from '../engine/types/messages';
import { settings } from '../state/settings.svelte';

/** In which order steps are looked for. */
export const ladder = (): Ladder => (settings().order === 'sources' ? 's4' : 'player');
