/** A worker with the part of the engine that reads and writes workbooks. */
import type { Answer, Job } from './protocol';
import { load, OpenFile, serve } from './serve';
import { initSync, Reading, Workbook } from './wasm/workbook/numpre_wasm';

const file = new OpenFile((bytes, language) => new Reading(bytes, language));
let workbook: Workbook | undefined;

function table(rows: string): string {
  (workbook ??= new Workbook()).add(rows);
  return '';
}

/** Returns the bytes of the workbook. The next row begins a new one. */
function finished(): Uint8Array<ArrayBuffer> {
  const bytes = (workbook ?? new Workbook()).finish();
  workbook = undefined;
  return bytes as Uint8Array<ArrayBuffer>;
}

function done(job: Job): Answer {
  if (job.do === 'open') return file.open(job.text, job.lang);
  if (job.do === 'read') return file.read(job.count);
  if (job.do === 'table') return table(job.rows);
  if (job.do === 'workbook') return finished();
  throw new Error(`workbooks have no answer to ${job.do}`);
}

serve(load(new URL('./wasm/workbook/numpre_wasm_bg.wasm', import.meta.url), initSync), done);
