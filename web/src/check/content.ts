/**
 * The rows of a text, counted as they are read. At the end nothing has to be counted again, which
 * would take long for a hundred thousand rows.
 */
import { UNREADABLE, WAITING } from '../engine/found';
import type { Row } from './rows';

/** All rows so far, with their counts. */
export class Content {
  readonly rows: Row[] = [];
  /** One number per row: `WAITING` until it is rated, or `UNREADABLE`. */
  readonly found: number[] = [];
  /** The answer of each row; undefined if it has none. */
  readonly answers: (string | undefined)[] = [];
  hasAnswers = false;
  /** The number of rows that are puzzles. */
  puzzles = 0;
  private readonly counts = new Map<string, number>();

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const { puzzle, format, more } = row;
      this.rows.push(row);
      this.found.push(puzzle === '' ? UNREADABLE : WAITING);
      this.answers.push(more?.answer);
      this.hasAnswers ||= more?.answer !== undefined;
      if (puzzle !== '') this.puzzles += 1;
      if (format !== '') this.counts.set(format, (this.counts.get(format) ?? 0) + 1);
    }
  }

  /** Returns the number of puzzles in each format, the most frequent first. */
  formats(): readonly (readonly [format: string, count: number])[] {
    return [...this.counts].sort((one, other) => other[1] - one[1]);
  }
}
