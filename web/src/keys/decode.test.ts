import { describe, expect, test } from 'vitest';
import { chordOf, decode, digitOf, type KeyPress } from './decode';

interface Given extends Partial<Omit<KeyPress, 'getModifierState'>> {
  numLock?: boolean;
}

const press = ({ numLock = true, ...given }: Given): KeyPress => ({
  key: '',
  code: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  getModifierState: (name) => name === 'NumLock' && numLock,
  ...given,
});

describe('digits', () => {
  test.each([
    ['plain', { key: '7', code: 'Digit7' }, 7],
    ['whatever the layout prints', { key: '3', code: 'KeyQ' }, 3],
    ['AZERTY without Shift', { key: 'é', code: 'Digit2' }, 2],
    ['AZERTY with Shift', { key: '2', code: 'Digit2', shiftKey: true }, 2],
    ['Shift prints a sign', { key: '#', code: 'Digit3', shiftKey: true }, 3],
    ['an input method', { key: 'Process', code: 'Digit5' }, 5],
    ['an input method that names nothing', { key: 'Unidentified', code: 'Numpad5' }, 5],
    ['full width, without a code', { key: '８', code: '' }, 8],
    ['numeric pad', { key: '4', code: 'Numpad4' }, 4],
    ['numeric pad with Shift, as Windows sends it', { key: 'ArrowLeft', code: 'Numpad4' }, 4],
    ['numeric pad without NumLock', { key: 'ArrowLeft', code: 'Numpad4', numLock: false }, 0],
    ['zero', { key: '0', code: 'Digit0' }, 0],
    ['a letter', { key: 'x', code: 'KeyX' }, 0],
  ])('%s', (_, given, digit) => expect(digitOf(press(given))).toBe(digit));
});

describe('chords', () => {
  test.each([
    ['Shift on the numeric pad', { key: 'ArrowLeft', code: 'Numpad4' }, 'Shift+digit'],
    ['moves without NumLock', { key: 'ArrowLeft', code: 'Numpad4', numLock: false }, 'arrow'],
    ['letters by their place', { key: 'w', code: 'KeyZ' }, 'Z'],
    ['letters in hiragana mode', { key: 'Process', code: 'KeyX' }, 'X'],
    ['Ctrl by what is printed', { key: 'z', code: 'KeyW', ctrlKey: true }, 'Ctrl+Z'],
    ['Ctrl+Shift', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, 'Ctrl+Shift+Z'],
    ['WASD moves', { key: 'q', code: 'KeyA' }, 'arrow'],
    ['Ctrl+W is the browser’s', { key: 'w', code: 'KeyW', ctrlKey: true }, 'Ctrl+W'],
    ['a question mark', { key: '?', code: 'Slash', shiftKey: true }, '?'],
    ['brackets', { key: '[', code: 'BracketRight' }, '['],
    ['a comma under an input method', { key: 'Process', code: 'Comma' }, ','],
    ['space', { key: ' ', code: 'Space', shiftKey: true }, 'Shift+Space'],
    ['colour', { key: '!', code: 'Digit1', ctrlKey: true, shiftKey: true }, 'Ctrl+Shift+digit'],
  ])('%s', (_, given, chord) => expect(chordOf(decode(press(given)))).toBe(chord));
});
