/**
 * The table of keys, from which the handler, the list in the help and `aria-keyshortcuts` are made.
 */

export type CommandName =
  | 'move'
  | 'row-ends'
  | 'board-ends'
  | 'block'
  | 'extend'
  | 'walk'
  | 'toggle'
  | 'all'
  | 'invert'
  | 'escape'
  | 'digit'
  | 'corner'
  | 'centre'
  | 'colour'
  | 'line'
  | 'clear'
  | 'clear-corner'
  | 'clear-centre'
  | 'mode-digit'
  | 'mode-corner'
  | 'mode-centre'
  | 'mode-colour'
  | 'mode-pen'
  | 'next-mode'
  | 'undo'
  | 'redo'
  | 'light'
  | 'auto'
  | 'trial'
  | 'pause'
  | 'hint'
  | 'close-hint'
  | 'do'
  | 'check'
  | 'why'
  | 'frame-back'
  | 'frame-on'
  | 'row'
  | 'column'
  | 'block-told'
  | 'cell'
  | 'left'
  | 'next'
  | 'help';

export type Group = 'move' | 'select' | 'enter' | 'undo' | 'look' | 'hints';

export interface Command {
  readonly name: CommandName;
  readonly group: Group;
  readonly chords: readonly string[];
  /** The chords on a Mac, if they differ. */
  readonly mac?: readonly string[];
  /** True if a digit follows the key. */
  readonly isPrefix?: boolean;
  /** The arguments of the chords, if they have any. For example, `Home` has −1 and `End` has 1. */
  readonly values?: readonly number[];
}

export const COMMANDS: readonly Command[] = [
  { name: 'move', group: 'move', chords: ['arrow'] },
  { name: 'row-ends', group: 'move', chords: ['Home', 'End'], values: [-1, 1] },
  { name: 'board-ends', group: 'move', chords: ['Ctrl+Home', 'Ctrl+End'], values: [-1, 1] },
  { name: 'block', group: 'move', chords: ['PageUp', 'PageDown'], values: [-1, 1] },
  { name: 'walk', group: 'move', chords: ['Ctrl+arrow'], mac: ['Alt+arrow'] },
  { name: 'extend', group: 'select', chords: ['Shift+arrow'] },
  { name: 'toggle', group: 'select', chords: ['Shift+Space'] },
  { name: 'all', group: 'select', chords: ['Ctrl+A'], mac: ['Meta+A'] },
  { name: 'invert', group: 'select', chords: ['Ctrl+I'] },
  { name: 'escape', group: 'select', chords: ['Escape'] },
  { name: 'digit', group: 'enter', chords: ['digit'] },
  { name: 'corner', group: 'enter', chords: ['Shift+digit'] },
  { name: 'centre', group: 'enter', chords: ['Ctrl+digit'], mac: ['Ctrl+digit', 'Alt+digit'] },
  { name: 'colour', group: 'enter', chords: ['Ctrl+Shift+digit'], mac: ['Alt+Shift+digit'] },
  { name: 'line', group: 'enter', chords: ['J'], isPrefix: true },
  { name: 'clear', group: 'enter', chords: ['0', 'Backspace', 'Delete'] },
  { name: 'clear-corner', group: 'enter', chords: ['Shift+Delete'] },
  { name: 'clear-centre', group: 'enter', chords: ['Ctrl+Delete'] },
  { name: 'mode-digit', group: 'enter', chords: ['Z'] },
  { name: 'mode-corner', group: 'enter', chords: ['X'] },
  { name: 'mode-centre', group: 'enter', chords: ['C'] },
  { name: 'mode-colour', group: 'enter', chords: ['V'] },
  { name: 'mode-pen', group: 'enter', chords: ['E'] },
  { name: 'next-mode', group: 'enter', chords: ['Space'] },
  { name: 'undo', group: 'undo', chords: ['Ctrl+Z', '['], mac: ['Meta+Z', '['] },
  {
    name: 'redo',
    group: 'undo',
    chords: ['Ctrl+Y', 'Ctrl+Shift+Z', ']'],
    mac: ['Meta+Shift+Z', ']'],
  },
  { name: 'light', group: 'look', chords: ['F'], isPrefix: true },
  { name: 'auto', group: 'look', chords: ['M'] },
  { name: 'trial', group: 'look', chords: ['T'] },
  { name: 'pause', group: 'look', chords: ['P'] },
  { name: 'row', group: 'look', chords: ['R'] },
  { name: 'column', group: 'look', chords: ['L'] },
  { name: 'block-told', group: 'look', chords: ['B'] },
  { name: 'cell', group: 'look', chords: ['I'] },
  { name: 'left', group: 'look', chords: ['N'] },
  { name: 'next', group: 'look', chords: ['G'] },
  { name: 'help', group: 'look', chords: ['?'] },
  { name: 'hint', group: 'hints', chords: ['H'] },
  { name: 'close-hint', group: 'hints', chords: ['Shift+H'] },
  { name: 'do', group: 'hints', chords: ['Enter'] },
  { name: 'check', group: 'hints', chords: ['K'] },
  { name: 'why', group: 'hints', chords: ['Q'], isPrefix: true },
  { name: 'frame-back', group: 'hints', chords: [','] },
  { name: 'frame-on', group: 'hints', chords: ['.'] },
];

export const GROUPS: readonly Group[] = ['move', 'select', 'enter', 'undo', 'look', 'hints'];

/** The chords that replace those of the table. */
export type OwnKeys = Readonly<Partial<Record<CommandName, string>>>;

export function chordsOf(command: Command, isMac: boolean, own: OwnKeys = {}): readonly string[] {
  const chosen = own[command.name];
  if (chosen !== undefined) return [chosen];
  return isMac ? (command.mac ?? command.chords) : command.chords;
}

/** Returns whether a command can get another key: it needs no argument, and Escape stays. */
export const isOwnable = ({ name, chords, values }: Command): boolean =>
  name !== 'escape' && values === undefined && !chords.some((chord) => /arrow|digit/.test(chord));

/** Returns whether a chord is a single letter. The user can switch these off. */
export const isSingleLetter = (chord: string): boolean => /^(Shift\+)?[A-Z]$/.test(chord);

/**
 * Returns all commands, first those whose key the player has chosen: such a key keeps its meaning
 * if a later version gives it to another command.
 */
export const chosenFirst = (own: OwnKeys): readonly Command[] =>
  [...COMMANDS].sort((one, other) => Number(other.name in own) - Number(one.name in own));

/** Returns the command of a chord and its argument; undefined if the chord has none. */
export function commandOf(
  chord: string,
  isMac: boolean,
  own: OwnKeys = {},
): readonly [Command, number] | undefined {
  for (const command of chosenFirst(own)) {
    const place = chordsOf(command, isMac, own).indexOf(chord);
    if (place >= 0) return [command, command.values?.[place] ?? 0];
  }
  return undefined;
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  arrow: ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'],
  digit: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
};

/**
 * Returns all chords in the form of `aria-keyshortcuts`, except prefixes and keys that screen
 * readers use themselves.
 */
export function ariaShortcuts(isMac: boolean, own: OwnKeys = {}): string {
  const written = (chord: string) => {
    const parts = chord.split('+');
    const name = parts.pop() ?? '';
    const held = parts.map((one) => (one === 'Ctrl' ? 'Control' : one));
    return (NAMES[name] ?? [name]).map((key) => [...held, key].join('+'));
  };
  return COMMANDS.flatMap((command) => chordsOf(command, isMac, own).flatMap(written)).join(' ');
}

/** Returns a chord as it is shown: `Ctrl+Shift+1–9`, on a Mac `⌥⇧1–9`. */
export function chordShown(chord: string, isMac: boolean): string {
  const signs: Readonly<Record<string, string>> = { arrow: '← ↑ → ↓', digit: '1–9', Escape: 'Esc' };
  const mac: Readonly<Record<string, string>> = { Ctrl: '⌃', Alt: '⌥', Shift: '⇧', Meta: '⌘' };
  const parts = chord.split('+').map((part) => signs[part] ?? (isMac ? (mac[part] ?? part) : part));
  return parts.join(isMac ? '' : '+');
}
