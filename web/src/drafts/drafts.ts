/**
 * Unfinished work of a page: a puzzle set by hand, an order, the input of Check. It
 * is kept in the browser, so that it is there after a reload.
 *
 * Every tab has a draft of its own, so no tab writes over the work of another. A new tab takes over
 * the latest draft that no open tab has; where all are taken it begins an empty one. So what was
 * being done when the last tab was closed comes back, and two tabs side by side do not meet.
 *
 * | where | what |
 * |---|---|
 * | IndexedDB `meta`, `drafts` | the drafts there are: id, when each was changed, its parts |
 * | IndexedDB `meta`, `draft ID PART` | a part of a draft |
 * | sessionStorage `numpre.draft` | the id of this tab's draft: a reload finds its own first |
 * | Web Locks `numpre.draft.ID` | held by the tab that has the draft, until it is closed |
 *
 * If the browser has no Web Locks (a page over plain http), a tab cannot know whether a draft is
 * taken: a new tab begins with a copy of the latest.
 */
import { asAll, asId, asMany, asTime, complete, isObject } from '../records/fields';
import { database } from '../state/store';

export type Part = 'hand' | 'order' | 'made' | 'check' | 'check-view';

/** Drafts of closed tabs are forgotten beyond this number, the oldest first. */
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

/** This tab's draft, and the one that it is read from until it is first written. */
interface Own {
  readonly id: string;
  from: string;
}
let own: Promise<Own> | undefined;
const ownDraft = (): Promise<Own> => (own ??= claim());

const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('-');

/** Takes a lock for as long as the tab is open; whether it was free. */
function take(id: string): Promise<boolean> {
  return new Promise((answer) => {
    const held = navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock === null ? undefined : new Promise<never>(() => undefined);
    });
    held.catch(() => answer(false));
  });
}

/** The draft that this tab had before it was reloaded. */
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
    // Storage is refused: nothing is kept anyway.
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

/** The first draft that no other tab has: this tab's own before all others. */
async function free(last: string | null, latest: readonly string[]): Promise<string | undefined> {
  for (const id of last === null ? latest : [last, ...latest]) if (await take(id)) return id;
  return undefined;
}

/** A part of this tab's draft as it was kept; `undefined` where there is none. */
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

/** Writes a part of a draft, or removes it. */
function put(store: Store, id: string, part: Part, value: unknown): void {
  if (value === undefined) void store.delete(keyOf(id, part));
  else void store.put(value, keyOf(id, part));
}

/** Keeps a part of this tab's draft; nothing for `undefined`. Whether the browser keeps it. */
export async function keepDraft(part: Part, value: unknown): Promise<boolean> {
  try {
    const [draft, db] = await Promise.all([ownDraft(), database()]);
    if (!db) return false;
    if (draft.from === draft.id) {
      // A transaction of its own, which waits for nothing: it ends even if the page is being
      // unloaded.
      const quick = db.transaction('meta', 'readwrite');
      put(quick.store, draft.id, part, value);
      void quick.done.catch(() => undefined);
      quick.commit();
    }
    const all = db.transaction('meta', 'readwrite');
    const { store } = all;
    const index = entriesOf(await store.get(INDEX));
    if (draft.from !== draft.id) {
      // The copy becomes this tab's own with all its parts.
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

/** Forgets the oldest drafts that no tab has open. */
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
