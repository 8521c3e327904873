import { languages } from '../../src/i18n/languages.ts';
import { guardedPaths, localize, type Path } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { demo, signIn } from './people.ts';

/** Each with a query, to see it again afterwards. */
const guarded = guardedPaths.map(
  (path): Path => (path === '/edit-listing' ? '/edit-listing/no-such-bike' : (path as Path)),
);

const ownIslands = /SellForm|EditListing|ListingEditor|Inbox|Alerts|MyListings|LikedBikes|Profile|Desk/;

for (const lang of languages) {
  test(`[S2.23 S2.24 S2.25 S6.3] a visitor is led from every private page to the sign-in, and back is known (${lang})`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    for (const path of guarded) {
      const address = `${localize(lang, path)}?from=mail&x=1`;
      await page.goto(address);
      await page.waitForURL((url) => url.pathname === localize(lang, '/auth'));
      expect(new URL(page.url()).searchParams.get('redirect'), path).toBe(address);
    }
    // The way there costs nothing: what was fetched is what the sign-in page needs.
    expect(scripts.filter((script) => ownIslands.test(script))).toEqual([]);
  });

  test(`[S2.26] private pages show themselves to their owner and to no search engine (${lang})`, async ({
    page,
  }) => {
    await signIn(page, lang, demo.seller);
    // Somebody else's listing, or none, leads on at once: editing one's own is story.spec.ts.
    for (const path of guarded.filter((path) => !path.startsWith('/edit-listing'))) {
      await page.goto(localize(lang, path));
      await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(new URL(page.url()).pathname, path).toBe(localize(lang, path));
    }
  });
}
