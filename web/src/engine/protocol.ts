/** The messages between the page and its workers. */
import type { Code } from './fault';

/**
 * A job for a worker: one question, or a portion of bulk work. `read` continues the file that
 * `open` has sent; `table` adds rows to a workbook, which `workbook` finishes and returns; `frame`
 * reads a part of the picture that `photo` has sent.
 */
export type Job =
  | { readonly do: 'ask'; readonly text: string }
  | { readonly do: 'rate'; readonly puzzles: Uint8Array<ArrayBuffer> }
  | {
      readonly do: 'verify';
      readonly puzzles: Uint8Array<ArrayBuffer>;
      readonly answers: Uint8Array<ArrayBuffer>;
    }
  | { readonly do: 'canonical'; readonly puzzles: Uint8Array<ArrayBuffer> }
  | { readonly do: 'open'; readonly text: Uint8Array<ArrayBuffer>; readonly lang: string }
  | { readonly do: 'read'; readonly count: number }
  | { readonly do: 'table'; readonly rows: string }
  | { readonly do: 'workbook' }
  | {
      readonly do: 'photo';
      readonly width: number;
      readonly height: number;
      /** Four bytes for each pixel: red, green, blue, opacity. */
      readonly pixels: Uint8Array<ArrayBuffer>;
    }
  /** The corners are x and y of each, eight numbers. */
  | { readonly do: 'frame'; readonly corners: readonly number[] }
  | { readonly do: 'make'; readonly order: string; readonly first: number; readonly count: number };

/** The result of a job. */
export type Answer = string | Uint8Array<ArrayBuffer>;

/** To a worker: the compiled module if several workers share it, and jobs, one after the other. */
export type ToWorker =
  { readonly module: WebAssembly.Module } | { readonly number: number; readonly job: Job };

/**
 * A message from a worker about a job: the answer, a refusal by the engine, or the report of a
 * crash. `begun` precedes the answer to the first job, and says that the engine is loaded.
 * `unusable` is the reason why the worker has no engine.
 */
export type FromWorker =
  | { readonly number: number; readonly begun: true }
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly refused: string }
  | { readonly number: number; readonly crashed: string }
  | { readonly number: number; readonly unusable: Code };
