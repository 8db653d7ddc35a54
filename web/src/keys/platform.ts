/** True on a Mac, iPhone or iPad, which have other modifier keys. */
export const isMac: boolean = /Mac|iPhone|iPad/.test(navigator.userAgent);
