/** The worker that answers single questions. */

const start = (): Worker =>
  new Worker(new URL('./question-worker.ts', import.meta.url), { type: 'module' });

let ahead: Worker | undefined;

/**
 * Starts the worker before the scripts are there that ask it. They and the first page keep the
 * page's thread busy, and the worker loads the engine in the meantime. If it fails, `deskWorker`
 * starts another one.
 */
export function startDeskAhead(): void {
  try {
    ahead = start();
  } catch {
    // The first question reports that this browser allows no workers.
    return;
  }
  ahead.onerror = () => (ahead = undefined);
}

/** Returns the worker that was started ahead; later, a new one. */
export function deskWorker(): Worker {
  const worker = ahead ?? start();
  ahead = undefined;
  return worker;
}
