/** The state of the page Play: the session, the panel, the sheets, and saving. */
import { announce } from '../ui/announcer.svelte';
import { faultText } from '../ui/fault';
import { Lazy, withWords } from '../ui/lazy.svelte';
import { replacePayload } from '../ui/router.svelte';
import { engine } from '../engine/questions';
import { codeOf, EngineFault } from '../engine/fault';
import type { Generated } from '../engine/types/messages';
import { peerHolding } from '../state/candidates';
import { beginGame, type Made } from '../state/begin';
import { EMPTY, type Game } from '../state/game';
import { newId } from '../state/ids';
import { isTouched } from '../state/keeping';
import { tidyGames, unfinishedGame } from '../state/store';
import { housesOf } from '../rules/houses';
import { cellName, houseName } from '../words/names';
import { say } from '../words/words.svelte';
import { runClock } from './clock.svelte';
import { OPENING_PUZZLE, puzzleInAddress } from './opening-puzzle';
import { Panel } from './panel.svelte';
import { beginTrying, type PageCommands } from './commands';
import { Feel } from './feel';
import { Saving } from './saving.svelte';
import { Session } from './session.svelte';
import { spokenCell } from './spoken';

const firstGame = (last: Game | undefined): Game =>
  last ?? beginGame({ ...OPENING_PUZZLE, origin: 'first' });

/**
 * Returns the game that the page begins with; an empty one if the engine must read a link first.
 */
function openingGame(payload: string, last: Game | undefined): Game {
  const game = firstGame(last);
  if (payload === '') return game;
  const puzzle = puzzleInAddress(payload);
  if (puzzle === undefined) return EMPTY;
  return puzzle === game.puzzle && game.solved === null
    ? game
    : beginGame({ puzzle, origin: 'link' });
}

export class PlayPage implements PageCommands {
  readonly session: Session;
  readonly panel: Panel;
  readonly saving: Saving;
  sheet: 'new' | 'more' | 'keys' | 'save' | 'replay' | 'share' | null = $state(null);
  /** The cell whose menu is open. */
  menuCell: number | null = $state(null);
  /** Drawing with the pen, loaded when it is first needed. */
  readonly drawing = new Lazy(() => withWords(import('./drawing')));
  /** The last mark by key. The next one waits for it. */
  private marking: Promise<void> = Promise.resolve();
  /** The game at the last change. When its board changes, the help about it ends. */
  private before: Game;
  private readonly feel: Feel;

  constructor(
    payload: string,
    private readonly last: Game | undefined,
    readonly focus: (cell: number) => void,
    private readonly focusTrial: () => void,
  ) {
    this.session = new Session(openingGame(payload, last), () => this.changed());
    this.before = this.session.game;
    this.feel = new Feel(this.session.game);
    this.panel = new Panel(this.session);
    this.saving = new Saving(this.session);
  }

  /** Starts the page. Returns a function that stops everything it started. */
  start(payload: string): () => void {
    const ends = [
      runClock(this.session, () => this.saving.soon()),
      this.saving.start(),
      () => {
        this.session.end();
        this.feel.end();
      },
    ];
    this.focus(this.session.cursor);
    void this.resume(payload);
    return () => ends.forEach((end) => end());
  }

  private async resume(payload: string): Promise<void> {
    if (this.session.game === EMPTY) await this.open(payload);
    else if (payload !== '') {
      replacePayload('play', '');
      this.changed();
      this.sayContinued();
    }
    void this.rate();
    await this.saving.lock();
    this.focus(this.session.cursor);
    void tidyGames(this.session.game.id).catch(() => undefined);
  }

  /** Opens the game of a link. The current game is kept. */
  async open(payload: string): Promise<void> {
    replacePayload('play', '');
    const puzzle = puzzleInAddress(payload);
    if (puzzle !== undefined) {
      await this.openPuzzle(puzzle);
      return;
    }
    try {
      const [{ state }, { gameOfLink }] = await Promise.all([
        engine.ask('read-link', { link: payload }),
        import('../state/link'),
      ]);
      this.begin(gameOfLink(state, { id: newId(), now: Date.now() }));
    } catch (error) {
      if (this.session.game.id === '') this.begin(firstGame(this.last));
      const text = faultText(error);
      this.session.show(() => text);
    }
  }

  /** Continues the unfinished game of a puzzle, or begins a new one. */
  private async openPuzzle(puzzle: string): Promise<void> {
    const { game } = this.session;
    if (puzzle !== game.puzzle || game.solved !== null) {
      this.begin((await unfinishedGame(puzzle)) ?? beginGame({ puzzle, origin: 'link' }));
    }
    this.sayContinued();
  }

  /** Shows that a game is continued, with an offer to start over. */
  private sayContinued(): void {
    if (isTouched(this.session.game)) this.session.show(() => say('play-continued'), 'over');
  }

  /** Asks for the rank of a puzzle that came without one, or for the reason why it has none. */
  private async rate(): Promise<void> {
    const { game } = this.session;
    this.session.banner = null;
    if (game.rank !== null) return;
    try {
      const { rank } = await engine.ask('rate', { board: { givens: game.puzzle } });
      if (this.session.game.id === game.id) this.session.game = { ...this.session.game, rank };
    } catch (error) {
      if (codeOf(error) !== 'improper' || this.session.game.id !== game.id) return;
      const isSeveral = error instanceof EngineFault && error.fault.name === 'multiple';
      this.session.banner = isSeveral ? 'play-several-solutions' : 'play-no-solution';
    }
  }

  private changed(): void {
    const { game } = this.session;
    const { cells, lines } = this.before;
    // A drawn step hides the lines, so it ends when the player draws one.
    if (game.cells !== cells || (game.lines !== lines && this.panel.scene)) this.panel.close();
    this.before = game;
    this.feel.changed(game);
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

  /** Begins a puzzle of a rank, without asking further. Fails if none can be made. */
  async startRank(rank: number): Promise<void> {
    const { supply, usualWish } = await import('../engine/puzzle-supply');
    this.startMade(await supply.take(usualWish(rank)));
  }

  startGame(made: Made): void {
    this.begin(beginGame(made));
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
    this.feel.held();
  }

  escape(): void {
    if (this.panel.isOpen) this.panel.close();
    else if (this.session.pen.begun !== null) {
      this.session.lift();
      this.session.note = null;
    } else if (this.session.isTrying) this.session.isTrying = false;
    else this.session.select([]);
  }

  pause(): void {
    const { session } = this;
    session.isPaused = !session.isPaused;
    this.saving.soon();
    announce(say(session.isPaused ? 'play-paused' : 'play-resumed'));
    if (!session.isPaused) this.focus(session.cursor);
  }

  /**
   * Handles the key for trials: begins one, or moves the focus to the buttons that keep or discard
   * it.
   */
  trial(): void {
    if (this.session.game.trials.length > 0) this.focusTrial();
    else this.tryIt();
  }

  tryIt(): void {
    if (!this.session.isSolved) beginTrying(this.session);
  }

  /** Returns the text for a cell, with its lines. `before` is the cell read before it. */
  spoken(cell: number, before: number | null = null): string {
    const { game } = this.session;
    const text = spokenCell(game, cell, before);
    return this.drawing.value?.withLines(text, game, cell) ?? text;
  }

  /** Begins a line at the cursor, or ends it there. */
  line(digit: number): void {
    const { cursor } = this.session;
    this.marking = this.marking
      .then(() => this.drawing.load())
      .then(() => this.drawing.value?.mark(this.session, cursor, digit));
  }

  /** True while help makes sense: during play, not at the end, where the result is shown. */
  private get isHelpful(): boolean {
    return !this.session.isPaused && !this.session.isSolved;
  }

  hint(): void {
    if (this.isHelpful) void this.panel.hint();
  }

  closeHint(): void {
    this.panel.close();
    this.focus(this.session.cursor);
  }

  doStep(): void {
    this.panel.doStep();
  }

  check(): void {
    if (this.isHelpful) void this.panel.check();
  }

  why(digit: number): void {
    const { session } = this;
    const peer = peerHolding(session.game, session.cursor, digit);
    if (peer === undefined) {
      void this.panel.why(session.cursor, digit);
      return;
    }
    const house = housesOf(session.cursor).find(({ cells }) => cells.includes(peer));
    if (!house) return;
    const cell = session.cursor;
    // The note under the board is the answer; the panel would still show an earlier one.
    this.panel.close();
    session.flashAt(peer);
    session.show(() =>
      say('play-why-peer', {
        peer: cellName(peer),
        cell: cellName(cell),
        digit,
        house: houseName(house),
      }),
    );
    this.panel.pointTo(house);
  }

  frame(by: number): void {
    this.panel.goTo(this.panel.frame + by);
  }

  /**
   * After a solved game: continues with the next open puzzle of its list, or begins another puzzle
   * of its rank. Otherwise opens the sheet for one.
   */
  async next(): Promise<void> {
    const { id, rank, solved } = this.session.game;
    const listed = solved === null ? undefined : await this.nextInList().catch(() => undefined);
    // The player may have begun another game meanwhile.
    if (this.session.game.id !== id) return;
    if (listed) this.begin(listed);
    else if (solved === null || rank === null) this.sheet = 'new';
    else await this.startRank(rank).catch((error: unknown) => this.failed(error));
  }

  /** Returns the game of the next open puzzle of the list; undefined if there is none. */
  private async nextInList(): Promise<Game | undefined> {
    const { list, puzzle } = this.session.game;
    if (list === undefined) return undefined;
    const { listState } = await import('../collection/list-play');
    const next = (await listState(list, puzzle))?.next?.puzzle;
    if (!next) return undefined;
    const unfinished = await unfinishedGame(next.puzzle);
    if (unfinished) return { ...unfinished, list };
    const { title = '', rank } = next;
    return beginGame({ puzzle: next.puzzle, rank: rank || null, title, origin: 'list', list });
  }

  /** Shows the reason why a puzzle could not be made. */
  failed(error: unknown): void {
    if (codeOf(error) === 'cancelled') return;
    const text = faultText(error);
    this.session.show(() => text);
  }

  help(): void {
    this.sheet = 'keys';
  }
}
