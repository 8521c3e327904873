import { paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { findBike, hasManyPhotos } from './pages.ts';

// Playwright turns the browser's memory of whole pages off.
test.use({ launchOptions: { ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('[S2.8] Back shows home and a bike as they were, from the browser’s own memory', async ({
  page,
  request,
}) => {
  const bike = await findBike(request, hasManyPhotos);
  await page.addInitScript(() => {
    addEventListener('pageshow', (event) => {
      Object.assign(window, { fromMemory: event.persisted });
    });
  });
  for (const address of [paths.home, bike]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.goto(paths.terms);
    await page.goBack();
    expect(await page.evaluate(() => Reflect.get(window, 'fromMemory')), address).toBe(true);
  }
});
