/**
 * The clock of a game. It counts while the board is visible and the game is neither paused nor
 * solved, and never runs backwards.
 */
import type { Session } from './session.svelte';

const TICK_MS = 250;

/**
 * Runs the clock of a session. Returns a function that stops it. Calls `onbeat` after every ten
 * seconds, so that the time is saved.
 */
export function runClock(session: Session, onbeat: () => void): () => void {
  let last = performance.now();
  let beaten = 0;
  const tick = () => {
    const now = performance.now();
    const passed = Math.max(0, now - last);
    last = now;
    const { game } = session;
    const isRunning =
      !document.hidden &&
      !session.isPaused &&
      !session.isReadOnly &&
      game.solved === null &&
      // A sheet covers the board.
      !document.querySelector('dialog[open]');
    // The time for which the computer was asleep does not count.
    if (!isRunning || game.id === '' || passed > 8 * TICK_MS) return;
    session.clock += passed;
    beaten += passed;
    if (beaten < 10_000) return;
    beaten = 0;
    onbeat();
  };
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
}
