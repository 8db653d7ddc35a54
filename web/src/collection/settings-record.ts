/**
 * Builds settings from data that may be damaged: only known settings, and only with values that
 * they can have.
 */
import { languages } from '../words/words.svelte';
import { asFlag, asOneOf, isObject } from '../records/fields';
import { textOfKeys } from '../keys/choosing';
import { ownKeys } from '../keys/own';
import { asKnown } from '../state/known';
import { DEFAULTS, type Settings } from '../state/settings.svelte';

const CHOICES = {
  theme: ['system', 'light', 'paper', 'dark', 'night', 'contrast'],
  size: ['normal', 'large'],
  numbers: ['hints', 'always'],
  order: ['person', 'sources'],
  entry: ['cell', 'digit'],
  pad: ['phone', 'calculator'],
  hand: ['right', 'left'],
} as const satisfies Partial<{ [K in keyof Settings]: readonly Settings[K][] }>;

const FASTEST_S = 0.1;
const SLOWEST_S = 60;

/** Returns the settings that are known and have valid values. */
export function asSettings(value: unknown): Partial<Settings> {
  if (!isObject(value)) return {};
  const read = (name: keyof Settings): unknown => {
    const one = value[name];
    if (name in CHOICES)
      return asOneOf(one, CHOICES[name as keyof typeof CHOICES] as readonly unknown[]);
    if (name === 'language') return asOneOf(one, ['browser', ...languages]);
    if (name === 'known') return asKnown(one);
    if (name === 'keys') return typeof one === 'string' ? textOfKeys(ownKeys(one)) : undefined;
    if (name === 'film_s')
      return typeof one === 'number' && one >= FASTEST_S && one <= SLOWEST_S ? one : undefined;
    return asFlag(one);
  };
  const names = Object.keys(DEFAULTS) as (keyof Settings)[];
  return Object.fromEntries(
    names.map((name) => [name, read(name)] as const).filter(([, one]) => one !== undefined),
  );
}
