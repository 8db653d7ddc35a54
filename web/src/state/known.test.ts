import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLASSES } from '../engine/classes';
import { asKnown, choicesOf, isKnown, isOwnChoice } from './known';

const SCHEMA = new URL('../../../crates/numpre-api/schema/numpre.json', import.meta.url);
const { $defs: types } = JSON.parse(readFileSync(SCHEMA, 'utf8')) as {
  $defs: { Choice: { enum: string[] }; Class: { enum: string[] } };
};
const names = types.Choice.enum.filter(
  (one) => !types.Class.enum.includes(one) && one !== 'no-uniqueness',
);

test('all techniques and classes of the engine are known by name', () => {
  expect(CLASSES).toEqual(types.Class.enum);
  expect(names.length).toBeGreaterThan(20);
  expect(asKnown(names.join(','))).toBe(names.join(','));
});

test('a choice is passed on to the engine as a class or as names', () => {
  expect(choicesOf('all')).toBeUndefined();
  expect(choicesOf('intermediate')).toEqual(['intermediate']);
  expect(choicesOf('x-wing,full-house')).toEqual(['x-wing', 'full-house']);
  expect(choicesOf('all', false)).toEqual(['no-uniqueness']);
  expect(choicesOf('x-wing', false)).toEqual(['x-wing', 'no-uniqueness']);
  expect(['all', 'basic', 'x-wing'].map(isOwnChoice)).toEqual([false, false, true]);
});

test('a class includes the easier classes; an own choice only its techniques', () => {
  const known = (setting: string) => CLASSES.filter((one) => isKnown(setting, 'x-wing', one));
  expect(known('intermediate')).toEqual(['basic', 'intermediate']);
  expect(known('all')).toEqual(CLASSES);
  expect(known('swordfish,x-wing')).toEqual(CLASSES);
  expect(known('swordfish')).toEqual([]);
});

test('unknown names are left out; if nothing is left, the setting is refused', () => {
  expect(asKnown('x-wing,x-ray,x-wing,,toString')).toBe('x-wing');
  for (const damaged of ['', ',', 'none', 'basic,all', 'extreme', 'toString', 5, null, ['x-wing']])
    expect(asKnown(damaged), JSON.stringify(damaged)).toBeUndefined();
});

test('of any text only names that the engine knows reach it', () => {
  const parts = fc.array(fc.oneof(fc.string(), fc.constantFrom(...types.Choice.enum, 'all')));
  fc.assert(
    fc.property(parts, (some) => {
      const known = asKnown(some.join(','));
      if (known === undefined) return;
      expect(asKnown(known)).toBe(known);
      const choices = choicesOf(known);
      expect(choices?.length).not.toBe(0);
      for (const one of choices ?? []) expect(types.Choice.enum).toContain(one);
    }),
  );
});
