/** Shares a result, or a puzzle of the day, as a line of text with a link. */
import { copyText } from '../ui/clipboard';
import { hashOf } from '../ui/router.svelte';
import { hintsOf, type Result } from '../state/result';
import { dayName } from '../words/dates';
import { rankName, stars, timeShown } from '../words/names';
import { say } from '../words/words.svelte';

/** The parts of a result that are shared. */
export type Shared = Pick<Result, 'puzzle' | 'rank' | 'time_ms' | 'hints' | 'day'>;

export interface SharedText {
  readonly text: string;
  readonly url: string;
}

const addressOf = (hash: string): string => `${location.origin}${location.pathname}${hash}`;

/** Returns the result in one line, and a link to the puzzle without any digit of the player. */
export function shareText(shared: Shared): SharedText {
  const { rank, day, puzzle, time_ms } = shared;
  const values = {
    stars: stars(rank ?? 0),
    rank: rank === null ? '' : rankName(rank),
    time: timeShown(time_ms),
    hints: hintsOf(shared),
  };
  const text =
    day === undefined
      ? say('play-share-text', values)
      : say('play-share-day', { ...values, day: dayName(day) });
  return {
    text,
    url: addressOf(day === undefined ? hashOf('play', puzzle) : hashOf('today', day)),
  };
}

/** Returns a line about the puzzle of a day that is not solved yet, and its link. */
export const shareDay = (day: string, rank: number): SharedText => ({
  text: say('share-day', { day: dayName(day), stars: stars(rank), rank: rankName(rank) }),
  url: addressOf(hashOf('today', day)),
});

/** The fate of a text. Nothing is shown if it was shared or the user cancelled. */
export type Outcome = 'shared' | 'cancelled' | 'copied' | 'not-copied';

/** Returns whether an error means that the user has closed the device's sheet. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/**
 * Shares a text with the device's own sheet, or copies it where there is none. Insecure origins and
 * some browsers have no sheet.
 */
export async function shareLine(shared: SharedText): Promise<Outcome> {
  if ('share' in navigator && navigator.canShare({ ...shared })) {
    try {
      await navigator.share({ ...shared });
      return 'shared';
    } catch (error) {
      if (isCancelled(error)) return 'cancelled';
    }
  }
  return (await copyText(`${shared.text}\n${shared.url}`)) ? 'copied' : 'not-copied';
}

/** Returns the message for an outcome; empty if there is nothing to say. */
export const outcomeText = (outcome: Outcome): string =>
  outcome === 'copied' ? say('copied') : outcome === 'not-copied' ? say('not-copied') : '';
