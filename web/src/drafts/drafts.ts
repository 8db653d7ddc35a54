/**
 * Drafts: unfinished work of a page, such as a puzzle set by hand, requirements for a puzzle, or
 * the input of Check. They are kept in the browser, so that the work survives a reload.
 *
 * Every tab has its own draft, so that two tabs never overwrite each other's work. A new tab
 * takes over the latest draft that no open tab has; if there is none, it begins an empty one. So
 * the work of the tab that was closed last comes back.
 *
 * | where | what |
 * |---|---|
 * | IndexedDB `meta`, `drafts` | a list of the drafts: id, last change, names of their parts |
 * | IndexedDB `meta`, `draft ID PART` | one part of a draft |
 * | sessionStorage `numpre.draft` | the id of this tab's draft, to find it after a reload |
 * | Web Locks `numpre.draft.ID` | a lock held by the tab that has the draft, until it is closed |
 *
 * If the browser has no Web Locks (a page over plain http), a tab cannot know whether another one
 * has a draft. A new tab then begins with a copy of the latest.
 */
import { asAll, asId, asMany, asTime, complete, isObject } from '../records/fields';
import { database } from '../state/database';

export type Part = 'hand' | 'order' | 'made' | 'check' | 'check-view';

/**
 * The most drafts that are kept. Beyond it, drafts of closed tabs are deleted, the oldest first.
 */
export const MOST_DRAFTS = 6;

interface Entry {
  readonly id: string;
  readonly changed: number;
  readonly parts: readonly string[];
}

const INDEX = 'drafts';
const SESSION = 'numpre.draft';
const keyOf = (id: string, part: string): string => `draft ${id} ${part}`;
const lockOf = (id: string): string => `numpre.draft.${id}`;

const asEntry = (value: unknown): Entry | undefined =>
  isObject(value)
    ? complete<Entry>({
        id: asId(value.id),
        changed: asTime(value.changed),
        parts: asAll(value.parts, asId, 100),
      })
    : undefined;

const entriesOf = (value: unknown): Entry[] => asMany(value, asEntry).found;

/**
 * This tab's draft, and the id of the draft to read from. The ids differ for a copy, until it is
 * first written.
 */
interface Own {
  readonly id: string;
  from: string;
}
let own: Promise<Own> | undefined;
const ownDraft = (): Promise<Own> => (own ??= claim());

const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('-');

/** Takes the lock of a draft for as long as the tab is open. Returns whether it was free. */
function take(id: string): Promise<boolean> {
  return new Promise((answer) => {
    const held = navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock === null ? undefined : new Promise<never>(() => undefined);
    });
    held.catch(() => answer(false));
  });
}

/** Returns the id of the draft that this tab had before it was reloaded, or null. */
function before(): string | null {
  try {
    return sessionStorage.getItem(SESSION);
  } catch {
    return null;
  }
}

function remember(id: string): void {
  try {
    sessionStorage.setItem(SESSION, id);
  } catch {
    // The browser does not allow storage, so no draft is kept anyway.
  }
}

async function claim(): Promise<Own> {
  const index = entriesOf(await (await database())?.get('meta', INDEX).catch(() => undefined));
  const latest = index.sort((one, other) => other.changed - one.changed).map(({ id }) => id);
  const last = before();
  const found = 'locks' in navigator ? await free(last, latest) : last;
  const id = found ?? newId();
  remember(id);
  if (!found && 'locks' in navigator) await take(id);
  return { id, from: found ?? ('locks' in navigator ? id : (latest[0] ?? id)) };
}

/** Takes the first draft that no other tab has, this tab's earlier one first. Returns its id. */
async function free(last: string | null, latest: readonly string[]): Promise<string | undefined> {
  for (const id of last === null ? latest : [last, ...latest]) if (await take(id)) return id;
  return undefined;
}

/** Returns a kept part of this tab's draft; `undefined` if there is none. */
export async function keptDraft(part: Part): Promise<unknown> {
  try {
    const { from } = await ownDraft();
    return await (await database())?.get('meta', keyOf(from, part));
  } catch {
    return undefined;
  }
}

interface Store {
  put(value: unknown, key: string): Promise<unknown>;
  delete(key: string): Promise<unknown>;
}

/** Writes a part of a draft, or deletes it if the value is `undefined`. */
function put(store: Store, id: string, part: Part, value: unknown): void {
  if (value === undefined) void store.delete(keyOf(id, part));
  else void store.put(value, keyOf(id, part));
}

/**
 * Keeps a part of this tab's draft, or deletes it if `value` is `undefined`. Returns whether the
 * browser keeps it.
 */
export async function keepDraft(part: Part, value: unknown): Promise<boolean> {
  try {
    const [draft, db] = await Promise.all([ownDraft(), database()]);
    if (!db) return false;
    if (draft.from === draft.id) {
      // This transaction waits for no read, so it completes even if the page is being unloaded.
      const quick = db.transaction('meta', 'readwrite');
      put(quick.store, draft.id, part, value);
      void quick.done.catch(() => undefined);
      quick.commit();
    }
    const all = db.transaction('meta', 'readwrite');
    const { store } = all;
    const index = entriesOf(await store.get(INDEX));
    if (draft.from !== draft.id) {
      // All parts of the copied draft become parts of this tab's own draft.
      for (const other of index.find(({ id }) => id === draft.from)?.parts ?? [])
        void store.put(await store.get(keyOf(draft.from, other)), keyOf(draft.id, other));
    }
    const known =
      index.find(({ id }) => id === (draft.from === draft.id ? draft.id : draft.from))?.parts ?? [];
    const parts = [...known.filter((one) => one !== part), ...(value === undefined ? [] : [part])];
    if (draft.from !== draft.id) put(store, draft.id, part, value);
    const others = index.filter(({ id }) => id !== draft.id);
    const next =
      parts.length === 0 ? others : [...others, { id: draft.id, changed: Date.now(), parts }];
    void store.put(next, INDEX);
    all.commit();
    await all.done;
    draft.from = draft.id;
    if (next.length > MOST_DRAFTS) await forgetOldest();
    return true;
  } catch {
    return false;
  }
}

/** Deletes the oldest drafts that no open tab has. */
async function forgetOldest(): Promise<void> {
  const db = await database();
  if (!db) return;
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  const open = new Set(held.map(({ name }) => name));
  const all = db.transaction('meta', 'readwrite');
  const { store } = all;
  const index = entriesOf(await store.get(INDEX)).sort((one, other) => other.changed - one.changed);
  const gone = index.slice(MOST_DRAFTS).filter(({ id }) => !open.has(lockOf(id)));
  for (const { id, parts } of gone) for (const part of parts) void store.delete(keyOf(id, part));
  void store.put(
    index.filter((entry) => !gone.includes(entry)),
    INDEX,
  );
  await all.done;
}
