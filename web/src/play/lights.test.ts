import { expect, test } from 'vitest';
import { peersOf } from '../rules/houses';
import { newGame } from '../state/game';
import { DEFAULTS } from '../state/settings.svelte';
import { OPENING_PUZZLE } from './opening-puzzle';
import { lightOf } from './lights';

const NOTHING = { houses: [], cells: [] };

test('a selected digit lights its candidates; other cells are marked only on request', () => {
  const puzzle = OPENING_PUZZLE.puzzle;
  const game = { ...newGame({ id: 'a', now: 0, puzzle }), auto: true };
  const focus = { selection: new Set([0]), digit: 0, places: NOTHING, flash: null };
  // r1c1 is a given 5.
  const light = lightOf(game, focus, DEFAULTS);
  expect(light.digit).toBe(5);
  expect([...light.same].every((cell) => puzzle[cell] === '5')).toBe(true);
  expect([...light.same]).toContain(0);
  expect(light.open.size).toBe(0);
  expect(lightOf(game, focus, { ...DEFAULTS, same: false }).digit).toBe(0);
  // Without candidates, F 5 marks the cells that could be 5, and selecting a 5 does not.
  const bare = { ...game, auto: false };
  expect(lightOf(bare, focus, DEFAULTS).open.size).toBe(0);
  const asked = lightOf(bare, { ...focus, digit: 5 }, DEFAULTS);
  expect(asked.open.size).toBeGreaterThan(5);
  for (const cell of asked.open)
    expect(peersOf(cell).some((peer) => puzzle[peer] === '5')).toBe(false);
});
