/** The puzzle of the day. The engine makes it from the date, so that everyone has the same. */
import { playPuzzle } from '../ui/playing';
import { engine } from '../engine/questions';
import { dailyRanks, type Generated } from '../engine/types/messages';
import { weekdayOf } from '../calendar/day';

/** Returns the rank of a day's puzzle, which depends on the weekday only. */
export const dailyRank = (day: string): number => dailyRanks[weekdayOf(day)] ?? 1;

/** Makes the puzzle of a day. */
export const dailyPuzzle = (day: string): Promise<Generated> =>
  engine.ask('daily', { date: day }, { isEach: true });

/** Goes to Play with the puzzle of a day: continues its game, or begins one. */
export async function playDaily(day: string): Promise<void> {
  const { puzzle, rank } = await dailyPuzzle(day);
  await playPuzzle({ puzzle, rank, origin: 'daily', day });
}
