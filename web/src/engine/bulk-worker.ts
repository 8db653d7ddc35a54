/**
 * A worker with its own engine for bulk work: rating and making many puzzles, and reading texts.
 */
import type { Answer, Job } from './protocol';
import { OpenFile, receive, serve } from './serve';
import { Desk, initSync, Mill, Reading } from './wasm/mill/numpre_wasm';

let engine: Desk | undefined;
let bulk: Mill | undefined;
const file = new OpenFile((bytes, language) => new Reading(bytes, language));

function done(job: Job): Answer {
  switch (job.do) {
    case 'ask':
      return (engine ??= new Desk()).ask(job.text);
    case 'rate':
      return (bulk ??= new Mill()).rate_many(job.puzzles) as Uint8Array<ArrayBuffer>;
    case 'verify':
      return (bulk ??= new Mill()).verify_many(job.puzzles, job.answers) as Uint8Array<ArrayBuffer>;
    case 'canonical':
      return (bulk ??= new Mill()).canonical_many(job.puzzles) as Uint8Array<ArrayBuffer>;
    case 'open':
      return file.open(job.text, job.lang);
    case 'read':
      return file.read(job.count);
    case 'make':
      return (bulk ??= new Mill()).make(job.order, job.first, job.count);
    default:
      throw new Error(`${job.do} has a worker of its own`);
  }
}

serve(receive(initSync), done);
