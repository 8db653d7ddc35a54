/** Shares the result of a solved game. */
import { copyText } from '../ui/clipboard';
import { hashOf } from '../ui/router.svelte';
import { hintsOf } from '../state/result';
import { dayName } from '../words/dates';
import { rankName, stars, timeShown } from '../words/names';
import { say } from '../words/words.svelte';
import type { Session } from './session.svelte';

/** Returns the result in one line, and a link to the puzzle without any digit of the player. */
export function shareText({ game, clock }: Session): { text: string; url: string } {
  const { rank, day, puzzle } = game;
  const values = {
    stars: stars(rank ?? 0),
    rank: rank === null ? '' : rankName(rank),
    time: timeShown(clock),
    hints: hintsOf(game),
  };
  const text =
    day === undefined
      ? say('play-share-text', values)
      : say('play-share-day', { ...values, day: dayName(day) });
  const fragment = day === undefined ? hashOf('play', puzzle) : hashOf('today', day);
  return { text, url: `${location.origin}${location.pathname}${fragment}` };
}

/**
 * Shares the result with the device's own sheet, or copies it where there is none. A cancelled
 * sheet changes nothing.
 */
export async function shareResult(session: Session): Promise<void> {
  const shared = shareText(session);
  // Insecure origins and some browsers have no sheet.
  const canShare = 'share' in navigator && navigator.canShare(shared);
  if (canShare) {
    try {
      await navigator.share(shared);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const isCopied = await copyText(`${shared.text}\n${shared.url}`);
  session.show(() => say(isCopied ? 'page-copied' : 'page-not-copied'));
}
