import type { Page } from '@playwright/test';
import { type Path, paths } from '../../src/paths.ts';
import { expect } from './browser.ts';
import { demo, signIn } from './people.ts';

type Place = { path: Path; key: string };

export const redirectPlaces: readonly Place[] = [
  { path: paths.auth, key: 'vongxe.social' },
  { path: paths.confirmEmail, key: 'vongxe.confirm' },
];

/**
 * Opens a page with each redirect target, first in the query, then in storage. The redirect must never leave
 * the site.
 */
export const staysHere = async (
  page: Page,
  origin: string,
  { path, key }: Place,
  targets: readonly string[],
) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.isNavigationRequest() && url.origin !== origin) elsewhere.push(request.url());
  });
  await signIn(page, 'en', demo.buyer, paths.terms);
  // Answers every path: most targets do not exist, and only the origin matters.
  await page.route(
    ({ pathname }) => pathname !== path,
    (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html', body: '<title>Arrived</title>' })
        : route.continue(),
  );
  const leaves = async () => {
    await page.waitForURL((url) => url.pathname !== path);
    expect(new URL(page.url()).origin).toBe(origin);
  };
  for (const target of targets) {
    await page.goto(`${path}?redirect=${encodeURIComponent(target)}`);
    await leaves();
    await page.evaluate(
      ([name, redirect]) => {
        const fields = { provider: 'google', email: 'x@example.com', redirect };
        localStorage.setItem(name ?? '', JSON.stringify(fields));
      },
      [key, target],
    );
    await page.goto(path);
    await leaves();
  }
  expect(elsewhere).toEqual([]);
};
