/**
 * Reads the fields of records that come from outside: from a backup file or the browser's storage.
 * Every record is built field by field from checked values, so that no unknown value and no value
 * of a wrong type reaches a page. Each function returns `undefined` if the data is not valid.
 */
import { CELLS } from '../rules/houses';
import { isDay } from '../calendar/day';

export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the id of a puzzle, list or game: a text of 1 to 100 characters. */
export const asId = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length > 0 && value.length <= 100 ? value : undefined;

/** Returns a grid: 81 characters, with `.` for a blank. */
export const asGrid = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[1-9.]{81}$/.test(value) ? value : undefined;

/** Returns a text, cut to a length that a page can show. */
export const asText = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' ? value.slice(0, most) : undefined;

export const asWhole = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : undefined;

/** The last moment that a `Date` can express, in milliseconds. */
const END_OF_TIME = 8.64e15;
/** Returns a time in milliseconds: since 1970, or of a clock. */
export const asTime = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= END_OF_TIME ? value : undefined;

export const asFlag = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

export const asCell = (value: unknown): number | undefined => asWhole(value, 0, CELLS.length - 1);

export const asDigit = (value: unknown): number | undefined => asWhole(value, 1, 9);

/** Returns the value if it is one of the known ones. */
export const asOneOf = <T>(value: unknown, known: readonly T[]): T | undefined =>
  known.find((one) => one === value);

/** Returns a list if all its entries can be read and there are at most `most`. */
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

/** Returns the entries of a list that can be read, with the number of those that cannot. */
export function asMany<T>(
  value: unknown,
  read: (one: unknown) => T | undefined,
): { found: T[]; damaged: number } {
  const all = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const found = all.map(read).filter((one) => one !== undefined);
  return { found, damaged: all.length - found.length };
}

/** Returns the record if none of its fields is missing. */
export function complete<T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }):
  T | undefined {
  return Object.values(fields).includes(undefined) ? undefined : (fields as T);
}

/** Returns `null` for `null`, else the value if it can be read, else `undefined`. */
export const orNull = <T>(
  value: unknown,
  read: (value: unknown) => T | undefined,
): T | null | undefined => (value === null ? null : read(value));

/** Returns a day of the calendar, such as `2026-11-23`. */
export const asDay = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

/** The most techniques that are counted; there are fewer. */
const MOST_TECHNIQUES = 200;

/** Returns how often each technique occurred, without entries that cannot be read. */
export function asCounts(value: unknown): Readonly<Record<string, number>> | undefined {
  if (!isObject(value)) return undefined;
  const counts = Object.entries(value).slice(0, MOST_TECHNIQUES);
  const isCount = ([key, count]: [string, unknown]): boolean =>
    /^[a-z0-9-]{1,60}$/.test(key) && asWhole(count, 1, Number.MAX_SAFE_INTEGER) !== undefined;
  return Object.fromEntries(counts.filter(isCount)) as Record<string, number>;
}
