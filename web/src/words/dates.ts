/** Dates in the current language. */
import { dateOf } from '../calendar/day';
import { language } from './words.svelte';

/** English dates have the day before the month, as in most countries. */
const locale = (): string => (language() === 'en' ? 'en-GB' : language());

const shown = (day: string, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { ...how, timeZone: 'UTC' }).format(dateOf(day));

/** Returns a day with its weekday and month: Monday 23 November or 11月23日(月). */
export const dayName = (day: string): string =>
  shown(day, {
    weekday: language() === 'en' ? 'long' : 'short',
    month: 'long',
    day: 'numeric',
  });

/** Returns a day with its month: 28 November or 11月28日. */
export const dateName = (day: string): string => shown(day, { month: 'long', day: 'numeric' });

/** Returns the short name of the weekday: Mon or 月. */
export const weekdayName = (day: string): string => shown(day, { weekday: 'short' });

/** Returns the month and the year: November 2026 or 2026年11月. */
export const monthName = (day: string): string => shown(day, { month: 'long', year: 'numeric' });

/** Returns a day for a list: Sun 22 Nov or 11月22日(日). */
export const dayShort = (day: string): string =>
  shown(day, { weekday: 'short', month: 'short', day: 'numeric' });
