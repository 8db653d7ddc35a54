/** The strengths of help on the page, and the engine's hint level for each. */
import type { HintLevel } from './types/messages';

/** The three strengths of help that the page offers. */
export type Strength = 1 | 2 | 3;

/** The level of a hint for each strength. */
export const levelOf: Readonly<Record<Strength, HintLevel>> = { 1: 'where', 2: 'what', 3: 'full' };

/** Returns the strength that reveals as much as a level, or a little more. */
export const strengthOf = (level: HintLevel): Strength =>
  level === 'full' ? 3 : level === 'what' ? 2 : 1;
