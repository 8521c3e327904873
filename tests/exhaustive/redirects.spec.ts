import { test } from '../e2e/browser.ts';
import { redirectPlaces, staysHere } from '../e2e/redirects.ts';
import { hostileRedirects } from '../fixtures/hostileRedirects.ts';

for (const target of redirectPlaces)
  test(`none of ${hostileRedirects.length} hostile targets leads away from ${target.path}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(1_200_000);
    await staysHere(page, new URL(baseURL ?? '').origin, target, hostileRedirects);
  });
