/** The tokens of the colours in which the engine draws. */
import type { Ink } from '../engine/types/messages';

/** The inks whose tokens have other names. */
const OTHERS: Partial<Record<Ink, string>> = {
  given: 'ink',
  placed: 'entered',
  candidate: 'ink-2',
  thin: 'line',
  thick: 'ink',
  cause: 'r-cause',
  place: 'r-target',
  strike: 'r-strike',
  second: 'r-strong',
  third: 'r-weak',
  'house-ground': 'f-house',
  'trial-ground': 'f-trial',
  'clash-ground': 'f-clash',
  'difference-ground': 'f-same',
};

/** Returns the colour of an ink; none without an ink. */
export const colourOf = (ink: Ink | null | undefined): string =>
  ink ? `var(--${OTHERS[ink] ?? ink})` : 'none';
