/** A worker with an engine of its own for work in bulk, and for the questions that take what serves it. */
import type { Job } from './protocol';
import { serve } from './serving';
import { Desk, initSync, Mill, Reading } from './wasm/mill/numpre_wasm';

let desk: Desk | undefined;
let mill: Mill | undefined;
let reading: Reading | undefined;

/** The file that is read from now on. */
function open(text: Uint8Array, lang: string): string {
  reading?.free();
  reading = new Reading(text, lang);
  return '';
}

function read(count: number): string {
  if (!reading) throw new Error('no file is open');
  return reading.next(count);
}

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
      return open(job.text, job.lang);
    case 'read':
      return read(job.count);
    case 'table':
    case 'workbook':
      throw new Error('workbooks have a worker of their own');
    case 'make':
      return (mill ??= new Mill()).make(job.order, job.first, job.count);
  }
}

serve(initSync, done);
