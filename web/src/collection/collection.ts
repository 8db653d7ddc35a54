/**
 * The collection: puzzles and lists of them, kept in the browser. If the browser does not allow
 * storage, they last for this visit only.
 */
import { asMany } from '../records/fields';
import { database } from '../state/database';
import type { KeptList, KeptPuzzle } from '../state/schema';
import { apply } from './change';
import {
  deleting,
  missingIn,
  putting,
  type Change,
  type ChangeOptions,
  type Plan,
  type RemovalMessage,
} from './changes';
import type { Move, PuzzleEdit } from './edits';
import { asList, asPuzzle, type Collection } from './records';
import { applyToSession, sessionCollection } from './session';

const CHANNEL = 'numpre.lists';
/** The channel between tabs; open while a page follows the collection. */
let following: BroadcastChannel | undefined;

/** Functions to call when this tab adds puzzles in the background. */
const followers = new Set<() => void>();

/**
 * Calls `changed` when another tab has changed the collection or this tab has added to it. Returns
 * a function that stops this.
 */
export function followCollection(changed: () => void): () => void {
  following ??= new BroadcastChannel(CHANNEL);
  following.onmessage = () => followers.forEach((follower) => follower());
  followers.add(changed);
  return () => {
    followers.delete(changed);
    if (followers.size > 0) return;
    following?.close();
    following = undefined;
  };
}

/** Notifies the other tabs that the collection has changed. */
function notifyOthers(): void {
  const channel = following ?? new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  if (channel !== following) channel.close();
}

const byOrder = (lists: readonly KeptList[]) =>
  [...lists].sort((one, other) => one.order - other.order);

/** Returns the whole collection. Damaged records are left out and counted. */
export async function wholeCollection(): Promise<Collection> {
  const db = await database();
  if (!db) {
    const { lists, puzzles } = sessionCollection();
    return { lists: byOrder(lists), puzzles };
  }
  const [storedLists, storedPuzzles] = await Promise.all([
    db.getAll('lists'),
    db.getAll('puzzles'),
  ]);
  const [lists, puzzles] = [asMany(storedLists, asList), asMany(storedPuzzles, asPuzzle)];
  return {
    lists: byOrder(lists.found),
    puzzles: puzzles.found,
    damaged: lists.damaged + puzzles.damaged,
  };
}

/** The result of a change. */
export interface Done {
  /** True if the browser keeps the change beyond this visit. */
  readonly isKept: boolean;
  /**
   * The reason why nothing was changed: the storage is full, the browser failed in another way, or
   * the change was cancelled. Without it, a change that is not kept lasts for this visit.
   */
  readonly failure?: 'full' | 'failed' | 'cancelled';
  /** The number of records to edit that no longer exist. */
  readonly missing: number;
  /** The change that undoes it. */
  readonly back: Change;
}

const isQuota = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Changes several stores at once, and notifies the other tabs. Without storage, changes the
 * collection of this visit.
 */
export async function change(plan: Plan, how: ChangeOptions = {}): Promise<Done> {
  let planned: Change = {};
  const noted: Plan = (lists, course) => (planned = plan(lists, course));
  try {
    const kept = await apply(noted, how);
    if (kept) notifyOthers();
    const back = kept ?? applyToSession(noted, how);
    return { isKept: kept !== null, missing: missingIn(planned, back), back };
  } catch (error) {
    const failure = how.signal?.aborted ? 'cancelled' : isQuota(error) ? 'full' : 'failed';
    return { isKept: false, failure, missing: 0, back: {} };
  }
}

/** Undoes a change. Lists keep the puzzles that were added to them since. */
export const takeBack = (back: Change): Promise<Done> => {
  const returning = new Set((back.puzzles ?? []).flatMap(([id, record]) => (record ? [id] : [])));
  return change(() => back, { merge: (before, now) => merged(before, now, returning) });
};

/**
 * Returns the earlier list, without puzzles that were removed in other ways since then, and with
 * those that were added since then. For example, puzzle b is removed from the list a, b, c; then c
 * is removed as well, and d is added. If the removal of b is undone now, the list is a, b, d.
 */
function merged(
  before: KeptList,
  now: KeptList | undefined,
  returning: ReadonlySet<string>,
): KeptList {
  if (!now) return before;
  const known = new Set(before.puzzles);
  const there = new Set(now.puzzles);
  const back = before.puzzles.filter((id) => there.has(id) || returning.has(id));
  return { ...before, puzzles: [...back, ...now.puzzles.filter((id) => !known.has(id))] };
}

/** Changes fields of puzzles. */
export const editPuzzles = (edits: readonly PuzzleEdit[], said?: RemovalMessage): Promise<Done> =>
  change(() => ({ puzzleEdits: edits }), { said });

/** Renames a list. */
export const renameList = ({ id }: KeptList, name: string): Promise<Done> =>
  change(() => ({ listEdits: [{ id, name }] }));

/** Moves a puzzle of a list, as the list is now. */
export const movePuzzle = ({ id }: KeptList, move: Move): Promise<Done> =>
  change(() => ({ listEdits: [{ id, move }] }));

/**
 * Adds puzzles to the end of a list, as the list is now; if it is new or was removed, it is
 * created.
 */
export async function addToList(list: KeptList, puzzles: readonly KeptPuzzle[]): Promise<Done> {
  const ids = puzzles.map(({ id }) => id);
  const done = await change((lists) => {
    const now = lists.find(({ id }) => id === list.id) ?? { ...list, puzzles: [] };
    return {
      lists: putting([{ ...now, puzzles: [...now.puzzles, ...ids] }]),
      puzzles: putting(puzzles),
    };
  });
  for (const changed of followers) changed();
  return done;
}

/** Removes puzzles from the collection and from all lists. */
export const removePuzzles = (gone: ReadonlySet<string>, said: RemovalMessage): Promise<Done> =>
  change(
    (lists) => ({
      lists: putting(
        lists
          .filter((list) => list.puzzles.some((id) => gone.has(id)))
          .map((list) => ({ ...list, puzzles: list.puzzles.filter((id) => !gone.has(id)) })),
      ),
      puzzles: deleting([...gone]),
    }),
    { said },
  );

/** Removes a list, with all puzzles that it contains now. It can be restored for 30 days. */
export const removeList = (list: KeptList, said: RemovalMessage): Promise<Done> =>
  change(
    (lists) => {
      const now = lists.find(({ id }) => id === list.id) ?? list;
      return {
        lists: deleting([list.id]),
        puzzles: deleting(now.puzzles),
        removed: Date.now(),
      };
    },
    { said },
  );
