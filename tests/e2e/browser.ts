import { test as base, expect, type Page } from '@playwright/test';

type Options = {
  /** Complaints of the browser that a test expects, such as a refused request. */
  expected: RegExp[];
};

const conflict = /409 \(Conflict\).*documents:commit/;

/** Counts the writes that met another one: database.ts tries them again, but a browser complains of each. */
const countMeetings = (page: Page) => {
  const told: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (response.status() !== 409 || !response.url().includes('documents:commit')) return;
    told.push(
      response.text().then(
        (text) => text.includes('"ABORTED"'),
        () => false,
      ),
    );
  });
  return async () => (await Promise.all(told)).filter(Boolean).length;
};

/** Every test of a page fails on an error that nobody expected: uncaught, or written to the console. */
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
      // A request may still be held up, such as the mark that a message was seen: nobody waits for it any more.
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

/** Waits until an island has its script: before that, it is only HTML. */
export const hydrated = (page: Page, island: string) =>
  expect(page.locator(`astro-island[component-url*="${island}"]:not([ssr])`)).toHaveCount(1);

/** Lets a page wait for what it asks for here. @returns how to let it go */
export const hold = async (page: Page, pattern: string | RegExp): Promise<() => void> => {
  const { promise: gate, resolve: go } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return go;
};

/**
 * Waits for a page that begins with a notice, from its first byte: by the time of its last picture, the notice may have
 * gone again.
 */
export const arrivesAt = (page: Page, pathname: string) =>
  page.waitForURL((url) => url.pathname === pathname, { waitUntil: 'commit' });

export { expect };
