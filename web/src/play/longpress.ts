import type { Action } from 'svelte/action';

const HOLD_MS = 400;

interface Presses {
  readonly tap: () => void;
  readonly hold: () => void;
}

/** Distinguishes a tap from a long press. The keyboard and screen readers always tap. */
export const longPress: Action<HTMLElement, Presses> = (node, presses) => {
  let current = presses;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasHeld = false;
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    wasHeld = false;
    timer = setTimeout(() => {
      wasHeld = true;
      current.hold();
    }, HOLD_MS);
  };
  const stop = () => clearTimeout(timer);
  const click = () => {
    stop();
    if (!wasHeld) current.tap();
    wasHeld = false;
  };
  const menu = (event: Event) => event.preventDefault();
  const listening = new AbortController();
  const { signal } = listening;
  node.addEventListener('pointerdown', down, { signal });
  node.addEventListener('pointerleave', stop, { signal });
  node.addEventListener('pointercancel', stop, { signal });
  node.addEventListener('click', click, { signal });
  node.addEventListener('contextmenu', menu, { signal });
  return {
    update: (next: Presses) => (current = next),
    destroy: () => {
      stop();
      listening.abort();
    },
  };
};
