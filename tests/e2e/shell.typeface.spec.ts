import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { expect, hold, test } from './browser.ts';

const drawn = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *',
  });
  const count = { own: 0, other: 0 };
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    const own = fonts.filter(({ familyName }) => familyName.startsWith('Be Vietnam Pro'));
    if (own.length > 0) count.own += 1;
    if (own.length < fonts.length) count.other += 1;
  }
  await devtools.detach();
  return count;
};

const visitFirst = async (page: Page) => {
  await page.goto(paths.terms);
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('1');
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const words = expect.any(Number);

test('a first visit is not in the typeface, also once it has come; the next page is, with every word', async ({
  page,
}) => {
  await visitFirst(page);
  expect(await drawn(page)).toEqual({ own: 0, other: words });
  // Pauses the clock, so that a slow machine does not trigger the timeout.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.goto(paths.terms);
  await expect(title(page)).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/fonts/);
  expect(await drawn(page)).toEqual({ own: words, other: 0 });
});

test('where one of its files is late, no word of the page is in the typeface, then or later', async ({
  page,
}) => {
  await visitFirst(page);
  const file = /vietnamese-700.*\.woff2/;
  const send = await hold(page, file);
  const [request, came] = [page.waitForRequest(file), page.waitForResponse(file)];
  // Does not wait for the load event, which waits for typefaces.
  await page.goto(paths.terms, { waitUntil: 'commit' });
  await request;
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await drawn(page)).toEqual({ own: 0, other: words });
  send();
  await came;
  await page.waitForLoadState('load');
  expect(await drawn(page)).toEqual({ own: 0, other: words });
});

test.describe('without its file of styles', () => {
  test.use({ expected: [/Failed to load resource|net::ERR_FAILED/] });
  test('a page is read all the same', { tag: '@always' }, async ({ page }) => {
    await visitFirst(page);
    await page.route(/faces\..*\.css/, (route) => route.abort());
    await page.goto(paths.terms);
    await expect(title(page)).toBeVisible();
    expect(await drawn(page)).toEqual({ own: 0, other: words });
  });
});
