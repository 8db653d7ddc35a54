/** Finds the puzzle of the third part of a lesson. */
import { codeOf } from '../engine/fault';
import { PATH } from '../engine/path';
import { supply, type Wish } from '../engine/puzzle-supply';
import { engine, QuestionQueue } from '../engine/questions';
import { techniquesOf } from '../results/techniques';
import { within } from '../state/within';
import { faultText } from '../ui/fault';
import { say } from '../words/words.svelte';
import { ladderOf } from './exercise.svelte';

/** A puzzle of which the technique is the hardest step; `isRare` if a harder one may be needed. */
export interface Found {
  readonly puzzle: string;
  readonly rank: number;
  readonly isRare: boolean;
}

/** The time after which the puzzles of exercises are tried as well. */
const PATIENCE_MS = 3000;
/** The number of exercises whose puzzles are tried: the engine keeps eight for a rare technique. */
const TRIED = 8;
/** The time after which no further exercise is tried. */
const TRYING_MS = 4000;

/**
 * Returns the wish for a puzzle of a lesson. For a naked single it is a puzzle of rank 1: the
 * demand for the technique would count the hidden single as easier.
 */
export const wishFor = (technique: string): Wish =>
  technique === 'naked-single'
    ? { ranks: [1, 1], logic_only: false }
    : { technique, logic_only: false };

/** Returns whether no step of a puzzle needs a technique that comes later in the course. */
async function isHardest(technique: string, puzzle: string): Promise<boolean> {
  const placeOf = (name: string): number => PATH.findIndex((one) => one === name);
  const counts = Object.keys(await techniquesOf(puzzle));
  return counts.every((one) => placeOf(one) <= placeOf(technique));
}

export class PuzzleSearch {
  isBusy = $state(false);
  problem = $state('');
  private readonly maker = new QuestionQueue();
  private asked = 0;

  constructor(private readonly technique: string) {}

  /** Makes puzzles ahead while the player reads. */
  prepare(): void {
    supply.keep([wishFor(this.technique)]);
  }

  /** Returns a puzzle; undefined if the search was cancelled or failed. */
  async find(): Promise<Found | undefined> {
    const number = ++this.asked;
    [this.isBusy, this.problem] = [true, ''];
    const found = await this.first(() => number === this.asked);
    if (number !== this.asked) return undefined;
    this.isBusy = false;
    this.rest();
    return found;
  }

  /** Cancels the search. */
  cancel(): void {
    this.isBusy = false;
    this.stop();
  }

  /** Ends everything that searches. */
  stop(): void {
    this.asked += 1;
    this.rest();
  }

  private rest(): void {
    supply.rest();
    this.maker.end();
  }

  /** Makes a puzzle. If that takes long, tries the puzzles of exercises at the same time. */
  private async first(isWanted: () => boolean): Promise<Found | undefined> {
    const failed = (error: unknown): undefined => {
      const isRare = ['not-found', 'timeout'].includes(codeOf(error) ?? '');
      if (isWanted()) this.problem = isRare ? say('learn-solve-none') : faultText(error);
    };
    const making = supply
      .take(wishFor(this.technique))
      .then(({ puzzle, rank }): Found => ({ puzzle, rank, isRare: false }))
      .catch(failed);
    const soon = await within(making, PATIENCE_MS);
    if (soon || !isWanted()) return soon;
    const trying = this.ofExercise(isWanted).catch(failed);
    const found = await Promise.race([
      making.then((made) => made ?? trying),
      trying.then((tried) => tried ?? making),
    ]);
    if (found) this.problem = '';
    return found;
  }

  /** Returns the puzzle of an exercise, if possible one that needs nothing harder. */
  private async ofExercise(isWanted: () => boolean): Promise<Found | undefined> {
    const { technique } = this;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    let puzzle = '';
    let isRare = true;
    const until = performance.now() + TRYING_MS;
    const isOver = (): boolean => !isWanted() || (puzzle !== '' && performance.now() > until);
    for (let index = 0; index < TRIED && isRare && !isOver(); index += 1) {
      const asked = { technique, seed, index, ladder: ladderOf(technique) };
      const exercise = this.maker.ask('practise', asked, { isEach: true });
      // If a later exercise fails, the puzzle of the one before is taken.
      const made = await (puzzle === '' ? exercise : exercise.catch(() => undefined));
      if (!made) break;
      ({ puzzle } = made);
      isRare = !(await isHardest(technique, puzzle));
    }
    if (puzzle === '') return undefined;
    const { rank } = await engine.ask('rate', { board: { givens: puzzle } }, { isEach: true });
    return { puzzle, rank, isRare };
  }
}
