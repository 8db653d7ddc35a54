/** Asks the engine about puzzles, one after the other, and about each only once. */
export class Finder<T> {
  /** The results, by puzzle. */
  found: ReadonlyMap<string, T> = $state.raw(new Map());
  /** The number of puzzles that are asked about now, and the number of those that are answered. */
  sought = $state(0);
  done = $state(0);
  private key = '';
  private work = new AbortController();

  constructor(private readonly find: (puzzle: string, signal: AbortSignal) => Promise<T>) {}

  /**
   * Asks about the puzzles whose result is not known, in place of any earlier call. Results of
   * another `key` are forgotten.
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
      // Results are kept even if the call was stopped.
      if (this.key === key) this.found = new Map([...this.found, ...found]);
    }
  }

  stop(): void {
    this.work.abort();
  }
}
