import { test as base, expect, type Page } from '@playwright/test';

type Options = {
  /** Browser errors that the test expects, such as a refused request. */
  expected: RegExp[];
};

const conflict = /409 \(Conflict\).*documents:commit/;

/** Counts conflicting writes: database.ts retries them, but the browser logs each. */
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

/** Fails on an unexpected error, uncaught or logged. */
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
      // Intercepted requests may be pending, such as the mark of a seen message.
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

/** Waits until an island is hydrated. */
export const hydrated = (page: Page, island: string) =>
  expect(page.locator(`astro-island[component-url*="${island}"]:not([ssr])`)).toHaveCount(1);

/** Holds back matching requests. @returns how to release them */
export const hold = async (page: Page, pattern: string | RegExp): Promise<() => void> => {
  const { promise: gate, resolve: go } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return go;
};

/** Waits for a navigation by its first byte: by the last image, a notice may be gone. */
export const arrivesAt = (page: Page, pathname: string) =>
  page.waitForURL((url) => url.pathname === pathname, { waitUntil: 'commit' });

export { expect };
