/**
 * The state of a player at the board: the game, the selection, the input mode, and the last
 * message.
 */
import type { House } from '../rules/houses';
import { enterDigit } from '../state/actions/digit';
import { toggleCandidate, toggleCentre, toggleColour, toggleCorner } from '../state/actions/marks';
import { clear, startOver, type Clearing } from '../state/actions/clear';
import { beginTrial } from '../state/actions/trial';
import { clashesOf, isFull, isSolved } from '../state/clashes';
import { cellOf, EMPTY, type Game } from '../state/game';
import type { Deed } from '../state/history';
import type { LineEnd } from '../state/line';
import { merged, redo, timed, undo } from '../state/patch';
import { settings } from '../state/settings.svelte';
import { announce, announceLoaded, warn } from '../ui/announcer.svelte';
import { cellName } from '../words/names';
import { PLAY, say, speakMore } from '../words/words.svelte';
import { spokenCell, spokenClash, spokenTime, trialPrompt } from './spoken';

export type Mode = 'digit' | 'corner' | 'centre' | 'colour' | 'pen';
export const MODES: readonly Mode[] = ['digit', 'corner', 'centre', 'colour', 'pen'];

export interface Pen {
  /** One of the nine colours. */
  readonly colour: number;
  /** The end at which a line has been begun; null if none has. */
  readonly begun: LineEnd | null;
  /** The end that the pointer has reached while it draws; null if it does not draw. */
  readonly reached: LineEnd | null;
}

export type Offer = 'undo' | 'auto' | 'over';

/** A message in the line under the board. It is a function, so that it can follow the language. */
export interface Note {
  readonly text: () => string;
  /** The offer of the message: undo the step, show the candidates, or start over. */
  readonly offer?: Offer | undefined;
  /** The house that the message is about. It is highlighted as long as the message is shown. */
  readonly house?: House | undefined;
}

/** The time for which a message with an offer stays. */
const NOTE_MS = 10_000;

/**
 * Returns a message about a step; undefined if the script or the messages for it cannot be loaded.
 */
async function deedSpoken(message: string, deed: Deed): Promise<string | undefined> {
  try {
    const [{ spokenDeed }] = await Promise.all([import('../games/deeds'), speakMore(PLAY)]);
    return say(message, { what: spokenDeed(deed) });
  } catch {
    return undefined;
  }
}

export class Session {
  game = $state.raw<Game>(EMPTY);
  /**
   * The time played, in milliseconds. It is apart from the game because it changes all the time.
   */
  clock = $state(0);
  selection: ReadonlySet<number> = $state.raw(new Set());
  /** The cell of the cursor before its last move. */
  cursorBefore: number | null = $state(null);
  mode: Mode = $state('digit');
  /** The pen: its colour, and the line that is being drawn. */
  pen: Pen = $state.raw({ colour: 1, begun: null, reached: null });
  /** The mode while Shift or Ctrl is held; null if neither is. */
  held: Mode | null = $state(null);
  /** The digit that a tap on a cell enters; 0 for none. */
  armed = $state(0);
  /** The digit that is highlighted on request; 0 for none. */
  lit = $state(0);
  /** True if taps add cells to the selection or remove them. */
  isSelecting = $state(false);
  /** True if the next digit begins a trial in its cell. */
  isTrying = $state(false);
  note: Note | null = $state.raw(null);
  /** The name of the message about the puzzle that stays during play; null for none. */
  banner: string | null = $state(null);
  isPaused = $state(false);
  isReadOnly = $state(false);
  /** The cell that flashes because it already has the digit. */
  flash: number | null = $state(null);
  private at = $state(40);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private flashing: ReturnType<typeof setTimeout> | undefined;
  private onChange: (session: Session) => void;

  constructor(game: Game, onChange: (session: Session) => void = () => undefined) {
    this.game = game;
    this.clock = game.clock_ms;
    this.isPaused = game.paused ?? false;
    this.onChange = onChange;
  }

  /** The cell that has the focus, or gets it when the board is entered with Tab. */
  get cursor(): number {
    return this.at;
  }

  set cursor(cell: number) {
    if (cell === this.at) return;
    this.cursorBefore = this.at;
    this.at = cell;
  }

  /** Gives up the line that is being drawn. */
  lift(): void {
    this.pen = { ...this.pen, begun: null, reached: null };
  }

  /** Stops all timers. */
  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.flashing);
  }

  /** Returns the game with the time played, and with the pause. */
  snapshot(): Game {
    return { ...this.game, clock_ms: Math.round(this.clock), paused: this.isPaused };
  }

  /** The mode that the keys use now. */
  get entering(): Mode {
    return this.held ?? this.mode;
  }

  /** True while nothing can be entered: during a pause, and while another tab has the game. */
  get isIdle(): boolean {
    return this.isPaused || this.isReadOnly;
  }

  get isSolved(): boolean {
    return this.game.solved !== null;
  }

  /** The cells that an entry applies to. */
  get targets(): readonly number[] {
    return [...this.selection];
  }

  /** The selected cell, if exactly one is selected and it is blank. */
  get blank(): number | undefined {
    return this.onlyBlank(this.targets);
  }

  private onlyBlank(cells: readonly number[]): number | undefined {
    const [cell] = cells;
    return cells.length === 1 && cell !== undefined && cellOf(this.game, cell).digit === 0
      ? cell
      : undefined;
  }

  /** Begins with another game, in a new state. */
  begin(game: Game): void {
    this.game = game;
    this.clock = game.clock_ms;
    this.selection = new Set();
    this.armed = 0;
    this.lit = 0;
    this.isTrying = false;
    this.lift();
    this.note = null;
    this.isPaused = false;
    this.onChange(this);
  }

  /** Shows the same game as another tab has saved it. */
  follow(game: Game): void {
    this.game = game;
    this.clock = Math.max(this.clock, game.clock_ms);
  }

  /** Replaces the game after an action, and announces the result. */
  put(game: Game, spoken?: string | Promise<string | undefined>): void {
    if (game === this.game || this.isReadOnly) return;
    this.note = null;
    const clashed = clashesOf(this.game.cells).length;
    // A game can be solved within a trial, too; the trial was then right.
    const solved = isSolved(game.cells) ? (this.game.solved ?? Date.now()) : null;
    this.game = { ...timed(game, this.game, this.clock), solved, changed: Date.now() };
    const [clash] = clashesOf(game.cells);
    if (solved !== null) warn(say('play-solved-told', { time: spokenTime(this.clock) }));
    else if (isFull(game.cells) && clash) this.show(() => say('play-wrong-full'));
    else if (clash && settings().clashes && clashesOf(game.cells).length > clashed)
      warn(spokenClash(clash));
    else if (typeof spoken === 'string') announce(spoken);
    else if (spoken) void announceLoaded(spoken);
    this.onChange(this);
  }

  show(text: () => string, { offer, house }: Omit<Note, 'text'> = {}): void {
    this.note = { text, offer, house };
    announce(text());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.note = null), NOTE_MS);
  }

  select(cells: Iterable<number>, cursor?: number): void {
    // The next action removes a message, but an offer stays for a while.
    if (!this.note?.offer) this.note = null;
    this.selection = new Set(cells);
    if (cursor !== undefined) this.cursor = cursor;
  }

  toggle(cell: number): void {
    const next = new Set(this.selection);
    if (!next.delete(cell)) next.add(cell);
    this.select(next, cell);
  }

  /** Enters a digit, mark or colour into these cells. */
  enter(digit: number, mode: Mode = this.entering, cells: readonly number[] = this.targets): void {
    // After the end a digit would replace one of the solution. Undo leads back into the game.
    if (this.isReadOnly || this.isPaused || this.isSolved) return;
    if (mode === 'pen') {
      this.pen = { ...this.pen, colour: digit };
      announce(say(`play-colour-${digit}`));
      return;
    }
    if (this.isTrying && mode === 'digit') {
      this.beginTrial(digit, this.onlyBlank(cells));
      return;
    }
    if (cells.length === 0) {
      this.show(() => say('play-select-first'));
      return;
    }
    const { game } = this;
    if (mode === 'digit') this.enterDigit(digit, cells);
    else if (mode === 'colour') this.mark(toggleColour(game, cells, digit), cells);
    else if (mode === 'corner') this.mark(toggleCorner(game, cells, digit), cells);
    else if (game.auto) this.toggleCandidate(digit, cells);
    else this.mark(toggleCentre(game, cells, digit), cells);
  }

  /**
   * Replaces the game after marks have changed. If only one cell is concerned, it is read aloud.
   */
  private mark(game: Game, cells: readonly number[]): void {
    const [cell] = cells;
    this.put(game, cells.length === 1 && cell !== undefined ? spokenCell(game, cell) : undefined);
  }

  private enterDigit(digit: number, cells: readonly number[]): void {
    const [first] = cells;
    if (first !== undefined && cells.every((cell) => cellOf(this.game, cell).given)) {
      this.show(() => say('play-is-given', { cell: cellName(first) }));
      return;
    }
    const { game, cleaned } = enterDigit(this.game, cells, digit, settings().cleaning);
    this.put(
      game,
      cleaned > 0 ? say('play-cleaned', { digit, count: cleaned }) : say('play-entered', { digit }),
    );
  }

  private toggleCandidate(digit: number, cells: readonly number[]): void {
    const { game, held } = toggleCandidate(this.game, cells, digit);
    this.mark(game, cells);
    if (!held) return;
    this.flashAt(held.peer);
    this.show(() =>
      say('play-held', { cell: cellName(held.cell), digit, peer: cellName(held.peer) }),
    );
  }

  /** Makes a cell flash because it already has a digit. */
  flashAt(cell: number): void {
    this.flash = cell;
    clearTimeout(this.flashing);
    this.flashing = setTimeout(() => (this.flash = null), 900);
  }

  private beginTrial(digit: number, cell: number | undefined): void {
    if (cell === undefined) {
      announce(trialPrompt(cell));
      return;
    }
    this.isTrying = false;
    this.put(
      beginTrial(this.game, cell, digit, settings().cleaning),
      say('play-trial', { cell: cellName(cell), digit }),
    );
  }

  /** Clears the uppermost layer of the selected cells; with the pen, their lines. */
  clear(what: Clearing = this.mode === 'pen' ? 'lines' : 'uppermost'): void {
    if (this.isTrying) this.isTrying = false;
    else if (!this.isSolved) this.mark(clear(this.game, this.targets, what), this.targets);
  }

  /** Joins all steps since a point of the history into one step of undo. */
  join(since: number): void {
    this.record(merged(this.game, since));
  }

  /** Replaces the game after a change that the player did not make. */
  record(game: Game): void {
    this.game = game;
    this.onChange(this);
  }

  /** Switches automatic candidates on or off. Marks by hand and removals stay. */
  toggleAuto(): void {
    const auto = !this.game.auto;
    this.put({ ...this.game, auto });
    this.show(() => say(auto ? 'play-auto-on' : 'play-auto-off'));
  }

  /** Switches to the next mode. */
  nextMode(): void {
    this.mode = MODES[(MODES.indexOf(this.mode) + 1) % MODES.length] ?? 'digit';
  }

  /** Lets the next digit begin a trial, in the cell that is then selected. */
  beginTrying(): void {
    this.isTrying = true;
    this.mode = 'digit';
    announce(trialPrompt(this.blank));
  }

  /** Resets the board to the puzzle, as one step of undo. */
  beginAgain(): void {
    this.put(startOver(this.game));
    this.show(() => say('play-started-over'), { offer: 'undo' });
  }

  undo(): void {
    const patch = this.game.history[this.game.at - 1];
    if (patch) this.put(undo(this.game), deedSpoken('play-undo-told', patch.deed));
    else this.show(() => say('play-nothing-to-undo'));
  }

  redo(): void {
    const patch = this.game.history[this.game.at];
    if (patch) this.put(redo(this.game), deedSpoken('play-redo-told', patch.deed));
    else this.show(() => say('play-nothing-to-redo'));
  }
}
