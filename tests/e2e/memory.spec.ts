import { chromium } from '@playwright/test';
import { wholeMachineBrowser } from '../../local/testing/findBrowser.ts';
import { paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { findBike, hasManyPhotos } from './pages.ts';

const anyMemory = 'BackForwardCacheMemoryControls:memory_threshold_for_back_forward_cache_in_mb/0';

test('[S2.8] Back shows home and a bike as they were left, from the browser’s own memory', async ({
  request,
  baseURL,
}) => {
  const executablePath = wholeMachineBrowser(() => chromium.executablePath());
  if (!executablePath)
    throw new Error(
      'The shell without a window has no such memory: install Chromium, such as by `apt-get install chromium`.',
    );
  const bike = await findBike(request, hasManyPhotos);
  // Playwright turns this memory off for its own browsers, and machines of little memory have none.
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--enable-features=${anyMemory}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    for (const path of [paths.home, bike]) {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      await page.addInitScript(() =>
        addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('shown', String(persisted))),
      );
      await page.goto(baseURL + path, { waitUntil: 'networkidle' });
      await page.goto(baseURL + paths.terms);
      await page.evaluate(() => sessionStorage.removeItem('shown'));
      await page.evaluate(() => void setTimeout(() => history.back()));
      await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shown')), path).toBe('true');
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
