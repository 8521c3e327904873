import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages.ts';
import { accountMenu } from '../../src/i18n/texts/accountMenu.ts';
import { feedback } from '../../src/i18n/texts/feedback.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, openDataPath, paths, phrasesPath, zonesPath } from '../../src/paths.ts';
import { expect, hold, test } from './browser.ts';
import { createMember, signIn } from './people.ts';

const styles = /_astro\/whole\..*\.css/;
const islands = /_astro\/islands\..*\.js/;
const reading = [paths.buyingGuide, paths.brand('Honda'), paths.routes, paths.terms];

/** Addresses of requested scripts and styles, except the typeface, which loads on any interaction. */
const watch = (page: Page) => {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const isTypeface = /_astro\/faces\./.test(request.url());
    if (['script', 'stylesheet'].includes(request.resourceType()) && !isTypeface)
      addresses.push(request.url());
  });
  return addresses;
};
const openAsMember = async (page: Page) => {
  const { email } = await createMember();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'en', email, paths.buyingGuide);
};
const link = (page: Page) => page.locator('a[data-ask=feedback]:visible');

for (const path of [...reading, paths.cookiePolicy, phrasesPath, openDataPath, zonesPath])
  test(`the first screen of ${path} is painted while the styles of the rest are on their way`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      const watch = (list: PerformanceObserverEntryList) =>
        shifts.push(...list.getEntries().map(({ startTime }) => startTime));
      new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await page.setViewportSize({ width: 360, height: 740 });
    const send = await hold(page, styles);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const painted = () => performance.getEntriesByName('first-contentful-paint').length;
    await expect.poll(() => page.evaluate(painted)).toBe(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const { bottom } = await page.locator('main').evaluate((main) => main.getBoundingClientRect().toJSON());
    expect(bottom, 'the first screen is full').toBeGreaterThan(740);
    send();
    await expect(page.getByRole('contentinfo')).toHaveCSS('margin-top', '64px');
    expect(await page.evaluate('shifts')).toEqual([]);
  });

for (const [index, path] of reading.entries()) {
  const lang = languages[index % 2] ?? 'en';
  const t = translate(lang, feedback);
  test(`a visitor of ${localize(lang, path)} fetches the styles, and scripts with the click that asks for an island`, async ({
    page,
  }) => {
    const addresses = watch(page);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(localize(lang, path), { waitUntil: 'networkidle' });
    expect(addresses).toEqual([expect.stringMatching(styles)]);
    await link(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(addresses.filter((url) => styles.test(url))).toHaveLength(1);
    expect(addresses.some((url) => islands.test(url))).toBe(true);
    await expect(dialog).toHaveCSS('background-color', 'rgb(255, 253, 250)');
    await expect(dialog.getByLabel(t('message'))).toHaveCSS('min-height', '112px');
    const send = dialog.getByRole('button', { name: t('send') });
    await expect(send).toHaveCSS('background-color', 'rgb(207, 48, 22)');
    await dialog.getByLabel(t('message')).fill('Xin chào');
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText(t('signInRequired'));
  });
}

test('the menu of a phone opens the feedback dialog, too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.buyingGuide);
  await page.locator('[data-header-menu] summary').click();
  await link(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a click that opens a new tab is left to the browser', async ({ page, context }) => {
  const addresses = watch(page);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(paths.terms);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL((url) => url.pathname === paths.contact);
  expect(addresses).toEqual([expect.stringMatching(styles)]);
});

test('a member has a whole account menu on a page that is read, drawn once its styles are there', async ({
  page,
}) => {
  const t = translate('en', accountMenu);
  const visitors = page.getByRole('banner').getByRole('link', { name: t('signIn') });
  await page.route(styles, async (route) => {
    // The island hydrates only after its styles have loaded. Links for visitors must be absent until then.
    await pause(1_500);
    expect(await page.locator('astro-island:not([ssr])').count()).toBe(0);
    await expect(visitors).toHaveCount(0);
    await route.continue();
  });
  await openAsMember(page);
  await page.getByRole('button', { name: t('open') }).click();
  const menu = page.getByRole('button', { name: t('open') }).locator('+ div');
  await expect(menu).toHaveCSS('position', 'absolute');
  await expect(menu).toHaveCSS('min-width', '224px');
  await expect(menu.getByRole('button', { name: t('logout') })).toHaveCSS('border-top-width', '0px');
});

test('a member who presses the button of their menu before its script is there has the menu', {
  tag: '@always',
}, async ({ page }) => {
  const t = translate('en', accountMenu);
  const send = await hold(page, islands);
  await openAsMember(page);
  await page.getByRole('button', { name: t('open') }).click();
  send();
  await expect(page.getByRole('button', { name: t('logout') })).toBeVisible();
});

test.describe('when they cannot be had', () => {
  test.use({ expected: [/Failed to load resource|net::ERR_FAILED|dynamically imported/] });
  test('without the styles every word is there', async ({ page }) => {
    await page.route(styles, (route) => route.abort());
    await page.goto(paths.buyingGuide);
    await expect(page.locator('#source-1')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
  for (const [name, file] of Object.entries({ styles, script: islands }))
    test(`without the ${name} the link leads to the contact page, also once more after Back`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1024, height: 800 });
      await page.route(file, (route) => route.abort());
      for (let turn = 0; turn < 2; turn += 1) {
        if (turn === 0) await page.goto(paths.terms);
        else await page.goBack();
        await link(page).click();
        await page.waitForURL((url) => url.pathname === paths.contact);
      }
    });
});

test.describe('when a member’s menu fails', () => {
  test.use({ expected: [/Failed to load resource|net::ERR_FAILED|dynamically imported|AccountMenu/] });
  test('where its script cannot be had, the button of a member’s menu leads to their profile', {
    tag: '@always',
  }, async ({ page }) => {
    await page.route(/AccountMenu\..*\.js/, (route) => route.abort());
    await openAsMember(page);
    await page.getByRole('button', { name: translate('en', accountMenu)('open') }).click();
    await page.waitForURL((url) => url.pathname === paths.profile);
  });
});

test('no reader waits for the frame’s script: what is not needed at once comes behind the first paint', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    const { requestAnimationFrame: draw } = window;
    window.requestAnimationFrame = (action) => held.push(action);
    addEventListener('drawn', () => held.forEach((action) => void draw(action)));
  });
  await page.goto(paths.terms);
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(500);
  await expect(page.getByRole('banner')).not.toHaveClass(/stuck/);
  await page.evaluate(() => dispatchEvent(new Event('drawn')));
  await expect(page.getByRole('banner')).toHaveClass(/stuck/);
});
