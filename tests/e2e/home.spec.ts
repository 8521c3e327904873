import type { Page } from '@playwright/test';
import { browse } from '../../src/i18n/texts/browse.ts';
import { home as texts } from '../../src/i18n/texts/home.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { demo, signIn } from './people.ts';
import { heldBy } from './tagOf.ts';

/** Milliseconds per slide. */
const slideTime = 4_000;

const pricesInSight = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => {
    const banner = document.querySelector('[data-consent]')?.getBoundingClientRect();
    const end = banner?.height ? banner.top : innerHeight;
    return cards.filter((card) => {
      const price = card.querySelector('p')?.getBoundingClientRect();
      return price && price.top >= 0 && price.bottom <= end;
    }).length;
  });

const devices = {
  phone: { viewport: { width: 360, height: 780 }, asked: 2, answered: 4 },
  desktop: { viewport: { width: 1440, height: 900 }, asked: 3, answered: 3 },
};

test('the first screen has search, and prices of bikes, with the question about cookies and without', {
  tag: '@always',
}, async ({ page }) => {
  for (const state of ['asked', 'answered'] as const)
    for (const [lang, price] of [
      ['en', /\d,\d{3},\d{3}\s₫.*\$.*£.*€/s],
      ['vi', /\d\.\d{3}\.\d{3}\s₫.*\$.*£.*€/s],
    ] as const) {
      if (state === 'answered') await page.evaluate(() => localStorage.setItem('cookieConsent', 'accepted'));
      await page.goto(localize(lang, paths.home));
      for (const { viewport, ...prices } of Object.values(devices)) {
        await page.setViewportSize(viewport);
        await expect(page.locator('[data-consent]')).toBeVisible({ visible: state === 'asked' });
        await expect(page.locator('#search')).toBeInViewport({ ratio: 1 });
        const count = await pricesInSight(page);
        expect(count, `${lang}, ${viewport.width} px, ${state}`).toBeGreaterThanOrEqual(prices[state]);
      }
      await expect(page.getByRole('article').first()).toContainText(price);
    }
});

for (const [device, { viewport }] of Object.entries(devices))
  test(`a keyboard goes through search, links, bikes and slides in the order of a phone (${device})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(paths.home);
    const order = await page
      .locator('#search, .quick a, article h3 a, [data-hero] a')
      .evaluateAll((all) => all.map((one) => one.closest('.quick, article, .hero')?.className ?? 'search'));
    const kinds = order.map((name) => /search|quick|group|hero/.exec(name)?.[0]);
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([
      'search',
      'quick',
      'group',
      'hero',
    ]);
    const band = await page.locator('[data-hero]').boundingBox();
    if (device === 'desktop') expect(band?.height).toBeLessThanOrEqual(280);
  });

test('[S2.9 S8.4] an unknown address leads home in its own language, an unknown bike with a word about it', {
  tag: '@full',
  annotation: heldBy('tests/functions/pages.test.ts', 'src/features/browse/BrowseGrid.island.test.tsx'),
}, async ({ page }) => {
  await page.goto('/vi/nothing/here');
  expect(new URL(page.url()).pathname).toBe('/vi');
  await expect(page.getByText('Không có trang này')).toBeVisible();
  await page.goto(localize('vi', paths.listing('no-such-bike')));
  expect(new URL(page.url()).pathname).toBe('/vi');
  await expect(page.getByText(translate('vi', browse)('missingTitle'))).toBeVisible();
  await expect(page).toHaveURL(/\/vi$/);
});

test('[S1.3 S1.17 S1.18 S1.19 S1.20] three slides take turns, round and round, back to the first when the tab is seen again', async ({
  page,
}) => {
  // A fixed clock, which only the test advances, so that a busy machine misses no slide.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await page.goto(paths.home);
  const text = translate('en', texts);
  await expect(page.getByText(text('launch'))).toBeVisible();
  const hero = page.getByRole('region', { name: text('hero') });
  const slides = hero.locator('[data-slide]');
  await expect(slides).toHaveCount(3);
  // During a transition the next slide is already current.
  const shows = (title: string) => expect(hero.locator('[data-current] h2')).toHaveText([title]);
  const turns = ['mainTitle', 'freeTitle', 'alertsTitle', 'mainTitle'] as const;
  for (const [index, turn] of turns.entries()) {
    await shows(text(turn));
    await page.clock.fastForward(slideTime - 100);
    await shows(text(turn));
    if (index < turns.length - 1) await page.clock.fastForward(100);
  }
  await page.clock.fastForward(100);
  await shows(text('freeTitle'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await shows(text('mainTitle'));
  await hero.getByRole('button', { name: text('pause') }).click();
  await page.clock.fastForward(3 * slideTime);
  await expect(hero.getByRole('heading', { level: 2 })).toHaveText([text('mainTitle')]);
});

test('[S1.21 S1.22 S1.23 S1.24] six reasons for an account are shown to visitors alone', async ({ page }) => {
  await page.goto('/vi');
  const text = translate('vi', texts);
  const reasons = page.getByRole('region', { name: text('benefitsTitle') });
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveText(
    (['priceAlerts', 'contactSellers', 'favourites', 'insights', 'earlyAccess', 'community'] as const).map(
      (name) => text(name),
    ),
  );
  await expect(reasons.getByRole('link')).toHaveAttribute('href', '/vi/auth?redirect=/vi');
  await signIn(page, 'vi', demo.buyer);
  await expect(reasons).toBeHidden();
});

test('a missing file is not found, rather than led elsewhere', async ({ request }) => {
  for (const path of ['/_astro/none.js', '/photos/x/y/400x300.webp', '/none.png'])
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
});
