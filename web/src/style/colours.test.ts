/** Tests every contrast that the design demands, computed from the style sheet. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./colours.css', import.meta.url), 'utf8');

function tokens(block: string): Record<string, string> {
  const found = [...block.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{3,6})/g)];
  return Object.fromEntries(found.map(([, name = '', colour = '']) => [name, colour]));
}

const blocks = css.split('\n}\n');
const light = tokens(blocks.find((block) => block.includes(':root {')) ?? '');
const dark = {
  ...light,
  ...tokens(blocks.find((block) => block.includes("data-theme='dark'")) ?? ''),
};

function luminance(colour: string): number {
  const full = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, theme) => {
  const on = (name: string, ground: string) => contrast(theme[name] ?? '', theme[ground] ?? '');
  const grounds = ['on-selected', 'on-same', 'on-peer', 'on-clash', 'on-house', 'on-trial'];

  test.each([
    'given',
    'entered',
    'trial',
    'candidate',
    'conflict',
    'accent',
    'text',
    'text-second',
  ])('%s can be read on board and page', (name) => {
    expect(on(name, 'board')).toBeGreaterThanOrEqual(4.5);
    expect(on(name, 'page')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)('digits can be read on %s', (ground) => {
    for (const name of ['given', 'entered', 'candidate', 'conflict']) {
      expect(on(name, ground), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('digits can be read on the player’s colours', () => {
    for (const colour of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      for (const name of ['given', 'entered', 'candidate']) {
        expect(on(name, `colour-${colour}`), `${name} on ${colour}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('lines and shapes have enough contrast', () => {
    for (const name of ['thin', 'thick', 'cause', 'place', 'strike', 'second', 'third']) {
      expect(on(name, 'board'), name).toBeGreaterThanOrEqual(3);
    }
  });
});

test('the contrasts that the design gives as examples', () => {
  expect(contrast(light.given ?? '', '#fff')).toBeCloseTo(17.8, 1);
  expect(contrast(light.entered ?? '', '#fff')).toBeCloseTo(6.8, 1);
  expect(contrast(dark.candidate ?? '', dark.board ?? '')).toBeCloseTo(8.7, 1);
});
