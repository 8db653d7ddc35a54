/** Copies the puzzle that is played, or a link to the game. */
import { copyText } from '../ui/clipboard';
import { faultText } from '../ui/fault';
import { hashOf } from '../ui/router.svelte';
import { desk } from '../engine/desk';
import { linkState } from '../state/link';
import { say } from '../words/words.svelte';
import type { Session } from './session.svelte';

export const copyPuzzle = (session: Session): Promise<void> =>
  copy(session, session.game.puzzle, 'page-copied');

/** Copies a link that carries the game as it is now. */
export async function copyLink(session: Session): Promise<void> {
  try {
    const { payload } = await desk.ask('link', { state: linkState(session.game) });
    await copy(
      session,
      `${location.origin}${location.pathname}${hashOf('play', payload)}`,
      'page-link-copied',
    );
  } catch (error) {
    const text = faultText(error);
    session.tell(() => text);
  }
}

async function copy(session: Session, text: string, told: string): Promise<void> {
  const isCopied = await copyText(text);
  session.tell(() => say(isCopied ? told : 'page-not-copied'));
}
