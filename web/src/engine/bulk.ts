/** Many puzzles at once, on several workers. Results keep the order of the input. */
import { againAfterCrash, type JobRunner } from './engine-worker';
import { cancelled } from './fault';
import type { Answer, Job } from './protocol';
import type { Generated, Order } from './types/messages';
import { WorkerPool } from './worker-pool';

type Bytes = Uint8Array<ArrayBuffer>;

/** The callbacks with which a caller follows a long job, and the signal that stops it. */
export interface Following {
  /** Called after each portion: how many puzzles are done. */
  readonly onprogress?: (done: number, of: number) => void;
  /** Called with each portion of bytes and its place; portions come in any order. */
  readonly onpart?: (place: number, bytes: Bytes) => void;
  readonly signal?: AbortSignal;
}

/** Puzzles of 81 characters: `1` to `9` are givens, anything else is a blank. */
type Puzzles = readonly string[];

/** The number of bytes of a puzzle. */
export const PUZZLE_BYTES = 81;
/** The number of puzzles that a worker gets at once. */
const PORTION = 2048;
/** The number for canonical forms, which take longer. */
const FORMS_PORTION = 128;
/** The time that a portion takes when puzzles are made, so that making can be stopped soon. */
const MAKING_MS = 50;
const MOST_MADE = 64;

/** Returns the number of workers: one core is left to the page. */
export const workersFor = (cores: number): number => Math.min(4, Math.max(1, cores - 1));

/** A part of a job: the place of its first puzzle, and how many puzzles there are. */
interface Portion {
  readonly place: number;
  readonly count: number;
  readonly job: Job;
}

/** Returns the next portion for a worker, by the worker's number; undefined if all are taken. */
type Take = (worker: number) => Portion | undefined;

export class Bulk {
  private readonly pool: WorkerPool;

  constructor(
    private readonly count?: number,
    private readonly start?: () => JobRunner,
  ) {
    this.pool = this.newPool();
  }

  private newPool(): WorkerPool {
    return new WorkerPool(
      () => this.count ?? workersFor(navigator.hardwareConcurrency),
      this.start,
    );
  }

  /** Returns a byte per puzzle: its rank, 1 to 8; 0 for no solution, 255 for multiple solutions. */
  async rate(puzzles: Puzzles, following: Following = {}): Promise<Bytes> {
    const job = (from: number, to: number): Job => ({
      do: 'rate',
      puzzles: bytesOf(puzzles, from, to),
    });
    return this.bytes(puzzles.length, job, following);
  }

  /**
   * Returns a byte per pair of a puzzle and its answer: 0 if the answer is right, else the sum of
   * 1 for blanks, 2 for changed givens, 4 for clashes.
   */
  async verify(puzzles: Puzzles, answers: Puzzles, following: Following = {}): Promise<Bytes> {
    const job = (from: number, to: number): Job => ({
      do: 'verify',
      puzzles: bytesOf(puzzles, from, to),
      answers: bytesOf(answers, from, to),
    });
    return this.bytes(puzzles.length, job, following);
  }

  /** Returns the canonical forms of puzzles: isomorphs have the same one. */
  async canonical(puzzles: Puzzles, following: Following = {}): Promise<Bytes> {
    const job = (from: number, to: number): Job => ({
      do: 'canonical',
      puzzles: bytesOf(puzzles, from, to),
    });
    return this.bytes(puzzles.length, job, following, PUZZLE_BYTES, FORMS_PORTION);
  }

  /**
   * Makes the puzzles of an order, from index `first` on. Calls `onmade` with them in order, with
   * null for each index at which the tries were not enough. The same order gives the same puzzles
   * with any number of workers.
   *
   * A worker begins with one puzzle and then gets as many as it makes in 50 ms: one that made 2
   * puzzles in 20 ms gets 4 next (at most twice as many as before), then 5.
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
    let reported = 0;
    const waiting = new Map<number, readonly (Generated | null)[]>();
    const take: Take = (worker) => {
      if (next >= count) return undefined;
      const size = Math.min(sizes.get(worker) ?? 1, count - next);
      const place = next;
      next += size;
      began.set(worker, performance.now());
      return {
        place,
        count: size,
        job: { do: 'make', order: text, first: first + place, count: size },
      };
    };
    await this.work(take, count, following, (portion, answer, worker) => {
      const took = Math.max(1, performance.now() - (began.get(worker) ?? 0));
      const wanted = Math.round((portion.count * MAKING_MS) / took);
      sizes.set(worker, Math.min(MOST_MADE, 2 * portion.count, Math.max(1, wanted)));
      waiting.set(portion.place, JSON.parse(String(answer)) as (Generated | null)[]);
      for (let made = waiting.get(reported); made; made = waiting.get(reported)) {
        waiting.delete(reported);
        onmade(made, first + reported);
        reported += made.length;
      }
    });
  }

  /** Does a job that returns `width` bytes per puzzle. */
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

  /** Lets the workers take portions until all are done. */
  private async work(
    take: Take,
    of: number,
    following: Following,
    done: (portion: Portion, answer: Answer, worker: number) => void,
  ): Promise<void> {
    const { onprogress, signal } = following;
    if (signal?.aborted) throw cancelled();
    // A worker does one thing at a time: a second job at the same time gets its own workers.
    const pool = this.pool.isBusy ? this.newPool() : this.pool;
    const abort = () => pool.end();
    signal?.addEventListener('abort', abort);
    let finished = 0;
    let isOver = false;
    const doPortion = async (worker: JobRunner, index: number, portion: Portion) => {
      const answer = await againAfterCrash(() => worker.do(portion.job), signal);
      done(portion, answer, index);
      finished += portion.count;
      onprogress?.(finished, of);
      if (signal?.aborted) throw cancelled();
    };
    try {
      await pool.run((worker, index) => {
        const portion = isOver ? undefined : take(index);
        return portion && doPortion(worker, index, portion);
      });
    } finally {
      // After a failure the other workers take no more portions of this job.
      isOver = true;
      signal?.removeEventListener('abort', abort);
      if (pool !== this.pool) pool.end();
    }
  }
}

/** Encodes one portion only: all puzzles at once would block the page's thread. */
const bytesOf = (puzzles: Puzzles, from: number, to: number): Bytes =>
  new TextEncoder().encode(puzzles.slice(from, to).join(''));

/** The page's one set of workers for bulk work. They start with the first job. */
export const bulk = new Bulk();
