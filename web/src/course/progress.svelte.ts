/** The progress of the course, as a page shows it. */
import { followCollection } from '../collection/collection';
import { storedCourse } from '../collection/lessons';
import { EXERCISES, lessonOf, type Course, type Lesson } from '../state/lesson';
import { database } from '../state/database';
import { changeLesson } from './kept';

export class Progress {
  course: Course = $state.raw({});
  isLoaded = $state(false);
  /** True if the browser does not keep the progress. */
  isRefused = $state(false);

  /** Reads the progress, and follows other tabs. Returns a function that stops this. */
  start(): () => void {
    void this.load();
    return followCollection(() => void this.load());
  }

  async load(): Promise<void> {
    try {
      this.isRefused ||= (await database()) === null;
      this.course = await storedCourse();
    } catch {
      this.isRefused = true;
    }
    this.isLoaded = true;
  }

  lesson(key: string): Lesson {
    return lessonOf(this.course, key);
  }

  private async change(key: string, next: (now: Lesson) => Partial<Lesson>): Promise<void> {
    const isKept = await changeLesson(key, next);
    await this.load();
    this.isRefused ||= !isKept;
  }

  /** Marks the first part of a lesson as done. */
  see(key: string): Promise<void> {
    return this.change(key, () => ({ seen: true }));
  }

  /** Counts one more exercise. */
  find(key: string): Promise<void> {
    return this.change(key, ({ found }) => ({ found: Math.min(EXERCISES, found + 1) }));
  }

  /** Sets the puzzle of the third part. */
  begin(key: string, puzzle: string, rank: number): Promise<void> {
    return this.change(key, () => ({ puzzle, rank }));
  }
}
