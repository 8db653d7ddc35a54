/** Practice of one technique: the exercise, the player's conclusions, and the help. */
import { announce } from '../ui/announcer.svelte';
import { faultText } from '../ui/fault';
import { CELLS } from '../rules/houses';
import { EMPTY_CELL, type CellPicture } from '../board/picture';
import { engine } from '../engine/questions';
import { levelOf, type Strength } from '../engine/levels';
import type { NextReply, Step } from '../engine/types/messages';
import { cellNumber, houseOf } from '../engine/places';
import { hintText } from '../steps/step-text';
import { cellName } from '../words/names';
import { say } from '../words/words.svelte';
import { Exercise, Exercises, ladderOf, type Conclusion } from './exercise.svelte';

export class Practice {
  exercise: Exercise | undefined = $state.raw();
  hasFailed = $state(false);
  mode: Conclusion['is'] = $state('place');
  message = $state('');
  help: NextReply | undefined = $state.raw();
  strength: Strength | 0 = $state(0);
  /** The step that the player has found, or that is shown on request. */
  shown: Step | undefined = $state.raw();
  isDone = $state(false);
  frame = $state(0);
  /** The number of exercises that have been done. */
  count = $state(0);

  /** The houses and cells that a hint points to. */
  readonly pointed = $derived.by(() => {
    const { help } = this;
    const cellsOf = (name: string) => houseOf(name)?.cells ?? [];
    if (help?.kind === 'where') return { houses: help.houses.flatMap(cellsOf), cells: [] };
    if (help?.kind === 'what')
      return { houses: help.houses.flatMap(cellsOf), cells: help.cells.map(cellNumber) };
    return { houses: [], cells: [] };
  });
  readonly cells = $derived(CELLS.map((cell) => this.picture(cell)));

  private readonly exercises: Exercises;
  private isJudging = false;

  /** `ondone` is called when an exercise is done. */
  constructor(
    private readonly technique: string,
    private readonly ondone: () => void,
  ) {
    this.exercises = new Exercises(technique);
  }

  /** Stops the search for further exercises. */
  stop(): void {
    this.exercises.stop();
  }

  /** The other mode: removing for placing, and placing for removing. */
  get otherMode(): Conclusion['is'] {
    return this.mode === 'place' ? 'remove' : 'place';
  }

  private picture(cell: number): CellPicture {
    const digit = this.exercise?.digit(cell) ?? 0;
    const isGiven = /[1-9]/.test(this.exercise?.value.puzzle[cell] ?? '');
    const candidates = digit > 0 ? 0 : (this.exercise?.candidates[cell] ?? 0);
    return { ...EMPTY_CELL, digit, kind: isGiven ? 'given' : 'entered', candidates };
  }

  private show(text: string): void {
    this.message = text;
    announce(text);
  }

  /** Opens the next exercise. Returns whether there is one. */
  async another(): Promise<boolean> {
    this.hasFailed = false;
    [this.exercise, this.help, this.strength, this.shown, this.isDone] = [
      undefined,
      undefined,
      0,
      undefined,
      false,
    ];
    try {
      const value = await this.exercises.next();
      this.exercise = new Exercise(value);
      this.mode = value.step.placements.length > 0 ? 'place' : 'remove';
      this.show(say('learn-find', { technique: value.step.name }));
      return true;
    } catch {
      this.hasFailed = true;
      return false;
    }
  }

  /** Judges the player's conclusion that a digit is to be placed in a cell or removed from it. */
  async conclude(is: Conclusion['is'], cell: number, digit: number): Promise<void> {
    const now = this.exercise;
    if (!now || this.isDone || this.isJudging) return;
    if (now.digit(cell) > 0) {
      this.show(say('learn-choose'));
      return;
    }
    if (!now.isCandidate(cell, digit)) {
      this.show(say('learn-not-there', { cell: cellName(cell), digit }));
      return;
    }
    this.isJudging = true;
    try {
      await this.judge(now, { is, cell, digit });
    } catch (error) {
      this.show(faultText(error));
    } finally {
      this.isJudging = false;
    }
  }

  private async judge(now: Exercise, conclusion: Conclusion): Promise<void> {
    const verdict = await now.judge(conclusion);
    if (now !== this.exercise) return;
    if (verdict.is === 'done') this.done(verdict.step);
    else if (verdict.is === 'part') this.show(say('learn-right-so-far', { left: verdict.left }));
    else if (verdict.is === 'other') this.show(say('learn-other', { technique: verdict.name }));
    else if (verdict.is === 'correct') this.show(say('learn-correct'));
    else this.show(say('learn-wrong', { what: conclusionText(conclusion) }));
  }

  private done(step: Step): void {
    this.count += 1;
    this.isDone = true;
    this.shown = step;
    this.frame = step.picture.frames.length - 1;
    this.show(say('learn-right'));
    this.ondone();
  }

  /** Asks for help of this strength. */
  async ask(wanted: Strength): Promise<void> {
    const now = this.exercise;
    if (!now || this.isDone) return;
    try {
      const value = await engine.ask('next', {
        board: now.board,
        level: levelOf[wanted],
        ladder: ladderOf(this.technique),
      });
      if (now !== this.exercise) return;
      this.strength = wanted;
      this.help = value;
      this.shown = value.kind === 'full' ? value.step : undefined;
      this.frame = 0;
      announce(hintText(value));
    } catch (error) {
      this.show(faultText(error));
    }
  }
}

const conclusionText = ({ is, cell, digit }: Conclusion): string =>
  say(is === 'place' ? 'learn-placed' : 'learn-removed', { cell: cellName(cell), digit });
