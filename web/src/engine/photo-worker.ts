/** A worker with the part of the engine that reads photos. */
import type { Answer, Job } from './protocol';
import { load, serve } from './serve';
import { initSync, Photo } from './wasm/photo/numpre_wasm';

let photo: Photo | undefined;

function done(job: Job): Answer {
  if (job.do === 'photo') {
    photo?.free();
    photo = new Photo(job.width, job.height, job.pixels);
    return photo.read();
  }
  if (job.do === 'frame') {
    if (!photo) throw new Error('no photo is open');
    return photo.readFrame(new Float32Array(job.corners));
  }
  throw new Error(`photos have no answer to ${job.do}`);
}

serve(load(new URL('./wasm/photo/numpre_wasm_bg.wasm', import.meta.url), initSync), done);
