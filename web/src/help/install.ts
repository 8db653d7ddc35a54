/**
 * The browser's offer to install the app. Only some browsers make it, and each offer can be used
 * once. `public/look.js` keeps an offer that comes before Help is shown.
 */
interface InstallOffer extends Event {
  /** Opens the browser's dialog. */
  readonly prompt: () => Promise<unknown>;
}

declare global {
  var installOffer: InstallOffer | undefined;
}

const NAME = 'beforeinstallprompt';

/** Calls `onoffer` if there is an offer, now or later. Returns a function that ends this. */
export function followOffer(onoffer: () => void): () => void {
  if (globalThis.installOffer) onoffer();
  addEventListener(NAME, onoffer);
  return () => removeEventListener(NAME, onoffer);
}

/** Takes the offer: the browser asks the user. */
export async function install(): Promise<void> {
  const offer = globalThis.installOffer;
  globalThis.installOffer = undefined;
  await offer?.prompt();
}
