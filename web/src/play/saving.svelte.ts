/** Keeps the game of a session, and sees to it that one tab edits it. */
import { gameById, keepGame } from '../state/store';
import type { Session } from './session.svelte';

const DELAY_MS = 300;

/** Told to the other tabs: a game was kept. */
interface Told {
  readonly id: string;
}

export class Saving {
  /** Whether the browser keeps nothing. */
  isRefused = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly channel = new BroadcastChannel('numpre.games');
  private release: (() => void) | undefined;
  private locked = '';

  constructor(private readonly session: Session) {
    this.channel.onmessage = ({ data }: MessageEvent<Told>) => void this.follow(data);
    addEventListener('pagehide', () => void this.now());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void this.now();
    });
  }

  /** Keeps the game soon. */
  soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.now(), DELAY_MS);
  }

  /** Keeps the game at once. */
  async now(): Promise<void> {
    clearTimeout(this.timer);
    const { isReadOnly } = this.session;
    const game = this.session.snapshot();
    if (isReadOnly || game.id === '') return;
    this.isRefused = !(await keepGame(game));
    this.channel.postMessage({ id: game.id } satisfies Told);
  }

  /** In the tab that only looks on: what the other one has kept. */
  private async follow({ id }: Told): Promise<void> {
    if (!this.session.isReadOnly || id !== this.session.game.id) return;
    const game = await gameById(id);
    if (game) this.session.follow(game);
  }

  /** Takes the right to edit the game; with `isTaking` from another tab, which becomes read-only. */
  async lock(isTaking = false): Promise<void> {
    const { id } = this.session.game;
    if (this.locked === id && !this.session.isReadOnly) return;
    this.release?.();
    this.locked = id;
    if (isTaking) await this.latest(id);
    // Where locks are not there, a game is edited wherever it is open.
    if (!('locks' in navigator)) return;
    const options = isTaking ? { steal: true } : { ifAvailable: true };
    const got = new Promise<boolean>((answer) => {
      const held = navigator.locks.request(`numpre.game.${id}`, options, (lock) => {
        answer(lock !== null);
        return lock === null ? undefined : new Promise<void>((release) => (this.release = release));
      });
      // Another tab has taken it.
      held.catch(() => {
        if (this.session.game.id === id) this.session.isReadOnly = true;
      });
    });
    this.session.isReadOnly = !(await got);
  }

  private async latest(id: string): Promise<void> {
    const game = await gameById(id);
    if (game) this.session.follow(game);
  }
}
