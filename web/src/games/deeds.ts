/** The steps of a game in words. */
import type { Deed } from '../state/history';
import { cellName, colourLetter } from '../words/names';
import { cellOfEnd } from '../state/line';
import { say } from '../words/words.svelte';

/** Returns what a step did. */
export function spokenDeed(deed: Deed): string {
  const values = {
    cell: 'cell' in deed ? cellName(deed.cell) : '',
    digit: 'digit' in deed ? deed.digit : 0,
    from: 'from' in deed ? cellName(cellOfEnd(deed.from)) : '',
    to: 'to' in deed ? cellName(cellOfEnd(deed.to)) : '',
    letter: 'digit' in deed ? colourLetter(deed.digit) : '',
  };
  return say(`play-deed-${deed.is}`, values);
}
