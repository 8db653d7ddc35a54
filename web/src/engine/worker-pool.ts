/**
 * Workers that share a supply of work. They start with the first piece of work, and end after some
 * time without any, so that a page whose work is done uses no memory for them.
 */
import { EngineWorker, type JobRunner } from './engine-worker';
import { cancelled } from './fault';

/** The time for which idle workers are kept. */
const REST_MS = 30_000;

/** Starts the next piece of work on a worker; returns undefined if there is none. */
export type NextWork = (worker: JobRunner, index: number) => Promise<void> | undefined;

export class WorkerPool {
  private workers: readonly JobRunner[] = [];
  private readonly busy = new Set<JobRunner>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly count: () => number,
    private readonly start: () => JobRunner = () => new EngineWorker('mill'),
  ) {}

  get isBusy(): boolean {
    return this.busy.size > 0;
  }

  /**
   * Lets every idle worker do one piece of work after the other until none is left. Resolves when
   * these workers are idle again, and fails as soon as a piece of work fails.
   */
  async run(next: NextWork): Promise<void> {
    clearTimeout(this.resting);
    if (this.workers.length === 0) this.workers = Array.from({ length: this.count() }, this.start);
    await Promise.all(
      this.workers.map(async (worker, index) => {
        if (!this.busy.has(worker)) await this.keepBusy(worker, index, next);
      }),
    );
  }

  private async keepBusy(worker: JobRunner, index: number, next: NextWork): Promise<void> {
    this.busy.add(worker);
    try {
      // The worker becomes idle in the same moment in which `next` returns undefined, so work that
      // arrives later always finds it idle.
      for (let work = next(worker, index); work; work = next(worker, index)) await work;
    } finally {
      this.busy.delete(worker);
      if (!this.isBusy) this.resting = setTimeout(() => this.end(), REST_MS);
    }
  }

  /** Ends all workers; their jobs fail with `cancelled`. The next work starts new ones. */
  end(): void {
    clearTimeout(this.resting);
    this.workers.forEach((worker) => worker.end(cancelled()));
    this.workers = [];
  }
}
