/**
 * The techniques that a player knows, as the setting keeps them: `all`, a class, which includes the
 * easier classes, or the names of techniques, separated by commas.
 */
import { CLASSES } from '../engine/classes';
import type { Choice, Class } from '../engine/types/messages';

type Name = Exclude<Choice, Class>;

/** The name of every technique. If one is missing, this does not compile. */
const NAMES: Readonly<Record<Name, true>> = {
  'full-house': true,
  'naked-single': true,
  'hidden-single': true,
  'locked-candidates': true,
  'naked-pair': true,
  'hidden-pair': true,
  'naked-triple': true,
  'hidden-triple': true,
  'naked-quad': true,
  'hidden-quad': true,
  'x-wing': true,
  swordfish: true,
  'finned-x-wing': true,
  'sashimi-x-wing': true,
  'remote-pair': true,
  'simple-colouring': true,
  'multi-colouring': true,
  medusa: true,
  jellyfish: true,
  'finned-swordfish': true,
  'sashimi-swordfish': true,
  skyscraper: true,
  'two-string-kite': true,
  'turbot-fish': true,
  'empty-rectangle': true,
  'xy-wing': true,
  'w-wing': true,
  'x-chain': true,
  'xy-chain': true,
  aic: true,
  'grouped-x-chain': true,
  'grouped-aic': true,
  'finned-jellyfish': true,
  'sashimi-jellyfish': true,
  'franken-fish': true,
  'mutant-fish': true,
  negation: true,
  trial: true,
};

const isName = (text: string): text is Name => Object.hasOwn(NAMES, text);

/** The classes that the setting offers. The hardest one would be the same as all techniques. */
export const OFFERED: readonly Class[] = CLASSES.slice(0, -1);

const classIn = (text: string): Class | undefined => OFFERED.find((one) => one === text);

const namesIn = (text: string): Name[] => [...new Set(text.split(','))].filter(isName);

/**
 * Returns the setting from a value that may be damaged. Unknown names are left out. Returns
 * undefined if nothing is left.
 */
export function asKnown(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value === 'all' || classIn(value) ? value : namesIn(value).join(',') || undefined;
}

/** Returns whether the player has chosen single techniques. */
export const isOwnChoice = (known: string): boolean => known !== 'all' && !classIn(known);

/** Returns the techniques as the engine expects them; undefined for all. */
export function choicesOf(known: string): Choice[] | undefined {
  if (known === 'all') return undefined;
  const upTo = classIn(known);
  return upTo ? [upTo] : namesIn(known);
}

/** Returns whether the player knows a technique of this class. */
export function isKnown(known: string, technique: string, of: Class): boolean {
  const upTo = classIn(known);
  if (upTo) return CLASSES.indexOf(of) <= CLASSES.indexOf(upTo);
  return known === 'all' || known.split(',').includes(technique);
}
