import type { Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages.ts';
import { accountMenu } from '../../src/i18n/texts/accountMenu.ts';
import { consent } from '../../src/i18n/texts/consent.ts';
import { errors } from '../../src/i18n/texts/errors.ts';
import { site } from '../../src/i18n/texts/site.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, type Path, paths } from '../../src/paths.ts';
import { answerConsent } from './answerConsent.ts';
import { expect, test } from './browser.ts';
import { demo, signIn } from './people.ts';
import { heldBy } from './tagOf.ts';

const phone = { width: 360, height: 740 };

test('[S2.6 S2.7] changing the language keeps the page, its query and place, and is no step back', async ({
  page,
}) => {
  for (const lang of languages) {
    const t = translate(lang, site);
    const to = (path: Path) => localize(lang, path);
    await page.goto(to(paths.home));
    await page.goto(`${to(paths.terms)}?from=mail#contact`);
    const other = lang === 'en' ? 'vi' : 'en';
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('otherLanguage') })
      .click();
    await page.waitForURL(`**${localize(other, paths.terms)}?from=mail#contact`);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe(to(paths.home));
  }
});

test('[S2.28 S2.29 S2.30] the menu of somebody signed in, on a desk and on a phone', {
  tag: '@full',
  annotation: heldBy(
    'src/features/account/AccountMenu.island.test.tsx',
    'src/features/account/AccountMenu.test.tsx',
  ),
}, async ({ page }) => {
  const lang = 'en';
  const t = translate(lang, site);
  const to = (path: Path) => localize(lang, path);
  const own = translate(lang, accountMenu);
  await page.goto(to(paths.home));
  await expect(page.getByRole('banner').getByRole('link', { name: own('signIn') })).toBeVisible();
  await signIn(page, lang, demo.buyer);
  await page.getByRole('button', { name: own('open') }).click();
  const menu = page.getByRole('navigation', { name: own('open') });
  const links = [
    ['listings', paths.myListings],
    ['liked', paths.likedBikes],
    ['messages', paths.messages],
    ['alerts', paths.alerts],
    ['profile', paths.profile],
  ] as const;
  for (const [name, path] of links)
    await expect(menu.getByRole('link', { name: own(name) })).toHaveAttribute('href', to(path));
  await expect(menu.getByRole('button', { name: own('logout') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: own('open') })).toBeFocused();

  await page.setViewportSize(phone);
  await page.getByRole('banner').locator('summary').click();
  for (const [name] of links)
    await expect(page.getByRole('banner').getByRole('link', { name: own(name) })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: t('buyingGuide') })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: t('routes') })).toBeVisible();
  await page.getByRole('button', { name: own('logout') }).click();
  await expect(page.getByRole('banner').locator('summary')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('banner').getByRole('link', { name: own('signIn') })).toBeVisible();
});

test('[S2.35 S2.36 S2.37] consent is asked until it is given; a refusal lasts for the visit', {
  tag: '@full',
  annotation: heldBy('src/shell/consent.test.ts', 'src/shell/banner.island.test.tsx'),
}, async ({ page, context }) => {
  const lang = 'vi';
  const to = (path: Path) => localize(lang, path);
  const ask = translate(lang, consent);
  const stored = (tab: Page) =>
    tab.evaluate(() => Object.entries(localStorage).filter(([key]) => key !== 'fonts'));
  await page.goto(to(paths.terms));
  await answerConsent(page, ask('reject'));
  await page.goto(to(paths.privacy));
  await expect(page.getByRole('button', { name: ask('accept') })).toBeHidden();
  expect(await stored(page)).toEqual([]);

  const otherTab = await context.newPage();
  await otherTab.goto(to(paths.terms));
  await expect(otherTab.getByRole('button', { name: ask('accept') })).toBeHidden();
  await page.goto('about:blank');
  await otherTab.close();

  const nextVisit = await context.newPage();
  await nextVisit.goto(to(paths.terms));
  await answerConsent(nextVisit, ask('accept'));
  await nextVisit.goto(to(paths.privacy));
  expect(await stored(nextVisit)).toContainEqual(['cookieConsent', 'accepted']);
});

test('[S2.31 S2.32] past 100 px the header is a fixed dark bar, without moving the page', async ({
  page,
}) => {
  await page.goto(paths.terms);
  const header = page.getByRole('banner');
  const title = page.getByRole('heading', { level: 1 });
  const top = () => title.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  await page.evaluate(() => scrollTo(0, 90));
  await expect(header).not.toHaveClass(/stuck/);
  await page.evaluate(() => scrollTo(0, 400));
  await expect(header).toHaveClass(/stuck/);
  await expect(header).toHaveCSS('position', 'fixed');
  await expect(header).toHaveCSS('background-color', 'rgb(36, 39, 43)');
  expect(await top()).toBe(before);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header).not.toHaveClass(/stuck/);
});

test('[S2.8] a new page begins at its top, and Back returns to the place', async ({ page }) => {
  await page.goto(paths.terms);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.waitForURL(`**${paths.privacy}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
});

test('[S1.16 S7.41] every page sends one view: its path, no query, no cookie', async ({ page, context }) => {
  const sent: { body: string | null; headers: Record<string, string> }[] = [];
  page.on('request', async (request) => {
    if (new URL(request.url()).pathname === '/count')
      sent.push({ body: request.postData(), headers: await request.allHeaders() });
  });
  for (const address of ['/?make=Honda', '/vi/terms', '/buying-guide']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  expect(sent.map(({ body }) => body)).toEqual(['/', '/vi/terms', '/buying-guide']);
  expect(sent.filter(({ headers }) => 'cookie' in headers)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('says that it is offline while there is no network', async ({ page, context }) => {
  await page.goto('/vi/terms');
  const notice = page.getByText(consent.offline.vi);
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

/** Records a page's error reports, since Playwright hides the bodies of beacons. */
const watchReports = async (page: Page) => {
  await page.addInitScript(() => {
    const bodies: string[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => bodies.push(text));
      return send(address, body);
    };
    Object.assign(window, { told: bodies });
  });
  return async (): Promise<Record<string, string>[]> => {
    const bodies: string[] = await page.evaluate(() => Reflect.get(window, 'told'));
    return bodies.map((text) => JSON.parse(text));
  };
};

test('[S2.174 S2.175] the page of a server error says so, is logged, and leads home', async ({ page }) => {
  const lang = 'vi';
  const to = (path: Path) => localize(lang, path);
  const say = translate(lang, errors);
  const reports = await watchReports(page);
  const logged = page.waitForRequest(/\/log-entry$/);
  await page.goto(to(paths.serverError));
  await logged;
  await expect.poll(reports).toMatchObject([{ level: 'error', source: 'page' }]);
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('serverTitle') })).toBeVisible();
  await expect(page.getByText(say('serverText'))).toBeVisible();
  await page.getByRole('link', { name: say('home') }).click();
  expect(new URL(page.url()).pathname).toBe(to(paths.home));
});

test.describe('when something breaks', () => {
  test.use({ expected: [/./] });

  test('[S8.52] what nobody caught is told to the server, the second time as well', async ({ page }) => {
    const reports = await watchReports(page);
    await page.goto(paths.terms);
    const fail = (name: string) =>
      page.evaluate((text) => {
        setTimeout(() => {
          throw new Error(text);
        });
      }, name);
    const logged = async () =>
      (await reports()).map(({ message, context, url }) => ({ message, context, url }));
    const url = new URL(page.url()).href;
    const first = { message: 'Error: first', context: 'uncaught', url };
    const second = { message: 'Error: second', context: 'uncaught', url };
    await fail('first');
    await expect.poll(logged).toEqual([first]);
    await fail('second');
    await expect.poll(logged).toEqual([first, second]);
    await page.evaluate(() => void Promise.reject(new Error('third')));
    const third = { message: 'Error: third', context: 'unhandled rejection', url };
    await expect.poll(logged).toEqual([first, second, third]);
  });

  test('[S8.2] a broken part of a page says so, leaves the rest, and is built anew', {
    tag: '@full',
    annotation: heldBy(
      'src/ui/ErrorBoundary.island.test.tsx',
      'src/ui/markup.test.tsx',
      'src/shell/reportError.test.ts',
    ),
  }, async ({ page }) => {
    const reports = await watchReports(page);
    await page.goto('/');
    await page.evaluate(() => {
      const whole = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {};
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        configurable: true,
        get() {
          throw new Error('no numbers');
        },
      });
      const mend = () => Object.defineProperty(Intl.NumberFormat.prototype, 'format', whole);
      Object.assign(window, { mend });
    });
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('An error occurred');
    await expect(alert).toContainText('Please try again later.');
    await expect
      .poll(reports)
      .toContainEqual(expect.objectContaining({ context: 'grid', message: 'Error: no numbers' }));
    await expect(page.getByRole('region', { name: 'More with a free account' })).toBeVisible();
    await page.evaluate(() => Reflect.get(window, 'mend')());
    await alert.getByRole('button').click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('[S9.13] the menu opens, the links lead on, and nothing waits for a script', async ({ page }) => {
    await page.goto('/vi');
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('banner').getByRole('link', { name: site.otherLanguage.vi }).click();
    await page.waitForURL('**/');
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('[S8.51 S8.50] with storage blocked every page still works', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.goto(paths.sell);
  await page.waitForURL((url) => url.pathname === paths.auth);
});
