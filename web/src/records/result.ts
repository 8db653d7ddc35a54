/** Builds a result from data that may be damaged. */
import type { Result } from '../state/result';
import {
  asCounts,
  asDay,
  asGrid,
  asId,
  asOneOf,
  asText,
  asTime,
  asWhole,
  complete,
  isObject,
  orNull,
} from './fields';
import { asHints, MOST_TITLE, ORIGINS } from './game';

/** Returns a result, or `undefined` if the data is not a valid one. */
export function asResult(value: unknown): Result | undefined {
  if (!isObject(value)) return undefined;
  const [title, day] = [asText(value.title, MOST_TITLE), asDay(value.day)];
  const [helped, techniques] = [asCounts(value.helped), asCounts(value.techniques)];
  return complete<Result>({
    id: asId(value.id),
    puzzle: asGrid(value.puzzle),
    rank: orNull(value.rank ?? null, (rank) => asWhole(rank, 1, 8)),
    time_ms: asTime(value.time_ms),
    hints: asHints(value.hints),
    mistakes: asWhole(value.mistakes, 0, Number.MAX_SAFE_INTEGER),
    solved: asTime(value.solved),
    origin: asOneOf(value.origin, ORIGINS),
    ...(title !== undefined && { title }),
    ...(day !== undefined && { day }),
    ...(helped && { helped }),
    ...(techniques && { techniques }),
  });
}
