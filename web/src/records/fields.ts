/**
 * Reads the parts of records that come from outside: a backup file, or what the browser has stored.
 * Every record is built field by field from checked values, so that nothing unknown and nothing of
 * a wrong type reaches a page. A record that cannot be built is `undefined`.
 */
import { CELLS } from '../rules/houses';

export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A puzzle's or a list's id, as long as ids are. */
export const asId = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length > 0 && value.length <= 100 ? value : undefined;

/** 81 characters, `.` for a blank. */
export const asGrid = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[1-9.]{81}$/.test(value) ? value : undefined;

/** A text, cut to a length that a page can show. */
export const asText = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' ? value.slice(0, most) : undefined;

export const asWhole = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : undefined;

/** The last moment that a date can express. */
const END_OF_TIME = 8.64e15;
/** Milliseconds since 1970, or of a clock. */
export const asTime = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= END_OF_TIME ? value : undefined;

export const asFlag = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

export const asCell = (value: unknown): number | undefined => asWhole(value, 0, CELLS.length - 1);

export const asDigit = (value: unknown): number | undefined => asWhole(value, 1, 9);

/** One of the known values. */
export const asOneOf = <T>(value: unknown, known: readonly T[]): T | undefined =>
  known.find((one) => one === value);

/** A list all of whose entries can be read, at most `most` of them. */
export function asAll<T>(
  value: unknown,
  read: (one: unknown) => T | undefined,
  most: number,
): T[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const found: T[] = [];
  for (const one of value as readonly unknown[]) {
    const entry = read(one);
    if (entry === undefined) return undefined;
    found.push(entry);
  }
  return found;
}

/** The entries of a list that can be read, and how many cannot. */
export function asMany<T>(
  value: unknown,
  read: (one: unknown) => T | undefined,
): { found: T[]; damaged: number } {
  const all = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const found = all.map(read).filter((one) => one !== undefined);
  return { found, damaged: all.length - found.length };
}

/** The record, if no field of it is missing. */
export function complete<T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }):
  T | undefined {
  return Object.values(fields).includes(undefined) ? undefined : (fields as T);
}
