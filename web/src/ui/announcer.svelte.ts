/** Announcements for screen readers: at most one in 250 ms, the last wins. */

const GAP_MS = 250;

let status = $state('');
let alert = $state('');
let waiting: ReturnType<typeof setTimeout> | undefined;
let last = 0;

export const announced = (): { readonly status: string; readonly alert: string } => ({
  status,
  alert,
});

/** Announces a text when the screen reader pauses. */
export function announce(text: string): void {
  clearTimeout(waiting);
  const wait = Math.max(0, last + GAP_MS - Date.now());
  waiting = setTimeout(() => {
    last = Date.now();
    // The same text again is a change only with something else in between.
    status = text === status ? `${text}\u00a0` : text;
  }, wait);
}

/** Announces a text at once and interrupts other speech. */
export function warn(text: string): void {
  alert = text === alert ? `${text}\u00a0` : text;
}
