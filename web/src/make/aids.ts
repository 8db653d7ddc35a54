/** The live aids for making a puzzle by hand: what the board draws and what screen readers read. */
import { CELLS } from '../rules/houses';
import { EMPTY_CELL, type CellPicture } from '../board/picture';
import { listed, size, type DigitSet } from '../rules/digits';
import { cellSpoken, digitsListed } from '../words/names';
import { say } from '../words/words.svelte';
import type { Setting } from './setting.svelte';

export interface Aids {
  /** For each blank, the digits with which there is a solution. */
  readonly possible: readonly DigitSet[];
  /** For each blank, the digits that would make the puzzle unique; empty if it already is. */
  readonly unique: readonly DigitSet[];
  readonly notNeeded: ReadonlySet<number>;
  /** The number of single digits that would make the puzzle unique. */
  readonly ways: number;
}

export interface ShownAids {
  readonly possible: boolean;
  readonly unique: boolean;
  readonly spare: boolean;
}

/**
 * Returns the aids from the engine's answer. Until it arrives, cells that are still blank show the
 * aids of the previous board.
 */
export function aidsOf(setting: Setting): Aids {
  const { known } = setting;
  const isUnique = known?.count === 1 && known.isExact;
  const blank = (cell: number) => setting.digit(cell) === 0;
  const one = (cell: number) => (blank(cell) ? (known?.one[cell] ?? 0) : 0);
  const possible = CELLS.map((cell) => (blank(cell) ? one(cell) | (known?.several[cell] ?? 0) : 0));
  const unique = CELLS.map((cell) => (isUnique ? 0 : one(cell)));
  const ways = unique.reduce((sum, digits) => sum + size(digits), 0);
  const notNeeded = new Set(
    [...(known?.notNeeded ?? [])].filter((cell) => setting.isFresh && !blank(cell)),
  );
  return { possible, unique, notNeeded, ways };
}

/** A ringed digit: with it, the puzzle has exactly one solution. */
export interface Ring {
  readonly cell: number;
  readonly digit: number;
}

/** Returns all ringed digits, in the order of the cells. */
export const ringsOf = ({ unique }: Aids): Ring[] =>
  CELLS.flatMap((cell) => listed(unique[cell] ?? 0).map((digit) => ({ cell, digit })));

export function handCells(setting: Setting, aids: Aids, shown: ShownAids): CellPicture[] {
  const clashing = new Set(setting.clashes.flatMap(({ cells }) => cells));
  return CELLS.map((cell) => {
    const unique = shown.unique ? (aids.unique[cell] ?? 0) : 0;
    return {
      ...EMPTY_CELL,
      digit: setting.digit(cell),
      kind: shown.spare && aids.notNeeded.has(cell) ? 'hollow' : 'given',
      candidates: (shown.possible ? (aids.possible[cell] ?? 0) : 0) | unique,
      ringed: unique,
      clashes: clashing.has(cell),
    };
  });
}

/** Returns the text that a screen reader reads for a cell. */
export function spokenCell(setting: Setting, aids: Aids, cell: number): string {
  const [name, digit] = [cellSpoken(cell), setting.digit(cell)];
  if (digit > 0)
    return say(aids.notNeeded.has(cell) ? 'make-hand-cell-spare' : 'make-hand-cell-given', {
      cell: name,
      digit,
    });
  const [possible, unique] = [listed(aids.possible[cell] ?? 0), listed(aids.unique[cell] ?? 0)];
  if (possible.length === 0) return say('make-hand-cell-impossible', { cell: name });
  const digits = digitsListed(possible);
  return unique.length === 0
    ? say('make-hand-cell-blank', { cell: name, digits })
    : say('make-hand-cell-unique', { cell: name, digits, unique: digitsListed(unique) });
}
