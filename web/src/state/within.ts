/** The usual time after which a database that does not answer is given up. */
const PATIENCE_MS = 2000;

/** Returns what the work returns; undefined if it takes longer than this. */
export function within<T>(work: Promise<T>, time_ms = PATIENCE_MS): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), time_ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
