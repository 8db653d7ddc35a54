/** Measures the reading of pictures: in the module alone, and on the page. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { choose, picture, type Printed } from '../e2e/photos';
import { fittedSize } from '../src/photo/decode';
import { median } from './figures';
import { ofRank } from './puzzles';
import { slow } from './slow';
import { desk, test, TIMES } from './speed';

const MODULE = new URL('../src/engine/wasm/photo/numpre_wasm_bg.wasm', import.meta.url);
const PUZZLES = ofRank(3).map(({ puzzle }) => puzzle);

interface Size {
  readonly width: number;
  readonly height: number;
}
const LARGE: Size = { width: 4000, height: 3000 };
const SMALL: Size = { width: 640, height: 480 };

const boardOf = (number: number, left: number, top: number, cell: number): Printed => ({
  puzzle: PUZZLES[number % PUZZLES.length] ?? '',
  left,
  top,
  cell,
});
const ONE: readonly Printed[] = [boardOf(0, 800, 300, 260)];
const TINY: readonly Printed[] = [boardOf(0, 130, 50, 42)];
const TWELVE: readonly Printed[] = Array.from({ length: 12 }, (_, number) =>
  boardOf(number, 150 + (number % 4) * 950, 100 + Math.floor(number / 4) * 960, 90),
);

/**
 * Draws boards on a sheet of this size, as a camera sees it: a little turned, lit from one side,
 * with noise. Returns a JPEG file, the same each time.
 */
async function photo(page: Page, boards: readonly Printed[], size: Size): Promise<Buffer> {
  const sheet = await picture(page, boards, size.width, size.height);
  const bytes = await page.evaluate(
    async ([drawn, { width, height }]) => {
      const binary = Uint8Array.from(atob(drawn), (letter) => letter.charCodeAt(0));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#ddd';
      context.fillRect(0, 0, width, height);
      context.translate(width / 2, height / 2);
      context.rotate(0.02);
      context.drawImage(await createImageBitmap(new Blob([binary])), -width / 2, -height / 2);
      const image = context.getImageData(0, 0, width, height);
      let noise = 1;
      image.data.forEach((value, at) => {
        if (at % 4 === 3) return;
        noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) >>> 0;
        const light = 0.75 + (0.25 * ((at >> 2) % width)) / width;
        image.data[at] = value * light + (noise >>> 28) - 8;
      });
      context.putImageData(image, 0, 0);
      const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
      return Array.from(new Uint8Array(await file.arrayBuffer()));
    },
    [sheet.toString('base64'), size] as const,
  );
  return Buffer.from(bytes);
}

interface PhotoModule {
  initSync(from: { module: WebAssembly.Module }): { readonly memory: WebAssembly.Memory };
  Photo: new (
    width: number,
    height: number,
    pixels: Uint8Array,
  ) => {
    read(): string;
    free(): void;
  };
}
interface Holder {
  readonly photos: { readonly module: PhotoModule; readonly memory: WebAssembly.Memory };
}

/** Opens an empty page, and loads the module on it. */
async function openModule(page: Page): Promise<void> {
  await page.goto('./blank.html');
  await page.evaluate(async () => {
    const name = 'photo';
    const module = (await import(`/engine/${name}/numpre_wasm.js`)) as PhotoModule;
    const compiled = await WebAssembly.compileStreaming(fetch('/engine/photo/numpre_wasm_bg.wasm'));
    const { memory } = module.initSync({ module: compiled });
    Object.assign(window, { photos: { module, memory } });
  });
}

/**
 * Returns the milliseconds that the module takes to read a picture, made as small as the page makes
 * it: the median after a first reading. Fails if not all boards are read.
 */
async function reading(page: Page, file: Buffer, size: Size, boards: number): Promise<number> {
  const took = await page.evaluate(
    async ([bytes, { width, height }, count, times]) => {
      const { Photo } = (window as unknown as Holder).photos.module;
      const binary = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(await createImageBitmap(new Blob([binary])), 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      const pixels = new Uint8Array(data.buffer);
      return Array.from({ length: times + 1 }, () => {
        const begin = performance.now();
        const one = new Photo(width, height, pixels);
        const { boards } = JSON.parse(one.read()) as { boards: unknown[] };
        const time = performance.now() - begin;
        one.free();
        if (boards.length !== count) throw new Error(`${boards.length} boards instead of ${count}`);
        return time;
      });
    },
    [file.toString('base64'), fittedSize(size.width, size.height), boards, TIMES] as const,
  );
  return median(took.slice(1));
}

test('photo photo-slow photo-small photo-page photo-memory', async ({ page, keep }) => {
  test.slow();
  await openModule(page);
  const [one, tiny, twelve] = [
    await photo(page, ONE, LARGE),
    await photo(page, TINY, SMALL),
    await photo(page, TWELVE, LARGE),
  ];
  keep('photo', [await reading(page, one, LARGE, 1)]);
  keep('photo-small', [await reading(page, tiny, SMALL, 1)]);
  keep('photo-page', [await reading(page, twelve, LARGE, 12)]);
  const bytes = await page.evaluate(
    () => (window as unknown as Holder).photos.memory.buffer.byteLength,
  );
  keep('photo-memory', [bytes / 1_000_000]);
  await slow(page);
  keep('photo-slow', [await reading(page, one, LARGE, 1)]);
});

/** Marks the time when a file was chosen, and the time when a reading is shown. */
const watch = (): void => {
  addEventListener('change', () => performance.mark('chosen'), { capture: true });
  const watcher = new MutationObserver(() => {
    if (document.querySelector('.right [data-cell]')) performance.mark('shown');
  });
  addEventListener('DOMContentLoaded', () =>
    watcher.observe(document.body, { childList: true, subtree: true }),
  );
};

test('photo-shown', async ({ page, keep }) => {
  test.slow();
  await page.goto('./blank.html');
  const file = await photo(page, ONE, LARGE);
  await page.setViewportSize(desk);
  await page.addInitScript(watch);
  const took: number[] = [];
  // The first reading also loads the module.
  for (let time = 0; time <= TIMES; time += 1) {
    await page.goto('./blank.html');
    await page.goto('./#/photo');
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
    await choose(page, file, 'photo.jpg', 'image/jpeg');
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
    took.push(
      await page.evaluate(() => {
        const [chosen, shown] = ['chosen', 'shown'].map(
          (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0,
        );
        return (shown ?? 0) - (chosen ?? 0);
      }),
    );
  }
  keep('photo-shown', [median(took.slice(1))]);
});

test('photo-size', ({ keep }) => {
  keep('photo-size', [brotliCompressSync(readFileSync(MODULE)).length / 1000]);
});
