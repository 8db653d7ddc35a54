/**
 * The state of the page Make, kept for as long as the tab is open. Its drafts are kept even longer:
 * they are read once per visit, and saved at every change while the page is shown. While the page
 * is not shown, nothing here listens or works.
 */
import { keptDraft } from '../drafts/drafts';
import { Keeper } from '../drafts/keeper';
import { OrderState } from './order-state.svelte';
import { Setting } from './setting.svelte';

const setting = new Setting();
let readHand: Promise<void> | undefined;

/** Returns the puzzle that is set by hand. */
export const handSetting = (): Setting => setting;

/** Resolves once the puzzle of an earlier visit has been restored. */
export const keptHand = (): Promise<void> =>
  (readHand ??= keptDraft('hand').then((draft) => {
    setting.restore(draft);
  }));

export const handKeeper = new Keeper('hand', () => setting.draft);

const order = new OrderState();
let readOrder: Promise<void> | undefined;

/** Returns the requirements and the puzzles that were made. */
export const orderState = (): OrderState => order;

/** Resolves once the requirements of an earlier visit have been restored. */
export const keptOrder = (): Promise<void> =>
  (readOrder ??= Promise.all([keptDraft('order'), keptDraft('made')]).then(([draft, made]) => {
    order.restore(draft);
    order.batch.restore(made);
    order.isRead = true;
  }));

export const orderKeeper = new Keeper('order', () => order.draft);
export const madeKeeper = new Keeper('made', () => order.batch.draft);
