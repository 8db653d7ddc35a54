/**
 * One worker and the engine's module that it runs. It does one job at a time; after a crash or a
 * missed deadline it is ended, and the next job starts a new one.
 */
import { deskWorker } from './desk';
import { cancelled, codeOf, EngineFault, missing } from './fault';
import { compiledModule } from './module';
import type { EngineModule } from './types/messages';
import type { Answer, FromWorker, Job, ToWorker } from './protocol';

/** A worker as its users see it. Tests replace it by a stand-in. */
export type JobRunner = Pick<EngineWorker, 'do' | 'end'>;

/** The time by which a job may overrun its deadline before its worker is ended. */
const GRACE_MS = 200;

/**
 * Starts the worker for a module. The URLs are written in full, because the build finds the scripts
 * only by such literals.
 */
const workerOf: Readonly<Record<EngineModule, () => Worker>> = {
  desk: deskWorker,
  mill: () => new Worker(new URL('./bulk-worker.ts', import.meta.url), { type: 'module' }),
  workbook: () => new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' }),
  photo: () => new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' }),
};

const MILL = new URL('./wasm/mill/numpre_wasm_bg.wasm', import.meta.url);

let mill: Promise<WebAssembly.Module> | undefined;

/**
 * Fetches and compiles the module for bulk work once for all its workers. After a failure the next
 * call retries. The other workers load their modules themselves.
 */
function sharedModule(): Promise<WebAssembly.Module> {
  mill ??= compiledModule(MILL).catch((error: unknown) => {
    mill = undefined;
    throw error;
  });
  return mill;
}

interface Running {
  readonly number: number;
  readonly begun: () => void;
  readonly done: (answer: Answer) => void;
  readonly failed: (error: EngineFault) => void;
}

export class EngineWorker {
  private worker: Promise<Worker> | undefined;
  private running: Running | undefined;
  private last = 0;
  /** True once the worker has begun a job, so that its engine is known to be loaded. */
  private isLoaded = false;
  /**
   * The reason why the last worker was ended. It is not stored as an `Error`, whose stack would
   * keep the page that called in memory.
   */
  private ended = cancelled().fault;

  constructor(private readonly module: EngineModule) {}

  private start(): Promise<Worker> {
    const starting = this.begin();
    starting.catch(() => (this.worker = undefined));
    return starting;
  }

  /** Fetches the worker's script, and a module that the page compiles, at the same time. */
  private async begin(): Promise<Worker> {
    const worker = workerOf[this.module]();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.answered(data);
    worker.onerror = (event) => {
      event.preventDefault();
      // If the script could not be loaded, the event has no message.
      if (event instanceof ErrorEvent) this.crash(event.message);
      else this.end(missing());
    };
    if (this.module !== 'mill') return worker;
    try {
      worker.postMessage({ module: await sharedModule() } satisfies ToWorker);
      return worker;
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }

  /** Starts the worker before the first job. An error here is reported with that job. */
  prepare(): void {
    this.worker ??= this.start();
  }

  private answered(message: FromWorker): void {
    if (message.number !== this.running?.number) return;
    const { begun, done, failed } = this.running;
    if ('begun' in message) {
      this.isLoaded = true;
      begun();
    } else if ('crashed' in message) this.crash(message.crashed);
    else if ('unusable' in message) this.end(new EngineFault({ code: message.unusable, text: '' }));
    else {
      this.running = undefined;
      if ('answer' in message) done(message.answer);
      else failed(new EngineFault({ code: 'refused', text: message.refused }));
    }
  }

  private crash(name: string): void {
    this.end(new EngineFault({ code: 'crashed', name, text: '' }));
  }

  /** Ends the worker; its job fails with this reason. The next job starts a new worker. */
  end(why: EngineFault): void {
    void this.worker?.then((worker) => worker.terminate()).catch(() => undefined);
    this.worker = undefined;
    this.isLoaded = false;
    this.ended = why.fault;
    const { running } = this;
    this.running = undefined;
    running?.failed(why);
  }

  /**
   * Does one job at a time. A worker that misses the deadline is ended. The time to load the engine
   * does not count.
   */
  async do(job: Job, deadlineMs?: number): Promise<Answer> {
    const starting = (this.worker ??= this.start());
    const worker = await starting;
    // The worker was ended while it was starting.
    if (this.worker !== starting) throw new EngineFault(this.ended);
    const number = ++this.last;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<Answer>((done, failed) => {
        const late = () => this.end(new EngineFault({ code: 'timeout', text: '' }));
        const begun = () => {
          if (deadlineMs !== undefined) timer = setTimeout(late, deadlineMs + GRACE_MS);
        };
        this.running = { number, begun, done, failed };
        if (this.isLoaded) begun();
        worker.postMessage({ number, job } satisfies ToWorker);
      });
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Does something with a worker. If the worker crashes, does it once more with a new one. */
export async function againAfterCrash<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) !== 'crashed' || signal?.aborted) throw error;
    return work();
  }
}
