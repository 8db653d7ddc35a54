/** Texts that screen readers read on this page: cells, houses, actions, times. */
import { columnOf, rowOf } from '../rules/houses';
import { shownCandidates } from '../state/candidates';
import type { Clash } from '../state/clashes';
import { listed, type DigitSet } from '../rules/digits';
import type { CellState } from '../state/cell';
import { cellOf, type Game } from '../state/game';
import { cellName, cellSpoken, digitsListed, houseName } from '../words/names';
import { language, say } from '../words/words.svelte';

const colourName = (colour: number): string => say(`play-colour-${colour}`);

function marksSpoken(game: Game, cell: number): string {
  const { corner } = cellOf(game, cell);
  const candidates = shownCandidates(game, cell);
  const parts = [
    candidates === 0
      ? ''
      : say('play-marks-candidates', { digits: digitsListed(listed(candidates)) }),
    corner === 0 ? '' : say('play-marks-corner', { digits: digitsListed(listed(corner)) }),
  ];
  return parts.filter((one) => one !== '').join(say('play-marks-separator'));
}

function contentSpoken(game: Game, index: number, cell: string): string {
  const { digit, given, trial } = cellOf(game, index);
  if (digit > 0)
    return say(given ? 'play-cell-given' : trial > 0 ? 'play-cell-tried' : 'play-cell-entry', {
      cell,
      digit,
    });
  const marks = marksSpoken(game, index);
  return marks === '' ? say('play-cell-blank', { cell }) : say('play-cell-marked', { cell, marks });
}

/**
 * Returns what to do next for a trial: choose a digit for the selected blank cell, or first a cell.
 */
export const trialPrompt = (blank: number | undefined): string =>
  blank === undefined
    ? say('play-choose-blank')
    : say('play-trial-choose', { cell: cellName(blank) });

/**
 * Returns the name of a cell, without the row or column that it shares with the cell read before.
 */
function placeSpoken(cell: number, before: number | null): string {
  if (before === null || before === cell) return cellSpoken(cell);
  if (rowOf(before) === rowOf(cell))
    return say('play-column-spoken', { column: columnOf(cell) + 1 });
  if (columnOf(before) === columnOf(cell)) return say('play-row-spoken', { row: rowOf(cell) + 1 });
  return cellSpoken(cell);
}

interface SpokenCell {
  readonly state: CellState;
  readonly candidates: DigitSet;
  readonly language: string;
  readonly text: string;
}

/**
 * The last full text of each cell. All 81 texts are asked for after every key, but only a few of
 * them change.
 */
const spokenBefore: SpokenCell[] = [];

/**
 * Returns the text for a cell that gets the focus. With the cell read before, the place contains
 * only what is different.
 */
export function spokenCell(game: Game, cell: number, before: number | null = null): string {
  if (before !== null) return newText(game, cell, before);
  const state = cellOf(game, cell);
  const candidates = shownCandidates(game, cell);
  const old = spokenBefore[cell];
  if (old?.state === state && old.candidates === candidates && old.language === language())
    return old.text;
  const text = newText(game, cell, null);
  spokenBefore[cell] = { state, candidates, language: language(), text };
  return text;
}

function newText(game: Game, cell: number, before: number | null): string {
  const text = contentSpoken(game, cell, placeSpoken(cell, before));
  const { colours } = cellOf(game, cell);
  if (colours === 0) return text;
  return say('play-cell-coloured', {
    text,
    colours: listed(colours).map(colourName).join(say('play-marks-separator')),
  });
}

export const spokenClash = ({ digit, cells, house }: Clash): string =>
  say('play-clash', { digit, count: cells.length, house: houseName(house) });

/** Returns a time in words. */
export function spokenTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const values = {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
  return say('play-time-spoken', values);
}
