/**
 * The content of a text, counted as it is read: at the end nothing has to be read again, however
 * much there is.
 */
import { UNREADABLE, WAITING } from './found';
import type { Row } from './rows';

/** The counts of all rows. */
export class Content {
  readonly rows: Row[] = [];
  /** A number a row: whether it waits to be rated, or cannot be read. */
  readonly found: number[] = [];
  /** An answer a row, where there is one. */
  readonly answers: (string | undefined)[] = [];
  hasAnswers = false;
  /** How many rows are puzzles. */
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

  /** The number of puzzles in each format, the most frequent first. */
  formats(): readonly (readonly [format: string, count: number])[] {
    return [...this.counts].sort((one, other) => other[1] - one[1]);
  }
}
