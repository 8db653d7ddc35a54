/** Tests every contrast and difference that the design states, computed from the style sheet. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ciede2000,
  contrast,
  difference,
  lightOf,
  VISIONS,
  type Light,
  type Vision,
} from './colour-science';

/** The style sheets with colours. That of the pen is loaded later. */
const css = ['./colours.css', './pen.css']
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8').replace(/@media[^]*/, ''))
  .join('\n');

/** Returns the values of all rules that this selector has in the style sheet. */
function valuesOf(selector: string): Record<string, string> {
  const rules = [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)];
  const own = rules.filter(([, before = '']) => before.trim().split('\n').at(-1) === selector);
  const pairs = own.flatMap(([, , body = '']) => [...body.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)]);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

const light = valuesOf(':root');
const dark = { ...light, ...valuesOf(":root[data-theme='dark']") };
const fillsOff = valuesOf(":root[data-contrast='more']");
const more = {
  ...light,
  ...valuesOf(":root[data-theme='light'][data-contrast='more']"),
  ...fillsOff,
};
const moreDark = {
  ...dark,
  ...valuesOf(":root[data-theme='dark'][data-contrast='more']"),
  ...fillsOff,
};
const paper = { ...light, ...valuesOf(":root[data-tone='paper']") };
const night = { ...dark, ...valuesOf(":root[data-tone='night']") };
type Theme = Readonly<Record<string, string>>;

/** Returns the colour of a token, which may name another token. */
function colour(theme: Theme, name: string): Light {
  const value = theme[name] ?? '';
  const [, other] = /^var\(--([a-z0-9-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return colour(theme, other);
  const [, l, c, h] = /^oklch\(([0-9.]+) ([0-9.]+) ([0-9.]+)\)$/.exec(value) ?? [];
  if (h === undefined) throw new Error(`${name}: ${value}`);
  return lightOf(Number(l), Number(c), Number(h));
}

const on = (theme: Theme, name: string, ground: string): number =>
  contrast(colour(theme, name), colour(theme, ground));

/** The contrasts that the design states: token, ground, and the value in three themes. */
const STATED: readonly (readonly [string, string, number, number, number])[] = [
  ['ink', 'board', 16.6, 15.7, 21],
  ['ink-2', 'board', 8.1, 9.4, 15.1],
  ['ink-2', 'page', 7.5, 9.9, 15.1],
  ['ink-3', 'page', 4.9, 6.7, 10.9],
  ['line', 'board', 3.5, 3.2, 8.5],
  ['edge', 'board', 3.5, 3.9, 13.6],
  ['accent', 'page', 7.6, 9.5, 11.1],
  ['on-accent', 'accent', 8.0, 9.3, 11.1],
  ['accent', 'tint', 6.8, 7.1, 9.1],
  ['entered', 'board', 7.1, 9.7, 10.6],
  ['trial', 'board', 8.3, 9.3, 12],
  ['conflict', 'board', 6.6, 7.9, 9.3],
  ['focus', 'board', 6.1, 10.5, 21],
  ['stamp', 'page', 4.2, 6.7, 7.1],
  ['r-target', 'board', 4.9, 6.3, 7.8],
  ['r-cause', 'board', 11.8, 12.7, 15.3],
  ['r-strong', 'board', 4.7, 6.0, 8.0],
  ['r-weak', 'board', 14.6, 15.8, 17.3],
  ['r-strike', 'board', 5.0, 6.0, 7.7],
  ['ink', 'f-lit', 10.5, 5.2, 13.7],
];
const FILLS = ['f-sel', 'f-same', 'f-peer', 'f-house', 'f-clash', 'f-trial'];
const ROLES = ['r-target', 'r-cause', 'r-strong', 'r-weak', 'r-strike'];
const PASTELS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `colour-${number}`);
const THEMES = [
  ['light', light],
  ['dark', dark],
  ['high contrast', more],
  ['high contrast in the dark', moreDark],
  ['paper', paper],
  ['night', night],
] as const;
const NAMED = THEMES.slice(0, 3).map(([name, theme], index) => [name, theme, index] as const);

describe.each(NAMED)('%s', (_, theme, index) => {
  test.each(STATED)('%s on %s', (name, ground, ...values) => {
    expect(on(theme, name, ground).toFixed(1)).toBe((values[index] ?? 0).toFixed(1));
  });

  test.each<readonly [string, number, number, number]>([
    ['ink', 12.2, 9.0, 14.6],
    ['entered', 5.2, 5.6, 7.4],
    ['ink-2', 5.9, 5.4, 10.6],
    ['conflict', 4.8, 4.6, 6.4],
  ])('%s on the fill on which it is hardest to read', (name, ...values) => {
    const least = Math.min(...FILLS.map((fill) => on(theme, name, fill)));
    expect(least.toFixed(1)).toBe((values[index] ?? 0).toFixed(1));
  });

  test.each<readonly [Vision, number, number, number]>([
    ['protanopia', 20, 22, 14],
    ['deuteranopia', 21, 20, 17],
    ['tritanopia', 21, 19, 17],
    ['normal', 30, 29, 24],
  ])('the roles differ, %s', (vision, ...values) => {
    const roles = ROLES.map((role) => colour(theme, role));
    const pairs = roles.flatMap((one, at) => roles.slice(at + 1).map((other) => [one, other]));
    const least = Math.min(
      ...pairs.map(([one = [0, 0, 0], other = [0, 0, 0]]) => difference(vision, one, other)),
    );
    expect(Math.round(least)).toBe(values[index]);
  });
});

describe.each(THEMES)('%s', (_, theme) => {
  test('text can be read wherever it is used', () => {
    for (const ground of ['page', 'surface', 'board', 'sunk', 'tint']) {
      for (const name of ['ink', 'ink-2', 'accent', 'conflict', 'entered', 'trial'])
        expect(on(theme, name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of ['page', 'surface'])
      expect(on(theme, 'ink-3', ground), ground).toBeGreaterThanOrEqual(4.5);
    expect(on(theme, 'on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(on(theme, 'r-target', 'surface')).toBeGreaterThanOrEqual(4.5);
  });

  test('digits can be read on every fill, and roles seen', () => {
    for (const ground of [...FILLS, 'f-lit'])
      expect(on(theme, 'ink', ground), ground).toBeGreaterThanOrEqual(4.5);
    for (const ground of FILLS) {
      for (const name of ['entered', 'ink-2', 'conflict'])
        expect(on(theme, name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const ground of FILLS) {
      for (const role of ROLES)
        expect(on(theme, role, ground), `${role} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  test('digits can be read on the player’s colours', () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      for (const name of ['ink', 'entered', 'ink-2'])
        expect(on(theme, name, `colour-${number}`), `${name}, ${number}`).toBeGreaterThanOrEqual(
          4.5,
        );
    }
  });

  test('lines of the pen can be seen on every fill and colour, and letters read on them', () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const pen = `pen-${number}`;
      expect(on(theme, pen, 'board'), pen).toBeGreaterThanOrEqual(4.5);
      for (const ground of [...FILLS, ...PASTELS])
        expect(on(theme, pen, ground), `${pen} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  test('the roles of an explanation differ, with any sight', () => {
    for (const vision of Object.keys(VISIONS) as Vision[]) {
      const roles = ROLES.map((role) => colour(theme, role));
      for (const [at, one] of roles.entries()) {
        for (const other of roles.slice(at + 1))
          expect(difference(vision, one, other), vision).toBeGreaterThanOrEqual(14 - 0.5);
      }
    }
  });

  test('lines of the board and of controls can be seen', () => {
    for (const ground of ['page', 'surface', 'board']) {
      for (const name of ['line', 'edge', 'focus'])
        expect(on(theme, name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });
});

test('every theme has the tokens of the others', () => {
  const names = Object.keys(light);
  for (const [, theme] of THEMES) {
    for (const name of Object.keys(theme)) expect(names).toContain(name);
  }
  expect(Object.keys(VISIONS)).toHaveLength(4);
});

test('CIEDE2000 matches published pairs', () => {
  // From the test data of Sharma, Wu and Dalal.
  const pairs: readonly (readonly [Light, Light, number])[] = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  ];
  for (const [one, other, wanted] of pairs) expect(ciede2000(one, other)).toBeCloseTo(wanted, 4);
});
