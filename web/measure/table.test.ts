import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Figures, quantile, readFigures } from './figures';
import { type Row, TABLES } from './rows';
import { isKept, section, withSection } from './table';
import { pageOf } from './write-book';

const figures = readFigures();
const rows = TABLES.flatMap((table) => table.rows);

test.each(['en', 'ja'] as const)('the book has the measured figures: %s', (language) => {
  const page = readFileSync(pageOf(language), 'utf8');
  expect(withSection(page, figures, language)).toBe(page);
});

test('the measured rows are exactly those of the tables', () => {
  expect(Object.keys(figures.rows).sort()).toEqual(rows.map(({ name }) => name).sort());
  expect(figures.machine.cores).toBeGreaterThan(0);
});

test('a row over its budget is marked, in both languages', () => {
  const row = (unit: Row['unit'], budget: readonly number[]): Row => ({
    name: '',
    words: { en: '', ja: '' },
    isSlowed: false,
    unit,
    budget,
  });
  const when = { on: '2026-11-22', load: 1 };
  expect(isKept(row('ms', [50]), { figures: [60, 50], ...when })).toBe(true);
  expect(isKept(row('ms', [50]), { figures: [10, 51], ...when })).toBe(false);
  expect(isKept(row('ms', [100, 500]), { figures: [101, 200], ...when })).toBe(false);
  expect(isKept(row('ms', [100, 500]), { figures: [100], ...when })).toBe(false);
  expect(isKept(row('frames/s', [60]), { figures: [59.6], ...when })).toBe(true);
  expect(isKept(row('MB/s', [10]), { figures: [12, 9.9], ...when })).toBe(false);
  const slow: Figures = {
    ...figures,
    rows: { 'paint-quick': { figures: [1234], ...when }, key: { figures: [16], ...when } },
  };
  expect(section(slow, 'en')).toMatch(/first paint .* \| 1,000 ms \| 1,234 ms \| \*\*no\*\* \|/);
  expect(section(slow, 'ja')).toMatch(/1,234 ms \| \*\*×\*\* \|/);
  expect(section(slow, 'en')).toMatch(/key to paint.* \| 16 ms \| yes \|/);
});

test('a quantile is one of the measured figures', () => {
  const figures = Array.from({ length: 100 }, (_, index) => index);
  expect([quantile(figures, 0.5), quantile(figures, 0.95), quantile(figures, 1)]).toEqual([
    50, 95, 99,
  ]);
});
