/** Lets the player hear and feel what was done, as far as the settings allow it. */
import type { Game } from '../state/game';
import { settings } from '../state/settings.svelte';
import { feltBetween } from './deed';
import type { Feedback } from './feedback';

export class Feel {
  private feedback: Feedback | undefined;
  private hasEnded = false;

  constructor(private before: Game) {}

  /** Follows a change of the game. */
  changed(game: Game): void {
    const felt = feltBetween(this.before, game);
    this.before = game;
    const { sound, haptics } = settings();
    if (felt === undefined || !(sound || haptics)) return;
    void this.with((feedback) => {
      if (sound) feedback.sound(felt);
      if (haptics) feedback.vibrate(felt);
    });
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
