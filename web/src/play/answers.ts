/** The answers that the panel shows: their words, the places they point to, asking again. */
import { cellKey, cellNumber, houseOf } from '../engine/places';
import { engine } from '../engine/questions';
import type { AssessValue, Board, NextValue, Strength, WhyValue } from '../engine/types/messages';
import { ladder } from '../steps/ladder';
import { stepText } from '../steps/step-text';
import { say } from '../words/words.svelte';

/** What the panel shows. */
export type Shown =
  | { readonly is: 'hint'; readonly strength: Strength; readonly value: NextValue }
  | { readonly is: 'check'; readonly strength: Strength; readonly value: AssessValue }
  | {
      readonly is: 'why';
      readonly cell: number;
      readonly digit: number;
      readonly value: WhyValue;
      readonly isAllowed: boolean;
    }
  | { readonly is: 'fault'; readonly text: string; readonly retry: (() => void) | null };

/** The cells of houses that are highlighted, and single cells. */
export interface Places {
  readonly houses: readonly number[];
  readonly cells: readonly number[];
}

/** Returns the places that an answer points to. */
export function placesIn(shown: Shown | null): Places {
  const cellsOf = (name: string) => houseOf(name)?.cells ?? [];
  if (shown?.is === 'hint') {
    const { value } = shown;
    if (value.kind === 'where') return { houses: cellsOf(value.block), cells: [] };
    if (value.kind === 'which')
      return { houses: value.houses.flatMap(cellsOf), cells: value.cells.map(cellNumber) };
    if (value.kind === 'mistake') return placesOf(value.mistake.block, value.mistake.cells);
  }
  if (shown?.is === 'check')
    return placesOf(shown.value.mistake?.block, shown.value.mistake?.cells);
  return { houses: [], cells: [] };
}

const placesOf = (block?: string, cells?: readonly string[]) => ({
  houses: block === undefined ? [] : (houseOf(block)?.cells ?? []),
  cells: (cells ?? []).map(cellNumber),
});

/** Asks the same question again, in the language that is set now. */
export async function askAgain(shown: Shown, board: Board): Promise<Shown> {
  switch (shown.is) {
    case 'hint': {
      const { strength } = shown;
      return { ...shown, value: await engine.ask('next', { board, strength, ladder: ladder() }) };
    }
    case 'check':
      return { ...shown, value: await engine.ask('assess', { board, strength: shown.strength }) };
    case 'why': {
      const { cell, digit } = shown;
      return {
        ...shown,
        value: await engine.ask('why', { board, cell: cellKey(cell), digit, ladder: ladder() }),
      };
    }
    case 'fault':
      return shown;
  }
}

/**
 * Returns the first answer, which names no other digit. If the whole answer reveals the cell's
 * digit, this is the question whether to show it.
 */
export function whyInBrief(value: WhyValue): string {
  if (!('gives_away' in value)) return whyText(value);
  if (value.gives_away) return say('play-why-ask');
  return 'brief' in value ? value.brief : value.text;
}

/** Returns why a digit cannot be placed in a cell. */
export function whyText(value: WhyValue): string {
  if ('step' in value) return stepText(value.step);
  return 'mistake' in value ? value.mistake.text : value.text;
}

/** Returns the result of a check in words. */
export function checkText(value: AssessValue): string {
  switch (value.status) {
    case 'solved':
    case 'proper':
      return say('play-all-correct');
    case 'several':
      return say('play-several-solutions');
    case 'none':
      return say('play-no-solution');
    case 'clash':
      return value.clashes?.[0]?.text ?? say('play-mistake');
    case 'wrong-digits':
    case 'wrong-removals':
      return value.mistake?.text ?? say('play-mistake');
  }
}
