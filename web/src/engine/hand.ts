/**
 * One worker: does a job at a time, is replaced after a crash, and ended when it does not come back
 * in time.
 */
import { cancelled, EngineFault, missing } from './fault';
import type { EngineModule } from './messages';
import { engineModule } from './module';
import type { FromWorker, Job, ToWorker } from './protocol';

type Answer = string | Uint8Array<ArrayBuffer>;

/** A call that is past its deadline may take so much longer before its worker is ended. */
const GRACE_MS = 200;

interface Running {
  readonly number: number;
  readonly done: (answer: Answer) => void;
  readonly failed: (error: EngineFault) => void;
}

/** Each written out, so that the build finds the scripts. */
const workerOf: Readonly<Record<EngineModule, () => Worker>> = {
  desk: () => new Worker(new URL('./desk-worker.ts', import.meta.url), { type: 'module' }),
  mill: () => new Worker(new URL('./mill-worker.ts', import.meta.url), { type: 'module' }),
  workbook: () => new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' }),
};

export class Hand {
  private worker: Promise<Worker> | undefined;
  private running: Running | undefined;
  private last = 0;
  /**
   * Why the worker before was ended. Not an error: its stack would keep alive the page that called.
   */
  private ended = cancelled().fault;

  constructor(private readonly module: EngineModule) {}

  private start(): Promise<Worker> {
    const starting = this.begin();
    starting.catch(() => (this.worker = undefined));
    return starting;
  }

  /** The worker's script is fetched while the module is. */
  private async begin(): Promise<Worker> {
    const worker = workerOf[this.module]();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.answered(data);
    worker.onerror = (event) => {
      event.preventDefault();
      // Where the script could not be loaded, the event has no message.
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

  /** Begins with the first job, or with this. What goes wrong is told with the job. */
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

  /** Ends the worker; the next job gets a new one. What is running fails with this. */
  end(why: EngineFault): void {
    void this.worker?.then((worker) => worker.terminate()).catch(() => undefined);
    this.worker = undefined;
    this.ended = why.fault;
    const { running } = this;
    this.running = undefined;
    running?.failed(why);
  }

  /** Does a job; one at a time. With a deadline, a worker that does not come back is ended. */
  async do(job: Job, deadlineMs?: number): Promise<Answer> {
    const starting = (this.worker ??= this.start());
    const worker = await starting;
    // It was ended before it had begun.
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
