/**
 * Steps in columns, one after the other. A picture is never split, but its sentences may continue
 * in the next column.
 */
import {
  headingOf,
  headOf,
  sentenceLines,
  sheetOf,
  type Part,
  type Sheet,
  type StepText,
  type Unplaced,
} from './block';
import { STEPS, type PaperName } from './papers';

/** Fills columns from left to right, page after page. */
class Flow {
  readonly pages: Part[][] = [];
  private column = Infinity;
  private y = 0;

  constructor(private readonly sheet: Sheet) {}

  private get left(): number {
    return this.sheet.left + this.column * (this.sheet.width + STEPS.gap);
  }

  private next(): void {
    this.column += 1;
    this.y = this.sheet.top;
    if (this.column < this.sheet.columns) return;
    this.column = 0;
    this.pages.push([]);
  }

  private put(part: Part): void {
    this.pages.at(-1)?.push(part);
  }

  add(text: StepText): void {
    const { sheet } = this;
    const lines = sentenceLines(text, sheet);
    const height = headOf(text, sheet, 0, 0).y + lines.length * sheet.line;
    if (this.column === Infinity || this.y + height > sheet.bottom) this.next();
    const head = headOf(text, { ...sheet, side: this.sideFor(text, height) }, this.left, this.y);
    this.y = head.y;
    this.addLines(text, head.part, lines);
    this.y += STEPS.apart;
  }

  /**
   * Returns the side of a picture. A step that is slightly too high for a column gets a smaller
   * picture; so does one that would be too high even without its sentences.
   */
  private sideFor(text: StepText, height: number): number {
    const { sheet, y } = this;
    const over = (high: number) => Math.max(0, y + high - sheet.bottom);
    const whole = sheet.side - over(height);
    return whole >= sheet.least ? whole : sheet.side - over(headOf(text, sheet, 0, 0).y);
  }

  private addLines(step: StepText, head: Part, lines: readonly Unplaced[]): void {
    const { sheet } = this;
    let part = head;
    for (const { x, text } of lines) {
      if (this.y + sheet.line > sheet.bottom) {
        this.put(part);
        this.next();
        const heading = headingOf(step, sheet, this.left, this.y);
        this.y = heading.y;
        part = { index: step.index, heading: heading.lines, signs: [], lines: [] };
      }
      this.y += sheet.line;
      part = {
        ...part,
        lines: [...part.lines, { x: this.left + x, y: this.y - 0.3 * sheet.line, text }],
      };
    }
    this.put(part);
  }
}

/**
 * Returns the pages of these steps. A new page begins where a step as wide as the page follows a
 * narrower one, or the other way round.
 */
export function flowed(texts: readonly StepText[], paper: PaperName, isLarge: boolean): Part[][] {
  const flows: Flow[] = [];
  let isWide: boolean | undefined;
  for (const text of texts) {
    if (text.isWide !== isWide) flows.push(new Flow(sheetOf(paper, isLarge, text.isWide)));
    isWide = text.isWide;
    flows.at(-1)?.add(text);
  }
  return flows.flatMap(({ pages }) => pages);
}
