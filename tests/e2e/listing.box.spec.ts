import type { Locator } from '@playwright/test';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { expect, test } from './browser.ts';
import { findBike, hasManyPhotos } from './pages.ts';

const edges = async (part: Locator) => {
  const box = await part.boundingBox();
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) };
};

test('[S2.92 S2.98 S2.99] facts begin on the first screen, and title, price and the way to the seller stay in sight', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(await findBike(request, hasManyPhotos));
  const title = page.locator('h1');
  const price = page.locator('.bike-box').getByText(/₫/).first();
  const contact = page.getByRole('link', { name: conversations.contact.en, exact: true });
  const fact = page.locator('#facts ~ dl dt').first();
  expect((await edges(fact)).bottom).toBeLessThan(700);
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  for (const part of [title, price, contact]) await expect(part).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
  await expect(contact).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const part of [title, price, contact, fact]) await expect(part).toBeInViewport({ ratio: 1 });
  const photo = await edges(page.locator('[data-row]'));
  expect((await edges(title)).top).toBeLessThan(photo.bottom);

  await page.setViewportSize({ width: 360, height: 780 });
  await expect(contact).toBeHidden();
  await expect(page.locator('.contact-bar').getByRole('link')).toHaveCount(3);
});
