/** A worker with its own engine that answers single questions. */
import { load, serve } from './serve';
import { Desk, initSync } from './wasm/desk/numpre_wasm';

let engine: Desk | undefined;

serve(load(new URL('./wasm/desk/numpre_wasm_bg.wasm', import.meta.url), initSync), (job) => {
  if (job.do !== 'ask') throw new Error(job.do);
  return (engine ??= new Desk()).ask(job.text);
});
