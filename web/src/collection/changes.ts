/** The changes of the stored collection, as data. */
import type { Course } from '../state/lesson';
import type { Game } from '../state/game';
import type { Result } from '../state/result';
import type { KeptList, KeptPuzzle } from '../state/schema';
import type { ListEdit, PuzzleEdit } from './edits';
import type { LessonEntry } from './swap-lessons';

/** A record by its id; `null` deletes it. */
export type Entry<T> = readonly [id: string, record: T | null];

/** A change of some stores. Stores that it does not name stay as they are. */
export interface Change {
  readonly lists?: readonly Entry<KeptList>[];
  readonly puzzles?: readonly Entry<KeptPuzzle>[];
  readonly games?: readonly Entry<Game>[];
  readonly results?: readonly Entry<Result>[];
  readonly course?: readonly LessonEntry[];
  /** Values of `meta` by their keys, such as drafts; `null` deletes a value. */
  readonly values?: readonly Entry<unknown>[];
  readonly puzzleEdits?: readonly PuzzleEdit[];
  readonly listEdits?: readonly ListEdit[];
  /** All puzzles that have been solved; replaces the stored list. */
  readonly solved?: readonly string[];
  /** The present time, if the lists that are deleted can be restored for 30 days (`binned.ts`). */
  readonly removed?: number;
  /** The id of the kept removal that this change undoes. From then on it is no longer kept. */
  readonly undoes?: string;
}

/** Returns a change, from the lists and the course as they are now. */
export type Plan = (lists: readonly KeptList[], course: Course) => Change;

/** The message that names what was removed, and its values. */
export type RemovalMessage = readonly [
  name: string,
  values: Readonly<Record<string, string | number>>,
];

/** A removal as it is kept: the change that undoes it, which has its id, and its message. */
export interface Removed {
  readonly back: Change;
  readonly said: RemovalMessage;
}

export interface ChangeOptions {
  /**
   * The message about a removal. If given, the removal can be undone even after the page was
   * closed.
   */
  readonly said?: RemovalMessage | undefined;
  /** Returns the list to store, from the list of this change and the one that is stored now. */
  readonly merge?: (put: KeptList, now: KeptList | undefined) => KeptList;
  /** Returns whether a game replaces the stored one. */
  readonly isNewer?: (put: Game, now: Game) => boolean;
  /** True if a lesson keeps the progress that is stored now. */
  readonly isAdding?: boolean;
  /** Called with the number of records that are written, of all. */
  readonly onprogress?: (done: number, of: number) => void;
  /** Cancels the change while records are written. Then nothing is changed. */
  readonly signal?: AbortSignal;
}

/** The key of the kept removals in `meta`. */
export const REMOVED = 'removed';

export const putting = <T extends { readonly id: string }>(records: readonly T[]): Entry<T>[] =>
  records.map((record) => [record.id, record]);

export const deleting = (ids: readonly string[]): Entry<never>[] => ids.map((id) => [id, null]);

/** Returns the number of records that a change puts and deletes. */
export const countRecords = ({
  lists = [],
  puzzles = [],
  games = [],
  results = [],
}: Change): number => lists.length + puzzles.length + games.length + results.length;

/** Returns the number of edits in a change. */
export const countEdits = ({ puzzleEdits = [], listEdits = [] }: Change): number =>
  puzzleEdits.length + listEdits.length;

/** Returns the number of edits that could not be done, because their records no longer exist. */
export const missingIn = (change: Change, back: Change): number =>
  countEdits(change) - countEdits(back);
