/** A worker with an engine of its own for the person at the board: single questions. */
import { serve } from './serving';
import { Desk, initSync } from './wasm/desk/numpre_wasm';

let desk: Desk | undefined;

serve(initSync, (job) => {
  if (job.do !== 'ask') throw new Error(job.do);
  return (desk ??= new Desk()).ask(job.text);
});
