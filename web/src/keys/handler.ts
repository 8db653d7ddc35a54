/**
 * Turns key events into commands. Handles prefixes, which wait for a digit, and the mode that is
 * held with Shift or Ctrl.
 */
import { chordOf, decode, type KeyPress, type Pressed } from './decode';
import {
  chordsOf,
  commandOf,
  isSingleLetter,
  type Command,
  type CommandName,
  type OwnKeys,
} from './table';

/**
 * Runs a command. `value` is its digit, its direction (0 up, 1 right, 2 down, 3 left) or its side
 * (−1, 1).
 */
export type RunCommand = (command: CommandName, value: number) => void;

/**
 * A held mode ends this much later, because Windows releases Shift before each key of the numeric
 * pad.
 */
const HELD_MS = 30;

export class KeyHandler {
  private prefix: Command | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly run: RunCommand,
    private readonly hold: (mode: 'corner' | 'centre' | 'colour' | null) => void,
    readonly isMac: boolean,
    private readonly own: () => OwnKeys = () => ({}),
  ) {}

  /**
   * Runs the command of a key. Returns whether the key has one. Keys that are single letters work
   * only with `hasLetters`.
   */
  down(event: KeyPress, hasLetters: boolean): boolean {
    this.showHeld(event);
    if (event.altKey && !this.isMac) return false;
    const pressed = decode(event);
    if (this.prefix) return this.after(this.prefix, pressed, event);
    const chord = chordOf(pressed);
    const found = commandOf(chord, this.isMac, this.own());
    if (!found || (isSingleLetter(chord) && !hasLetters)) return false;
    const [command, value] = found;
    if (command.isPrefix) this.prefix = command;
    else this.run(command.name, value === 0 ? pressed.value : value);
    return true;
  }

  /**
   * Handles the key after a prefix. A digit is its argument, the prefix again means 0, and any
   * other key only ends the prefix.
   */
  private after(prefix: Command, pressed: Pressed, event: KeyPress): boolean {
    if (/^(Shift|Control|Alt|Meta)$/.test(event.key)) return false;
    this.prefix = undefined;
    if (pressed.name === 'digit') this.run(prefix.name, pressed.value);
    else if (chordsOf(prefix, this.isMac, this.own()).includes(chordOf(pressed)))
      this.run(prefix.name, 0);
    return true;
  }

  up(event: KeyPress): void {
    this.showHeld(event);
  }

  /** Forgets a prefix and a held mode. Called when the board loses the focus. */
  reset(): void {
    this.prefix = undefined;
    clearTimeout(this.timer);
    this.hold(null);
  }

  private showHeld(event: KeyPress): void {
    const isCentre = event.ctrlKey || (this.isMac && event.altKey);
    const mode = isCentre
      ? event.shiftKey
        ? 'colour'
        : 'centre'
      : event.shiftKey
        ? 'corner'
        : null;
    clearTimeout(this.timer);
    if (mode === null) this.timer = setTimeout(() => this.hold(null), HELD_MS);
    else this.hold(mode);
  }
}
