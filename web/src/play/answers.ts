/** The answers in the panel: their texts, the places they point to, and asking again. */
import { cellKey, cellNumber, houseOf } from '../engine/places';
import { engine } from '../engine/questions';
import { levelOf, strengthOf, type Strength } from '../engine/levels';
import type { AssessReply, Board, Mistake, NextReply, WhyReply } from '../engine/types/messages';
import type { Search } from '../state/ladder';
import { stepText } from '../steps/step-text';
import { say } from '../words/words.svelte';

/** An answer that the panel shows. */
export type Shown =
  | { readonly is: 'hint'; readonly strength: Strength; readonly value: NextReply }
  | { readonly is: 'check'; readonly strength: Strength; readonly value: AssessReply }
  | {
      readonly is: 'why';
      readonly cell: number;
      readonly digit: number;
      readonly value: WhyReply;
      readonly isAllowed: boolean;
    }
  | { readonly is: 'fault'; readonly text: string; readonly retry: (() => void) | null };

/** The cells of highlighted houses, and single highlighted cells. */
export interface Places {
  readonly houses: readonly number[];
  readonly cells: readonly number[];
  /** The cells that have a wrong digit; they are among `cells`. */
  readonly wrong?: readonly number[];
}

/** Returns the places that an answer points to. */
export function placesIn(shown: Shown | null): Places {
  const cellsOf = (name: string) => houseOf(name)?.cells ?? [];
  if (shown?.is === 'hint') {
    const { value } = shown;
    if (value.kind === 'where') return { houses: value.houses.flatMap(cellsOf), cells: [] };
    if (value.kind === 'what')
      return { houses: value.houses.flatMap(cellsOf), cells: value.cells.map(cellNumber) };
    if (value.kind === 'mistake') return placesOf(value.mistake);
  }
  if (shown?.is === 'check') return placesOf(shown.value.mistake);
  return { houses: [], cells: [] };
}

function placesOf(mistake?: Mistake): Places {
  const wrong = (mistake?.wrong ?? []).map(cellNumber);
  const houses = (mistake?.houses ?? []).flatMap((house) => houseOf(house)?.cells ?? []);
  return { houses, cells: wrong, wrong };
}

/** Returns the strength that a hint counts for: of a mistake, what the engine has revealed. */
export const revealed = (strength: Strength, value: NextReply): Strength =>
  value.kind === 'mistake' ? strengthOf(value.mistake.level) : strength;

/** Returns the technique that a hint names; undefined if it names none. */
export function techniqueOf(value: NextReply): string | undefined {
  if (value.kind === 'what') return value.technique;
  return value.kind === 'full' ? value.step.technique : undefined;
}

/** Asks the same question again in the current language. */
export async function askAgain(shown: Shown, board: Board, search: Search): Promise<Shown> {
  switch (shown.is) {
    case 'hint': {
      const { strength } = shown;
      return {
        ...shown,
        value: await engine.ask('next', { board, level: levelOf[strength], ...search }),
      };
    }
    case 'check':
      return {
        ...shown,
        value: await engine.ask('assess', { board, level: levelOf[shown.strength] }),
      };
    case 'why': {
      const { cell, digit } = shown;
      return {
        ...shown,
        value: await engine.ask('why', { board, cell: cellKey(cell), digit, ...search }),
      };
    }
    case 'fault':
      return shown;
  }
}

/**
 * Returns the brief answer, which names no other digit. If the whole answer would reveal the cell's
 * digit, returns the question whether to show it.
 */
export function whyInBrief(value: WhyReply): string {
  if (!('gives_away' in value)) return whyText(value);
  if (value.gives_away) return say('play-why-ask');
  return 'brief' in value ? value.brief : value.text;
}

/** Returns why a digit cannot be placed in a cell. */
export function whyText(value: WhyReply): string {
  if ('step' in value) return stepText(value.step);
  return 'mistake' in value ? value.mistake.text : value.text;
}

/** Returns the result of a check in words. */
export function checkText(value: AssessReply): string {
  switch (value.condition) {
    case 'solved':
    case 'proper':
      return say('play-all-correct');
    case 'multiple':
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
