/**
 * The right to edit a game, held by one page at a time. If the browser has no Web Locks, every page
 * that asks gets it.
 */

/** Settles once the lock that this document released last is free again. */
let freed: Promise<unknown> = Promise.resolve();

export class EditRight {
  /** The number of the latest request. Answers to earlier requests are ignored. */
  private asked = 0;
  private release: (() => void) | undefined;
  private held: Promise<unknown> | undefined;

  /** `onlost` is called when another tab takes the right away. */
  constructor(private readonly onlost: () => void) {}

  /**
   * Asks for the right to a game. With `isTaking`, takes it even if another tab has it. Returns
   * whether it was granted; undefined if it was released or requested again in the meantime.
   */
  async take(id: string, isTaking: boolean): Promise<boolean | undefined> {
    this.free();
    if (!('locks' in navigator)) return true;
    const number = this.asked;
    // A lock becomes free only a moment after it is released. Without waiting, the page could be
    // refused because of its own lock.
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
          // The browser does not allow locks at all, or another tab has taken this one.
          answer(true);
          if (this.release && number === this.asked) this.onlost();
        });
    });
  }

  /** Releases the right. */
  free(): void {
    this.asked += 1;
    this.release?.();
    this.release = undefined;
    freed = this.held ?? freed;
    this.held = undefined;
  }
}
