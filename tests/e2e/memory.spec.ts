import { type Browser, chromium } from '@playwright/test';
import { wholeMachineBrowser } from '../../local/testing/findBrowser.ts';
import { accountMenu } from '../../src/i18n/texts/accountMenu.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { findBike, hasManyPhotos } from './pages.ts';
import { demo, signIn } from './people.ts';

const menu = translate('vi', accountMenu);
const anyMemory = 'BackForwardCacheMemoryControls:memory_threshold_for_back_forward_cache_in_mb/0';

const startWithMemory = () => {
  const executablePath = wholeMachineBrowser(() => chromium.executablePath());
  if (!executablePath)
    throw new Error(
      'The shell without a window has no such memory: install Chromium, such as by `apt-get install chromium`.',
    );
  // Enables the back/forward cache: Playwright disables it, and so does Chromium on machines with little
  // memory.
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--enable-features=${anyMemory}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
};

test.describe('the memory of one browser', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await startWithMemory();
  });
  test.afterAll(() => browser.close());

  test('[S2.8] Back shows home and a bike as they were left', async ({ request, baseURL }) => {
    const bike = await findBike(request, hasManyPhotos);
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('shown', String(persisted))),
    );
    for (const path of [paths.home, bike]) {
      await page.goto(baseURL + path, { waitUntil: 'networkidle' });
      await page.goto(baseURL + paths.terms);
      await page.evaluate(() => sessionStorage.removeItem('shown'));
      await page.evaluate(() => void setTimeout(() => history.back()));
      await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shown')), path).toBe('true');
    }
    await page.close();
  });

  test('Back shows nothing of an inbox to whoever comes after its owner has left', {
    tag: '@always',
  }, async ({ baseURL }) => {
    const page = await browser.newPage({ serviceWorkers: 'block', ...(baseURL && { baseURL }) });
    await signIn(page, 'vi', demo.buyer, paths.messages);
    const inbox = page.locator('.inbox-list');
    await expect(inbox.getByRole('listitem').first()).toBeVisible();
    await page.goto(localize('vi', paths.terms));
    await page.getByRole('button', { name: menu('open') }).click();
    await page.getByRole('button', { name: menu('logout') }).click();
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: menu('signIn') })
        .first(),
    ).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => void setTimeout(() => history.back()));
      await page.waitForURL(/\/vi\/(?:messages|auth)/, { waitUntil: 'commit', timeout: 2_000 });
    }).toPass();
    await page.waitForURL((url) => url.pathname === '/vi/auth');
    await expect(inbox).toHaveCount(0);
    await page.close();
  });
});
