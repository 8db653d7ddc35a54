/** A file that a box for text and files lists. */
export interface Listed {
  readonly name: string;
  readonly size: number;
}

export class Input {
  text = $state('');
  files: readonly Listed[] = $state.raw([]);

  get isEmpty(): boolean {
    return this.text === '' && this.files.length === 0;
  }

  show({
    text = '',
    files = [],
  }: {
    readonly text?: string;
    readonly files?: readonly Listed[];
  }): void {
    this.text = text;
    this.files = files;
  }
}
