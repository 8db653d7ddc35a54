/**
 * The right to edit a game. One page has it at a time; where the browser has no Web Locks, every
 * page that asks gets it.
 */

/** Settles once the right that this document gave up last is free again. */
let freed: Promise<unknown> = Promise.resolve();

export class EditRight {
  /** Counts what is asked for: an answer to an older question is not used. */
  private asked = 0;
  private release: (() => void) | undefined;
  private held: Promise<unknown> | undefined;

  /** `onlost` is called when another tab takes the right away. */
  constructor(private readonly onlost: () => void) {}

  /**
   * Asks for the right to a game; with `isTaking` also where another tab has it. Returns undefined
   * where the right was given up or asked for again meanwhile.
   */
  async take(id: string, isTaking: boolean): Promise<boolean | undefined> {
    this.free();
    if (!('locks' in navigator)) return true;
    const number = this.asked;
    // Asked too early, the page would be refused because of itself: a lock is released a moment
    // after it is given up.
    await freed;
    if (number !== this.asked) return undefined;
    const options = isTaking ? { steal: true } : { ifAvailable: true };
    return new Promise<boolean | undefined>((answer) => {
      this.held = navigator.locks
        .request(`numpre.game.${id}`, options, (lock) => {
          const isWanted = number === this.asked;
          answer(isWanted ? lock !== null : undefined);
          return isWanted && lock
            ? new Promise<void>((release) => (this.release = release))
            : undefined;
        })
        .catch(() => {
          // The browser refuses locks as such, or another tab has taken this one.
          answer(true);
          if (this.release && number === this.asked) this.onlost();
        });
    });
  }

  /** Gives the right up. */
  free(): void {
    this.asked += 1;
    this.release?.();
    this.release = undefined;
    freed = this.held ?? freed;
    this.held = undefined;
  }
}
