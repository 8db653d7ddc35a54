/** The steps of a game in words. */
import type { Deed } from '../state/history';
import { cellName, colourLetter } from '../words/names';
import { say } from '../words/words.svelte';

/** Returns what a step did. */
export function spokenDeed(deed: Deed): string {
  const values = {
    cell: 'cell' in deed ? cellName(deed.cell) : '',
    digit: 'digit' in deed ? deed.digit : 0,
    letter: 'digit' in deed ? colourLetter(deed.digit) : '',
  };
  return say(`play-deed-${deed.is}`, values);
}
