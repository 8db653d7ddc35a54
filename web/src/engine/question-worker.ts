/** A worker with its own engine that answers single questions. */
import { serve } from './serve';
import { Desk, initSync } from './wasm/desk/numpre_wasm';

let engine: Desk | undefined;

serve(initSync, (job) => {
  if (job.do !== 'ask') throw new Error(job.do);
  return (engine ??= new Desk()).ask(job.text);
});
