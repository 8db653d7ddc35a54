/** The longest time to wait for the browser to paint. */
const LONGEST_MS = 300;

/** Resolves once the document has been painted, or at once if it is hidden and so never painted. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) done();
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST_MS);
  });
