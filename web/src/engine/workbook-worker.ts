/** A worker with the part of the engine that reads and writes workbooks. */
import type { Job } from './protocol';
import { serve } from './serving';
import { initSync, Reading, Workbook } from './wasm/workbook/numpre_wasm';

let reading: Reading | undefined;
let workbook: Workbook | undefined;

/** The file that is read from now on. */
function open(bytes: Uint8Array, lang: string): string {
  reading?.free();
  reading = new Reading(bytes, lang);
  return '';
}

function read(count: number): string {
  if (!reading) throw new Error('no file is open');
  return reading.next(count);
}

function table(rows: string): string {
  (workbook ??= new Workbook()).add(rows);
  return '';
}

/** The workbook's bytes; the next row begins another. */
function finished(): Uint8Array<ArrayBuffer> {
  const bytes = (workbook ?? new Workbook()).finish();
  workbook = undefined;
  return bytes as Uint8Array<ArrayBuffer>;
}

function done(job: Job): string | Uint8Array<ArrayBuffer> {
  if (job.do === 'open') return open(job.text, job.lang);
  if (job.do === 'read') return read(job.count);
  if (job.do === 'table') return table(job.rows);
  if (job.do === 'workbook') return finished();
  throw new Error(`workbooks have no answer to ${job.do}`);
}

serve(initSync, done);
