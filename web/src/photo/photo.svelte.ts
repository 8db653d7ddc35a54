/** The state of the page Photo: a picture, the boards read from it, and what went wrong. */
import { codeOf } from '../engine/fault';
import { PhotoReader, placeOf, type Corners, type Place } from '../engine/photos';
import type { PhotoReply } from '../engine/types/messages';
import { faultText } from '../ui/fault';
import { decoded, PictureFault, pixelsOf, type PictureProblem } from './decode';
import { Reading } from './reading.svelte';

/** The time after the last move of a corner until the frame is read. */
const SETTLE_MS = 150;
/** The distance of the first corners from the edges, where no frame was found. */
const INSET = 0.1;

/** A corner of a frame, clockwise from the top left one. */
export type Corner = 0 | 1 | 2 | 3;

export class PhotoPage {
  /** The picture as it was read; undefined until one is chosen. */
  picture: HTMLCanvasElement | undefined = $state.raw();
  isOpening = $state(false);
  isReading = $state(false);
  boards: readonly Reading[] = $state.raw([]);
  /** The board that is shown, from 0. */
  chosen = $state(0);
  /** The selected cell of that board. */
  cursor = $state(0);
  /** The corners of a frame to be moved by hand; undefined while boards are shown. */
  frame: Corners | undefined = $state.raw();
  /** The rows and columns of the largest frame, if it has another regular lattice than a board. */
  otherCells: readonly number[] | null = $state.raw(null);
  problem: PictureProblem | undefined = $state.raw();
  /** Another reason why the picture could not be read, as a sentence. */
  failure = $state('');
  private readonly reader = new PhotoReader();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of pictures and frames so far. An answer for an earlier one is dropped. */
  private count = 0;

  get reading(): Reading | undefined {
    return this.boards[this.chosen];
  }

  /** Reads a picture. It replaces the one before. */
  async take(file: Blob): Promise<void> {
    const mine = this.begin();
    [this.picture, this.boards, this.frame] = [undefined, [], undefined];
    this.otherCells = null;
    this.isOpening = true;
    this.reader.prepare();
    try {
      const picture = await decoded(file);
      if (mine !== this.count) return;
      [this.picture, this.isOpening, this.isReading] = [picture, false, true];
      const reply = await this.reader.read(pixelsOf(picture));
      if (mine === this.count) this.show(reply);
    } catch (error) {
      if (mine === this.count) this.failed(error);
    } finally {
      if (mine === this.count) [this.isOpening, this.isReading] = [false, false];
    }
  }

  /** Moves a corner of the frame, and reads the frame once the corner rests. */
  move(corner: Corner, [x, y]: Place): void {
    const { frame, picture } = this;
    if (!frame || !picture) return;
    const place: Place = [
      Math.min(picture.width, Math.max(0, x)),
      Math.min(picture.height, Math.max(0, y)),
    ];
    this.frame = frame.map((one, index) => (index === corner ? place : one)) as unknown as Corners;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.readFrame(), SETTLE_MS);
  }

  private async readFrame(): Promise<void> {
    const { frame } = this;
    if (!frame) return;
    const mine = this.begin();
    this.isReading = true;
    try {
      const reply = await this.reader.readFrame(frame);
      if (mine !== this.count) return;
      if (reply.found === 'boards') this.show(reply);
    } catch (error) {
      if (mine === this.count) this.failed(error);
    } finally {
      if (mine === this.count) this.isReading = false;
    }
  }

  /** Shows the handles of a frame instead of the boards, so that the user can set one. */
  setByHand(): void {
    const nodes = this.reading?.nodes;
    const found = [0, 9, 99, 90].flatMap((node) => (nodes?.[node] ? [nodes[node]] : []));
    this.frame = found.length === 4 ? (found as unknown as Corners) : this.firstFrame();
    this.boards = [];
  }

  /** Selects a board, and the first of its doubtful cells. */
  choose(board: number): void {
    this.chosen = board;
    this.cursor = this.reading?.open[0] ?? 0;
  }

  /** Ends the worker and drops the picture. */
  close(): void {
    this.begin();
    this.picture = undefined;
    this.reader.close();
  }

  private begin(): number {
    clearTimeout(this.timer);
    [this.problem, this.failure] = [undefined, ''];
    this.count += 1;
    return this.count;
  }

  private show(reply: PhotoReply): void {
    if (reply.found === 'boards') {
      this.boards = reply.boards.map((board) => new Reading(board));
      this.frame = undefined;
      for (const board of this.boards) void board.count();
      this.choose(0);
    } else if (reply.found === 'none') {
      this.frame = this.framed(reply.frame);
      this.otherCells = reply.cells;
    } else if (reply.found === 'too-small')
      this.problem = { name: 'small', shortest: this.shortest, least: reply.shortest };
    else if (reply.found === 'too-many')
      this.problem = { name: 'boards', boards: reply.boards, most: reply.most };
    else this.problem = { name: 'unreadable' };
  }

  private get shortest(): number {
    return Math.min(this.picture?.width ?? 0, this.picture?.height ?? 0);
  }

  private framed(corners: readonly (readonly number[])[] | null): Corners {
    return corners?.length === 4 ? (corners.map(placeOf) as unknown as Corners) : this.firstFrame();
  }

  private firstFrame(): Corners {
    const { width = 0, height = 0 } = this.picture ?? {};
    const side = Math.min(width, height) * (1 - 2 * INSET);
    const [left, top] = [(width - side) / 2, (height - side) / 2];
    return [
      [left, top],
      [left + side, top],
      [left + side, top + side],
      [left, top + side],
    ];
  }

  private failed(error: unknown): void {
    if (error instanceof PictureFault) this.problem = error.problem;
    else if (codeOf(error) !== 'cancelled') this.failure = faultText(error);
  }
}
