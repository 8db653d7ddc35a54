/** The keys of Play: their commands, and the player's own choice of keys. */
import { KeyHandler } from '../keys/handler';
import { ownKeys } from '../keys/own';
import { isMac } from '../keys/platform';
import { ariaShortcuts } from '../keys/table';
import { settings } from '../state/settings.svelte';
import { commandRunner, type PageCommands } from './commands';
import type { Session } from './session.svelte';

export class Keyboard extends KeyHandler {
  private readonly chosen = $derived(ownKeys(settings().keys));
  /** All keys, in the form of `aria-keyshortcuts`. */
  readonly shortcuts = $derived(ariaShortcuts(isMac, this.chosen));

  constructor(session: Session, page: PageCommands) {
    super(
      commandRunner(session, page),
      (mode) => (session.held = mode),
      isMac,
      () => this.chosen,
    );
  }
}
