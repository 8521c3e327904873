import { test as base, expect, type Page } from '@playwright/test';

type Options = {
  /** Complaints of the browser that a test expects, such as a refused request. */
  expected: RegExp[];
};

/** A write that met another one is tried again (database.ts); the browser says so of itself. */
const harmless = /409 \(Conflict\).*documents:commit/;

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
      await use(complaints);
      expect(
        complaints.filter((text) => ![harmless, ...expected].some((pattern) => pattern.test(text))),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until an island has its script: before that, it is only HTML. */
export const awake = (page: Page, island: string) =>
  expect(page.locator(`astro-island[component-url*="${island}"]:not([ssr])`)).toHaveCount(1);

/**
 * Waits for a page that begins with a notice, from its first byte: by the time of its last picture, the notice may have
 * gone again.
 */
export const arrivesAt = (page: Page, pathname: string) =>
  page.waitForURL((url) => url.pathname === pathname, { waitUntil: 'commit', timeout: 30_000 });

export { expect };
