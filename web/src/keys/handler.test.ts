import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeyPress } from './decode';
import { KeyHandler } from './handler';
import { ariaShortcuts, chordsOf, COMMANDS } from './table';

const press = (key: string, code: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  getModifierState: () => false,
  ...held,
});

let done: string[] = [];
let held: (string | null)[] = [];
const handler = (isMac = false) =>
  new KeyHandler(
    (name, value) => done.push(`${name} ${value}`),
    (mode) => held.push(mode),
    isMac,
  );

beforeEach(() => {
  done = [];
  held = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('commands get their digit, direction or side', () => {
  const keys = handler();
  keys.down(press('5', 'Digit5'), true);
  keys.down(press('ArrowRight', 'ArrowRight'), true);
  keys.down(press('Home', 'Home'), true);
  expect(done).toEqual(['digit 5', 'move 1', 'row-ends -1']);
});

test('a prefix takes a digit, the prefix again switches off, any other key ends it', () => {
  const keys = handler();
  keys.down(press('f', 'KeyF'), true);
  keys.down(press('7', 'Digit7'), true);
  keys.down(press('f', 'KeyF'), true);
  keys.down(press('f', 'KeyF'), true);
  keys.down(press('q', 'KeyQ'), true);
  keys.down(press('Escape', 'Escape'), true);
  keys.down(press('3', 'Digit3'), true);
  expect(done).toEqual(['light 7', 'light 0', 'digit 3']);
});

test('single letters can be switched off, chords cannot', () => {
  const keys = handler();
  expect(keys.down(press('h', 'KeyH'), false)).toBe(false);
  expect(keys.down(press('z', 'KeyZ', { ctrlKey: true }), false)).toBe(true);
  expect(done).toEqual(['undo 0']);
});

test('Alt with a digit is left to the browser, except on a Mac', () => {
  expect(handler().down(press('1', 'Digit1', { altKey: true }), true)).toBe(false);
  expect(handler(true).down(press('¡', 'Digit1', { altKey: true }), true)).toBe(true);
  expect(done).toEqual(['centre 1']);
});

test('a held Shift shows its mode, which ends 30 ms after Shift is released', () => {
  const keys = handler();
  keys.down(press('Shift', 'ShiftLeft', { shiftKey: true }), true);
  keys.up(press('Shift', 'ShiftLeft'));
  vi.advanceTimersByTime(29);
  expect(held).toEqual(['corner']);
  vi.advanceTimersByTime(2);
  expect(held).toEqual(['corner', null]);
});

test('no chord belongs to two commands', () => {
  for (const isMac of [false, true]) {
    const chords = COMMANDS.flatMap((command) => chordsOf(command, isMac));
    expect(new Set(chords).size).toBe(chords.length);
  }
  expect(ariaShortcuts(false)).toContain('Control+Shift+9');
});
