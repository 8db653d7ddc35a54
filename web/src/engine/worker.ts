/** A worker with an engine of its own. It does what it is asked, in order; after a crash it is thrown away. */
import type { FromWorker, Job, ToWorker } from './protocol';
import { Desk, initSync, Mill } from './wasm/numpre_wasm';

let desk: Desk | undefined;
let mill: Mill | undefined;

function done(job: Job): string | Uint8Array<ArrayBuffer> {
  switch (job.do) {
    case 'ask':
      return (desk ??= new Desk()).ask(job.text);
    case 'rate':
      return (mill ??= new Mill()).rate_many(job.puzzles) as Uint8Array<ArrayBuffer>;
    case 'verify':
      return (mill ??= new Mill()).verify_many(job.puzzles, job.answers) as Uint8Array<ArrayBuffer>;
    case 'make':
      return (mill ??= new Mill()).make(job.order, job.first, job.count);
  }
}

function reply(number: number, job: Job): FromWorker {
  try {
    return { number, answer: done(job) };
  } catch (error) {
    // The engine refuses with a text; what else is thrown is a trap, after which nothing of it can be trusted.
    return typeof error === 'string' ? { number, refused: error } : { number, crashed: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('module' in data) {
    initSync({ module: data.module });
    return;
  }
  const answer = reply(data.number, data.job);
  const transfer = 'answer' in answer && answer.answer instanceof Uint8Array ? [answer.answer.buffer] : [];
  postMessage(answer, { transfer });
});
