/**
 * The code that the scripts of all workers share: doing jobs in order, and holding one open file.
 */
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

/** Answers the page's messages. The first one carries the module, each later one a job. */
export function serve(
  begin: (from: { module: WebAssembly.Module }) => unknown,
  done: (job: Job) => Answer,
): void {
  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if ('module' in data) {
      begin({ module: data.module });
      return;
    }
    const answer = reply(data.number, data.job, done);
    const transfer =
      'answer' in answer && answer.answer instanceof Uint8Array ? [answer.answer.buffer] : [];
    postMessage(answer, { transfer });
  });
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
