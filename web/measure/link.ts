/**
 * A network of limited speed between the browser and the host. The browser can imitate one, but
 * without the requests of workers, and a worker loads the engine.
 */
import type { ServerResponse } from 'node:http';

export interface Network {
  readonly mbits: number;
  /** The time of a round trip to the host, in milliseconds. */
  readonly latency: number;
}

/** The bytes after which another answer has its turn. */
const PORTION = 8192;

const wait = (time_ms: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, time_ms)));

export class Link {
  /** The time at which the link has carried all portions so far. */
  private free = 0;
  private readonly bytesPerMs: number;

  constructor(private readonly network: Network) {
    this.bytesPerMs = (network.mbits * 1000) / 8;
  }

  /** Resolves when a request has reached the host, and the first byte of an answer the browser. */
  roundTrip(): Promise<void> {
    return wait(this.network.latency);
  }

  /** Sends an answer. The answers that are sent at the same time share the link. */
  async send(response: ServerResponse, body: Buffer): Promise<void> {
    for (let at = 0; at < body.length && !response.destroyed; at += PORTION) {
      const portion = body.subarray(at, at + PORTION);
      this.free = Math.max(this.free, performance.now()) + portion.length / this.bytesPerMs;
      await wait(this.free - performance.now());
      response.write(portion);
    }
    response.end();
  }
}
