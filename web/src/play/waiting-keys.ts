/**
 * The keys of Play from the first moment on. The keyboard is loaded after the board, which can be
 * played without it. Keys that are pressed before wait for it.
 */
import type { KeyPress } from '../keys/decode';
import { Lazy } from '../ui/lazy.svelte';
import type { PageCommands } from './commands';
import type { Session } from './session.svelte';

/** The keys with which a browser would scroll or search. */
const SCROLLING = /^(?:.|Arrow.*|Page.*|Home|End|Backspace|Delete)$/u;

export class WaitingKeys {
  private waiting: (readonly [event: KeyPress, hasLetters: boolean])[] = [];
  private readonly keyboard;

  constructor(session: Session, page: PageCommands) {
    this.keyboard = new Lazy(async () => {
      const { Keyboard } = await import('./keyboard.svelte');
      return new Keyboard(session, page);
    });
  }

  /** All keys, in the form of `aria-keyshortcuts`; undefined until they are loaded. */
  get shortcuts(): string | undefined {
    return this.keyboard.value?.shortcuts;
  }

  /** Loads the keyboard, and handles the keys that have waited for it. */
  async load(): Promise<void> {
    await this.keyboard.load();
    const { waiting } = this;
    this.waiting = [];
    for (const [event, hasLetters] of waiting) this.keyboard.value?.down(event, hasLetters);
  }

  /** Handles a key, now or later. Returns whether the browser must not handle it. */
  down(event: KeyPress, hasLetters: boolean): boolean {
    const { value } = this.keyboard;
    if (value) return value.down(event, hasLetters);
    this.waiting.push([event, hasLetters]);
    void this.load();
    return SCROLLING.test(event.key) && !(event.ctrlKey || event.altKey || event.metaKey);
  }

  /** Forgets the keys that wait. Called when another game is shown, for which they are not. */
  forget(): void {
    this.waiting = [];
  }

  up(event: KeyPress): void {
    this.keyboard.value?.up(event);
  }

  /** Forgets a prefix and a held mode. Called when the board loses the focus. */
  reset(): void {
    this.keyboard.value?.reset();
  }
}
