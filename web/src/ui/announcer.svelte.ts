/** Announcements for screen readers: at most one in 250 ms; the last one wins. */

const GAP_MS = 250;
/** The time after which a warning is gone, so that it is not read later as part of another page. */
const WARNING_MS = 5000;

let status = $state('');
let alert = $state('');
let waiting: ReturnType<typeof setTimeout> | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;
let last = 0;
/** The number of texts announced so far, or still to be loaded. */
let count = 0;

export const announced = (): { readonly status: string; readonly alert: string } => ({
  status,
  alert,
});

/** Announces a text at the next pause of the screen reader. */
export function announce(text: string): void {
  count += 1;
  clearTimeout(waiting);
  const wait = Math.max(0, last + GAP_MS - Date.now());
  waiting = setTimeout(() => {
    last = Date.now();
    // The same text again is announced only if something in it differs.
    status = text === status ? `${text}\u00a0` : text;
  }, wait);
}

/** Announces a text once it is loaded, unless another one was announced in the meantime. */
export async function announceLoaded(loading: Promise<string | undefined>): Promise<void> {
  count += 1;
  const number = count;
  const text = await loading;
  if (text !== undefined && number === count) announce(text);
}

/** Announces a text at once and interrupts other speech. */
export function warn(text: string): void {
  count += 1;
  alert = text === alert ? `${text}\u00a0` : text;
  clearTimeout(ending);
  ending = setTimeout(() => (alert = ''), WARNING_MS);
}
