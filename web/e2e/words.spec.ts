/** No word is divided by the end of a line, on any page and in any width. */
import { divided, sized } from './fit';
import { STATES } from './states';
import { expect, test } from './test';

test.use({ locale: 'en-US' });

test('27: no line break divides an English word', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('./');
  for (const { name, show } of STATES)
    await test.step(name, async () => {
      await show(page);
      for (const width of [360, 768, 1024, 1200, 1440]) {
        await sized(page, [width, width < 768 ? 740 : 900]);
        expect.soft(await divided(page), `${name}, ${width} pixels`).toEqual([]);
      }
    });
});
