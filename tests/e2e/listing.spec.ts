import { fieldLabel } from '../../src/i18n/fieldWords.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { likes } from '../../src/i18n/texts/likes.ts';
import { listing } from '../../src/i18n/texts/listing.ts';
import { report } from '../../src/i18n/texts/report.ts';
import { reveal } from '../../src/i18n/texts/reveal.ts';
import { share } from '../../src/i18n/texts/share.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, type Path, paths } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { ProductData, structuredDataOf, TrailData } from '../fixtures/listingData.ts';
import { expect, test } from './browser.ts';
import { giveListing } from './ownListings.ts';
import { findBike, hasManyPhotos, isForSale, isSold, seededBikes } from './pages.ts';
import { createMember, demo, signIn } from './people.ts';
import { printed } from './printed.ts';
import { heldBy } from './tagOf.ts';

// The function responds with 404 to a hidden number, which the browser logs.
test.use({ expected: [/404 .*revealContact/] });

const lang: Language = 'vi';
const t = translate(lang, listing);
const to = (path: Path) => localize(lang, path);

test('[S2.95 S2.96 S8.39 S8.40] a bike is handed on by link, chat and network', {
  tag: '@full',
  annotation: heldBy(
    'src/features/share/ShareBike.island.test.tsx',
    'src/features/share/shareTargets.test.ts',
  ),
}, async ({ page, request, context }) => {
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

test('[S8.38] a share that fails says so', { tag: '@full' }, async ({ page, request }) => {
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

test('[S2.94] a bike can be liked from its page, a sold one cannot', {
  tag: '@full',
  annotation: heldBy('tests/site/bike.test.ts', 'src/features/likes/LikeBike.island.test.tsx'),
}, async ({ page, request }) => {
  const heart = page.getByRole('button', { name: translate(lang, likes)('like', { title: '' }).trim() });
  const actions = page.locator('h1 + astro-island');
  await page.goto(to(await findBike(request, isForSale)));
  await expect(heart.first()).toBeVisible();
  await page.goto(to(await findBike(request, isSold)));
  await expect(page.getByText(t('soldTitle'))).toBeVisible();
  await expect(actions).toHaveCount(0);
});

test('[S2.102 S6.2] the numbers are for members: a visitor is asked to sign in', {
  tag: '@full',
  annotation: heldBy(
    'tests/site/bike.test.ts',
    'src/features/reveal/RevealNumbers.island.test.tsx',
    'tests/functions/reveal.test.ts',
  ),
}, async ({ page, request }) => {
  const say = translate(lang, reveal);
  const path = await findBike(request, isForSale);
  await page.goto(to(path));
  await expect(page.getByText(t('signInForContact'))).toBeVisible();
  await expect(page.getByText(t('seeFirst'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('phone') })).toHaveCount(0);
  expect(await page.content()).not.toMatch(/\+84|tel:/);
  await signIn(page, lang, demo.buyer, path);
  await page.getByRole('button', { name: say('phone') }).click();
  await expect(page.locator('a[href^="tel:"]').or(page.getByText(say('hidden')))).toBeVisible();
  await expect(page.getByText(t('signInForContact'))).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[S1.4 S2.93 S2.98 S2.99 S2.100] the page is whole', async ({ page, request }) => {
    // Excludes electric bikes, which show power instead of an engine.
    const isWanted = (html: string) =>
      [hasManyPhotos(html), html.includes('Petrol'), html.includes('>Scooter<')].every(Boolean);
    const path = to(await findBike(request, isWanted));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const category = 'Xe tay ga';
    await expect(page.getByText(category, { exact: true })).toBeVisible();
    for (const fact of ['mileage', 'year', 'engine', 'fuel', 'transmission', 'location'] as const)
      await expect(page.getByText(fieldLabel(lang, fact), { exact: true }).first()).toBeVisible();
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
    await expect(page.getByText('Đã bán', { exact: true })).toBeVisible();
    await expect(page.locator('s').first()).toContainText('₫');
    await expect(page.getByText(t('maskedSeller'))).toBeVisible();
    await expect(page.getByRole('link', { name: translate(lang, conversations)('contact') })).toHaveCount(0);
    expect(await printed(page, path)).toBe(1);
  });
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
  await page.locator('[data-market] a').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: listing.similar.en })).toBeVisible();
  await expect(page.locator('[data-similar]').getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: listing.back.en, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a number stands in groups and is copied with a press; WhatsApp opens beside the page, and greets in both languages', {
  tag: '@full',
  annotation: heldBy(
    'src/features/reveal/RevealNumbers.island.test.tsx',
    'src/features/reveal/chatLink.test.ts',
    'tests/functions/reveal.test.ts',
  ),
}, async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const slug = `own-${await giveListing(await createMember('Reachable Seller'), 'Wave')}`;
  const path = paths.listing(slug);
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
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
