import type { Locator, Page } from '@playwright/test';
import { localize, type Path, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { obstacles } from './obstacles.ts';
import { giveListing } from './ownListings.ts';
import { findBike, isForSale, isSold, somePath } from './pages.ts';
import { createMember, signIn } from './people.ts';
import { openBike, sellBike } from './sellBike.ts';
import { heldBy } from './tagOf.ts';

const words = {
  en: { bar: 'Contact seller', ways: ['Call', 'Zalo', 'Message'], asked: 'Sign in required' },
  vi: { bar: 'Liên hệ người bán', ways: ['Gọi', 'Zalo', 'Nhắn tin'], asked: 'Bạn cần đăng nhập' },
};
const barOf = (page: Page, lang: 'en' | 'vi') => page.getByRole('region', { name: words[lang].bar });

const answered = (page: Page) => page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));

const covered = (page: Page) =>
  page.evaluate(async () => {
    const bar = document.querySelector('.contact-bar');
    const under: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('main :is(a, button), footer :is(a, select)')) {
      if (bar?.contains(one) || !one.checkVisibility({ visibilityProperty: true })) continue;
      one.focus();
      await new Promise((done) => requestAnimationFrame(done));
      // The bar is hidden while a field has focus.
      if (!bar?.checkVisibility({ visibilityProperty: true })) continue;
      if (one.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1) under.push(one.outerHTML);
    }
    return under;
  });

const expectRoom = async (page: Page, bar: Locator) => {
  for (const width of [320, 360, 767])
    for (const size of ['100%', '200%']) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      for (const way of await bar.getByRole('link').all()) {
        const box = await way.boundingBox();
        expect(box?.height, `${width} px, ${size}`).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= width).toBe(true);
        expect(await way.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true);
      }
      const boxes = await Promise.all((await bar.getByRole('link').all()).map((way) => way.boundingBox()));
      if (size === '100%') expect(new Set(boxes.map((box) => box?.y)).size, `${width} px`).toBe(1);
    }
};

test.use({ viewport: { width: 360, height: 740 } });

const lang = 'vi';
const { ways, asked } = words[lang];

test('on a phone three ways to the seller stay in sight, and ask a visitor to sign in', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const path = localize(lang, await somePath(request));
  const bar = barOf(page, lang);
  await page.goto(path);
  await expect(page.locator('[data-consent]')).toBeVisible();
  await expect(bar.getByRole('link')).toHaveText(ways);
  await answered(page);
  await page.reload();
  await expect(bar.getByRole('link')).toHaveText(ways);
  await expectRoom(page, bar);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await covered(page)).toEqual([]);
  expect(await obstacles(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const end = await page.locator('footer').boundingBox();
  // Positions are fractions of pixels.
  const bottom = Math.floor((end?.y ?? 999) + (end?.height ?? 0));
  expect(bottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  for (const way of ways) {
    const link = bar.getByRole('link', { name: way });
    await expect(link).toHaveAttribute(
      'href',
      `${localize(lang, paths.auth)}?redirect=${encodeURIComponent(`${path}#contact`).replaceAll('%2F', '/')}`,
    );
    await link.click();
    await expect(page.getByRole('dialog')).toContainText(asked);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 768, height: 740 });
  await expect(bar).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await somePath(request));
  await expect(barOf(page, 'en').getByRole('link')).toHaveText(words.en.ways);
  await expectRoom(page, barOf(page, 'en'));
});

test('photos over the whole screen lie on the bar', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answered(page);
  await page.goto(localize(lang, await findBike(request, isForSale)));
  await page.locator('[data-enlarge-now]').click();
  await expect(page.locator('.pswp')).toBeVisible();
  const box = await barOf(page, lang).getByRole('link').first().boundingBox();
  const top = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('.pswp, .contact-bar')?.classList[0],
    [(box?.x ?? 0) + 9, (box?.y ?? 0) + 9] as const,
  );
  expect(top).toBe('pswp');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the three ways lead to the sign-in; a sold bike has none', {
    tag: '@full',
    annotation: heldBy('tests/site/bike.test.ts'),
  }, async ({ page, request }) => {
    await page.goto(localize(lang, await somePath(request)));
    const links = barOf(page, lang).getByRole('link');
    await expect(links).toHaveText(ways);
    await links.last().click();
    await expect(page).toHaveURL(/\/auth\?redirect=.*%23contact$/);
    await page.goto(localize(lang, await findBike(request, isSold)));
    await expect(barOf(page, lang)).toHaveCount(0);
  });
});

const phone = { width: 360, height: 740 };
const arriveAs = async (page: Page, email: string, path: Path) => {
  await answered(page);
  await page.setViewportSize({ ...phone, width: 1280 });
  await signIn(page, 'en', email, path);
  await page.setViewportSize(phone);
};

test('a member calls, opens Zalo and writes from the bar', async ({ page, context, request }) => {
  await context.route('https://zalo.me/**', (route) => route.fulfill({ body: 'chat' }));
  const path = paths.listing(`own-${await giveListing(await createMember('Bar Seller'), 'Wave')}`);
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  await arriveAs(page, (await createMember('Bar Buyer')).email, path);
  const bar = barOf(page, 'en');
  await expect(bar.getByRole('button')).toHaveText(words.en.ways);
  await bar.getByRole('button', { name: 'Call' }).click();
  await expect(page.getByRole('link', { name: 'Call 0912 345 678' })).toHaveAttribute(
    'href',
    'tel:+84912345678',
  );
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    bar.getByRole('button', { name: 'Zalo' }).click(),
  ]);
  await chat.waitForURL('https://zalo.me/84912345678');
  expect(new URL(page.url()).pathname).toBe(path);
  await bar.getByRole('button', { name: 'Message' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact seller' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Message' })).toBeFocused();
});

test('the seller has no bar, and a paused bike has none', async ({ page }) => {
  const seller = await createMember('Bar Owner');
  const bike = await sellBike(seller);
  await openBike(page, 'en', bike);
  await arriveAs(page, seller.email, paths.listing(bike.slug));
  await expect(page.getByText('This is your listing')).toBeVisible();
  await expect(barOf(page, 'en')).toHaveCount(0);

  const paused = await sellBike(seller, { status: 'paused' });
  await openBike(page, 'en', paused);
  await expect(page.getByText('This listing is paused')).toBeVisible();
  await expect(barOf(page, 'en')).toHaveCount(0);
});
