/**
 * Copies a text. Returns whether that worked. On insecure origins there is no
 * `navigator.clipboard`, but selected text can be copied.
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
  // Outside of an open dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(box);
  box.select();
  try {
    // The only way on insecure origins.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
