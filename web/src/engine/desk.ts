/** The worker that answers single questions. */

declare global {
  /**
   * The worker that `public/look.js` starts on a visit of Play, before any script of the app is
   * there. These scripts and the first page keep the page's thread busy, and the worker loads the
   * engine in the meantime. Undefined if it has failed or is in use.
   */
  var deskAhead: Worker | undefined;
}

/** Returns the worker that was started ahead; later, a new one. */
export function deskWorker(): Worker {
  const worker =
    globalThis.deskAhead ??
    new Worker(new URL('./question-worker.ts', import.meta.url), { type: 'module' });
  globalThis.deskAhead = undefined;
  return worker;
}
