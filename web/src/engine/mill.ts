/**
 * Many puzzles at once, on several workers. Results come in the order of the input, whoever made
 * them.
 */
import { cancelled, codeOf } from './fault';
import { Hand } from './hand';
import type { Generated, Order } from './messages';
import type { Job } from './protocol';

type Bytes = Uint8Array<ArrayBuffer>;

/** How a long job is followed and broken off. */
export interface Following {
  /** Told after each portion: how much is done. */
  readonly onprogress?: (done: number, of: number) => void;
  /** Told with each portion of bytes: where it belongs, as they come, in any order. */
  readonly onpart?: (place: number, bytes: Bytes) => void;
  readonly signal?: AbortSignal;
}

/** Of 81 characters each: `1` to `9`, anything else a blank. */
type Puzzles = readonly string[];

/** A puzzle is so many bytes. */
export const PUZZLE_BYTES = 81;
const PORTION = 2048;
/** Least forms take longer. */
const FORMS_PORTION = 128;
/** A portion of making is to take about so long, so that it can be broken off. */
const MAKING_MS = 50;
const MOST_MADE = 64;
/** Workers are ended after so long a rest. */
const REST_MS = 30_000;

/** How many workers there are: one core is left to the page. */
export const handsFor = (cores: number): number => Math.min(4, Math.max(1, cores - 1));

/** A part of a job: which, how much, and what is to be done. */
interface Portion {
  readonly place: number;
  readonly count: number;
  readonly job: Job;
}

type Take = (hand: number) => Portion | undefined;

export class Mill {
  private hands: readonly Pick<Hand, 'do' | 'end'>[] = [];
  private resting: ReturnType<typeof setTimeout> | undefined;
  private jobs = 0;

  constructor(
    private readonly count?: number,
    private readonly hire: () => Pick<Hand, 'do' | 'end'> = () => new Hand('mill'),
  ) {}

  /** A byte for each puzzle: its rank, 1 to 8; 0 without a solution, 255 with several. */
  async rate(puzzles: Puzzles, following: Following = {}): Promise<Bytes> {
    const job = (from: number, to: number): Job => ({
      do: 'rate',
      puzzles: bytesOf(puzzles, from, to),
    });
    return this.bytes(puzzles.length, job, following);
  }

  /**
   * A byte for each pair of a puzzle and its answer: 0 where it is right; 1 blanks, 2 changed
   * givens, 4 clashes, added up.
   */
  async verify(puzzles: Puzzles, answers: Puzzles, following: Following = {}): Promise<Bytes> {
    const job = (from: number, to: number): Job => ({
      do: 'verify',
      puzzles: bytesOf(puzzles, from, to),
      answers: bytesOf(answers, from, to),
    });
    return this.bytes(puzzles.length, job, following);
  }

  /** The least forms of puzzles, as puzzles: the same for all rearrangements of one. */
  async canonical(puzzles: Puzzles, following: Following = {}): Promise<Bytes> {
    const job = (from: number, to: number): Job => ({
      do: 'canonical',
      puzzles: bytesOf(puzzles, from, to),
    });
    return this.bytes(puzzles.length, job, following, PUZZLE_BYTES, FORMS_PORTION);
  }

  /**
   * The puzzles of an order from an index on; null where the tries were not enough. `onmade` gets
   * them in order as they come. The same order gives the same puzzles, however many workers there
   * are.
   */
  async make(
    order: Order,
    first: number,
    count: number,
    onmade: (made: readonly (Generated | null)[], index: number) => void,
    following: Following = {},
  ): Promise<void> {
    const text = JSON.stringify(order);
    const sizes = new Map<number, number>();
    const began = new Map<number, number>();
    let next = 0;
    let told = 0;
    const waiting = new Map<number, readonly (Generated | null)[]>();
    const take: Take = (hand) => {
      if (next >= count) return undefined;
      const size = Math.min(sizes.get(hand) ?? 1, count - next);
      const place = next;
      next += size;
      began.set(hand, performance.now());
      return {
        place,
        count: size,
        job: { do: 'make', order: text, first: first + place, count: size },
      };
    };
    await this.work(take, count, following, (portion, answer, hand) => {
      const took = Math.max(1, performance.now() - (began.get(hand) ?? 0));
      const wanted = Math.round((portion.count * MAKING_MS) / took);
      sizes.set(hand, Math.min(MOST_MADE, 2 * portion.count, Math.max(1, wanted)));
      waiting.set(portion.place, JSON.parse(String(answer)) as (Generated | null)[]);
      for (let made = waiting.get(told); made; made = waiting.get(told)) {
        waiting.delete(told);
        onmade(made, first + told);
        told += made.length;
      }
    });
  }

  /** Each puzzle is answered with so many bytes. */
  private async bytes(
    count: number,
    job: (from: number, to: number) => Job,
    following: Following,
    width = 1,
    most = PORTION,
  ): Promise<Bytes> {
    const all = new Uint8Array(count * width);
    let next = 0;
    const take: Take = () => {
      if (next >= count) return undefined;
      const place = next;
      const size = Math.min(most, count - place);
      next += size;
      return { place, count: size, job: job(place, place + size) };
    };
    await this.work(take, count, following, (portion, answer) => {
      if (!(answer instanceof Uint8Array)) return;
      all.set(answer, portion.place * width);
      following.onpart?.(portion.place, answer);
    });
    return all;
  }

  /** Has all hands take portions until there are none. */
  private async work(
    take: Take,
    of: number,
    following: Following,
    done: (portion: Portion, answer: string | Bytes, hand: number) => void,
  ): Promise<void> {
    const { onprogress, signal } = following;
    if (signal?.aborted) throw cancelled();
    const hands = this.begin();
    const abort = () => hands.forEach((hand) => hand.end(cancelled()));
    signal?.addEventListener('abort', abort);
    let finished = 0;
    const run = async (hand: Pick<Hand, 'do' | 'end'>, index: number) => {
      for (let portion = take(index); portion; portion = take(index)) {
        const answer = await retried(hand, portion.job, signal);
        done(portion, answer, index);
        finished += portion.count;
        onprogress?.(finished, of);
      }
    };
    try {
      await Promise.all(hands.map(run));
    } finally {
      signal?.removeEventListener('abort', abort);
      if (hands !== this.hands) abort();
      this.rest();
    }
  }

  private hired(): readonly Pick<Hand, 'do' | 'end'>[] {
    return range(this.count ?? handsFor(navigator.hardwareConcurrency)).map(() => this.hire());
  }

  private begin(): readonly Pick<Hand, 'do' | 'end'>[] {
    clearTimeout(this.resting);
    this.jobs += 1;
    // A job of its own gets hands of its own: a hand does one thing at a time.
    const hands = this.jobs === 1 && this.hands.length > 0 ? this.hands : this.hired();
    if (this.jobs === 1) this.hands = hands;
    return hands;
  }

  private rest(): void {
    this.jobs -= 1;
    if (this.jobs > 0) return;
    this.resting = setTimeout(() => {
      this.hands.forEach((hand) => hand.end(cancelled()));
      this.hands = [];
    }, REST_MS);
  }
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** After a crash there is one more try. */
async function retried(
  hand: Pick<Hand, 'do'>,
  job: Job,
  signal: AbortSignal | undefined,
): Promise<string | Bytes> {
  try {
    return await hand.do(job);
  } catch (error) {
    if (codeOf(error) !== 'crashed' || signal?.aborted) throw error;
    return hand.do(job);
  }
}

/**
 * A portion of the puzzles as bytes: all at once would keep the page's thread from everything else.
 */
const bytesOf = (puzzles: Puzzles, from: number, to: number): Bytes =>
  new TextEncoder().encode(puzzles.slice(from, to).join(''));

/** The page's one mill. Its workers begin with the first job. */
export const mill = new Mill();
