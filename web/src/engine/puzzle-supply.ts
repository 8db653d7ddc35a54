/**
 * Supplies puzzles of a kind quickly. Several workers search at different indices of one random
 * seed, one portion of tries after the other. While idle, they make puzzles ahead. A player who
 * names seed and index gets exactly that puzzle, from one worker.
 */
import type { JobRunner } from './engine-worker';
import { againAfterCrash } from './engine-worker';
import { cancelled, EngineFault } from './fault';
import type { Generated, Nearest, Order, Reply } from './types/messages';
import { WorkerPool } from './worker-pool';
import { language } from '../words/words.svelte';

/** The properties of a wanted puzzle; any puzzle with them will do. */
export type Wish = Omit<Order, 'seed' | 'max_tries'>;

/** Returns the usual wish of a player: a rank, with the givens in half-turn symmetry. */
export const usualWish = (rank: number): Wish => ({
  ranks: [rank, rank],
  symmetry: 'point',
  logic_only: false,
});

/** The name of one certain puzzle of an order. */
export interface Which {
  readonly seed: number;
  readonly index: number;
}

/** The ranks; those that take longest to make come first. */
export const SLOWEST_FIRST: readonly number[] = [6, 8, 5, 4, 3, 7, 2, 1];

/**
 * The number of tries in a portion: 15 to 50 ms of work. After it a worker checks whether something
 * else is wanted. The engine stops a portion after `PORTION_MS` in any case.
 */
const PORTION_TRIES = 1000;
const PORTION_MS = 100;
/**
 * The number of puzzles of each kind that are made ahead: enough for a player who asks for a new
 * one twice in a row.
 */
const DEPTH = 3;
/**
 * After this many portions without a puzzle, a kind is no longer made ahead, until it is wanted.
 */
const MOST_AHEAD = 100;
/** The time after which the search for a wanted puzzle ends, with the closest one found. */
const LIMIT_MS = 10_000;
/**
 * The time for which the search for one certain puzzle continues after another one is wanted. After
 * it, the worker is ended.
 */
const PATIENCE_MS = 150;

interface Search {
  readonly wish: Wish;
  readonly seed: number;
  /** The index of the puzzle, if one certain puzzle is searched. */
  readonly index?: number;
  portions: number;
  nearest?: Nearest;
}

interface Wanted {
  readonly key: string;
  readonly search: Search;
  readonly until: number;
  readonly done: (made: Generated) => void;
  readonly failed: (error: unknown) => void;
}

/** Returns the number of workers: one per core, as the page is idle while a player waits. */
const workersFor = (cores: number): number => Math.min(4, Math.max(1, cores));

export class PuzzleSupply {
  private readonly ready = new Map<string, readonly Generated[]>();
  private readonly searches = new Map<string, Search>();
  private ahead: readonly Wish[] = [];
  private wanted: Wanted | undefined;
  private readonly searching = new Map<JobRunner, Search>();
  private readonly pool: WorkerPool;

  constructor(count?: number, start?: () => JobRunner) {
    this.pool = new WorkerPool(() => count ?? workersFor(navigator.hardwareConcurrency), start);
  }

  /**
   * Returns a puzzle of a kind, or the one named by seed and index. Fails with `cancelled` if
   * another one is wanted before this one is found.
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

  /** Makes puzzles of each of these kinds ahead, in this order. */
  keep(ahead: readonly Wish[]): void {
    this.ahead = ahead;
    this.searches.clear();
    this.work();
  }

  /** Stops all searches. Puzzles that are ready are kept for the next time. */
  rest(): void {
    this.ahead = [];
    this.drop();
  }

  /** Cancels the search for the wanted puzzle. */
  private drop(): void {
    const { wanted } = this;
    this.wanted = undefined;
    wanted?.failed(cancelled());
    // Other searches stop without this: their workers check what is wanted after each portion.
    if (wanted?.search.index === undefined) return;
    setTimeout(() => {
      for (const [worker, search] of this.searching)
        if (search === wanted.search) worker.end(cancelled());
    }, PATIENCE_MS);
  }

  /** Lets idle workers search. Busy ones check what is wanted after their portion. */
  private work(): void {
    void this.pool.run((worker) => {
      const search = this.next();
      return search && this.doPortion(worker, search);
    });
  }

  private async doPortion(worker: JobRunner, search: Search): Promise<void> {
    this.searching.set(worker, search);
    try {
      this.answered(search, await againAfterCrash(() => portion(worker, search)));
    } catch (error) {
      this.fails(search, error);
    }
    this.searching.delete(worker);
  }

  /**
   * Returns the next search: for the wanted puzzle, else for one that is missing ahead. For the
   * kinds A and B the order is A, B, A, B, A, B: the first of each kind comes before the second of
   * any.
   */
  private next(): Search | undefined {
    const search = this.wanted?.search;
    // The search for one certain puzzle is a single portion, so other workers cannot help.
    if (search && (search.index === undefined || search.portions === 0)) return search;
    for (let depth = 1; depth <= DEPTH; depth += 1) {
      const missing = this.ahead
        .map((wish) => this.missing(wish, depth))
        .find((one) => one !== undefined);
      if (missing) return missing;
    }
    return undefined;
  }

  /** Returns the search for a kind with fewer than `depth` ready; undefined if it was given up. */
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
});

const whichOf = ({ seed, index }: Search): Which | undefined =>
  index === undefined ? undefined : { seed, index };

/**
 * Returns whether a puzzle is closer to the wish than the closest one so far. Surplus clues count
 * first, then the distance of the rank. For rank 8 with at most 20 clues: 20 clues of rank 3 are
 * closer than 22 of rank 7, and 20 of rank 6 are closer still.
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

/** Does the next portion of a search, or the whole search for one certain puzzle. */
async function portion(worker: JobRunner, search: Search): Promise<Reply<'make'>> {
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
  return JSON.parse(
    String(await worker.do(job, isCertain ? LIMIT_MS : undefined)),
  ) as Reply<'make'>;
}

/** The page's one supply. Its workers start when the first puzzle is wanted. */
export const supply = new PuzzleSupply();
