/** The file that a worker reads, whichever module of the engine reads it. */

/** What the engine makes of a file's bytes. */
interface Reading {
  next(count: number): string;
  free(): void;
}

export class Opened {
  private reading: Reading | undefined;

  constructor(private readonly begin: (bytes: Uint8Array, language: string) => Reading) {}

  /** Reads this file from now on. */
  open(bytes: Uint8Array, language: string): string {
    this.reading?.free();
    this.reading = this.begin(bytes, language);
    return '';
  }

  /** The next records. */
  read(count: number): string {
    if (!this.reading) throw new Error('no file is open');
    return this.reading.next(count);
  }
}
