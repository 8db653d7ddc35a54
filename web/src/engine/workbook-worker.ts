/** A worker with the part of the engine that reads and writes workbooks. */
import { Opened } from './opened';
import type { Job } from './protocol';
import { serve } from './serving';
import { initSync, Reading, Workbook } from './wasm/workbook/numpre_wasm';

const file = new Opened((bytes, language) => new Reading(bytes, language));
let workbook: Workbook | undefined;

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
  if (job.do === 'open') return file.open(job.text, job.lang);
  if (job.do === 'read') return file.read(job.count);
  if (job.do === 'table') return table(job.rows);
  if (job.do === 'workbook') return finished();
  throw new Error(`workbooks have no answer to ${job.do}`);
}

serve(initSync, done);
