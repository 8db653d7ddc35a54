/**
 * The picture of a result: the board, the time, the rank and the seal. It is drawn on a canvas in
 * the light colours of the page, whatever the theme is, with the page's own faces.
 */
import { DIGIT_HEIGHT, SHIFTS } from '../board/geometry';
import { CELLS, columnOf, range, rowOf } from '../rules/houses';
import { hintsOf } from '../state/result';
import { dayName } from '../words/dates';
import { rankName, timeShown } from '../words/names';
import { say } from '../words/words.svelte';
import { drawSymbol } from './symbols';
import type { Shared } from './text';

/** The size of the picture, and the places of its parts, in pixels. */
const WIDTH = 1080;
const HEIGHT = 1380;
const MARGIN = 81;
const SIDE = WIDTH - 2 * MARGIN;
const CELL = SIDE / 9;
const TOP = 150;
/** The widths of lines: cell, block, frame. */
const LINES = [2, 6, 8] as const;
const DIGIT_SIZE = 0.66 * CELL;

/** Returns the value of a token of the light theme. */
function token(name: string): string {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue;
      const value = rule.style.getPropertyValue(name).trim();
      if (value !== '') return value;
    }
  }
  return '';
}

function drawLines(on: CanvasRenderingContext2D): void {
  const line = (index: number, width: number, colour: string): void => {
    on.strokeStyle = colour;
    on.lineWidth = width;
    on.beginPath();
    on.moveTo(index * CELL, 0);
    on.lineTo(index * CELL, SIDE);
    on.moveTo(0, index * CELL);
    on.lineTo(SIDE, index * CELL);
    on.stroke();
  };
  const [thin, thick, frame] = LINES;
  for (const index of range(9)) if (index % 3 > 0) line(index, thin, token('--line'));
  for (const index of [3, 6]) line(index, thick, token('--ink'));
  on.lineWidth = frame;
  on.strokeRect(0, 0, SIDE, SIDE);
}

function drawDigits(on: CanvasRenderingContext2D, puzzle: string, placed: string): void {
  const [face, ink, entered] = [token('--digits'), token('--ink'), token('--entered')];
  on.textAlign = 'center';
  for (const cell of CELLS) {
    const given = puzzle[cell] ?? '.';
    const digit = given === '.' ? (placed[cell] ?? '.') : given;
    if (digit === '.') continue;
    on.font = `${given === '.' ? 400 : 700} ${DIGIT_SIZE}px ${face}`;
    on.fillStyle = given === '.' ? entered : ink;
    const shift = (SHIFTS[Number(digit)] ?? 0) * DIGIT_SIZE;
    const [x, y] = [(columnOf(cell) + 0.5) * CELL, (rowOf(cell) + 0.5) * CELL];
    on.fillText(digit, x + shift, y + (DIGIT_HEIGHT / 2) * DIGIT_SIZE);
  }
}

/** The cells around the centre of a rank block, clockwise from the upper left. */
const AROUND = [0, 1, 2, 5, 8, 7, 6, 3] as const;

function drawRank(on: CanvasRenderingContext2D, x: number, y: number, rank: number): void {
  const [part, step] = [20, 26];
  on.lineWidth = 3;
  on.strokeStyle = token('--line');
  on.fillStyle = token('--ink');
  AROUND.forEach((place, index) => {
    const at = [x + (place % 3) * step, y + Math.floor(place / 3) * step] as const;
    if (index < rank) on.fillRect(...at, part, part);
    else on.strokeRect(at[0] + 1.5, at[1] + 1.5, part - 3, part - 3);
  });
}

function drawFacts(on: CanvasRenderingContext2D, shared: Shared): void {
  const { rank, day, time_ms } = shared;
  const face = token('--text');
  const [ink, second] = [token('--ink'), token('--ink-2')];
  const under = TOP + SIDE;
  const hints = hintsOf(shared);
  on.textAlign = 'left';
  on.fillStyle = ink;
  on.font = `700 136px ${face}`;
  on.fillText(timeShown(time_ms), MARGIN, under + 160);
  if (rank !== null) {
    drawRank(on, MARGIN, under + 206, rank);
    on.font = `650 46px ${face}`;
    const name = rankName(rank);
    on.fillText(name.charAt(0).toUpperCase() + name.slice(1), MARGIN + 100, under + 258);
  }
  on.font = `400 38px ${face}`;
  on.fillStyle = second;
  const help = say('share-hints', { hints });
  const rest = day === undefined ? [help] : [dayName(day), help];
  on.textAlign = 'right';
  rest.forEach((text, index) => {
    on.fillText(text, WIDTH - MARGIN, under + 258 - 56 * (rest.length - 1 - index));
  });
}

async function loadFaces(): Promise<void> {
  const [digits, text] = [token('--digits'), token('--text')];
  // A face that cannot be loaded is replaced by one of the device.
  await Promise.allSettled([
    document.fonts.load(`400 20px ${digits}`, '1'),
    document.fonts.load(`700 20px ${digits}`, '1'),
    document.fonts.load(`700 20px ${text}`, '0:'),
  ]);
}

/**
 * Returns the picture of a result as PNG. `placed` are the digits that are shown with the givens,
 * as 81 characters. Fails if the browser cannot make it.
 */
export async function resultPicture(shared: Shared, placed: string): Promise<File> {
  await loadFaces();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const on = canvas.getContext('2d');
  if (!on) throw new Error('no canvas');
  on.fillStyle = token('--page');
  on.fillRect(0, 0, WIDTH, HEIGHT);
  drawSymbol(on, 'word', [MARGIN, 52], 0.7, token('--ink'));
  on.save();
  on.translate(MARGIN, TOP);
  on.fillStyle = token('--board');
  on.fillRect(0, 0, SIDE, SIDE);
  drawLines(on);
  drawDigits(on, shared.puzzle, placed);
  on.restore();
  drawFacts(on, shared);
  const seal = 190;
  // It touches the corner of the board, but covers no digit.
  const corner = [WIDTH - MARGIN - seal + 30, TOP + SIDE - 20] as const;
  on.fillStyle = token('--page');
  on.beginPath();
  on.arc(corner[0] + seal / 2, corner[1] + seal / 2, 0.49 * seal, 0, 2 * Math.PI);
  on.fill();
  drawSymbol(on, 'seal', corner, seal / 100, token('--stamp'));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], 'numpre.png', { type: 'image/png' });
}
