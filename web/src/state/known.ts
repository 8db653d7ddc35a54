/**
 * The techniques that a player knows, as the setting keeps them: `all`, a class, which includes the
 * easier classes, or the names of techniques, separated by commas.
 */
import { CLASSES } from '../engine/classes';
import { isTechnique } from '../engine/path';
import type { Choice, Class } from '../engine/types/messages';
import { DEFAULTS, settings } from './settings.svelte';

/** The choice that leaves out the techniques that hold only in a puzzle with one solution. */
const WITHOUT = 'no-uniqueness';

/** The classes that the setting offers. The hardest one would be the same as all techniques. */
export const OFFERED: readonly Class[] = CLASSES.slice(0, -1);

const classIn = (text: string): Class | undefined => OFFERED.find((one) => one === text);

const namesIn = (text: string) => [...new Set(text.split(','))].filter(isTechnique);

/**
 * Returns the setting from a value that may be damaged. Unknown names are left out. Returns
 * undefined if nothing is left.
 */
export function asKnown(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value === 'all' || classIn(value) ? value : namesIn(value).join(',') || undefined;
}

/** Returns the techniques that the player knows. A damaged setting counts as `all`. */
export const known = (): string => asKnown(settings().known) ?? DEFAULTS.known;

/** Returns whether the player has chosen single techniques. */
export const isOwnChoice = (known: string): boolean => known !== 'all' && !classIn(known);

/**
 * Returns the techniques as the engine expects them; undefined for all. `uniqueness` says whether
 * hints may use that the puzzle has one solution.
 */
export function choicesOf(known: string, uniqueness = true): Choice[] | undefined {
  const upTo = classIn(known);
  const some: Choice[] = upTo ? [upTo] : known === 'all' ? [] : namesIn(known);
  const choices = uniqueness ? some : [...some, WITHOUT as Choice];
  return choices.length > 0 ? choices : undefined;
}

/** Returns whether the player knows a technique of this class. */
export function isKnown(known: string, technique: string, of: Class): boolean {
  const upTo = classIn(known);
  if (upTo) return CLASSES.indexOf(of) <= CLASSES.indexOf(upTo);
  return known === 'all' || known.split(',').includes(technique);
}
