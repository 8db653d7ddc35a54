/** The file of measured figures, and functions for medians and worst values. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** The measurement of a row. */
export interface Measured {
  /**
   * The figures in the unit of their row: median and worst if both are reported, else one figure.
   */
  readonly figures: readonly number[];
  /** The date of the measurement. */
  readonly on: string;
  /**
   * The load of the machine: how many programs waited for a processor in the minute before, on
   * average.
   */
  readonly load: number;
}

export interface Figures {
  readonly machine: {
    readonly processor: string;
    readonly cores: number;
    readonly browser: string;
  };
  readonly rows: Readonly<Record<string, Measured>>;
}

const FILE = new URL('./speed.json', import.meta.url);

export const readFigures = (): Figures => JSON.parse(readFileSync(FILE, 'utf8')) as Figures;

/** Returns the figure that this part of all figures does not exceed. */
export function quantile(figures: readonly number[], part: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  if (found === undefined) throw new Error('nothing was measured');
  return found;
}

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** Returns the median and the worst figure. */
export const usualAndWorst = (figures: readonly number[]): readonly number[] => [
  median(figures),
  Math.max(...figures),
];

const rounded = (figure: number): number => Number(figure.toPrecision(3));

/** Stores the measurement of a row, in place of an earlier one. */
export function record(name: string, figures: readonly number[], browser: string): void {
  const { rows } = readFigures();
  const [processor] = cpus();
  const machine = { processor: processor?.model.trim() ?? '', cores: cpus().length, browser };
  const [load = 0] = loadavg();
  const on = new Date().toISOString().slice(0, 10);
  const measured: Measured = { figures: figures.map(rounded), on, load: rounded(load) };
  writeFileSync(
    FILE,
    `${JSON.stringify({ machine, rows: { ...rows, [name]: measured } }, null, 2)}\n`,
  );
}
