/**
 * The techniques that a player knows, as the setting keeps them: `all`, a class, which includes the
 * easier classes, or the names of techniques, separated by commas.
 */
import { CLASSES } from '../engine/classes';
import type { Choice, Class } from '../engine/types/messages';

/** The choice that leaves out the techniques that hold only in a puzzle with one solution. */
const WITHOUT = 'no-uniqueness';

type Name = Exclude<Choice, Class | typeof WITHOUT>;

/** The name of every technique. If one is missing, this does not compile. */
const NAMES: Readonly<Record<Name, true>> = {
  'full-house': true,
  'naked-single': true,
  'hidden-single': true,
  'locked-candidates': true,
  'locked-pair': true,
  'naked-pair': true,
  'hidden-pair': true,
  'locked-triple': true,
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
  'unique-rectangle-1': true,
  'unique-rectangle-2': true,
  'unique-rectangle-3': true,
  'unique-rectangle-4': true,
  'unique-rectangle-5': true,
  'unique-rectangle-6': true,
  'hidden-rectangle': true,
  'avoidable-rectangle-1': true,
  'avoidable-rectangle-2': true,
  'unique-loop': true,
  'bug-plus-one': true,
  'bug-2': true,
  'bug-3': true,
  'bug-4': true,
  jellyfish: true,
  'finned-swordfish': true,
  'sashimi-swordfish': true,
  skyscraper: true,
  'two-string-kite': true,
  'turbot-fish': true,
  'empty-rectangle': true,
  'xy-wing': true,
  'w-wing': true,
  'xyz-wing': true,
  'wxyz-wing': true,
  'sue-de-coq': true,
  'als-xz': true,
  'als-xy-wing': true,
  'als-chain': true,
  'death-blossom': true,
  'sk-loop': true,
  'x-chain': true,
  'xy-chain': true,
  aic: true,
  'grouped-x-chain': true,
  'grouped-aic': true,
  'finned-jellyfish': true,
  'sashimi-jellyfish': true,
  'franken-fish': true,
  'mutant-fish': true,
  'forcing-chain': true,
  'kraken-fish': true,
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
