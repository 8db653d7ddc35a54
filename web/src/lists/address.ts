/** Returns the page's address without query and fragment, for links to it. */
export const here = (): string => location.origin + location.pathname;
