/** Finds what does not fit on the screen, is too small to press, or moves, on any page. */
import type { Page } from '@playwright/test';

/** Changes the size of the window, and waits until it has been painted. */
export async function sized(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Returns the names of elements that are outside the page or cut off. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (one: Element) => {
      const classes = one.classList.value.replace(/ ?\b_[\da-z]{4}\b/, '');
      const text = (one.ariaLabel ?? one.textContent).trim().slice(0, 30);
      return `${one.localName}.${classes} ${text}`;
    };
    const says = (one: Element) =>
      one.matches('button, a, input, select, textarea, img, svg.board') ||
      [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    // Most elements are around several others, so what the browser says of them is kept.
    const kept = <T>(ask: (one: Element) => T) => {
      const answers = new Map<Element, T>();
      return (one: Element): T => {
        const answer = answers.get(one) ?? ask(one);
        answers.set(one, answer);
        return answer;
      };
    };
    const frameOf = kept((one) => one.getBoundingClientRect());
    const styleOf = kept((one) => {
      const { overflowX, overflowY } = getComputedStyle(one);
      return { overflowX, overflowY };
    });
    const isCut = (one: Element): boolean => {
      const own = styleOf(one);
      if (
        /hidden|clip/.test(own.overflowX) &&
        one.localName !== 'svg' &&
        one.scrollWidth > one.clientWidth + 1
      )
        return true;
      if (one.matches('button, select') && one.scrollWidth > one.clientWidth + 1) return true;
      const box = frameOf(one);
      let [isSideways, isUpright] = [true, true];
      for (
        let around = one.parentElement;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY } = styleOf(around);
        const frame = frameOf(around);
        if (/auto|scroll/.test(overflowX)) isSideways = false;
        if (/auto|scroll/.test(overflowY)) isUpright = false;
        if (
          isSideways &&
          /hidden|clip/.test(overflowX) &&
          (box.right > frame.right + 1 || box.left < frame.left - 1)
        )
          return true;
        if (
          isUpright &&
          /hidden|clip/.test(overflowY) &&
          (box.bottom > frame.bottom + 1 || box.top < frame.top - 1)
        )
          return true;
      }
      return isSideways && (box.right > innerWidth + 1 || box.left < -1);
    };
    const open = document.querySelector('dialog[open]') ?? document.body;
    // A row of a long list shortens text that is shown in full next to the list.
    const shortened = '[role=option] :is(.puzzle, .fault)';
    const shown = [...open.querySelectorAll('*')].filter(
      (one) =>
        !(one instanceof SVGElement && one.localName !== 'svg') &&
        one.checkVisibility() &&
        !one.closest(`.unseen, .skip, svg svg, ${shortened}`),
    );
    const isWide = document.documentElement.scrollWidth > innerWidth;
    return [
      ...(isWide ? ['the page scrolls sideways'] : []),
      ...shown.filter(says).filter(isCut).map(name),
    ];
  });

/**
 * Returns the names and sizes of all targets that are smaller than this number of pixels. Links in
 * a text are as high as their line, so they are not counted.
 */
export const small = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((wanted) => {
    const open = document.querySelector('dialog[open]') ?? document.body;
    const targets = 'button, a[href], select, textarea, input, summary, [role=option], [role=tab]';
    return [...open.querySelectorAll(targets)]
      .filter(
        (one) =>
          one.checkVisibility() &&
          !one.closest('.unseen, .skip') &&
          getComputedStyle(one).display !== 'inline',
      )
      .flatMap((one) => {
        // The label of a checkbox can be pressed as well.
        const label = one.matches('input:is([type=checkbox], [type=radio], [type=file])')
          ? one.closest('label')
          : null;
        const { width, height } = (label ?? one).getBoundingClientRect();
        // On a low phone nine keys are in a row. They are narrower, but higher.
        const isKey = innerWidth < 480 && one.matches('[data-digit]') && width < wanted;
        const isSmall = isKey ? width < 38 || height < 52 : Math.min(width, height) < wanted - 0.1;
        const classes = one.classList.value.replace(/ ?\b_[\da-z]{4}\b/, '');
        const text = (one.ariaLabel ?? one.textContent).trim().slice(0, 20);
        const size = `${width.toFixed()} × ${height.toFixed()}`;
        return isSmall ? [`${one.localName}.${classes} ${text} ${size}`] : [];
      });
  }, least);

/** Returns the elements that are animated now or would be at the next change. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const moves = (one: Element, part?: string) => {
      const { animationName, transitionDuration } = getComputedStyle(one, part);
      return animationName !== 'none' || /[1-9]/.test(transitionDuration);
    };
    return [...document.querySelectorAll('*')]
      .filter(
        (one) =>
          moves(one) ||
          moves(one, '::before') ||
          moves(one, '::after') ||
          one.getAnimations().length > 0,
      )
      .map((one) => `${one.localName}.${one.classList.value}`);
  });

/** Returns the pairs of buttons in an element that cover each other, except in scrolled parts. */
export const overlapping = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const buttons = [...document.querySelectorAll(`${selector} button`)].filter(
      (one) => one.checkVisibility() && !one.closest('.chips, .explanation'),
    );
    const name = (one: Element) => one.ariaLabel ?? one.textContent.trim();
    const doCover = (one: Element, other: Element): boolean => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return (
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
      );
    };
    return buttons.flatMap((one, index) =>
      buttons
        .slice(index + 1)
        .filter((other) => doCover(one, other))
        .map((other) => `${name(one)} and ${name(other)}`),
    );
  }, within);

/** Returns the words that a line break divides. Hyphens are places to divide a word. */
export const divided = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const open = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      // Puzzles and addresses may be divided anywhere.
      if (!around?.checkVisibility() || around.closest('.unseen, code, .puzzle, noscript'))
        continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[A-Za-z’]{3,30}/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });
