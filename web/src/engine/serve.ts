/**
 * The code that the scripts of all workers share: doing jobs in order, and holding one open file.
 */
import { codeOf } from './fault';
import { compiledModule } from './module';
import type { Answer, FromWorker, Job, ToWorker } from './protocol';

function reply(number: number, job: Job, done: (job: Job) => Answer): FromWorker {
  try {
    return { number, answer: done(job) };
  } catch (error) {
    // The engine refuses by throwing a text. Anything else is a trap: the state of this worker can
    // no longer be trusted, and the page ends it.
    return typeof error === 'string'
      ? { number, refused: error }
      : { number, crashed: String(error) };
  }
}

type Begin = (from: { module: WebAssembly.Module }) => unknown;

/** Loads a worker's own module, and begins it. */
export async function load(from: URL, begin: Begin): Promise<void> {
  begin({ module: await compiledModule(from) });
}

/** Waits for the module, which is the page's first message, and begins it. */
export const receive = (begin: Begin): Promise<void> =>
  new Promise((done) => {
    const first = ({ data }: MessageEvent<ToWorker>) => {
      if ('module' in data) begin(data);
      done();
    };
    addEventListener('message', first, { once: true });
  });

/** Answers the page's jobs, one after the other, as soon as the engine is ready. */
export function serve(ready: Promise<void>, done: (job: Job) => Answer): void {
  // A failure is reported with each job.
  ready.catch(() => undefined);
  let isFirst = true;
  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (!('job' in data)) return;
    const { number, job } = data;
    ready.then(
      () => {
        if (isFirst) send({ number, begun: true });
        isFirst = false;
        send(reply(number, job, done));
      },
      (error: unknown) => send({ number, unusable: codeOf(error) ?? 'missing' }),
    );
  });
}

function send(message: FromWorker): void {
  const isBytes = 'answer' in message && message.answer instanceof Uint8Array;
  postMessage(message, { transfer: isBytes ? [message.answer.buffer] : [] });
}

/** A file that the engine reads. Each module of the engine has its own class for it. */
interface Reading {
  next(count: number): string;
  free(): void;
}

/** The one file that a worker reads. */
export class OpenFile {
  private reading: Reading | undefined;

  constructor(private readonly begin: (bytes: Uint8Array, language: string) => Reading) {}

  /** Begins to read a file, and closes the one before. */
  open(bytes: Uint8Array, language: string): string {
    this.reading?.free();
    this.reading = this.begin(bytes, language);
    return '';
  }

  /** Returns the next records. */
  read(count: number): string {
    if (!this.reading) throw new Error('no file is open');
    return this.reading.next(count);
  }
}
