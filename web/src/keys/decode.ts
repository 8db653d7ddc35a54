/** Finds out which key was pressed, with any layout, NumLock setting or input method. */

/** The fields of a key event that decoding uses. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  getModifierState(name: string): boolean;
}

/**
 * The pressed key by name, and the modifiers held with it. `value` is the digit 1 to 9 for the key
 * `digit`, and the direction for `arrow`.
 */
export interface Pressed {
  readonly name: string;
  readonly value: number;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const WASD = ['KeyW', 'KeyD', 'KeyS', 'KeyA'];
/** The names that the keys of the numeric pad report without NumLock. */
const NUMPAD_MOVES = [
  'End',
  'ArrowDown',
  'PageDown',
  'ArrowLeft',
  'Clear',
  'ArrowRight',
  'Home',
  'ArrowUp',
  'PageUp',
];
/** The sign of each key by its place on the keyboard, used if an input method hides the sign. */
const SIGNS: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Comma: ',',
  Period: '.',
  Digit0: '0',
  Numpad0: '0',
};

const isDigit = (text: string): boolean => /^[1-9]$/.test(text);

/**
 * Returns whether a key of the numeric pad reports its name without NumLock although NumLock is on.
 * Windows does this while Shift is held.
 */
const isShiftedNumpad = (event: KeyPress): boolean =>
  event.code.startsWith('Numpad') &&
  NUMPAD_MOVES.includes(event.key) &&
  event.getModifierState('NumLock');

/** Returns the digit of a key, or 0 for any other key. */
export function digitOf(event: KeyPress): number {
  if (isDigit(event.key) && !event.shiftKey) return Number(event.key);
  const byCode = /^(Digit|Numpad)([1-9])$/.exec(event.code);
  if (byCode) {
    const isMove =
      byCode[1] === 'Numpad' && NUMPAD_MOVES.includes(event.key) && !isShiftedNumpad(event);
    return isMove ? 0 : Number(byCode[2]);
  }
  const wide = event.key.normalize('NFKC');
  return isDigit(wide) ? Number(wide) : 0;
}

function nameOf(event: KeyPress): readonly [name: string, value: number] {
  const digit = digitOf(event);
  if (digit > 0) return ['digit', digit];
  const arrow = ARROWS.indexOf(event.key);
  if (arrow >= 0) return ['arrow', arrow];
  const isCommand = event.ctrlKey || event.metaKey;
  const walk = WASD.indexOf(event.code);
  if (walk >= 0 && !isCommand && !event.altKey) return ['arrow', walk];
  if (event.code === 'Space') return ['Space', 0];
  if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) return ['?', 0];
  if (/^[\][,.0]$/.test(event.key)) return [event.key, 0];
  // With Ctrl the letter counts, so that undo is on the Z of the layout. Otherwise the place on the
  // keyboard counts.
  if (isCommand && /^[a-z]$/i.test(event.key)) return [event.key.toUpperCase(), 0];
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  if (letter !== undefined) return [letter, 0];
  return [SIGNS[event.code] ?? event.key, 0];
}

/** Returns the pressed key and its modifiers. */
export function decode(event: KeyPress): Pressed {
  const [name, value] = nameOf(event);
  return {
    name,
    value,
    shift: event.shiftKey || isShiftedNumpad(event),
    ctrl: event.ctrlKey,
    alt: event.altKey,
    meta: event.metaKey,
  };
}

/**
 * Returns the chord of a key press, written as in the table of keys: `Ctrl+Shift+digit`. On a Mac,
 * ⌘ is `Meta`.
 */
export function chordOf(pressed: Pressed): string {
  const { name, ctrl, alt, meta, shift } = pressed;
  const held = [ctrl && 'Ctrl', alt && 'Alt', meta && 'Meta', shift && name !== '?' && 'Shift'];
  return [...held.filter((one) => one !== false), name].join('+');
}
