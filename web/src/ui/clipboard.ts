/**
 * Copies a text. Returns whether that worked. Pages over plain http have no `navigator.clipboard`,
 * but they can copy selected text.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.className = 'unseen';
  // While a dialog is open, only text inside it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(box);
  box.select();
  try {
    // The only way on pages over plain http.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
