import { renew } from '../../src/i18n/texts/renew.ts';
import { translate } from '../../src/i18n/texts.ts';
import { expect, test } from './browser.ts';
import { heldBy } from './tagOf.ts';

// Errors when a script of an old build is missing, including Astro's own message.
test.use({ expected: [/404|Error hydrating|Failed to fetch dynamically imported module/] });

test('an island whose script is gone reloads the page once, and then says so', {
  tag: '@full',
  annotation: heldBy('src/shell/renewPage.test.ts', 'src/shell/errors.test.ts'),
}, async ({ page }) => {
  await page.goto('/');
  const island = page.locator('astro-island[component-url*="BrowseGrid"]');
  const script = (await island.getAttribute('component-url')) ?? '';
  await page.route(`**${script}*`, (route) => route.fulfill({ status: 404, body: '' }));
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(request.url());
  });
  const notice = page.getByText(translate('en', renew)('notLoaded'));
  const use = () => page.mouse.wheel(0, 40);

  const reloaded = page.waitForEvent('load');
  await use();
  await reloaded;
  await expect(notice).toHaveCount(0);
  await use();
  await expect(notice).toBeVisible();
  expect(visits).toHaveLength(1);
});

test('a page whose scripts are there again works after the reload', async ({ page }) => {
  await page.goto('/');
  const island = page.locator('astro-island[component-url*="BrowseGrid"]');
  const script = (await island.getAttribute('component-url')) ?? '';
  await page.route(`**${script}*`, (route) => route.fulfill({ status: 404, body: '' }));
  const reloaded = page.waitForEvent('load');
  await page.mouse.wheel(0, 40);
  await reloaded;
  await page.unroute(`**${script}*`);
  await page.mouse.wheel(0, 40);
  await expect(page.locator('astro-island[component-url*="BrowseGrid"]:not([ssr])')).toHaveCount(1);
});
