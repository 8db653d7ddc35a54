/**
 * The test function of all files here. In every test it also checks that the app asks no other
 * host, and that its content policy refuses nothing (scenario 28).
 */
import { expect, test as base, type BrowserContext } from '@playwright/test';

export { expect };

interface Watched {
  readonly hosts: Set<string>;
  readonly refused: string[];
}

function watch(context: BrowserContext, { hosts, refused }: Watched): void {
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(host);
  });
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
}

export const test = base.extend<{ guard: undefined }>({
  guard: [
    async ({ browser, baseURL }, use) => {
      const watched: Watched = { hosts: new Set(), refused: [] };
      // Contexts that the test opens itself are watched as well.
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        watch(context, watched);
        return context;
      };
      await use(undefined);
      browser.newContext = open;
      expect(watched.refused).toEqual([]);
      expect([...watched.hosts].filter((host) => host !== new URL(baseURL ?? '').host)).toEqual([]);
    },
    { auto: true },
  ],
});
