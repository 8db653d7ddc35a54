/** What travels between the page and its workers. */

/**
 * A piece of work: a question to the desk, or a portion of bulk work. `read` goes on with the file
 * that `open` brought; `table` adds rows to a workbook, which `workbook` ends and hands over.
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

/** What a worker is sent: the compiled module first, then jobs, one after the other. */
export type ToWorker =
  { readonly module: WebAssembly.Module } | { readonly number: number; readonly job: Job };

/**
 * What it sends back: an answer as text or bytes, what the engine refuses, or that the engine broke
 * off.
 */
export type FromWorker =
  | { readonly number: number; readonly answer: string | Uint8Array<ArrayBuffer> }
  | { readonly number: number; readonly refused: string }
  | { readonly number: number; readonly crashed: string };
