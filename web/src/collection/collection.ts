/**
 * The collection: puzzles and lists of them, kept in the browser; for this visit only, where
 * storage is refused.
 */
import { asMany } from '../records/fields';
import { database, type KeptList, type KeptPuzzle } from '../state/store';
import { apply, deleting, putting, type Change, type How, type Said } from './change';
import { asList, asPuzzle, type Collection } from './records';
import { applyToSession, sessionCollection } from './session';

const CHANNEL = 'numpre.lists';
/** Open while a page follows the collection. */
let following: BroadcastChannel | undefined;

/** Called when this tab adds puzzles in the background. */
const followers = new Set<() => void>();

/**
 * Calls back when another tab has changed the collection, or this one has added to it; what ends
 * that.
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

/** The collection. A damaged record is left out and counted; the others are there. */
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

/** What was done: whether the browser keeps it, and the change that takes it back. */
export interface Done {
  readonly isKept: boolean;
  readonly back: Change;
}

/** Changes all stores at once. */
export async function change(
  plan: (lists: readonly KeptList[]) => Change,
  how: How = {},
): Promise<Done> {
  const back = await apply(plan, how).catch(() => null);
  if (!back) return { isKept: false, back: applyToSession(plan, how) };
  notifyOthers();
  return { isKept: true, back };
}

/** Takes a change back. Lists keep what was added to them since. */
export const takeBack = (back: Change): Promise<Done> => {
  const returning = new Set((back.puzzles ?? []).flatMap(([id, record]) => (record ? [id] : [])));
  return change(() => back, { merge: (before, now) => merged(before, now, returning) });
};

/**
 * The list as it was, without puzzles that are gone for other reasons, and with those that were
 * added since.
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

/** Puts these lists and puzzles in place of those with the same ids. */
export const putCollection = ({ lists = [], puzzles = [] }: Partial<Collection>): Promise<Done> =>
  change(() => ({ lists: putting(lists), puzzles: putting(puzzles) }));

/** Gives a list another name. */
export const renameList = ({ id }: KeptList, name: string): Promise<Done> =>
  change((lists) => ({
    lists: putting(lists.filter((list) => list.id === id).map((list) => ({ ...list, name }))),
  }));

/**
 * Puts puzzles at the end of a list as it is by then, be it new or gone; whether the browser keeps
 * them.
 */
export async function addToList(list: KeptList, puzzles: readonly KeptPuzzle[]): Promise<boolean> {
  const ids = puzzles.map(({ id }) => id);
  const { isKept } = await change((lists) => {
    const now = lists.find(({ id }) => id === list.id) ?? list;
    return {
      lists: putting([{ ...now, puzzles: [...now.puzzles, ...ids] }]),
      puzzles: putting(puzzles),
    };
  });
  for (const changed of followers) changed();
  return isKept;
}

/** Takes puzzles out of the collection and out of their lists. */
export const removePuzzles = (gone: ReadonlySet<string>, said: Said): Promise<Done> =>
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

/** Takes a list out with the puzzles that it holds by then. */
export const removeList = (list: KeptList, said: Said): Promise<Done> =>
  change(
    (lists) => {
      const now = lists.find(({ id }) => id === list.id) ?? list;
      return { lists: deleting([list.id]), puzzles: deleting(now.puzzles) };
    },
    { said },
  );
