/** What the page Play holds together: the session, the panel, the sheets, what is kept, the engine's part. */
import { announce } from '../app/announcer.svelte';
import { hashOf, replacePayload } from '../app/router.svelte';
import { desk } from '../engine/desk';
import { codeOf, EngineFault } from '../engine/fault';
import type { Generated } from '../engine/messages';
import { peerHolding } from '../state/candidates';
import { EMPTY, newGame, type Game, type NewGame } from '../state/game';
import { settings } from '../state/settings.svelte';
import { gameOfLink, linkState } from '../state/link';
import { tidyGames } from '../state/store';
import { cellName } from '../words/names';
import { say } from '../words/words.svelte';
import { runClock } from './clock.svelte';
import { FIRST_PUZZLE, puzzleOf } from './first';
import { Panel } from './panel.svelte';
import { beginTrying, type PageCommands } from './perform';
import { Saving } from './saving.svelte';
import { Session } from './session.svelte';

type Made = Omit<NewGame, 'id' | 'now'>;

const begun = (made: Made): Game =>
  newGame({ id: crypto.randomUUID(), auto: settings().auto, now: Date.now(), ...made });

const firstGame = (last: Game | undefined): Game => last ?? begun({ ...FIRST_PUZZLE, origin: 'first' });

/** The game that the page begins with; an empty one where a link has to be read by the engine first. */
function openingGame(payload: string, last: Game | undefined): Game {
  const game = firstGame(last);
  const puzzle = puzzleOf(payload);
  if (payload === '' || puzzle === game.puzzle) return game;
  return puzzle === undefined ? EMPTY : begun({ puzzle, origin: 'link' });
}

export class PlayPage implements PageCommands {
  readonly session: Session;
  readonly panel: Panel;
  readonly saving: Saving;
  sheet: 'new' | 'more' | 'keys' | 'save' | null = $state(null);
  /** The cell whose menu is open. */
  menuCell: number | null = $state(null);
  /** The board as it was at the last change: help for another one is over. */
  private cells: unknown;

  constructor(
    payload: string,
    private readonly last: Game | undefined,
    readonly focus: (cell: number) => void,
    private readonly focusTrial: () => void,
  ) {
    this.session = new Session(openingGame(payload, last), () => this.changed());
    this.cells = this.session.game.cells;
    this.panel = new Panel(this.session);
    this.saving = new Saving(this.session);
  }

  /** Puts the page into use; what ends it. */
  start(payload: string): () => void {
    const stop = runClock(this.session, () => this.saving.soon());
    this.focus(this.session.cursor);
    void this.resume(payload);
    return () => {
      stop();
      void this.saving.now();
    };
  }

  private async resume(payload: string): Promise<void> {
    if (this.session.game === EMPTY) await this.open(payload);
    else if (payload !== '') {
      replacePayload('play', '');
      this.changed();
    }
    void this.rate();
    await this.saving.lock();
    this.focus(this.session.cursor);
    void tidyGames(this.session.game.id).catch(() => undefined);
  }

  /** Begins the game of a link; the one that is played is kept. */
  async open(payload: string): Promise<void> {
    replacePayload('play', '');
    const puzzle = puzzleOf(payload);
    if (puzzle !== undefined) {
      if (puzzle !== this.session.game.puzzle) this.startGame({ puzzle, origin: 'link' });
      return;
    }
    try {
      const { state } = await desk.ask('read-link', { link: payload });
      this.begin(gameOfLink(state, { id: crypto.randomUUID(), now: Date.now() }));
    } catch (error) {
      if (this.session.game.id === '') this.begin(firstGame(this.last));
      const own = error instanceof EngineFault ? error.fault.text : '';
      this.session.tell(() => own || say('page-bad-link'));
    }
  }

  /** Copies a link that carries the game as it stands. */
  async copyLink(): Promise<void> {
    this.closeSheet();
    const { payload } = await desk.ask('link', { state: linkState(this.session.game) });
    const address = `${location.origin}${location.pathname}${hashOf('play', payload)}`;
    await navigator.clipboard.writeText(address);
    this.session.tell(() => say('page-link-copied'));
  }

  /** Finds out what nobody has told: the rank, or why there is none. */
  private async rate(): Promise<void> {
    const { game } = this.session;
    this.session.banner = null;
    if (game.rank !== null) return;
    try {
      const { rank } = await desk.ask('rate', { board: { givens: game.puzzle } });
      if (this.session.game.id === game.id) this.session.game = { ...this.session.game, rank };
    } catch (error) {
      if (codeOf(error) !== 'improper' || this.session.game.id !== game.id) return;
      const isSeveral = error instanceof EngineFault && error.fault.name === 'several';
      this.session.banner = isSeveral ? 'play-several-solutions' : 'play-no-solution';
    }
  }

  private changed(): void {
    const { cells } = this.session.game;
    if (cells !== this.cells) this.panel.close();
    this.cells = cells;
    this.saving.soon();
  }

  private begin(game: Game): void {
    void this.saving
      .now()
      .then(() => tidyGames(game.id))
      .catch(() => undefined);
    this.session.begin(game);
    void this.rate();
    this.sheet = null;
    void this.saving.lock();
    this.focus(this.session.cursor);
  }

  startMade(made: Generated): void {
    this.startGame({ puzzle: made.puzzle, rank: made.rank, origin: 'made' });
  }

  startGame(made: Made): void {
    this.begin(begun(made));
  }

  continueGame(game: Game): void {
    this.begin(game);
  }

  closeSheet(): void {
    this.sheet = null;
    this.focus(this.session.cursor);
  }

  openCell(cell: number): void {
    this.session.select([cell], cell);
    this.menuCell = cell;
  }

  copyPuzzle(): void {
    void navigator.clipboard
      .writeText(this.session.game.puzzle)
      .then(() => this.session.tell(() => say('page-copied')));
    this.closeSheet();
  }

  escape(): void {
    if (this.panel.isOpen) this.panel.close();
    else if (this.session.isTrying) this.session.isTrying = false;
    else this.session.select([]);
  }

  pause(): void {
    const { session } = this;
    session.isPaused = !session.isPaused;
    announce(say(session.isPaused ? 'play-paused' : 'play-resumed'));
    if (!session.isPaused) this.focus(session.cursor);
  }

  /** The key of trials: begins one, or goes to what keeps or discards it. */
  trial(): void {
    if (this.session.game.trials.length > 0) this.focusTrial();
    else this.tryIt();
  }

  tryIt(): void {
    beginTrying(this.session);
  }

  hint(): void {
    if (!this.session.isPaused) void this.panel.hint();
  }

  closeHint(): void {
    this.panel.close();
    this.focus(this.session.cursor);
  }

  doStep(): void {
    this.panel.doStep();
  }

  check(): void {
    if (!this.session.isPaused) void this.panel.check();
  }

  why(digit: number): void {
    const { session } = this;
    const peer = peerHolding(session.game, session.cursor, digit);
    if (peer === undefined) {
      void this.panel.why(session.cursor, digit);
      return;
    }
    session.flashAt(peer);
    session.tell(() => say('play-why-peer', { cell: cellName(peer), digit }));
  }

  frame(by: number): void {
    this.panel.goTo(this.panel.frame + by);
  }

  help(): void {
    this.sheet = 'keys';
  }
}
