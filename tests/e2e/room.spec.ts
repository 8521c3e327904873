import { comparePath } from '../../src/comparePaths.ts';
import { everything } from '../../src/domain/market/landing.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { addressIn, landingPath, valuePath } from '../../src/landingPaths.ts';
import { localize, mapPath, type Path, paths, readersPath, sellerPath, trustPath } from '../../src/paths.ts';
import { guideBrands } from '../fixtures/guideBrands.ts';
import { expect, test } from './browser.ts';
import { findBike, hiddenPages, isSold, memberPages, readingPages, somePath } from './pages.ts';
import { demo, signIn } from './people.ts';
import { expectRoom } from './room.ts';

const inLanguage = (lang: Language, pages: readonly Path[]) => pages.map((path) => addressIn(lang, path));
/** One of the pages that a template draws, the one with the longest words. */
const templates = readingPages.filter(
  (path) => !guideBrands.slice(1).map(paths.brand).includes(path) && path !== paths.cookiePolicy,
);

for (const lang of languages) {
  test(`every kind of page has room on a narrow phone, on one on its side, and for letters of twice the size (${lang})`, {
    tag: '@always',
  }, async ({ page, request }) => {
    const pages = inLanguage(lang, [
      paths.home,
      '/?q=honda+da+nang',
      landingPath({ ...everything, make: 'Honda', place: 'Da Nang' }),
      await somePath(request),
      await findBike(request, isSold),
      ...[mapPath, comparePath, valuePath, sellerPath('seed-hung'), trustPath, readersPath, paths.offline],
      ...templates,
      ...hiddenPages,
    ]);
    for (const address of pages) {
      await page.goto(address);
      await expectRoom(page, address);
    }
    await signIn(page, lang, demo.seller, paths.terms);
    for (const path of memberPages) {
      await page.goto(localize(lang, path));
      await expect(page.locator('main astro-island[ssr][client=member]')).toHaveCount(0);
      await expect(page.locator('main .animate-pulse')).toHaveCount(0);
      await expectRoom(page, path);
    }
  });
}

test('the second press of Tab and Enter lead a keyboard to the search', { tag: '@always' }, async ({
  page,
}) => {
  await page.goto(paths.home);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('wave');
  await expect(page.locator('#search')).toHaveValue('wave');
});
