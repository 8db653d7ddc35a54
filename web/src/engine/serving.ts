/**
 * What the workers of both modules have in common: they do what they are asked, in order; after a
 * crash they are thrown away.
 */
import type { FromWorker, Job, ToWorker } from './protocol';

type Answer = string | Uint8Array<ArrayBuffer>;

function reply(number: number, job: Job, done: (job: Job) => Answer): FromWorker {
  try {
    return { number, answer: done(job) };
  } catch (error) {
    // The engine refuses with a text; what else is thrown is a trap, after which nothing of it can
    // be trusted.
    return typeof error === 'string'
      ? { number, refused: error }
      : { number, crashed: String(error) };
  }
}

/** Serves from the first message on, which brings the module. */
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
