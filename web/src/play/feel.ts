/** Lets the player hear and feel what was done, as far as the settings allow it. */
import type { Game } from '../state/game';
import { settings } from '../state/settings.svelte';
import type { Feedback } from './feedback';

export class Feel {
  private feedback: Feedback | undefined;
  private hasEnded = false;

  constructor(private before: Game) {}

  /** Follows a change of the game. */
  changed(game: Game): void {
    const { before } = this;
    this.before = game;
    const { sound, haptics } = settings();
    if (sound || haptics) void this.with((feedback) => feedback.changed(before, game));
  }

  /** A long press has opened something. */
  held(): void {
    if (settings().haptics) void this.with((feedback) => feedback.vibrate('held'));
  }

  private async with(give: (feedback: Feedback) => void): Promise<void> {
    try {
      const { Feedback } = await import('./feedback');
      if (this.hasEnded) return;
      this.feedback ??= new Feedback();
      give(this.feedback);
    } catch {
      // The game works without sounds.
    }
  }

  end(): void {
    this.hasEnded = true;
    this.feedback?.end();
  }
}
