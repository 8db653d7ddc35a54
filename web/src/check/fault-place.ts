/** Text about a row that could not be read. */
import { say } from '../words/words.svelte';
import type { Row } from './rows';

/** Returns the fault with its place: line and column of a text, or a cell of a workbook. */
export function faultWithPlace({ line, fault }: Row): string {
  const text = fault?.text ?? '';
  if (fault?.cell !== undefined) return say('check-place-cell', { cell: fault.cell, text });
  // A fault of a whole file has no place.
  return fault?.line === undefined
    ? text
    : say('check-place', { line, column: fault.column ?? 1, text });
}
