/** Failures of engine and storage are reported, and leave the board as it is. */
import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { Play } from './play';

/** How a worker treats its jobs: it does them, ignores them, or traps. */
type Way = 'well' | 'silent' | 'trap';

/**
 * Replaces the workers by ones whose behaviour can be changed. Returns a function that changes it.
 */
async function workers(page: Page): Promise<(way: Way) => Promise<void>> {
  await page.addInitScript(() => {
    const own = globalThis as unknown as { way: string };
    own.way = 'well';
    const RealWorker = Worker;
    globalThis.Worker = class extends RealWorker {
      override postMessage(message: unknown): void {
        if (own.way === 'silent') return;
        const isJob = typeof message === 'object' && message !== null && 'job' in message;
        // The engine traps if the order is not a text.
        const job = { do: 'make', order: 1, first: 0, count: 1 };
        super.postMessage(own.way === 'trap' && isJob ? { ...message, job } : message);
      }
    };
  });
  return (way) =>
    page.evaluate((now) => {
      (globalThis as unknown as { way: string }).way = now;
    }, way);
}

const QUESTIONS = {
  'a hint': ['h'],
  'why not': ['q', '2'],
  checking: ['k'],
} as const;

for (const [what, keys] of Object.entries(QUESTIONS)) {
  test(`29: ${what} that takes too long is stopped and reported, and the board stays`, async ({
    page,
  }) => {
    const behave = await workers(page);
    await page.clock.install();
    const play = new Play(page);
    await play.open();
    // The deadline begins only when the engine is loaded.
    await play.press('k');
    await expect(play.panel()).toContainText('合っています');
    await play.press('Escape', 'Control+Home', '4');
    await behave('silent');
    await play.press('Delete', ...keys);
    await expect(play.panel()).toContainText('探しています');
    // The board accepts entries while the engine works.
    await play.press('9');
    await page.clock.fastForward(16_000);
    await expect(play.panel()).toContainText(
      '時間がかかりすぎたので中止しました。盤面はそのままです。',
    );
    await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
    await behave('well');
    await play.press('Delete', ...keys);
    await expect(play.panel()).toContainText(/ブロック\dを|矛盾が起こります|合っています/);
    await play.press('Escape', 'Control+z');
    await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  });
}

test('29: after a trap a new worker tries again; if it traps too, this is reported', async ({
  page,
}) => {
  const behave = await workers(page);
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9');
  await behave('trap');
  await play.press('h');
  await expect(play.panel()).toContainText(
    'エラーが起きました。盤面はそのままです。もう一度お試しください。',
  );
  await expect(play.button('問題をコピー')).toBeVisible();
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  await behave('well');
  await play.button('もう一度').click();
  await expect(play.panel()).toContainText(/ブロック\dを見てください/);
});

test('29: if the engine cannot be loaded, a hint offers another attempt', async ({ page }) => {
  await page.route(/\.wasm$/, (route) => route.abort());
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', '9', 'h');
  await expect(play.panel()).toContainText('エンジンを読み込めませんでした');
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  await page.unroute(/\.wasm$/);
  await play.button('もう一度').click();
  await expect(play.panel()).toContainText(/ブロック\dを見てください/);
});

test('29: without vectors the board works, and other parts say why they do not', async ({
  page,
}) => {
  await page.route(/question-worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `WebAssembly.validate = () => false; ${await response.text()}`;
    await route.fulfill({ response, body });
  });
  const play = new Play(page);
  await play.open();
  await play.press('Control+Home', 'h');
  await expect(play.panel()).toContainText('このブラウザーは古いため');
  await expect(play.button('もう一度')).toHaveCount(0);
  await play.press('Escape', '9', 'm');
  await expect(play.cell(0)).toHaveAccessibleName('1行1列、9');
  await expect(play.cell(2)).toHaveAccessibleName(/候補2・4/);
});

for (const how of ['throws', 'fails'] as const) {
  test(`23, 29: without storage (${how}) this visit works, and a line says so`, async ({
    page,
  }) => {
    await page.addInitScript((way) => {
      const refused = () => new DOMException('refused', 'SecurityError');
      IDBFactory.prototype.open = function () {
        if (way === 'throws') throw refused();
        const request = new EventTarget() as IDBOpenDBRequest;
        Object.defineProperty(request, 'error', { value: refused() });
        setTimeout(() => request.dispatchEvent(new Event('error')));
        return request;
      };
      for (const name of ['getItem', 'setItem'] as const) {
        Storage.prototype[name] = () => {
          throw refused();
        };
      }
    }, how);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const play = new Play(page);
    await play.open();
    await play.press('Control+Home', '9');
    await expect(page.locator('.status')).toHaveText(
      'このブラウザーでは保存できません（プライベートウィンドウなど）。ページを閉じると消えます。',
    );
    await play.press('h');
    await expect(play.panel()).toContainText(/ブロック\dを見てください/);
    await play.press('Escape');
    await play.more('新しい問題');
    await expect(page.getByRole('dialog')).toContainText('ほかに途中の問題はありません');
    expect(errors).toEqual([]);
  });
}
