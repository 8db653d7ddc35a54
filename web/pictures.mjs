/**
 * Draws the pictures of the app into `public`: `npm run pictures`. Needs Chromium (CHROMIUM), which
 * also runs the tests. The pictures are in the repository.
 */
import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const INDIGO = 'oklch(.36 .12 262)';
const PAPER = 'oklch(.985 .004 150)';
const FOUND = 'oklch(.68 .19 36)';
/** The puzzle in the picture of a shared link, with `.` for a blank. */
const DIGITS_OF_HERO =
  '.....9.7..1..5.2..3..6.4.8.92....35...........65....94.5.2.8..7..8.1..3..4.9.....';
const INTO = new URL('public/', import.meta.url);

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { CELLS, mark, word } = await vite.ssrLoadModule('/brand.ts');

/** Returns the icon of the app; `part` is the side of the mark, as a part of the icon's. */
const icon = (part, corner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">` +
  `<rect width="100" height="100" rx="${corner}" fill="${INDIGO}"/>` +
  `<g color="${PAPER}" transform="translate(${50 - 50 * part} ${50 - 50 * part}) scale(${part})">` +
  `${mark(FOUND, 13)}</g></svg>`;

/** Returns the icon of a tab: the mark without ground, in two colours that any tab shows. */
const tab =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">` +
  `<style>path{fill:oklch(.235 .022 265)}` +
  `@media(prefers-color-scheme:dark){path{fill:oklch(.95 .006 150)}}</style>` +
  `<path d="${CELLS}"/><circle cx="50" cy="50" r="13" fill="oklch(.585 .19 34)"/></svg>`;

const font = (name) => {
  const file = readFileSync(new URL(`src/style/fonts/${name}.woff2`, import.meta.url));
  return `src:url(data:font/woff2;base64,${file.toString('base64')})`;
};

/** Returns the picture of a shared link: the wordmark, one line, and a board with a hint. */
function preview() {
  const { drawing, width } = word();
  const cell = 58;
  const digits = Array.from(DIGITS_OF_HERO, (digit, index) => {
    const [x, y] = [(index % 9) * cell + cell / 2, Math.floor(index / 9) * cell + cell / 2];
    return digit === '.' ? '' : `<text x="${x}" y="${y + 0.387 * 38}">${digit}</text>`;
  }).join('');
  const side = 9 * cell;
  const lines = (steps, of) => {
    const both = steps.map((at) => `M${at * cell} 0V${side}M0 ${at * cell}H${side}`);
    return `<path stroke-width="${of}" d="${both.join('')}"/>`;
  };
  return (
    `<style>@font-face{font-family:D;font-weight:700;${font('digits-700')}}` +
    `@font-face{font-family:T;font-weight:400 700;${font('text')}}` +
    `body{margin:0;width:1200px;height:630px;box-sizing:border-box;padding:0 54px 0 72px;` +
    `background:oklch(.972 .004 150);color:oklch(.235 .022 265);font:600 46px/1.25 T;` +
    `display:flex;align-items:center;justify-content:space-between}` +
    `p{margin:40px 0 0;max-width:500px;text-wrap:balance}` +
    `small{display:block;margin-top:24px;font:400 26px/1.4 T;color:oklch(.43 .02 262)}</style>` +
    `<div><svg width="96" height="96" viewBox="0 0 100 100">${mark('oklch(.585 .19 34)')}</svg>` +
    `<svg width="${(72 * width) / 84}" height="72" viewBox="0 0 ${width} 84" ` +
    `style="margin:0 0 4px 28px">${drawing}</svg>` +
    `<p>Sudoku that tells you why.</p><small>Free, offline, without an account.</small></div>` +
    `<svg width="528" height="528" viewBox="-3 -3 528 528" text-anchor="middle" ` +
    `style="font:700 38px D">` +
    `<rect width="${side}" height="${side}" fill="oklch(.998 .001 150)"/>` +
    `<rect x="${6 * cell}" width="${3 * cell}" height="${3 * cell}" fill="oklch(.945 .03 165)"/>` +
    `<g stroke="oklch(.63 .015 255)">${lines([1, 2, 4, 5, 7, 8], 1)}</g>` +
    `<g stroke="oklch(.235 .022 265)">${lines([3, 6], 3)}</g>` +
    `<rect width="${side}" height="${side}" fill="none" stroke="oklch(.235 .022 265)" ` +
    `stroke-width="4"/>` +
    `${digits}</svg>`
  );
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

async function draw(name, width, height, html) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    html.startsWith('<svg')
      ? `<style>body{margin:0}svg{display:block;width:100vw}</style>${html}`
      : html,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: new URL(name, INTO).pathname, omitBackground: true });
  await page.close();
}

writeFileSync(new URL('mark.svg', INTO), `${tab}\n`);
await draw('icon-48.png', 48, 48, icon(0.62, 23));
await draw('icon-192.png', 192, 192, icon(0.62, 23));
await draw('icon-512.png', 512, 512, icon(0.62, 23));
await draw('maskable-512.png', 512, 512, icon(0.53, 0));
await draw('apple-touch-icon.png', 180, 180, icon(0.62, 0));
await draw('preview.png', 1200, 630, preview());
await browser.close();
await vite.close();
