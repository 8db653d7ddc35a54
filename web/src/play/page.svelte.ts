/** The state of the page Play: the session, the panel, the sheets, and saving. */
import { announce } from '../ui/announcer.svelte';
import { faultText } from '../ui/fault';
import { Lazy, withWords } from '../ui/lazy.svelte';
import { replacePayload } from '../ui/router.svelte';
import { codeOf } from '../engine/fault';
import type { Generated } from '../engine/types/messages';
import { beginGame, type Made } from '../state/begin';
import { EMPTY, type Game } from '../state/game';
import { isTouched } from '../state/keeping';
import { unfinishedGame } from '../state/store';
import { say } from '../words/words.svelte';
import { runClock } from './clock.svelte';
import { gameInLink, rated } from './engine-later';
import { OPENING_PUZZLE, puzzleInAddress } from './opening-puzzle';
import type { Panel } from './panel.svelte';
import type { PageCommands } from './commands';
import { Feel } from './feel';
import { Saving } from './saving.svelte';
import { Session } from './session.svelte';
import { spokenCell } from './spoken';

/** Deletes games that are not needed any more. Without that, they only take space. */
const tidy = (played: string): Promise<void> =>
  import('../state/forgetting').then(({ tidyGames }) => tidyGames(played)).catch(() => undefined);

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
  readonly saving: Saving;
  sheet: 'new' | 'more' | 'keys' | 'save' | 'replay' | 'share' | null = $state(null);
  /** The cell whose menu is open. */
  menuCell: number | null = $state(null);
  /** The help, loaded after the board. */
  readonly helper = new Lazy(async () => {
    const { Panel, ...shown } = await withWords(import('./help'));
    return { ...shown, panel: new Panel(this.session) };
  });
  /** The help that was last asked for. */
  private helping: ((panel: Panel) => unknown) | undefined;
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
    this.saving = new Saving(this.session);
  }

  /** The panel with the help; undefined until it is loaded. */
  get panel(): Panel | undefined {
    return this.helper.value?.panel;
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
    void tidy(this.session.game.id);
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
      this.begin(await gameInLink(payload));
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
    if (isTouched(this.session.game))
      this.session.show(() => say('play-continued'), { offer: 'over' });
  }

  /** Asks for the rank of a puzzle that came without one, or for the reason why it has none. */
  private async rate(): Promise<void> {
    const { game } = this.session;
    this.session.banner = null;
    if (game.rank !== null) return;
    const found = await rated(game.puzzle);
    if (!found || this.session.game.id !== game.id) return;
    if ('banner' in found) this.session.banner = found.banner;
    else this.session.game = { ...this.session.game, rank: found.rank };
  }

  private changed(): void {
    const { game } = this.session;
    const { cells, lines } = this.before;
    // A drawn step hides the lines, so it ends when the player draws one.
    if (game.cells !== cells || (game.lines !== lines && this.panel?.scene)) this.endHelp();
    this.before = game;
    this.feel.changed(game);
    this.saving.soon();
  }

  private begin(game: Game): void {
    void this.saving
      .now()
      .then(() => tidy(game.id))
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
    if (this.hasHelp) this.endHelp();
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
    if (!this.session.isSolved) this.session.beginTrying();
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

  /** Helps the player, once the help is loaded. */
  private async withHelp(helping: (panel: Panel) => unknown): Promise<void> {
    this.helping = helping;
    if (!this.panel) await this.helper.load();
    if (this.panel) helping(this.panel);
  }

  /** Loads the help again after a failure, and gives the help that was asked for. */
  helpAgain(): void {
    if (this.helping) void this.withHelp(this.helping);
  }

  hint(): void {
    if (this.isHelpful) void this.withHelp((panel) => this.isHelpful && panel.hint());
  }

  /** True while help, or the message that it could not be loaded, can be closed. */
  get hasHelp(): boolean {
    return this.helper.hasFailed || (this.panel?.isOpen ?? false);
  }

  private endHelp(): void {
    this.panel?.close();
    this.helper.hasFailed = false;
  }

  closeHint(): void {
    this.endHelp();
    this.focus(this.session.cursor);
  }

  doStep(): void {
    this.panel?.doStep();
  }

  check(): void {
    if (this.isHelpful) void this.withHelp((panel) => this.isHelpful && panel.check());
  }

  why(digit: number): void {
    const { cursor } = this.session;
    void this.withHelp((panel) => panel.why(cursor, digit));
  }

  frame(by: number): void {
    this.panel?.goTo(this.panel.frame + by);
  }

  /**
   * After a solved game: continues with the next open puzzle of its list, or begins another puzzle
   * of its rank. Otherwise opens the sheet for one.
   */
  async next(): Promise<void> {
    const { id, rank, solved, list, puzzle } = this.session.game;
    const listed =
      solved === null || list === undefined
        ? undefined
        : await import('./next-in-list')
            .then(({ nextInList }) => nextInList(list, puzzle))
            .catch(() => undefined);
    // The player may have begun another game meanwhile.
    if (this.session.game.id !== id) return;
    if (listed) this.begin(listed);
    else if (solved === null || rank === null) this.sheet = 'new';
    else await this.startRank(rank).catch((error: unknown) => this.failed(error));
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
