/** Asks the engine about puzzles, one after the other, once each. */
export class Finder<T> {
  /** What is known, by puzzle. */
  found: ReadonlyMap<string, T> = $state.raw(new Map());
  /** How many are sought now, and how many of them are known. */
  sought = $state(0);
  done = $state(0);
  private key = '';
  private work = new AbortController();

  constructor(private readonly find: (puzzle: string, signal: AbortSignal) => Promise<T>) {}

  /**
   * Seeks what is not known of these puzzles, in place of what was sought before; with another key
   * all again.
   */
  async seek(puzzles: Iterable<string>, key = ''): Promise<void> {
    this.stop();
    const { signal } = (this.work = new AbortController());
    if (key !== this.key) this.found = new Map();
    this.key = key;
    const found = new Map(this.found);
    const unknown = [...new Set(puzzles)].filter((puzzle) => !found.has(puzzle));
    [this.sought, this.done] = [unknown.length, 0];
    try {
      for (const puzzle of unknown) {
        const one = await this.find(puzzle, signal);
        if (signal.aborted) return;
        found.set(puzzle, one);
        this.done += 1;
      }
    } finally {
      // Also what was found until it was stopped.
      if (this.key === key) this.found = new Map([...this.found, ...found]);
    }
  }

  stop(): void {
    this.work.abort();
  }
}
