import { comparedPath } from '../../src/comparePaths.ts';
import { everything } from '../../src/domain/market/landing.ts';
import { languages } from '../../src/i18n/languages.ts';
import { addressIn, landingPath, valuePath } from '../../src/landingPaths.ts';
import { localize, type Path, paths } from '../../src/paths.ts';
import { test } from './browser.ts';
import { findBike, isSold, seededBikes } from './pages.ts';
import { demo, signIn } from './people.ts';
import { expectRoom } from './room.ts';
import { tagOf } from './tagOf.ts';

// access.spec.ts also calls `expectRoom`, for its own pages.
for (const lang of languages)
  test(
    `every other kind of page has room on a narrow phone, on one on its side, and for letters of twice the size (${lang})`,
    tagOf(lang),
    async ({ page, request }) => {
      const bikes = await seededBikes();
      const pages: Path[] = [
        '/?q=honda+da+nang',
        landingPath({ ...everything, make: 'Honda', place: 'Da Nang' }),
        await findBike(request, isSold),
        comparedPath(bikes.slice(0, 3).map(({ slug }) => slug)),
        ...[valuePath, paths.privacy, paths.offline],
      ];
      for (const path of pages) {
        const address = addressIn(lang, path);
        await page.goto(address);
        await expectRoom(page, address);
      }
      await signIn(page, lang, demo.seller, paths.messages);
      await page.locator('.inbox-list').getByRole('link').first().click();
      await page.locator('.thread-head h2').waitFor();
      await expectRoom(page, 'a conversation');
      await page.goto(localize(lang, paths.myListings));
      await page.locator('main a[href*="/edit-listing/"]').first().click();
      await page.locator('[name=model]').waitFor();
      await expectRoom(page, 'the form of a listing');
    },
  );
