/**
 * The restore of a backup: what it is doing, how far it is, and how to cancel it. It continues if
 * the page is left, and the next visit of the page shows it.
 */
import {
  readBackup,
  restore,
  type Backup,
  type Refused,
  type Restored,
} from '../collection/backup';
import { announce } from '../ui/announcer.svelte';
import { say } from '../words/words.svelte';

/** The time in which the page is drawn before the file is read, which can take seconds. */
const DRAWING_MS = 50;
/** The part of the records after which the progress is announced once more. */
const ANNOUNCED = 0.25;

class Restoring {
  isRunning = $state(false);
  /** The number of records that are written, of all; null while the file is read. */
  progress: { readonly done: number; readonly of: number } | null = $state.raw(null);
  private stop = new AbortController();
  private announced = 0;

  /** Returns the current step in words; empty if no restore is running. */
  get text(): string {
    if (!this.isRunning) return '';
    return this.progress
      ? say('books-restoring-written', this.progress)
      : say('books-restoring-read');
  }

  /**
   * Restores a file. Returns why it was refused, or the backup with what has happened. If it was
   * cancelled or has failed, nothing is changed.
   */
  async run(file: File): Promise<Refused | { backup: Backup; done: Restored }> {
    this.stop = new AbortController();
    const { signal } = this.stop;
    this.progress = null;
    this.announced = 0;
    this.isRunning = true;
    announce(this.text);
    try {
      const text = await file.text();
      await new Promise((drawn) => setTimeout(drawn, DRAWING_MS));
      const backup = readBackup(text);
      if (typeof backup === 'string') return backup;
      const done = await restore(backup, {
        signal,
        onprogress: (written, of) => this.show(written, of),
      });
      return { backup, done };
    } finally {
      this.isRunning = false;
    }
  }

  cancel(): void {
    this.stop.abort();
  }

  private show(done: number, of: number): void {
    this.progress = { done, of };
    const part = done / of;
    // The end is announced with the result.
    if (part < this.announced + ANNOUNCED || part >= 1) return;
    this.announced = part;
    announce(this.text);
  }
}

export const restoring = new Restoring();
