import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages.ts';
import { likes } from '../../src/i18n/texts/likes.ts';
import { listing } from '../../src/i18n/texts/listing.ts';
import { report } from '../../src/i18n/texts/report.ts';
import { reveal } from '../../src/i18n/texts/reveal.ts';
import { share } from '../../src/i18n/texts/share.ts';
import { talk } from '../../src/i18n/texts/talk.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, type Path, paths } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { ProductData, structuredDataOf, TrailData } from '../fixtures/listingData.ts';
import { expect, test } from './browser.ts';
import { giveListing } from './ownListings.ts';
import { findBike, hasManyPhotos, isForSale, isSold, seededBikes } from './pages.ts';
import { createMember, demo, signIn } from './people.ts';

// A number that the seller hides is answered with ‘not found’, which a browser writes down.
test.use({ expected: [/404 .*revealContact/] });

/** What comes out of a printer: how many pages, and that the way to the page is on them, and nothing to press. */
const printed = async (page: Page, path: Path) => {
  await page.emulateMedia({ media: 'print' });
  const address = page.locator('.printed-address');
  await expect(address).toContainText(new URL(path, settings.origin).href.replace('https://', ''));
  await expect(address.locator('svg')).toBeVisible();
  await expect(page.locator('[data-photo] img').first()).toBeVisible();
  for (const role of ['button', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
};

for (const lang of languages) {
  const t = translate(lang, listing);
  const to = (path: Path) => localize(lang, path);

  test(`[S2.13 S2.91 S2.92 S3.4] photos are turned, counted and seen large, and a long description still prints on one page (${lang})`, async ({
    page,
    request,
  }) => {
    // While the viewer fades in it takes no keys.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const path = to(await findBike(request, hasManyPhotos));
    await page.goto(path);
    const gallery = page.getByRole('region', { name: t('photos') });
    const counter = gallery.locator('[data-counter]');
    await expect(counter).toHaveText(/^1 \/ \d+$/);
    await expect(gallery.locator('ol').getByRole('link')).toHaveCount(3);
    await gallery.getByRole('button', { name: t('nextPhoto') }).click();
    await expect(counter).toHaveText(/^2 \//);
    await gallery.getByRole('button', { name: t('previousPhoto') }).click();
    await gallery.getByRole('button', { name: t('previousPhoto') }).click();
    const total = Number((await counter.textContent())?.split('/')[1]);
    await expect(counter).toHaveText(`${total} / ${total}`);
    await expect(gallery.locator('ol').getByText(`+${total - 3}`)).toBeVisible();

    await gallery.getByRole('button', { name: t('enlarge') }).click();
    const viewer = page.locator('.pswp');
    await expect(viewer).toBeVisible();
    await expect(viewer.locator('.pswp__counter')).toHaveText(`${total} / ${total}`);
    await viewer.getByRole('button', { name: t('nextPhoto') }).click();
    await expect(viewer.locator('.pswp__counter')).toHaveText(`1 / ${total}`);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.locator('.pswp__counter')).toHaveText(`2 / ${total}`);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(counter).toHaveText(`2 / ${total}`);
    await expect(page.getByText(String(settings.placeholderRatings.seller), { exact: true })).toBeVisible();

    const long = '<p>Máy êm, đã thay nhông sên dĩa, hai lốp và bình mới tháng trước, giấy tờ chính chủ.</p>';
    await page.locator('.prose').evaluate((words, html) => (words.innerHTML = html), long.repeat(15));
    expect(await printed(page, path)).toBe(1);
  });

  test(`[S2.95 S2.96 S8.39 S8.40] a bike is handed on by link, chat and network (${lang})`, async ({
    page,
    request,
    context,
  }) => {
    const say = translate(lang, share);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const path = to(await findBike(request, isForSale));
    await page.goto(path);
    await page.getByRole('link', { name: say('open'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('title') });
    await dialog.getByRole('button', { name: say('copy') }).click();
    await expect(page.getByText(say('copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(settings.origin + path);
    for (const [name, host] of [
      ['whatsapp', 'wa.me'],
      ['facebook', 'www.facebook.com'],
    ] as const) {
      const href = await dialog.getByRole('link', { name: say(name) }).getAttribute('href');
      expect(new URL(href ?? '').hostname).toBe(host);
      expect(decodeURIComponent(href ?? '')).toContain(settings.origin + path);
    }
    await dialog.getByRole('button', { name: say('instagram') }).click();
    await expect(dialog.getByText(say('instagramHint'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: say('open'), exact: true }).click();
    await expect(dialog).toBeVisible();
  });

  test(`[S8.38] a share that fails says so (${lang})`, async ({ page, request }) => {
    const say = translate(lang, share);
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new Error('refused'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
      Object.defineProperty(navigator, 'share', { value: refuse });
    });
    await page.goto(to(await findBike(request, isForSale)));
    await page.getByRole('link', { name: say('open'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('title') });
    await dialog.getByRole('button', { name: say('copy') }).click();
    await expect(page.getByText(say('errorTitle')).first()).toBeVisible();
    await expect(page.getByText(say('error'))).toBeVisible();
    await dialog.getByRole('button', { name: say('device') }).click();
    await expect(page.getByText(say('failed'), { exact: true })).toBeVisible();
  });

  test(`[S2.94] a bike can be liked from its page, a sold one cannot (${lang})`, async ({
    page,
    request,
  }) => {
    const heart = page.getByRole('button', { name: translate(lang, likes)('like', { title: '' }).trim() });
    const actions = page.locator('h1 + astro-island');
    await page.goto(to(await findBike(request, isForSale)));
    await expect(heart.first()).toBeVisible();
    await page.goto(to(await findBike(request, isSold)));
    await expect(page.getByText(t('soldTitle'))).toBeVisible();
    await expect(actions).toHaveCount(0);
  });

  test(`[S2.102 S6.2] the numbers are for members: a visitor is asked to sign in (${lang})`, async ({
    page,
    request,
  }) => {
    const say = translate(lang, reveal);
    const path = await findBike(request, isForSale);
    await page.goto(to(path));
    await expect(page.getByText(t('signInForContact'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('phone') })).toHaveCount(0);
    expect(await page.content()).not.toMatch(/\+84|tel:/);
    await signIn(page, lang, demo.buyer, path);
    await page.getByRole('button', { name: say('phone') }).click();
    await expect(page.locator('a[href^="tel:"]').or(page.getByText(say('hidden')))).toBeVisible();
    await expect(page.getByText(t('signInForContact'))).toBeHidden();
  });

  test.describe(`without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    test('[S1.4 S2.93 S2.98 S2.99 S2.100] the page is whole', async ({ page, request }) => {
      // An electric bike says its power in the place of its engine.
      const isWanted = (html: string) =>
        [hasManyPhotos(html), html.includes('Petrol'), html.includes('>Scooter<')].every(Boolean);
      const path = to(await findBike(request, isWanted));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const category = lang === 'en' ? 'Scooter' : 'Xe tay ga';
      await expect(page.getByText(category, { exact: true })).toBeVisible();
      for (const fact of ['mileage', 'year', 'engine', 'fuel', 'transmission', 'location'] as const)
        await expect(page.getByText(t(fact), { exact: true }).first()).toBeVisible();
      for (const part of ['features', 'description'] as const)
        await expect(page.getByRole('heading', { name: t(part) })).toBeVisible();
      await expect(page.getByRole('link', { name: t('guideLink') })).toBeVisible();
      await expect(page.getByRole('link', { name: t('back'), exact: true })).toHaveAttribute(
        'href',
        to(paths.home),
      );
      await expect(page.getByText(/₫/).first()).toBeVisible();
      const [before = ''] = t('ratesAt').split('{');
      await expect(page.getByText(before).or(page.getByText(t('ratesApproximate')))).toBeVisible();
      const photos = page.getByRole('region', { name: t('photos') }).locator('[data-photo]');
      expect(await photos.count()).toBeGreaterThan(3);
      for (const picture of await photos.locator('img').all())
        expect(await picture.getAttribute('alt')).not.toBe('');
      await expect(page.getByText(t('signInForContact'))).toBeVisible();
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/1200x630\.jpg$/);
      await expect(page.locator('meta[property="og:image:width"]')).toHaveAttribute('content', '1200');
      await expect(page.locator('meta[property="og:image:height"]')).toHaveAttribute('content', '630');
      const [product, trail] = structuredDataOf(await (await request.get(path)).text());
      expect(ProductData.safeParse(product).error?.issues ?? []).toEqual([]);
      expect(TrailData.safeParse(trail).error?.issues ?? []).toEqual([]);
      // What only works with script is not shown as if it did, and each link leads somewhere.
      await expect(page.getByRole('link', { name: translate(lang, report)('open') })).toHaveAttribute(
        'href',
        to(paths.contact),
      );
      await expect(page.locator('[data-similar], [data-recent]').first()).toBeHidden();
      await expect(photos.first()).toHaveAttribute('href', /\/1600\.webp$/);
      expect(await printed(page, path)).toBe(1);
    });

    test('[S2.93 S2.101 S4.13 S4.14 S4.15] a sold bike says so, hides its seller and cannot be asked for', async ({
      page,
      request,
    }) => {
      const path = to(await findBike(request, isSold));
      await page.goto(path);
      await expect(page.getByText(t('soldTitle'))).toBeVisible();
      await expect(page.getByText(lang === 'en' ? 'Sold' : 'Đã bán', { exact: true })).toBeVisible();
      await expect(page.locator('s').first()).toContainText('₫');
      await expect(page.getByText(t('maskedSeller'))).toBeVisible();
      await expect(page.getByRole('link', { name: translate(lang, talk)('contact') })).toHaveCount(0);
      expect(await printed(page, path)).toBe(1);
    });
  });
}

test('[S9.10] a finger turns the photos after 30 px, and not before', async ({ browser, request }) => {
  const path = await findBike(request, hasManyPhotos);
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(new URL(path, process.env.SITE_URL ?? 'http://localhost:14321').href);
  await page.locator('[data-gallery][data-live]').waitFor();
  const session = await context.newCDPSession(page);
  const box = await page.locator('[data-row]').boundingBox();
  if (!box) throw new Error('the gallery has no place');
  const y = box.y + box.height / 2;
  const swipe = async (distance: number) => {
    const start = box.x + box.width / 2;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: start, y }] });
    for (const share of [0.3, 0.6, 1])
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: start + distance * share, y }],
      });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const counter = page.locator('[data-counter]');
  await swipe(-25);
  await expect(counter).toHaveText(/^1 \//);
  await swipe(-60);
  await expect(counter).toHaveText(/^2 \//);
  await swipe(60);
  await expect(counter).toHaveText(/^1 \//);
  await context.close();
});

test('bikes like it are shown once they are nearly in view, and Back from a bike keeps the list', async ({
  page,
  request,
}) => {
  const path = await findBike(request, isForSale);
  const bike = (await seededBikes()).find(({ slug }) => path === paths.listing(slug));
  await page.goto(`${paths.home}?make=${bike?.make}&year_from=${bike?.year}&year_to=${bike?.year}`);
  await page.locator(`a[href="${path}"]`).click();
  await page.waitForURL(`**${path}`);
  await page.locator('a[href^="/?make="]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: listing.similar.en })).toBeVisible();
  await expect(page.locator('[data-similar]').getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: listing.back.en, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('[S9.11] the photos beside the one in view are fetched ahead, the others are not', async ({
  page,
  request,
}) => {
  const fetched = new Set<string>();
  page.on('request', (asked) => fetched.add(new URL(asked.url()).pathname));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await findBike(request, hasManyPhotos));
  const photos = await page
    .locator('[data-photo]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace(/[^/]+$/, '')),
    );
  const isFetched = (place: number) =>
    [...fetched].some((path) => path.startsWith(photos[place] ?? '?') && /\/(1000|1600)\.webp$/.test(path));
  await expect.poll(() => [isFetched(0), isFetched(1)]).toEqual([true, true]);
  await page.locator('[data-gallery][data-live]').waitFor();
  const eager = () =>
    page.locator('[data-photo] img').evaluateAll((all) => all.map((image) => image.getAttribute('loading')));
  expect((await eager())[2]).toBe('lazy');
  await page.getByRole('button', { name: listing.nextPhoto.en }).click();
  expect((await eager())[2]).toBe('eager');
  await expect.poll(() => isFetched(2)).toBe(true);
});

/** KB of script, packed as a host would, that a visitor's first look may cost. */
const scriptBudget = 8;

test('a visitor’s first look loads little script, and nothing of Firebase', async ({ page, request }) => {
  const path = await findBike(request, hasManyPhotos);
  let bytes = 0;
  const names: string[] = [];
  page.on('response', async (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    names.push(new URL(answer.url()).pathname);
    bytes += brotliCompressSync(await answer.body()).length;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents();
  bytes += brotliCompressSync(inline.join('\n')).length;
  expect(bytes / 1024, names.join(' ')).toBeLessThanOrEqual(scriptBudget);
  expect(names.join(' ')).not.toMatch(/firebase|authentication|react-dom/i);
});

test('a number stands in groups and is copied with a press; WhatsApp opens beside the page, and greets in both languages', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const slug = `own-${await giveListing(await createMember('Reachable Seller'), 'Wave')}`;
  const path = paths.listing(slug);
  await expect.poll(async () => (await request.get(path)).status(), { timeout: 45_000 }).toBe(200);
  await signIn(page, 'en', (await createMember('Calling Buyer')).email, path);
  await page.getByRole('button', { name: 'Show phone number' }).click();
  await expect(page.getByRole('link', { name: 'Call 0912 345 678' })).toHaveAttribute(
    'href',
    'tel:+84912345678',
  );
  await page.getByRole('button', { name: 'Copy 0912 345 678' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0912 345 678');
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Message on WhatsApp' }).click(),
  ]);
  await chat.waitForURL('https://wa.me/**');
  const greeting = new URL(chat.url()).searchParams.get('text');
  expect(greeting).toContain('Chào bạn! Chiếc Honda Wave 2021');
  expect(greeting).toContain('Hello! Is the Honda Wave 2021');
  expect(greeting).toContain(path);
  expect(new URL(page.url()).pathname).toBe(path);
});
