/** The player's lines in words. */
import { digitOfEnd } from '../state/drawn';
import type { Game } from '../state/game';
import { cellOfEnd, isAt, linesOf, type Line, type LineEnd } from '../state/line';
import { cellName } from '../words/names';
import { say } from '../words/words.svelte';

/** Returns the name of an end: a cell, or a candidate in it. */
export function spokenEnd(end: LineEnd): string {
  const [cell, digit] = [cellName(cellOfEnd(end)), digitOfEnd(end)];
  return digit === 0 ? cell : say('play-line-end', { cell, digit });
}

/** Returns a line: its kind, its ends and its colour. */
export const spokenLine = ({ from, to, kind, colour }: Line): string =>
  say(`play-line-${kind}`, {
    from: spokenEnd(from),
    to: spokenEnd(to),
    colour: say(`play-colour-${colour}`),
  });

/** Returns the text of a cell, with the lines that end in it. */
export function withLines(text: string, game: Game, cell: number): string {
  const lines = linesOf(game).filter((line) => isAt(line, cell));
  return [text, ...lines.map(spokenLine)].join(say('play-marks-separator'));
}
