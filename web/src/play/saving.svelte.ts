/** Saves the game of a session, and makes sure that only one tab edits it. */
import { newId } from '../state/ids';
import { gameById, keepGame, takeGame } from '../state/store';
import { registerSave } from '../state/unsaved';
import { within } from '../state/within';
import { EditRight } from './right';
import type { Session } from './session.svelte';

const DELAY_MS = 300;
/** The longest time for which a page that is left waits for the right to save its game. */
const LEAVE_MS = 2000;

/** Settles once the visit of Play that was left last has saved its game. */
let left: Promise<unknown> = Promise.resolve();

/** Sent to the other tabs when a game was saved or taken over. */
interface GameNotice {
  readonly id: string;
}

/** The game that this page may save. */
interface Owned {
  readonly id: string;
  readonly writer: string;
  revision: number;
}

export class Saving {
  /** True if the browser does not allow storage. */
  isRefused = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** True from a change until it begins to be saved. */
  private isChanged = false;
  /** The number of changes, and how many of them the database has stored. */
  private changes = 0;
  private stored = 0;
  /**
   * Saves a change before the page is left by a reload. WebKit gives up what is saved in
   * `pagehide`. Only a page with a change listens, because some browsers do not keep such a page
   * for going back.
   */
  private readonly leave = (): void => void this.keep(this.channel, 'leaving');
  private channel: BroadcastChannel | undefined;
  private owned: Owned | undefined;
  /** The game that this page saved last before the page was hidden. */
  private suspended: Owned | undefined;
  /** The attempt to take the right to edit, while it lasts. */
  private locking: Promise<void> | undefined;
  private readonly right = new EditRight(() => void this.lost());
  private readonly ended = new AbortController();

  constructor(private readonly session: Session) {}

  /** Begins to save the game. Returns a function that stops this. */
  start(): () => void {
    const { signal } = this.ended;
    this.listen();
    // A page that is left can be restored from the back/forward cache. In the meantime another tab
    // may have taken the game.
    addEventListener('pagehide', () => this.suspend(), { signal });
    addEventListener('pageshow', (event) => this.shown(event), { signal });
    document.addEventListener('visibilitychange', () => this.visible(), { signal });
    const unregister = registerSave(async () => {
      await this.locking;
      await this.now();
    });
    return () => {
      const end = () => {
        unregister();
        this.suspend();
        this.ended.abort();
      };
      // A digit may have been entered before this page had the right to save it.
      if (this.locking) left = within(this.locking, LEAVE_MS).then(end);
      else end();
    };
  }

  private listen(): void {
    this.channel = new BroadcastChannel('numpre.games');
    this.channel.onmessage = ({ data }: MessageEvent<GameNotice>) => void this.follow(data);
  }

  /** Saves the game a last time, and releases everything that other tabs could wait for. */
  private suspend(): void {
    const { channel, session } = this;
    this.channel = undefined;
    // No other tab knows a game that was never saved, so it needs no right to be saved.
    if (this.locking && !this.owned && session.game.revision === undefined)
      this.owned = { id: session.game.id, writer: newId(), revision: 0 };
    void this.keep(channel, 'left').finally(() => channel?.close());
    this.suspended = this.owned;
    this.owned = undefined;
    this.right.free();
  }

  private shown({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    this.listen();
    void this.lock();
  }

  private visible(): void {
    // A phone may end a hidden page at any time.
    if (document.visibilityState === 'hidden') void this.keep(this.channel, 'leaving');
    // A browser may have stopped this page in the background, and the messages of other tabs.
    else if (this.session.isReadOnly) void this.follow(this.session.game);
  }

  /** Saves the game soon. */
  soon(): void {
    clearTimeout(this.timer);
    if (this.ended.signal.aborted) return;
    this.changes += 1;
    this.timer = setTimeout(() => void this.now(), DELAY_MS);
    if (this.isChanged) return;
    this.isChanged = true;
    // Chromium takes milliseconds to add this listener, so the change is painted first.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (this.isChanged) addEventListener('beforeunload', this.leave);
      }),
    );
  }

  /** Saves the game at once. */
  now(): Promise<void> {
    return this.keep(this.channel, 'staying');
  }

  /** Saves the game. A page that was left also releases it for the next tab. */
  private async keep(
    channel: BroadcastChannel | undefined,
    state: 'staying' | 'leaving' | 'left',
  ): Promise<void> {
    clearTimeout(this.timer);
    this.isChanged = false;
    removeEventListener('beforeunload', this.leave);
    const { changes, owned, session } = this;
    if (session.isReadOnly || owned?.id !== session.game.id) return;
    owned.revision += 1;
    const game = {
      ...session.snapshot(),
      revision: owned.revision,
      writer: state === 'left' ? undefined : owned.writer,
    };
    const { writer } = owned;
    const isUnsaved = changes > this.stored;
    const outcome = await keepGame(game, { writer, isLeaving: state !== 'staying', isUnsaved });
    if (outcome === 'kept') this.stored = Math.max(this.stored, changes);
    this.isRefused = outcome === 'refused';
    if (outcome === 'closed') await this.lost();
    else channel?.postMessage({ id: owned.id } satisfies GameNotice);
  }

  /** Makes this page read-only after another tab has taken the game over. */
  private async lost(): Promise<void> {
    this.owned = undefined;
    this.session.isReadOnly = true;
    await this.follow(this.session.game);
  }

  /**
   * Reads a game that another tab has saved. A read-only page shows it; a page that edits the game
   * becomes read-only if the other tab has taken it over.
   */
  private async follow({ id }: GameNotice): Promise<void> {
    const { session } = this;
    if (id !== session.game.id) return;
    const game = await gameById(id).catch(() => undefined);
    if (!game || id !== session.game.id || this.ended.signal.aborted) return;
    if (this.owned && game.writer !== this.owned.writer && game.revision !== undefined) {
      this.owned = undefined;
      session.isReadOnly = true;
    }
    if (session.isReadOnly) session.follow(game);
  }

  /**
   * Takes the right to edit the game. With `isTaking`, takes it from another tab, which becomes
   * read-only.
   */
  lock(isTaking = false): Promise<void> {
    const locking = this.takeRight(isTaking).finally(() => {
      if (this.locking === locking) this.locking = undefined;
    });
    this.locking = locking;
    return locking;
  }

  private async takeRight(isTaking: boolean): Promise<void> {
    await left;
    const { session } = this;
    const { id } = session.game;
    if (this.owned?.id === id && !session.isReadOnly) return;
    this.owned = undefined;
    const isOurs = () => session.game.id === id && !this.ended.signal.aborted;
    const hasRight = await this.right.take(id, isTaking);
    if (!isOurs() || hasRight === undefined) return;
    if (!hasRight) {
      session.isReadOnly = true;
      return;
    }
    const writer = newId();
    const kept = await takeGame(id, writer);
    if (!isOurs()) return;
    // Another tab may have changed the game since this page read or saved it. If not, digits that
    // were entered during this function stay.
    const { revision } = this.suspended?.id === id ? this.suspended : session.game;
    if (kept && kept.revision !== revision) session.follow(kept);
    session.isReadOnly = false;
    this.owned = { id, writer, revision: kept?.revision ?? 0 };
    this.channel?.postMessage({ id } satisfies GameNotice);
    this.soon();
  }
}
