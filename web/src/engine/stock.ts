/**
 * A puzzle of a kind as soon as it is wanted: several workers look for it at other indices of a seed by chance, a portion of
 * tries at a time; while nothing is wanted they make ahead what may be wanted next.
 */
import { cancelled, codeOf, EngineFault } from './fault';
import { Hand } from './hand';
import type { Generated, Nearest, Order, Reply } from './messages';
import { language } from '../words/words.svelte';

/** What a puzzle is to be like; which one of these comes is left to chance. */
export type Wish = Omit<Order, 'seed' | 'max_tries'>;

/** So many tries are made before a worker looks again at what is wanted: 15 to 50 ms. */
const PORTION_TRIES = 1000;
/** What is made ahead is given up after so many portions, until it is wanted. */
const MOST_AHEAD = 100;
/** After so long the search for what is wanted ends with the nearest. */
const LIMIT_MS = 10_000;
/** Workers are ended after so long a rest. */
const REST_MS = 30_000;

interface Search {
  readonly wish: Wish;
  readonly seed: number;
  portions: number;
  hasCrashed: boolean;
  nearest?: Nearest;
}

interface Wanted {
  readonly key: string;
  readonly until: number;
  readonly done: (made: Generated) => void;
  readonly failed: (error: unknown) => void;
}

/** As many workers as there are cores, at most four: nothing else is going on while somebody waits for a puzzle. */
const handsFor = (cores: number): number => Math.min(4, Math.max(1, cores));

export class Stock {
  private readonly ready = new Map<string, Generated>();
  private readonly searches = new Map<string, Search>();
  private ahead: readonly Wish[] = [];
  private wanted: Wanted | undefined;
  private hands: Pick<Hand, 'do' | 'end'>[] = [];
  private readonly busy = new Set<Pick<Hand, 'do' | 'end'>>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly count?: number,
    private readonly hire: () => Pick<Hand, 'do' | 'end'> = () => new Hand('mill'),
  ) {}

  /** A puzzle like this. It fails with `cancelled`, where another was wanted before it was found. */
  take(wish: Wish): Promise<Generated> {
    const key = keyOf(wish);
    this.wanted?.failed(cancelled());
    this.wanted = undefined;
    const made = this.ready.get(key);
    if (made) {
      this.ready.delete(key);
      this.work();
      return Promise.resolve(made);
    }
    return new Promise((done, failed) => {
      this.wanted = { key, until: performance.now() + LIMIT_MS, done, failed };
      this.searches.set(key, begun(wish));
      this.work();
    });
  }

  /** Makes a puzzle of each of these kinds ahead, the first ones first. */
  keep(ahead: readonly Wish[]): void {
    this.ahead = ahead;
    this.searches.clear();
    if (this.wanted) this.searches.set(this.wanted.key, begun(JSON.parse(this.wanted.key) as Wish));
    this.work();
  }

  /** What is still under way comes to nothing; what was made is kept for the next time. */
  rest(): void {
    this.ahead = [];
    this.wanted?.failed(cancelled());
    this.wanted = undefined;
  }

  private work(): void {
    clearTimeout(this.resting);
    if (this.hands.length === 0) {
      const count = this.count ?? handsFor(navigator.hardwareConcurrency);
      this.hands = Array.from({ length: count }, this.hire);
    }
    // Those that are at work look at what is wanted after their portion.
    for (const hand of this.hands) if (!this.busy.has(hand)) void this.run(hand);
  }

  private async run(hand: Pick<Hand, 'do' | 'end'>): Promise<void> {
    this.busy.add(hand);
    for (let search = this.next(); search; search = this.next()) {
      try {
        this.answered(search, await portion(hand, search));
      } catch (error) {
        this.broke(search, error);
      }
    }
    this.busy.delete(hand);
    if (this.busy.size === 0) this.resting = setTimeout(() => this.end(), REST_MS);
  }

  private end(): void {
    this.hands.forEach((hand) => hand.end(cancelled()));
    this.hands = [];
  }

  /** What is looked for now: what is wanted, else what is missing of what is kept. */
  private next(): Search | undefined {
    if (this.wanted) return this.searches.get(this.wanted.key);
    for (const wish of this.ahead) {
      const key = keyOf(wish);
      if (this.ready.has(key)) continue;
      const search = this.searches.get(key) ?? begun(wish);
      this.searches.set(key, search);
      if (search.portions < MOST_AHEAD) return search;
    }
    return undefined;
  }

  private answered(search: Search, reply: Reply<'make'>): void {
    if (reply.ok) this.found(search, reply.value);
    else if (reply.error.code === 'not-found') this.missed(search, reply.error);
    else this.fails(search, new EngineFault(reply.error));
  }

  private found(search: Search, made: Generated): void {
    const key = keyOf(search.wish);
    this.searches.delete(key);
    if (this.wanted?.key !== key) {
      this.ready.set(key, made);
      return;
    }
    this.wanted.done(made);
    this.wanted = undefined;
  }

  private missed(search: Search, fault: EngineFault['fault']): void {
    if (fault.nearest) search.nearest = fault.nearest;
    if (this.wanted?.key !== keyOf(search.wish) || performance.now() < this.wanted.until) return;
    this.fails(search, new EngineFault(search.nearest ? { ...fault, nearest: search.nearest } : fault));
  }

  /** After a crash the search goes on with a new worker, once. */
  private broke(search: Search, error: unknown): void {
    if (codeOf(error) !== 'crashed' || search.hasCrashed) this.fails(search, error);
    search.hasCrashed = true;
  }

  private fails(search: Search, error: unknown): void {
    search.portions = MOST_AHEAD;
    if (this.wanted?.key !== keyOf(search.wish)) return;
    this.wanted.failed(error);
    this.wanted = undefined;
  }
}

const keyOf = (wish: Wish): string => JSON.stringify(wish);

const begun = (wish: Wish): Search => ({
  wish,
  seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  portions: 0,
  hasCrashed: false,
});

/** The next index of a search, so many tries long. */
async function portion(hand: Pick<Hand, 'do'>, search: Search): Promise<Reply<'make'>> {
  const index = search.portions;
  search.portions += 1;
  const order: Order = { ...search.wish, seed: search.seed, max_tries: PORTION_TRIES };
  const text = JSON.stringify({ v: 1, id: index, ask: 'make', with: { order, index }, lang: language() });
  return JSON.parse(String(await hand.do({ do: 'ask', text }))) as Reply<'make'>;
}

/** The page's one stock. Its workers begin when the first puzzle is wanted. */
export const stock = new Stock();
