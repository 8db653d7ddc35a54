/**
 * A puzzle of a kind as soon as it is wanted: several workers look for it at other indices of a
 * seed by chance, a portion of tries at a time; while nothing is wanted they make ahead what may be
 * wanted next. Who wants a certain puzzle of a seed of his own gets that one, from one worker.
 */
import { cancelled, codeOf, EngineFault } from './fault';
import { Hand } from './hand';
import type { Generated, Nearest, Order, Reply } from './messages';
import { language } from '../words/words.svelte';

/** What a puzzle is to be like; which one of these comes is left to chance. */
export type Wish = Omit<Order, 'seed' | 'max_tries'>;

/** A certain one of them. */
export interface Which {
  readonly seed: number;
  readonly index: number;
}

/** The ranks, those that take longest to make first. */
export const SLOWEST_FIRST: readonly number[] = [6, 8, 5, 4, 3, 7, 2, 1];

/**
 * So many tries are made before a worker looks again at what is wanted: 15 to 50 ms, and never
 * longer than the second number.
 */
const PORTION_TRIES = 1000;
const PORTION_MS = 100;
/**
 * So many of each kind are made ahead: whoever moves to a rank and asks for another has them at
 * once.
 */
const DEPTH = 3;
/** What is made ahead is given up after so many portions, until it is wanted. */
const MOST_AHEAD = 100;
/** After so long the search for what is wanted ends with the nearest. */
const LIMIT_MS = 10_000;
/** Workers are ended after so long a rest. */
const REST_MS = 30_000;
/**
 * The search for a certain puzzle that is no longer wanted may take so much longer before its
 * worker is ended.
 */
const PATIENCE_MS = 150;

interface Search {
  readonly wish: Wish;
  readonly seed: number;
  /** The only index that will do. */
  readonly index?: number;
  portions: number;
  hasCrashed: boolean;
  nearest?: Nearest;
}

interface Wanted {
  readonly key: string;
  readonly search: Search;
  readonly until: number;
  readonly done: (made: Generated) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * As many workers as there are cores, at most four: nothing else is going on while somebody waits
 * for a puzzle.
 */
const handsFor = (cores: number): number => Math.min(4, Math.max(1, cores));

type Worker = Pick<Hand, 'do' | 'end'>;

export class Stock {
  private readonly ready = new Map<string, readonly Generated[]>();
  private readonly searches = new Map<string, Search>();
  private ahead: readonly Wish[] = [];
  private wanted: Wanted | undefined;
  private hands: Worker[] = [];
  private readonly busy = new Map<Worker, Search>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly count?: number,
    private readonly hire: () => Worker = () => new Hand('mill'),
  ) {}

  /**
   * A puzzle like this, or that one of a seed. It fails with `cancelled`, where another was wanted
   * before it was found.
   */
  take(wish: Wish, which?: Which): Promise<Generated> {
    const key = keyOf(wish, which);
    this.drop();
    const [made, ...others] = this.ready.get(key) ?? [];
    if (made) {
      this.ready.set(key, others);
      this.work();
      return Promise.resolve(made);
    }
    return new Promise((done, failed) => {
      const search = begun(wish, which);
      this.wanted = { key, search, until: performance.now() + LIMIT_MS, done, failed };
      this.work();
    });
  }

  /** Makes puzzles of each of these kinds ahead, the first ones first. */
  keep(ahead: readonly Wish[]): void {
    this.ahead = ahead;
    this.searches.clear();
    this.work();
  }

  /** What is still under way comes to nothing; what was made is kept for the next time. */
  rest(): void {
    this.ahead = [];
    this.drop();
  }

  /** What was wanted is not any more. */
  private drop(): void {
    const { wanted } = this;
    this.wanted = undefined;
    wanted?.failed(cancelled());
    // The others look at what is wanted after their portion.
    if (wanted?.search.index === undefined) return;
    setTimeout(() => {
      for (const [hand, search] of this.busy) if (search === wanted.search) hand.end(cancelled());
    }, PATIENCE_MS);
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

  private async run(hand: Worker): Promise<void> {
    for (let search = this.next(); search; search = this.next()) {
      this.busy.set(hand, search);
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

  /**
   * What is looked for now: what is wanted, else what is missing of what is kept: one of each kind,
   * then the second of each …
   */
  private next(): Search | undefined {
    const search = this.wanted?.search;
    // Of a certain puzzle there is no second portion for others to look at.
    if (search && (search.index === undefined || search.portions === 0)) return search;
    for (let depth = 1; depth <= DEPTH; depth += 1) {
      const missing = this.ahead
        .map((wish) => this.missing(wish, depth))
        .find((one) => one !== undefined);
      if (missing) return missing;
    }
    return undefined;
  }

  /**
   * The search for a puzzle of a kind of which there are fewer than that, unless it has been given
   * up.
   */
  private missing(wish: Wish, depth: number): Search | undefined {
    const key = keyOf(wish);
    if ((this.ready.get(key)?.length ?? 0) >= depth) return undefined;
    const search = this.searches.get(key) ?? begun(wish);
    this.searches.set(key, search);
    return search.portions < MOST_AHEAD ? search : undefined;
  }

  private answered(search: Search, reply: Reply<'make'>): void {
    if (reply.ok) this.found(search, reply.value);
    else if (reply.error.code === 'not-found') this.missed(search, reply.error);
    else this.fails(search, new EngineFault(reply.error));
  }

  private found(search: Search, made: Generated): void {
    const key = keyOf(search.wish, whichOf(search));
    this.searches.delete(key);
    if (this.wanted?.key === key) {
      this.wanted.done(made);
      this.wanted = undefined;
    } else if (search.index === undefined)
      this.ready.set(key, [...(this.ready.get(key) ?? []), made]);
  }

  private missed(search: Search, fault: EngineFault['fault']): void {
    if (fault.nearest && isNearer(fault.nearest, search)) search.nearest = fault.nearest;
    const { wanted } = this;
    if (
      wanted?.search !== search ||
      (search.index === undefined && performance.now() < wanted.until)
    )
      return;
    this.fails(
      search,
      new EngineFault(search.nearest ? { ...fault, nearest: search.nearest } : fault),
    );
  }

  /** After a crash the search goes on with a new worker, once. */
  private broke(search: Search, error: unknown): void {
    if (codeOf(error) !== 'crashed' || search.hasCrashed) this.fails(search, error);
    else if (search.index !== undefined) search.portions = 0;
    search.hasCrashed = true;
  }

  private fails(search: Search, error: unknown): void {
    search.portions = MOST_AHEAD;
    if (this.wanted?.search !== search) return;
    this.wanted.failed(error);
    this.wanted = undefined;
  }
}

const keyOf = (wish: Wish, which?: Which): string => JSON.stringify([wish, which]);

const begun = (wish: Wish, which?: Which): Search => ({
  wish,
  seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  ...which,
  portions: 0,
  hasCrashed: false,
});

const whichOf = ({ seed, index }: Search): Which | undefined =>
  index === undefined ? undefined : { seed, index };

/**
 * Whether it comes nearer to the wish than what a search has found: fewer givens too many, else a
 * nearer rank.
 */
function isNearer(found: Nearest, { wish, nearest }: Search): boolean {
  if (!nearest) return true;
  const tooMany = (one: Nearest): number => Math.max(0, one.clues - (wish.clues?.[1] ?? one.clues));
  const [lowest, highest] = wish.ranks ?? [1, 8];
  const off = (one: Nearest): number => Math.max(lowest - one.rank, one.rank - highest, 0);
  return (
    tooMany(found) < tooMany(nearest) ||
    (tooMany(found) === tooMany(nearest) && off(found) < off(nearest))
  );
}

/** The next index of a search, so many tries long; or all of the search for a certain puzzle. */
async function portion(hand: Pick<Hand, 'do'>, search: Search): Promise<Reply<'make'>> {
  const { wish, seed, index = search.portions } = search;
  search.portions += 1;
  const isCertain = search.index !== undefined;
  const order: Order = { ...wish, seed, ...(isCertain ? {} : { max_tries: PORTION_TRIES }) };
  const deadline = isCertain ? LIMIT_MS : PORTION_MS;
  const question = {
    v: 1,
    id: index,
    ask: 'make',
    with: { order, index },
    lang: language(),
    deadline_ms: deadline,
  };
  const job = { do: 'ask', text: JSON.stringify(question) } as const;
  return JSON.parse(String(await hand.do(job, isCertain ? LIMIT_MS : undefined))) as Reply<'make'>;
}

/** The page's one stock. Its workers begin when the first puzzle is wanted. */
export const stock = new Stock();
