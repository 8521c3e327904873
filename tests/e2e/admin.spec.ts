import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import type { Language } from '../../src/i18n/languages.ts';
import { admin } from '../../src/i18n/texts/admin.ts';
import { moderation } from '../../src/i18n/texts/moderation.ts';
import { mylistings } from '../../src/i18n/texts/mylistings.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { emailsTo } from './inbox.ts';
import { obstacles } from './obstacles.ts';
import { giveListing, openOwnMenu } from './ownListings.ts';
import { auth, createMember, type Member, signIn, store } from './people.ts';
import { heldBy } from './tagOf.ts';

/** Older than all other bikes: a hidden bike must not be among the newest, which other tests read. */
const longAgo = Timestamp.fromMillis(Date.UTC(2025, 0, 1));

const createOperator = async () => {
  const member = await createMember('Site Operator');
  await auth().setCustomUserClaims(member.id, { operator: true });
  return member;
};

const tabSelect = (page: Page) => page.locator('.rooms > select');
const openTab = async (page: Page, tab: string) => {
  if (await tabSelect(page).isVisible()) return void (await tabSelect(page).selectOption(tab));
  await page.locator(`[role=tab][id$="-${tab}"]`).click();
};

const giveReport = (listing: string) =>
  store()
    .doc(`reports/reporter_${listing}`)
    .set({
      user_id: 'reporter',
      motorcycle_id: listing,
      reason: 'stolen',
      message: 'I know the owner.',
      status: 'new',
      revision: 0,
      // Older than other tests' reports, so that it comes first.
      created_at: Timestamp.fromMillis(0),
      updated_at: Timestamp.fromMillis(0),
    });

const emailSaying = async ({ email }: Member, words: string) => {
  const matching = async () => (await emailsTo(email)).filter(({ text }) => text.includes(words));
  await expect.poll(async () => (await matching()).length).toBe(1);
  return (await matching())[0];
};

const noObstacles = async (page: Page, ...others: number[]) => {
  for (const width of [...others, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await obstacles(page), `${page.url()} at ${width} px`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);
    expect.soft(wide, `${page.url()} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
};

const lang: Language = 'vi';
const t = translate(lang, admin);
const moderationText = translate(lang, moderation);

test('an operator’s day: a report, a listing hidden, its seller told, restored, and all of it written down', {
  tag: '@always',
}, async ({ page, request }) => {
  const [operator, seller] = [await createOperator(), await createMember('Reported Seller')];
  await store().doc(`user_languages/${seller.id}`).set({ language: lang, updated_at: Timestamp.now() });
  const id = await giveListing(seller, `Reported ${lang}`, 'active', longAgo);
  const bike = `Honda Reported ${lang} 2021`;
  const address = localize(lang, paths.listing(`own-${id}`));
  await giveReport(id);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, lang, operator.email, paths.admin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  const report = page.getByRole('article').filter({ hasText: bike });
  await expect(report).toContainText('I know the owner.');
  await report.getByRole('button', { name: `${t('showNumbers')}: ${bike}` }).click();
  await expect(report.getByRole('list', { name: t('numbers') })).toContainText('0912 345 678');
  await noObstacles(page, 1440);
  await report.getByRole('button', { name: `${t('hide')}: ${bike}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('reason.stolen'))).toBeChecked();
  await dialog.getByLabel(t('reason.other')).check();
  await dialog.getByRole('button', { name: t('hide'), exact: true }).click();
  await expect(dialog.getByText(t('noteMissing'))).toBeVisible();
  expect(await obstacles(page)).toEqual([]);
  await dialog.getByLabel(t('reason.stolen')).check();
  await dialog.getByLabel(t('note')).fill('The owner has shown us the papers.');
  await dialog.getByRole('button', { name: t('hide'), exact: true }).click();
  await expect(page.getByText(t('hideDone'))).toBeVisible();
  await expect(report).toHaveCount(0);
  await expect.poll(async () => (await request.get(address)).status()).toBe(404);
  const email = await emailSaying(seller, moderationText('hide.stolen'));
  expect(email?.text).toContain('> The owner has shown us the papers.');

  await openTab(page, 'listings');
  const hidden = page.getByRole('article').filter({ hasText: bike });
  await expect(hidden).toContainText('The owner has shown us the papers.');
  await noObstacles(page);
  await hidden.getByRole('button', { name: `${t('restore')}: ${bike}` }).click();
  await dialog.getByLabel(t('reason.mistake')).check();
  await dialog.getByRole('button', { name: t('restore'), exact: true }).click();
  await expect(page.getByText(t('restoreDone'))).toBeVisible();
  await expect.poll(async () => (await request.get(address)).status()).toBe(200);
  await emailSaying(seller, moderationText('return.mistake'));

  await openTab(page, 'audit');
  const actions = page.getByRole('listitem').filter({ hasText: `motorcycles/${id}` });
  await expect(actions).toContainText([t('did.restore'), t('did.hide'), t('did.numbers')]);
  await expect(actions.filter({ hasText: operator.id })).toHaveCount(3);
  await noObstacles(page);
  await openTab(page, 'views');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(/^\/.*(?:en|vi)\d/);
  await noObstacles(page);
  await page.goBack();
  await page.goBack();
  await expect(tabSelect(page)).toHaveValue('listings');
});

test('a member finds no page at the admin page’s address, and nothing of the admin page is fetched', {
  tag: '@full',
  annotation: heldBy('src/features/admin/Admin.island.test.tsx', 'tests/functions/admin.roles.test.ts'),
}, async ({ page }) => {
  const member = await createMember('Curious');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await signIn(page, lang, member.email, paths.admin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('missing'));
  await expect(page.getByText(t('title'))).toHaveCount(0);
  await noObstacles(page);
  expect(requests.filter((url) => /readAdmin|performAdminAction|AdminTabs/.test(url))).toEqual([]);
});

test('a seller sees which listing is hidden and why, and can only delete it', async ({ page }) => {
  const t = translate('vi', mylistings);
  const moderationText = translate('vi', moderation);
  const seller = await createMember('Hidden Seller');
  const id = await giveListing(seller, 'Bị Gỡ', 'active', longAgo);
  const hidden = { reason: 'price', note: 'Giá trong tin là 5 triệu.', cause: 'listing', status: 'active' };
  await store()
    .doc(`motorcycles/${id}`)
    .update({ status: 'hidden', hidden: { ...hidden, hidden_at: Timestamp.now() } });
  await signIn(page, 'vi', seller.email, paths.myListings);
  const card = page.getByRole('article').filter({ hasText: 'Bị Gỡ' });
  await expect(card).toContainText(moderationText('hide.price'));
  await expect(card).toContainText('Giá trong tin là 5 triệu.');
  await expect(await openOwnMenu(card, 'vi')).toHaveText([t('delete')]);
  await expect(card.getByRole('link')).toHaveText([moderationText('write')]);
  await noObstacles(page);
  await page.goto(localize('vi', paths.editListing(id)));
  await expect(page.getByText(moderationText('hiddenTitle'))).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
});

test('somebody is found, suspended and let in again', async ({ page }) => {
  const t = translate('en', admin);
  const [operator, person] = [await createOperator(), await createMember('Spam Sender')];
  await signIn(page, 'en', operator.email, paths.admin);
  await openTab(page, 'people');
  await page.getByLabel(t('findPerson')).fill(person.email);
  await page.getByRole('button', { name: t('find'), exact: true }).click();
  const card = page.getByRole('article').filter({ hasText: person.id });
  const dialog = page.getByRole('dialog');
  await card.getByRole('button', { name: t('suspend') }).click();
  await dialog.getByRole('button', { name: t('suspend'), exact: true }).click();
  await expect(dialog.getByText(t('reasonMissing'))).toBeVisible();
  await dialog.getByLabel(t('reason.spam')).check();
  await dialog.getByRole('button', { name: t('suspend'), exact: true }).click();
  await expect(card.getByText(t('isSuspended'), { exact: true })).toBeVisible();
  expect((await auth().getUser(person.id)).disabled).toBe(true);
  await noObstacles(page);
  await card.getByRole('button', { name: t('lift') }).click();
  await dialog.getByLabel(t('reason.mended')).check();
  await dialog.getByRole('button', { name: t('lift'), exact: true }).click();
  await expect(card.getByRole('button', { name: t('suspend') })).toBeVisible();
  await expect.poll(async () => (await auth().getUser(person.id)).disabled).toBe(false);

  for (const tab of ['signs', 'emails', 'messages'] as const) {
    await page.evaluate((name) => {
      location.hash = name;
    }, tab);
    await expect(tabSelect(page)).toHaveValue(tab);
    await expect(page.getByRole('tabpanel').getByRole('status')).toHaveCount(0);
    await noObstacles(page);
  }
});

test('what an operator types while the admin page still looks for something else stays', async ({ page }) => {
  const { email } = await createOperator();
  await signIn(page, 'en', email, `${paths.admin}#listings`);
  const field = page.locator('[name=find]');
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'first';
    input.form?.requestSubmit();
    input.value = 'second';
  });
  await expect(page.getByText(translate('en', admin)('nothingFound'))).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#listings/first');
  await expect(field).toHaveValue('second');
  await page.goBack();
  await expect(field).toHaveValue('');
});
