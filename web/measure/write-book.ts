/** Writes the figures into the book, after all measurements. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readFigures } from './figures';
import type { Language } from './rows';
import { withSection } from './table';

export const pageOf = (language: Language): URL =>
  new URL(`../../docs/book/${language}/performance.md`, import.meta.url);

export default function writeBook(): void {
  const figures = readFigures();
  for (const language of ['en', 'ja'] as const) {
    const page = pageOf(language);
    writeFileSync(page, withSection(readFileSync(page, 'utf8'), figures, language));
  }
}
