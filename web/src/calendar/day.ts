/**
 * Days of the player's calendar, as `2026-11-23`. They sort like texts. The arithmetic is done in
 * UTC, where every day has 24 hours.
 */

const DAY_MS = 86_400_000;
const two = (number: number): string => String(number).padStart(2, '0');

/** The first day that has a puzzle of the day on the page. */
export const FIRST_DAY = '2026-01-01';

/** Returns the day of a moment, in the time zone of the device. */
export function dayOf(moment: Date | number): string {
  const date = new Date(moment);
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns the current day. */
export const today = (): string => dayOf(Date.now());

/** Returns noon of a day in UTC. To be shown in the time zone UTC only. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Returns the day that is some days later, or earlier. */
export const addDays = (day: string, count: number): string =>
  new Date(dateOf(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS);

/** Returns the weekday: 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (dateOf(day).getUTCDay() + 6) % 7;

/** Returns whether a text is a day of the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(dateOf(text).getTime()) &&
  dateOf(text).toISOString().startsWith(text);

/** Returns the first day of the month that is some months later, or earlier. */
export function addMonths(day: string, count: number): string {
  const months = 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${two((months % 12) + 1)}-01`;
}
