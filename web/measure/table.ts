/** Writes the tables of the book from the measured figures. */
import type { Figures, Measured } from './figures';
import { type Language, type Row, type Table, TABLES, type Unit } from './rows';

const BEGIN = '<!-- written by web/speed -->';
const END = '<!-- until here -->';

const WORDS = {
  en: {
    heads: ['what', 'processor', 'budget', 'measured', 'kept'],
    slowed: '4 times slowed',
    ordinary: 'as it is',
    frames: 'frames/s',
    isKept: 'yes',
    isOver: '**no**',
    none: 'not measured',
  },
  ja: {
    heads: ['測るもの', 'プロセッサー', '目標', '実測', '達成'],
    slowed: '4倍遅くする',
    ordinary: 'そのまま',
    frames: 'こま/秒',
    isKept: '○',
    isOver: '**×**',
    none: '未計測',
  },
} as const;

const LEAST: readonly Unit[] = ['MB/s', 'frames/s'];

/** Returns whether a figure keeps its budget. Frames are rounded first. */
function keeps(unit: Unit, figure: number, budget: number): boolean {
  const rounded = unit === 'frames/s' ? Math.round(figure) : figure;
  return LEAST.includes(unit) ? rounded >= budget : rounded <= budget;
}

/** Returns whether a row is within its budget. Budgets belong to its last figures. */
export function isKept({ unit, budget }: Row, { figures }: Measured): boolean {
  const held = figures.slice(-budget.length);
  return (
    held.length === budget.length &&
    held.every((figure, index) => keeps(unit, figure, budget[index] ?? 0))
  );
}

/** Formats a figure with only as many digits as are certain. */
const numeral = (figure: number): string =>
  new Intl.NumberFormat(
    'en',
    figure < 1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: figure < 10 ? 1 : 0 },
  ).format(figure);

function formatted(figures: readonly number[], unit: Unit, language: Language): string {
  const name = unit === 'frames/s' ? WORDS[language].frames : unit;
  return `${figures.map(numeral).join(language === 'ja' ? '・' : ' · ')} ${name}`;
}

function line(row: Row, measured: Measured | undefined, language: Language): string {
  const words = WORDS[language];
  const found = measured ? formatted(measured.figures, row.unit, language) : words.none;
  const verdict = measured && isKept(row, measured) ? words.isKept : words.isOver;
  const cells = [
    row.words[language],
    row.isSlowed ? words.slowed : words.ordinary,
    formatted(row.budget, row.unit, language),
    found,
    measured ? verdict : '',
  ];
  return `| ${cells.join(' | ')} |`;
}

function written(table: Table, figures: Figures, language: Language): string {
  const [, ...heads] = WORDS[language].heads;
  const head = `| ${[table.words[language], ...heads].join(' | ')} |`;
  const lines = table.rows.map((row) => line(row, figures.rows[row.name], language));
  return [head, '|---|---|--:|--:|---|', ...lines].join('\n');
}

/**
 * Returns the dates and the machine of the measurements, with its load, because other work on the
 * machine makes everything slower.
 */
function caption({ machine, rows }: Figures, language: Language): string {
  const days = Object.values(rows)
    .map(({ on }) => on)
    .sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const { processor, cores, browser } = machine;
  const load = numeral(Math.max(...Object.values(rows).map((row) => row.load)));
  if (language === 'ja') {
    const when = first === last ? first : `${first}から${last}まで`;
    return `${processor}、${cores}コア、${browser}、${when}、負荷平均は最大${load}。`;
  }
  const when = first === last ? first : `${first} to ${last}`;
  return `${processor}, ${cores} cores, ${browser}, ${when}, load average up to ${load}.`;
}

/** Returns the text of the book between the two marks. */
export function section(figures: Figures, language: Language): string {
  const parts = [
    caption(figures, language),
    ...TABLES.map((table) => written(table, figures, language)),
  ];
  return `${BEGIN}\n${parts.join('\n\n')}\n${END}`;
}

/** Returns a page of the book with its measured part replaced by the current one. */
export function withSection(page: string, figures: Figures, language: Language): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error('the page of the book has no place for what is measured');
  return page.slice(0, begin) + section(figures, language) + page.slice(end + END.length);
}
