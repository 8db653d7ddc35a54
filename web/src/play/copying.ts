/** Copies the current puzzle, or a link to the game. */
import { copyText } from '../ui/clipboard';
import { faultText } from '../ui/fault';
import { hashOf } from '../ui/router.svelte';
import { engine } from '../engine/questions';
import { linkState } from '../state/link';
import { say } from '../words/words.svelte';
import type { Session } from './session.svelte';

export const copyPuzzle = (session: Session): Promise<void> =>
  copy(session, session.game.puzzle, 'copied');

/** Copies a link that contains the game in its current state. */
export async function copyLink(session: Session): Promise<void> {
  try {
    const { payload } = await engine.ask('link', { state: linkState(session.game) });
    await copy(
      session,
      `${location.origin}${location.pathname}${hashOf('play', payload)}`,
      'link-copied',
    );
  } catch (error) {
    const text = faultText(error);
    session.show(() => text);
  }
}

async function copy(session: Session, text: string, message: string): Promise<void> {
  const isCopied = await copyText(text);
  session.show(() => say(isCopied ? message : 'not-copied'));
}
