/**
 * The panel with the help that the player asked for, in the requested strength. It contains nothing
 * else.
 */
import { announce } from '../ui/announcer.svelte';
import { faultText } from '../ui/fault';
import type { Scene } from '../board/scene';
import { engine } from '../engine/questions';
import { codeOf } from '../engine/fault';
import { levelOf, type Strength } from '../engine/levels';
import type { Step } from '../engine/types/messages';
import { cellKey, cellNumber } from '../engine/places';
import { housesOf } from '../rules/houses';
import { applyStep, goBackBeforeMistake, isVisiblyChanged } from '../state/actions/step';
import { peerHolding } from '../state/candidates';
import { countHint } from '../state/hints';
import { hintSearch, ladder, type Search } from '../state/ladder';
import { settings } from '../state/settings.svelte';
import { bareSceneAt } from '../steps/bare';
import { sceneAt } from '../steps/scene';
import { hintText, sentencesAt } from '../steps/step-text';
import { cellName, houseName } from '../words/names';
import { say } from '../words/words.svelte';
import {
  askAgain,
  checkText,
  placesIn,
  revealed,
  techniqueOf,
  whyInBrief,
  whyText,
  type Places,
  type Shown,
} from './answers';
import { boardOf } from './board';
import { briefOf, type Brief } from './brief';
import type { Session } from './session.svelte';

const STRONGER: Readonly<Record<Strength, Strength>> = { 1: 2, 2: 3, 3: 3 };
/** The time after which a sign of work is shown. */
const PATIENCE_MS = 100;

export class Panel {
  shown: Shown | null = $state.raw(null);
  isWorking = $state(false);
  frame = $state(0);
  /** Other steps of the same technique, and the index of the shown one. */
  others: readonly Step[] = $state.raw([]);
  other = $state(0);

  constructor(private readonly session: Session) {}

  get isOpen(): boolean {
    return this.shown !== null || this.isWorking;
  }

  /** The whole step, if one is shown. */
  get step(): Step | undefined {
    if (this.others.length > 0) return this.others[this.other];
    const { shown } = this;
    if (shown?.is === 'why' && shown.isAllowed)
      return 'step' in shown.value ? shown.value.step : undefined;
    return shown?.is === 'hint' && shown.value.kind === 'full' ? shown.value.step : undefined;
  }

  get givens(): string {
    return this.session.game.puzzle;
  }

  get frames(): number {
    return this.step?.picture.frames.length ?? 0;
  }

  /**
   * The board of the step at its frame. Shows no candidates to a player who uses none, if the step
   * does not need them.
   */
  get scene(): Scene | undefined {
    const { step, frame } = this;
    const { auto, cells } = this.session.game;
    return step && (auto ? sceneAt(step.picture, frame) : bareSceneAt(step, frame, cells));
  }

  /** The cells of the houses, and the single cells, that the panel points to. */
  get places(): Places {
    return placesIn(this.shown);
  }

  /** The help in one line; undefined if it needs the panel. */
  get brief(): Brief | undefined {
    return briefOf(this.shown, this.isWorking, this.session.game.trials.length > 0);
  }

  /** The board that the shown answer belongs to. A hint for another board begins at strength 1. */
  private asked: unknown;
  /** The help that was asked for last, in which strength and on which board. */
  private asking: {
    readonly is: 'hint' | 'check';
    readonly cells: unknown;
    readonly strength: Strength;
  } | null = null;

  /** The board on which hints may use all techniques, because the player has asked for it. */
  private unlimited: unknown;

  /** Returns how hints are looked for on the current board. */
  private get search(): Search {
    return this.unlimited === this.session.game.cells ? { ladder: ladder() } : hintSearch();
  }

  private async work(ask: () => Promise<void>, retry: () => void): Promise<void> {
    const timer = setTimeout(() => (this.isWorking = true), PATIENCE_MS);
    try {
      await ask();
    } catch (error) {
      this.failed(error, retry);
    } finally {
      clearTimeout(timer);
      this.isWorking = false;
    }
  }

  private failed(error: unknown, retry: () => void): void {
    const code = codeOf(error);
    if (code === 'cancelled') return;
    const text = faultText(error);
    // An error that lies in the puzzle or the browser would come again, so no retry is offered.
    this.asking = null;
    this.shown = {
      is: 'fault',
      text,
      retry: code === 'improper' || code === 'unsupported' ? null : retry,
    };
    announce(text);
  }

  private show(shown: Shown, text: string): void {
    this.shown = shown;
    this.asking = shown.is === this.asking?.is ? this.asking : null;
    this.others = [];
    this.other = 0;
    this.goToLast();
    announce(text);
  }

  /**
   * Returns the strength of the latest help of this kind on this board, shown or still asked for;
   * null if there is none. So three quick presses ask for strength 3.
   */
  private before(is: 'hint' | 'check'): Strength | null {
    const { asking, shown } = this;
    const { cells } = this.session.game;
    if (asking?.is === is && asking.cells === cells) return asking.strength;
    return shown?.is === is && this.asked === cells ? shown.strength : null;
  }

  /** Shows a hint in this strength, or in the next one at each call on the same board. */
  hint(wanted?: Strength): Promise<void> {
    const { shown, session } = this;
    const before = this.before('hint');
    const strength = wanted ?? (before === null ? 1 : STRONGER[before]);
    if (shown?.is === 'hint' && this.asked === session.game.cells && strength === before)
      return Promise.resolve();
    return this.askHint(strength);
  }

  /** Shows a hint of any technique in the same strength, also one that the player does not know. */
  hintOfAny(): Promise<void> {
    this.unlimited = this.session.game.cells;
    return this.askHint(this.before('hint') ?? 1);
  }

  /** Says that the puzzle has no solution, if it has none. Returns whether it has said so. */
  private refuses(): boolean {
    if (this.session.banner !== 'play-no-solution') return false;
    this.shown = { is: 'fault', text: say('play-no-solution'), retry: null };
    announce(this.shown.text);
    return true;
  }

  private askHint(strength: Strength): Promise<void> {
    const { session } = this;
    if (this.refuses()) return Promise.resolve();
    const asked = session.game.cells;
    this.asking = { is: 'hint', cells: asked, strength };
    return this.work(
      async () => {
        const value = await engine.ask('next', {
          board: boardOf(session.game),
          level: levelOf[strength],
          ...this.search,
        });
        if (asked !== session.game.cells) return;
        const last = this.shown?.is === 'hint' && this.asked === asked ? this.shown : null;
        const before = last?.strength ?? 0;
        this.asked = asked;
        if (strength > before)
          session.record(
            countHint(
              session.game,
              revealed(strength, value),
              last && revealed(last.strength, last.value),
              techniqueOf(value),
            ),
          );
        this.show(
          { is: 'hint', strength, value },
          say('play-hint-told', { text: hintText(value) }),
        );
      },
      // Asks for the same strength again, since its hint was not shown.
      () => void this.askHint(strength),
    );
  }

  /** Shows another step of the same technique. */
  async another(): Promise<void> {
    const { step, session } = this;
    if (!step) return;
    if (this.others.length === 0) {
      const asked = session.game.cells;
      const value = await engine.ask('all', {
        board: boardOf(session.game),
        technique: step.technique,
        ...this.search,
      });
      if (asked !== session.game.cells) return;
      const first = value.steps.findIndex((one) => one.notation === step.notation);
      this.others = value.steps;
      this.other = Math.max(0, first);
    }
    this.other = (this.other + 1) % Math.max(1, this.others.length);
    this.goToLast();
    announce(hintText({ kind: 'full', step: this.step ?? step }));
  }

  /** A step begins at its last frame, whose picture is complete. */
  private goToLast(): void {
    this.frame = Math.max(0, this.frames - 1);
  }

  /** Shows a frame, and announces its sentences. */
  goTo(frame: number): void {
    const { step } = this;
    if (!step) return;
    this.frame = Math.min(this.frames - 1, Math.max(0, frame));
    announce(sentencesAt(step, this.frame).join(' '));
  }

  /** Applies the shown step to the game. */
  doStep(): void {
    const { step, session } = this;
    if (!step) return;
    const placements = step.placements.map(({ cell, digit }) => ({
      cell: cellNumber(cell),
      digit,
    }));
    const eliminations = step.eliminations.map(({ cell, digit }) => ({
      cell: cellNumber(cell),
      digits: 1 << (digit - 1),
    }));
    const next = applyStep(session.game, { placements, eliminations }, settings().cleaning);
    const isVisible = isVisiblyChanged(session.game, next);
    this.close();
    session.put(next, say('play-step-done', { notation: step.notation }));
    if (!isVisible) session.show(() => say('play-step-unseen'), { offer: 'auto' });
    const first = placements[0]?.cell ?? eliminations[0]?.cell;
    if (first !== undefined) session.select([first], first);
  }

  /** Checks the board, one strength higher at each call on the same board. */
  check(): Promise<void> {
    const { session } = this;
    if (this.refuses()) return Promise.resolve();
    const asked = session.game.cells;
    const before = this.before('check');
    const strength = before === null ? 1 : STRONGER[before];
    this.asking = { is: 'check', cells: asked, strength };
    return this.work(
      async () => {
        const value = await engine.ask('assess', {
          board: boardOf(session.game),
          level: levelOf[strength],
        });
        if (asked !== session.game.cells) return;
        this.asked = asked;
        this.show({ is: 'check', strength, value }, checkText(value));
      },
      () => void this.check(),
    );
  }

  /**
   * Asks why a digit cannot be in a cell. Shows the brief answer, which does not reveal the cell's
   * digit. The rest is shown on request.
   */
  why(cell: number, digit: number): Promise<void> {
    const { session } = this;
    const peer = peerHolding(session.game, cell, digit);
    if (peer !== undefined) {
      this.whyPeer(cell, digit, peer);
      return Promise.resolve();
    }
    const asked = session.game.cells;
    return this.work(
      async () => {
        const board = boardOf(session.game);
        const value = await engine.ask('why', {
          board,
          cell: cellKey(cell),
          digit,
          ...this.search,
        });
        if (asked !== session.game.cells) return;
        this.asked = asked;
        const isAllowed = value.kind === 'peer' || value.kind === 'mistake';
        this.show(
          { is: 'why', cell, digit, value, isAllowed },
          isAllowed ? whyText(value) : whyInBrief(value),
        );
      },
      () => void this.why(cell, digit),
    );
  }

  /** Shows that another cell of a house already has the digit. */
  private whyPeer(cell: number, digit: number, peer: number): void {
    const { session } = this;
    const house = housesOf(cell).find(({ cells }) => cells.includes(peer));
    if (!house) return;
    // The note under the board is the answer; the panel would still show an earlier one.
    this.close();
    session.flashAt(peer);
    session.show(
      () =>
        say('play-why-peer', {
          peer: cellName(peer),
          cell: cellName(cell),
          digit,
          house: houseName(house),
        }),
      { house },
    );
  }

  /** Shows the whole answer. If it reveals the cell's digit, it counts as a whole hint. */
  allow(): void {
    if (this.shown?.is !== 'why') return;
    const { session } = this;
    const { value } = this.shown;
    if ('gives_away' in value && value.gives_away) session.record(countHint(session.game, 3, null));
    this.show({ ...this.shown, isAllowed: true }, whyText(this.shown.value));
  }

  /** Returns the game to its last state that agrees with the solution. */
  goBack(): Promise<void> {
    const { session } = this;
    return this.work(
      async () => {
        const { solution } = await engine.ask('assess', { board: { givens: session.game.puzzle } });
        if (solution === undefined) return;
        this.close();
        session.put(goBackBeforeMistake(session.game, solution));
        session.show(() => say('play-went-back'), { offer: 'undo' });
      },
      () => void this.goBack(),
    );
  }

  /** Asks again for what is shown, in the current language and with the current settings. */
  async refresh(): Promise<void> {
    const { shown, step, frame, session } = this;
    const board = boardOf(session.game);
    try {
      const said = shown && (await askAgain(shown, board, this.search));
      if (!said || this.shown !== shown) return;
      this.others = [];
      this.other = 0;
      this.shown = said;
      if (this.step?.notation === step?.notation) this.frame = frame;
      else this.goToLast();
    } catch (error) {
      this.failed(error, () => void this.refresh());
    }
  }

  close(): void {
    this.shown = null;
    this.asked = undefined;
    this.asking = null;
    this.unlimited = undefined;
    this.others = [];
    this.frame = 0;
  }
}
