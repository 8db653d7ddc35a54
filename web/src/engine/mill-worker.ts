/**
 * A worker with an engine of its own for work in bulk, and for the questions that take what serves
 * it.
 */
import { Opened } from './opened';
import type { Job } from './protocol';
import { serve } from './serving';
import { Desk, initSync, Mill, Reading } from './wasm/mill/numpre_wasm';

let desk: Desk | undefined;
let mill: Mill | undefined;
const file = new Opened((bytes, language) => new Reading(bytes, language));

function done(job: Job): string | Uint8Array<ArrayBuffer> {
  switch (job.do) {
    case 'ask':
      return (desk ??= new Desk()).ask(job.text);
    case 'rate':
      return (mill ??= new Mill()).rate_many(job.puzzles) as Uint8Array<ArrayBuffer>;
    case 'verify':
      return (mill ??= new Mill()).verify_many(job.puzzles, job.answers) as Uint8Array<ArrayBuffer>;
    case 'canonical':
      return (mill ??= new Mill()).canonical_many(job.puzzles) as Uint8Array<ArrayBuffer>;
    case 'open':
      return file.open(job.text, job.lang);
    case 'read':
      return file.read(job.count);
    case 'table':
    case 'workbook':
      throw new Error('workbooks have a worker of their own');
    case 'make':
      return (mill ??= new Mill()).make(job.order, job.first, job.count);
  }
}

serve(initSync, done);
