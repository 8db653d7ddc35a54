/** True while the settings are open. Several buttons open them; the navigation shows them. */
let isOpen = $state(false);

export const areSettingsOpen = (): boolean => isOpen;

export function openSettings(): void {
  isOpen = true;
}

export function closeSettings(): void {
  isOpen = false;
}
