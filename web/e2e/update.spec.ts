/** Scenario 21: a new version of the app is offered, and the player decides when to install it. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { TYPES } from '../measure/host';
import { Play } from './play';
import { expect, test as base } from './test';

const FOLDER = new URL('../dist/', import.meta.url).pathname;
const INDEX = /(url:\s*"index\.html",\s*revision:\s*")[^"]+/;

/** Serves the app as it was built, or if `isNewer`, a version with another mark in its head. */
class Host {
  isNewer = false;
  readonly #server: Server = createServer((request, response) => {
    void this.#answer(request.url ?? '/').then(
      ([type, body]) =>
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body),
      () => response.writeHead(404).end(),
    );
  });

  async open(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(url: string): Promise<readonly [string, string | Buffer]> {
    const name = new URL(url, 'http://host').pathname.slice(1) || 'index.html';
    const body = await readFile(join(FOLDER, name));
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    if (!this.isNewer) return [type, body];
    if (name === 'index.html')
      return [type, body.toString().replace('<head>', '<head><meta name="newer">')];
    if (name === 'sw.js') return [type, body.toString().replace(INDEX, '$1another')];
    return [type, body];
  }
}

const test = base.extend<{ host: Host; baseURL: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture asks for.
  host: async ({}, use) => {
    const host = new Host();
    await use(host);
    host.close();
  },
  baseURL: ({ host }, use) => host.open().then(use),
});

test('21: a new version is only offered, and installing it leaves the game as it is', async ({
  page,
  host,
}) => {
  test.slow();
  const sw = await readFile(join(FOLDER, 'sw.js'), 'utf8');
  expect(sw).toMatch(INDEX);
  const play = new Play(page);
  await play.open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await play.press('Control+Home', '9', 'ArrowRight', 'ArrowRight', 'Shift+4');
  await page.reload();
  const offer = play.button('更新');
  const newer = page.locator('meta[name=newer]');
  const untouched = async () => {
    await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
    await expect(play.cell(2)).toHaveAccessibleName('1行3列、隅4');
    await expect(newer).toHaveCount(0);
  };
  await untouched();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(offer).toHaveCount(0);

  host.isNewer = true;
  await page.reload();
  await expect(offer).toBeVisible({ timeout: 20_000 });
  await expect(offer).toHaveAccessibleDescription('新しいバージョンがあります。');
  await untouched();
  // A reload does not install the new version. It is offered again.
  await page.reload();
  await expect(offer).toBeVisible({ timeout: 20_000 });
  await untouched();
  await play.cell(2).click({ force: true });
  await play.press('4');
  await expect(play.cell(2)).toHaveAccessibleName('1行3列、4');

  await offer.click();
  await expect(newer).toHaveCount(1, { timeout: 20_000 });
  await expect(play.cell(2)).toHaveAccessibleName('1行3列、4');
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  await expect(offer).toHaveCount(0);
  await play.press('Control+z');
  await expect(play.cell(2)).toHaveAccessibleName('1行3列、隅4');
});
