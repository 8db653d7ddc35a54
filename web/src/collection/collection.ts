/** The collection: puzzles and lists of them, kept in the browser; for this visit only, where storage is refused. */
import { database, type KeptList, type KeptPuzzle, type Transaction } from '../state/store';

export interface Collection {
  readonly lists: readonly KeptList[];
  readonly puzzles: readonly KeptPuzzle[];
}

/** What stands in for the database where there is none. */
let session: Collection = { lists: [], puzzles: [] };
let opened: BroadcastChannel | undefined;
/** What tells the other tabs. */
const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel('numpre.lists'));

/** Whom this tab tells of puzzles that are added while other things are done. */
const followers = new Set<() => void>();

/** Calls back when another tab has changed the collection, or this one has added to it; what ends that. */
export function followCollection(changed: () => void): () => void {
  channel().addEventListener('message', changed);
  followers.add(changed);
  return () => {
    channel().removeEventListener('message', changed);
    followers.delete(changed);
  };
}

const byOrder = (lists: readonly KeptList[]) => [...lists].sort((one, other) => one.order - other.order);

export async function wholeCollection(): Promise<Collection> {
  const db = await database();
  if (!db) return session;
  const [lists, puzzles] = await Promise.all([db.getAll('lists'), db.getAll('puzzles')]);
  return { lists: byOrder(lists), puzzles };
}

/** Changes both stores at once; whether there is a database. */
async function change(how: (all: Transaction) => void | Promise<void>): Promise<boolean> {
  const db = await database();
  if (!db) return false;
  const all = db.transaction(['lists', 'puzzles'], 'readwrite');
  await how(all);
  await all.done;
  channel().postMessage('changed');
  return true;
}

/** Puts these lists and puzzles in place of those with the same ids; whether the browser keeps them. */
export async function putCollection({ lists = [], puzzles = [] }: Partial<Collection>): Promise<boolean> {
  session = { lists: byOrder(replaced(session.lists, lists)), puzzles: replaced(session.puzzles, puzzles) };
  return change((all) => {
    for (const puzzle of puzzles) void all.objectStore('puzzles').put(puzzle);
    for (const list of lists) void all.objectStore('lists').put(list);
  }).catch(() => false);
}

/** Puts puzzles at the end of a list as it is by then, be it new or gone; whether the browser keeps them. */
export async function addToList(list: KeptList, puzzles: readonly KeptPuzzle[]): Promise<boolean> {
  const longer = (now: KeptList | undefined): KeptList => ({
    ...(now ?? list),
    puzzles: [...(now?.puzzles ?? []), ...puzzles.map(({ id }) => id)],
  });
  const known = longer(session.lists.find(({ id }) => id === list.id));
  session = { lists: byOrder(replaced(session.lists, [known])), puzzles: replaced(session.puzzles, puzzles) };
  const isKept = await change(async (all) => {
    for (const puzzle of puzzles) void all.objectStore('puzzles').put(puzzle);
    void all.objectStore('lists').put(longer(await all.objectStore('lists').get(list.id)));
  }).catch(() => false);
  for (const changed of followers) changed();
  return isKept;
}

/** Takes lists and puzzles out. */
export async function dropCollection(lists: readonly string[], puzzles: readonly string[]): Promise<void> {
  session = {
    lists: session.lists.filter((list) => !lists.includes(list.id)),
    puzzles: session.puzzles.filter((puzzle) => !puzzles.includes(puzzle.id)),
  };
  await change((all) => {
    for (const id of lists) void all.objectStore('lists').delete(id);
    for (const id of puzzles) void all.objectStore('puzzles').delete(id);
  });
}

function replaced<T extends { readonly id: string }>(all: readonly T[], changed: readonly T[]): T[] {
  const ids = new Set(changed.map(({ id }) => id));
  return [...all.filter(({ id }) => !ids.has(id)), ...changed];
}
