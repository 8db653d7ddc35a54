/** Photos: reads the boards of one picture in a worker. */
import { EngineWorker } from './engine-worker';
import { cancelled } from './fault';
import type { Job } from './protocol';
import type { PhotoReply } from './types/messages';

/** A place in a picture, in its pixels. */
export type Place = readonly [x: number, y: number];

/** The four corners of a board, from its top left one, clockwise. */
export type Corners = readonly [Place, Place, Place, Place];

/** Returns the place of two numbers of the engine. */
export const placeOf = ([x = 0, y = 0]: readonly number[]): Place => [x, y];

export class PhotoReader {
  private readonly worker = new EngineWorker('photo');

  /** Loads the module before the first picture is decoded. */
  prepare(): void {
    this.worker.prepare();
  }

  /** Reads all boards of a picture. The worker keeps it for `readFrame`. */
  read({ width, height, data }: ImageData): Promise<PhotoReply> {
    const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    return this.reply({ do: 'photo', width, height, pixels });
  }

  /** Reads the board within a frame of the picture that was read last. */
  readFrame(corners: Corners): Promise<PhotoReply> {
    return this.reply({ do: 'frame', corners: corners.flat() });
  }

  private async reply(job: Job): Promise<PhotoReply> {
    return JSON.parse(String(await this.worker.do(job))) as PhotoReply;
  }

  /** Ends the worker. A reading that is under way fails with `cancelled`. */
  close(): void {
    this.worker.end(cancelled());
  }
}
