import { test as base, expect, type Page } from '@playwright/test';

type Options = {
  expected: RegExp[];
};

const conflict = /409 \(Conflict\).*documents:commit/;

/**
 * Counts writes that failed because of a conflict. database.ts retries them, but the browser logs each
 * failure.
 */
const countMeetings = (page: Page) => {
  const conflicts: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (response.status() !== 409 || !response.url().includes('documents:commit')) return;
    conflicts.push(
      response.text().then(
        (text) => text.includes('"ABORTED"'),
        () => false,
      ),
    );
  });
  return async () => (await Promise.all(conflicts)).filter(Boolean).length;
};

export const test = base.extend<Options & { complaints: string[] }>({
  expected: [[], { option: true }],
  complaints: [
    async ({ page, expected }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`uncaught ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
      });
      const meetings = countMeetings(page);
      await use(complaints);
      // Requests may still be pending, such as one that marks a message as seen.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      let met = await meetings();
      const isMeeting = (text: string) => conflict.test(text) && met-- > 0;
      expect(
        complaints.filter((text) => !isMeeting(text) && !expected.some((pattern) => pattern.test(text))),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export const hydrated = (page: Page, island: string) =>
  expect(page.locator(`astro-island[component-url*="${island}"]:not([ssr])`)).toHaveCount(1);

/** Delays matching requests. @returns a function that releases them */
export const hold = async (page: Page, pattern: string | RegExp): Promise<() => void> => {
  const { promise: gate, resolve: go } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return go;
};

/** Waits only for the response's first bytes: by the load event, a notice may have disappeared. */
export const arrivesAt = (page: Page, pathname: string) =>
  page.waitForURL((url) => url.pathname === pathname, { waitUntil: 'commit' });

export { expect };
