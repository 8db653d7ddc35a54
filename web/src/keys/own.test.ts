import { expect, test } from 'vitest';
import { takenBy, textOfKeys } from './choosing';
import { isUsable, ownKeys } from './own';
import { ariaShortcuts, chordsOf, commandOf, COMMANDS } from './table';

test('chosen keys replace those of the table, and are kept as a text', () => {
  const own = ownKeys('hint=J undo=Shift+U');
  expect(own).toEqual({ hint: 'J', undo: 'Shift+U' });
  expect(ownKeys(textOfKeys(own))).toEqual(own);
  expect(commandOf('J', false, own)?.[0].name).toBe('hint');
  expect(commandOf('H', false, own)).toBeUndefined();
  expect(commandOf('H', false)?.[0].name).toBe('hint');
  expect(ariaShortcuts(false, own)).toContain('Shift+U');
});

test('damaged texts, unusable keys and commands without a key of their own are left out', () => {
  expect(ownKeys('')).toEqual({});
  expect(ownKeys('hint nothing=J move=J hint=Ctrl+R undo=5 check=?')).toEqual({});
  expect(ownKeys('hint=J check=J')).toEqual({ hint: 'J' });
  for (const chord of ['Tab', 'Ctrl+Z', '5', 'Escape', 'F5', 'Shift', '?', 'digit'])
    expect(isUsable(chord), chord).toBe(false);
  for (const chord of ['J', 'Shift+J', ';', '/']) expect(isUsable(chord), chord).toBe(true);
});

test('a key belongs to one command only', () => {
  expect(takenBy('K', 'hint', {}, false)?.name).toBe('check');
  expect(takenBy('K', 'hint', { check: 'J' }, false)).toBeUndefined();
  expect(takenBy('J', 'hint', { check: 'J' }, false)?.name).toBe('check');
  expect(takenBy('H', 'hint', {}, false)).toBeUndefined();
  for (const isMac of [false, true]) {
    const all = COMMANDS.flatMap((command) => chordsOf(command, isMac));
    expect(new Set(all).size).toBe(all.length);
  }
});
