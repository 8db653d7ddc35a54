/** The changes of a page that can be undone, such as removals. */
import { Undoing } from '../undo/undo.svelte';
import { say } from '../words/words.svelte';
import { countEdits, type RemovalMessage } from './changes';
import { takeBack, type Done } from './collection';
import { forgetRemovals } from './removals';

/** Returns the reason why a change was not done; undefined if it was. */
export function faultOf({ failure, missing, back }: Done): string | undefined {
  if (failure) return say(`collection-${failure}`);
  return missing > 0 && countEdits(back) === 0 ? say('books-gone') : undefined;
}

export class Undoable {
  readonly undoing = new Undoing(() => void forgetRemovals().catch(() => undefined));
  /** The reason why the latest change was not done; empty if it was. */
  fault = $state('');

  /** `load` reads again what the page shows. */
  constructor(private readonly load: () => Promise<unknown>) {}

  /** Offers to undo a change, or shows why it was not done. */
  async offer(
    done: Done,
    said: RemovalMessage,
    back: () => Promise<Done> = () => takeBack(done.back),
  ): Promise<void> {
    if (await this.isDone(done)) this.offerBack(said, back);
  }

  private offerBack(said: RemovalMessage, back: () => Promise<Done>): void {
    this.undoing.offer(
      () => say(...said),
      async () => {
        // If it failed, it can be undone later, when the storage works again.
        if (!(await this.isDone(await back()))) this.offerBack(said, back);
      },
    );
  }

  /** Shows the state after a change. Returns whether it was done. */
  private async isDone(done: Done): Promise<boolean> {
    await this.load();
    this.fault = faultOf(done) ?? '';
    return this.fault === '';
  }
}
