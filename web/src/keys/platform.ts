/** Whether the keys are those of a Mac. */
export const isMac: boolean = /Mac|iPhone|iPad/.test(navigator.userAgent);
