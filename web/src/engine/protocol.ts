/** The messages between the page and its workers. */

/**
 * A piece of work: one question, or a portion of bulk work. `read` continues with the file that
 * `open` brought; `table` adds rows to a workbook, which `workbook` finishes and returns.
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
  | { readonly do: 'make'; readonly order: string; readonly first: number; readonly count: number };

/** What a job returns. */
export type Answer = string | Uint8Array<ArrayBuffer>;

/** To a worker: the compiled module first, then jobs, one after the other. */
export type ToWorker =
  { readonly module: WebAssembly.Module } | { readonly number: number; readonly job: Job };

/** From a worker: the answer, or what the engine refuses, or that the engine crashed. */
export type FromWorker =
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly refused: string }
  | { readonly number: number; readonly crashed: string };
