import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { people } from '../../local/seed/people.ts';
import { likeId } from '../../src/domain/listings/like.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { likes } from '../../src/i18n/texts/likes.ts';
import { translate } from '../../src/i18n/texts.ts';
import { contactPath, localize, paths } from '../../src/paths.ts';
import { submitSignIn } from './accountForms.ts';
import { arrivesAt, expect, hold, test } from './browser.ts';
import { createMember, demo, signIn, store } from './people.ts';
import { sellBike } from './sellBike.ts';
import { heldBy } from './tagOf.ts';

/** Each language has its own seeded member, since liked bikes are stored by member. */
const personOf = { en: people[0], vi: people[1] };

const lang: Language = 'en';
const t = translate(lang, likes);
const home = localize(lang, paths.home);
const likedBikes = localize(lang, paths.likedBikes);

const emptyHeart = async (page: Page) => {
  const heart = page.getByRole('button', { name: t('like', { title: '' }).trim() }).first();
  await expect(heart).toBeVisible();
  const label = (await heart.getAttribute('aria-label')) ?? '';
  return { heart, title: label.slice(t('like', { title: '' }).length) };
};

test('[S1.8 S4.28 S7.22 S2.104 S2.107] a bike is liked at once, stays liked, stands on its page, and is let go', {
  tag: '@full',
  annotation: heldBy(
    'src/features/likes/LikeBike.island.test.tsx',
    'src/features/likes/LikedBikes.island.test.tsx',
    'tests/rules/likes.test.ts',
  ),
}, async ({ page }) => {
  await signIn(page, lang, personOf[lang]?.email ?? '');
  await page.waitForLoadState('networkidle');
  const { heart, title } = await emptyHeart(page);
  // Waits for the response: `networkidle`, once reached, no longer waits.
  const stored = page.waitForResponse((response) => response.url().includes(':commit') && response.ok());
  await heart.click();
  const full = page.getByRole('button', { name: t('unlike', { title }), exact: true });
  await expect(full.first()).toBeVisible();
  await stored;
  await page.reload();
  await expect(full.first()).toBeVisible();

  await page.goto(likedBikes);
  await expect(page.getByRole('heading', { level: 1, name: t('pageTitle') })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: title }).first();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: t('unlike', { title }) }).click();
  await expect(card.getByRole('button', { name: t('like', { title }) })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByText(t('loading'))).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(0);
});

test('[S6.5 S8.18] a heart that a visitor presses is full once they have signed in, and they are told so', {
  tag: '@full',
}, async ({ page }) => {
  const { id, email } = await createMember('Trần Văn Bình');
  await page.goto(`${home}?make=Honda`);
  const { heart, title } = await emptyHeart(page);
  await heart.click();
  const prompt = page.getByRole('dialog');
  await expect(prompt).toContainText('Please sign in to like motorcycles');
  await prompt.getByRole('link').last().click();
  await page.waitForURL((url) => url.pathname === localize(lang, paths.auth));
  const why = 'Sign in or sign up to save this bike';
  await expect(page.getByText(why, { exact: true })).toBeVisible();
  await submitSignIn(page, lang, email, demo.password);
  await arrivesAt(page, home);
  await expect(page.getByText('Saved to your liked motorcycles')).toBeVisible();
  await expect(page.getByRole('button', { name: t('unlike', { title }), exact: true }).first()).toBeVisible();
  const { docs } = await store().collection('likes').where('user_id', '==', id).get();
  expect(docs).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('vongxe.pending'))).toBeNull();
});

test('[S2.105 S2.106 S2.108] whoever likes nothing yet is told so, and writes to the seller of what they like', {
  tag: '@full',
  annotation: heldBy(
    'src/features/likes/LikedBikes.island.test.tsx',
    'src/features/conversations/ContactSeller.island.test.tsx',
  ),
}, async ({ page }) => {
  const { id, email } = await createMember('Trần Văn Bình');
  await signIn(page, lang, email, paths.contact);
  const answer = await hold(page, /documents:(runQuery|batchGet)/);
  await page.goto(likedBikes);
  await expect(page.getByRole('status').filter({ hasText: t('loading') })).toBeVisible();
  answer();
  await expect(page.getByText(t('emptyTitle'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('browse') })).toHaveAttribute('href', home);

  const bike = await sellBike(await createMember('Lê Thị Hoa'));
  const like = { user_id: id, motorcycle_id: bike.id, created_at: Timestamp.now() };
  await store()
    .doc(`likes/${likeId(id, bike.id)}`)
    .set(like);
  const itsPage = localize(lang, paths.listing(bike.slug));
  await expect.poll(async () => (await page.request.get(itsPage)).text()).toContain(bike.model);
  await page.reload();
  const write = page.getByRole('article').getByRole('link', { name: t('contactSeller') });
  await expect(write).toHaveAttribute('href', contactPath(lang, bike.slug));
  await write.click();
  await expect(page.getByRole('dialog').getByLabel(translate(lang, conversations)('message'))).toBeVisible();
});

test.describe('where the server refuses', () => {
  test.use({ expected: [/Failed to load resource|commit/] });
  const refuse = (page: Page, calls: string) =>
    page.route(`**/documents:${calls}*`, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.continue()
        : route.fulfill({
            status: 403,
            headers: { 'access-control-allow-origin': '*' },
            json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } },
          }),
    );

  test('[S8.19] [S8.20] the heart is again as it was, and says why; so does the page of liked bikes', {
    tag: '@full',
  }, async ({ page }) => {
    await signIn(page, lang, personOf[lang]?.email ?? '');
    await page.waitForLoadState('networkidle');
    const { heart, title } = await emptyHeart(page);
    await refuse(page, 'commit');
    await heart.click();
    await expect(page.getByText(t('likeFailed'))).toBeVisible();
    const again = 'Please try again.';
    await expect(page.getByText(again, { exact: true })).toBeVisible();
    const named = (name: 'like' | 'unlike') =>
      page.getByRole('button', { name: t(name, { title }), exact: true }).first();
    await expect(named('like')).toBeVisible();

    await page.unroute('**/documents:commit*');
    const stored = page.waitForResponse((answer) => answer.url().includes(':commit') && answer.ok());
    await named('like').click();
    await stored;
    await refuse(page, 'commit');
    await named('unlike').click();
    const message = 'Failed to unlike motorcycle';
    await expect(page.getByText(message)).toBeVisible();
    await expect(named('unlike')).toBeVisible();

    await refuse(page, 'runQuery');
    await page.goto(likedBikes);
    const lost = 'Failed to load liked motorcycles.';
    await expect(page.locator('[data-tone=error]')).toContainText(lost);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(lost);
  });
});
