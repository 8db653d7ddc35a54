/** What is read aloud on this page: cells, houses, deeds, times. */
import { columnOf, housesOf, rowOf, type HouseKind } from '../rules/houses';
import { shownCandidates } from '../state/candidates';
import type { Clash } from '../state/clashes';
import { missing } from '../state/clashes';
import { DIGITS, listed, type DigitSet } from '../rules/digits';
import type { CellState } from '../state/cell';
import { cellOf, type Game } from '../state/game';
import type { Deed } from '../state/history';
import { cellName, cellSpoken, digitsListed, houseName } from '../words/names';
import { language, say } from '../words/words.svelte';

export const colourLetter = (colour: number): string => 'ABCDEFGHI'[colour - 1] ?? '';
const colourName = (colour: number): string => say(`play-colour-${colour}`);

function marksTold(game: Game, cell: number): string {
  const { corner } = cellOf(game, cell);
  const candidates = shownCandidates(game, cell);
  const told = [
    candidates === 0
      ? ''
      : say('play-marks-candidates', { digits: digitsListed(listed(candidates)) }),
    corner === 0 ? '' : say('play-marks-corner', { digits: digitsListed(listed(corner)) }),
  ];
  return told.filter((one) => one !== '').join(say('play-marks-separator'));
}

function contentTold(game: Game, index: number, cell: string): string {
  const { digit, given, trial } = cellOf(game, index);
  if (digit > 0)
    return say(given ? 'play-cell-given' : trial > 0 ? 'play-cell-tried' : 'play-cell-entry', {
      cell,
      digit,
    });
  const marks = marksTold(game, index);
  return marks === '' ? say('play-cell-blank', { cell }) : say('play-cell-marked', { cell, marks });
}

/**
 * What a trial needs to begin: a digit for the blank cell that is selected, or first such a cell.
 */
export const tryingTold = (blank: number | undefined): string =>
  blank === undefined
    ? say('play-choose-blank')
    : say('play-trial-choose', { cell: cellName(blank) });

/** A cell read aloud, without what it has in common with the cell that was read before. */
function placeTold(cell: number, before: number | null): string {
  if (before === null || before === cell) return cellSpoken(cell);
  if (rowOf(before) === rowOf(cell))
    return say('play-column-spoken', { column: columnOf(cell) + 1 });
  if (columnOf(before) === columnOf(cell)) return say('play-row-spoken', { row: rowOf(cell) + 1 });
  return cellSpoken(cell);
}

interface Told {
  readonly state: CellState;
  readonly candidates: DigitSet;
  readonly language: string;
  readonly text: string;
}

/**
 * What was told of each cell, in full: at most one cell changes with a key, and all are asked for.
 */
const toldBefore: Told[] = [];

/**
 * What is read when a cell gets the focus; with a cell that was read before, only what is
 * different.
 */
export function cellTold(game: Game, cell: number, before: number | null = null): string {
  if (before !== null) return toldAnew(game, cell, before);
  const state = cellOf(game, cell);
  const candidates = shownCandidates(game, cell);
  const old = toldBefore[cell];
  if (old?.state === state && old.candidates === candidates && old.language === language())
    return old.text;
  const text = toldAnew(game, cell, null);
  toldBefore[cell] = { state, candidates, language: language(), text };
  return text;
}

function toldAnew(game: Game, cell: number, before: number | null): string {
  const text = contentTold(game, cell, placeTold(cell, before));
  const { colours } = cellOf(game, cell);
  if (colours === 0) return text;
  return say('play-cell-coloured', {
    text,
    colours: listed(colours).map(colourName).join(say('play-marks-separator')),
  });
}

/** A row, column or block of a cell: digits, runs of blanks, and what is missing. */
export function houseTold(game: Game, cell: number, kind: HouseKind): string {
  const house = housesOf(cell).find((one) => one.kind === kind);
  if (!house) return '';
  const told: (string | number)[] = [];
  let blanks = 0;
  const flush = () => {
    if (blanks > 0) told.push(say('play-blanks', { count: blanks }));
    blanks = 0;
  };
  for (const member of house.cells) {
    const { digit } = cellOf(game, member);
    if (digit === 0) blanks += 1;
    else {
      flush();
      told.push(digit);
    }
  }
  flush();
  const left = DIGITS.filter(
    (digit) => !house.cells.some((member) => cellOf(game, member).digit === digit),
  );
  const cells = told.join(say('play-marks-separator'));
  const values = { house: houseName(house), cells };
  return left.length === 0
    ? say('play-row-told-full', values)
    : say('play-row-told', { ...values, digits: left.join(say('play-marks-separator')) });
}

/** How many of each digit are left. */
export function leftTold(game: Game): string {
  const counts = missing(game.cells);
  const told = DIGITS.filter((digit) => (counts[digit] ?? 0) > 0).map((digit) =>
    say('play-left-one', { digit, count: counts[digit] ?? 0 }),
  );
  return say('play-left', { counts: told.join(say('play-marks-separator')) });
}

export function deedTold(deed: Deed): string {
  const values = {
    cell: 'cell' in deed ? cellName(deed.cell) : '',
    digit: 'digit' in deed ? deed.digit : 0,
    letter: 'digit' in deed ? colourLetter(deed.digit) : '',
  };
  return say(`play-deed-${deed.is}`, values);
}

export const clashTold = ({ digit, cells, house }: Clash): string =>
  say('play-clash', { digit, count: cells.length, house: houseName(house) });

/** A time in words. */
export function timeSpoken(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const values = {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
  return say('play-time-spoken', values);
}
