/**
 * The state of the page Make, kept for as long as the tab is open. Its drafts are kept even longer:
 * they are read once per visit, and saved at every change while the page is shown. While the page
 * is not shown, nothing here listens or works.
 */
import { keptDraft } from '../drafts/drafts';
import { Keeper } from '../drafts/keeper';
import { OrderState } from './order-state.svelte';
import { Desk } from './desk.svelte';
import { Patterns } from './patterns.svelte';
import { Setting } from './setting.svelte';

const setting = new Setting();
const desk = new Desk(setting);
let readHand: Promise<void> | undefined;

/** Returns the puzzle that is set by hand. */
export const handSetting = (): Setting => setting;

/** Returns the drafts of puzzles that are set by hand. */
export const handDesk = (): Desk => desk;

/** Resolves once the puzzle of an earlier visit has been restored. */
export const keptHand = (): Promise<void> =>
  (readHand ??= keptDraft('hand').then((draft) => {
    setting.restore(draft);
    desk.restore((draft as { desk?: unknown } | undefined)?.desk);
  }));

/** Saves the board for this tab at once, and then as a draft. */
export const handKeeper = new Keeper(
  'hand',
  () => setting.board && { ...setting.board, desk: desk.claimed() },
  () => void saveDraft(),
);

async function saveDraft(): Promise<void> {
  if (await desk.save()) handKeeper.soon();
}

const order = new OrderState();
const patterns = new Patterns(order);
let readOrder: Promise<void> | undefined;

/** Returns the requirements and the puzzles that were made. */
export const orderState = (): OrderState => order;

/** Returns the patterns that are kept by name. */
export const namedPatterns = (): Patterns => patterns;

/** Resolves once the requirements of an earlier visit have been restored. */
export const keptOrder = (): Promise<void> =>
  (readOrder ??= Promise.all([keptDraft('order'), keptDraft('made')]).then(([draft, made]) => {
    order.restore(draft);
    order.batch.restore(made);
    order.isRead = true;
  }));

export const orderKeeper = new Keeper('order', () => order.draft);
export const madeKeeper = new Keeper('made', () => order.batch.draft);
