/**
 * One worker and the engine's module that it runs. It does one job at a time; after a crash or a
 * missed deadline it is ended, and the next job starts a new one.
 */
import { cancelled, codeOf, EngineFault, missing } from './fault';
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
  desk: () => new Worker(new URL('./question-worker.ts', import.meta.url), { type: 'module' }),
  mill: () => new Worker(new URL('./bulk-worker.ts', import.meta.url), { type: 'module' }),
  workbook: () => new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' }),
  photo: () => new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' }),
};

const addressOf: Readonly<Record<EngineModule, URL>> = {
  desk: new URL('./wasm/desk/numpre_wasm_bg.wasm', import.meta.url),
  mill: new URL('./wasm/mill/numpre_wasm_bg.wasm', import.meta.url),
  workbook: new URL('./wasm/workbook/numpre_wasm_bg.wasm', import.meta.url),
  photo: new URL('./wasm/photo/numpre_wasm_bg.wasm', import.meta.url),
};

/**
 * A WebAssembly module of one function with one vector instruction. A browser that refuses it
 * cannot run the engine.
 */
const VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

async function compile(name: EngineModule): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(VECTORS)) {
    throw new EngineFault({ code: 'unsupported', text: '' });
  }
  try {
    return await fetched(addressOf[name]);
  } catch {
    throw missing();
  }
}

async function fetched(from: URL): Promise<WebAssembly.Module> {
  const response = await fetch(from);
  if (!response.ok) throw missing();
  try {
    return await WebAssembly.compileStreaming(response.clone());
  } catch {
    // The host does not serve the file as application/wasm, so it cannot be compiled while it
    // loads.
    return await WebAssembly.compile(await response.arrayBuffer());
  }
}

const compiled = new Map<EngineModule, Promise<WebAssembly.Module>>();

/** Fetches and compiles a module once for all workers. After a failure the next call retries. */
function engineModule(name: EngineModule): Promise<WebAssembly.Module> {
  const known = compiled.get(name);
  if (known) return known;
  const compiling = compile(name).catch((error: unknown) => {
    compiled.delete(name);
    throw error;
  });
  compiled.set(name, compiling);
  return compiling;
}

interface Running {
  readonly number: number;
  readonly done: (answer: Answer) => void;
  readonly failed: (error: EngineFault) => void;
}

export class EngineWorker {
  private worker: Promise<Worker> | undefined;
  private running: Running | undefined;
  private last = 0;
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

  /** Fetches the worker's script and the module at the same time. */
  private async begin(): Promise<Worker> {
    const worker = workerOf[this.module]();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.answered(data);
    worker.onerror = (event) => {
      event.preventDefault();
      // If the script could not be loaded, the event has no message.
      if (event instanceof ErrorEvent) this.crash(event.message);
      else this.end(missing());
    };
    try {
      worker.postMessage({ module: await engineModule(this.module) } satisfies ToWorker);
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
    const { done, failed } = this.running;
    if ('crashed' in message) {
      this.crash(message.crashed);
      return;
    }
    this.running = undefined;
    if ('answer' in message) done(message.answer);
    else failed(new EngineFault({ code: 'refused', text: message.refused }));
  }

  private crash(name: string): void {
    this.end(new EngineFault({ code: 'crashed', name, text: '' }));
  }

  /** Ends the worker; its job fails with this reason. The next job starts a new worker. */
  end(why: EngineFault): void {
    void this.worker?.then((worker) => worker.terminate()).catch(() => undefined);
    this.worker = undefined;
    this.ended = why.fault;
    const { running } = this;
    this.running = undefined;
    running?.failed(why);
  }

  /** Does one job at a time. A worker that misses the deadline is ended. */
  async do(job: Job, deadlineMs?: number): Promise<Answer> {
    const starting = (this.worker ??= this.start());
    const worker = await starting;
    // The worker was ended while it was starting.
    if (this.worker !== starting) throw new EngineFault(this.ended);
    const number = ++this.last;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<Answer>((done, failed) => {
        this.running = { number, done, failed };
        if (deadlineMs !== undefined) {
          const late = () => this.end(new EngineFault({ code: 'timeout', text: '' }));
          timer = setTimeout(late, deadlineMs + GRACE_MS);
        }
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
