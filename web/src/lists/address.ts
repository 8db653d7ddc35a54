/** Where this page is, without what stands behind it: links lead there. */
export const here = (): string => location.origin + location.pathname;
