import { languages } from '../../src/i18n/languages.ts';
import { guardedPaths, localize, type Path } from '../../src/paths.ts';
import { expect, test } from './browser.ts';

const guarded = guardedPaths.map(
  (path): Path => (path === '/edit-listing' ? '/edit-listing/no-such-bike' : (path as Path)),
);

const ownIslands = /SellForm|EditListing|ListingEditor|Inbox|Alerts|MyListings|LikedBikes|Profile|Desk/;

test('[S2.23 S2.24 S2.25 S2.103 S6.3] a visitor is led from every private page to the sign-in, and back is known', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  for (const [index, path] of guarded.entries()) {
    const lang = languages[index % 2] ?? 'en';
    const address = `${localize(lang, path)}?from=mail&x=1`;
    await page.goto(address);
    await page.waitForURL((url) => url.pathname === localize(lang, '/auth'));
    expect(new URL(page.url()).searchParams.get('redirect'), path).toBe(address);
  }
  expect(scripts.filter((script) => ownIslands.test(script))).toEqual([]);
});
