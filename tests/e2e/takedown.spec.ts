import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import type { Language } from '../../src/i18n/languages.ts';
import { admin } from '../../src/i18n/texts/admin.ts';
import { takedown } from '../../src/i18n/texts/takedown.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths, takedownPath } from '../../src/paths.ts';
import { allowAgain } from './allowAgain.ts';
import { expect, test } from './browser.ts';
import { emailsTo } from './inbox.ts';
import { obstacles } from './obstacles.ts';
import { giveListing } from './ownListings.ts';
import { auth, createMember, signIn, store } from './people.ts';
import { heldBy } from './tagOf.ts';

const lang: Language = 'vi';
const t = translate(lang, admin);
const say = translate(lang, takedown);

const longAgo = Timestamp.fromMillis(Date.UTC(2025, 0, 1));

const emailTo = async (address: string, words: string) => {
  const matching = async () => (await emailsTo(address)).filter(({ text }) => text.includes(words));
  await expect.poll(async () => (await matching()).length).toBe(1);
  return (await matching())[0];
};

const openMessages = async (page: Page) => {
  const operator = await createMember('Site Operator');
  await auth().setCustomUserClaims(operator.id, { operator: true });
  await signIn(page, lang, operator.email, paths.admin);
  await page.goto(`${localize(lang, paths.admin)}#messages`);
};

/** Finds a message in the queue, which may begin with messages of other tests. */
const entryOf = async (page: Page, words: string) => {
  const entry = page.getByRole('article').filter({ hasText: words });
  const more = page.getByRole('button', { name: t('more') });
  await expect(async () => {
    if (!(await entry.isVisible()) && (await more.isVisible())) await more.click();
    await expect(entry).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return entry;
};

test('a visitor asks for a removal and an operator decides: the listing is removed, the visitor is told, one page is printed', {
  tag: '@full',
  annotation: heldBy(
    'tests/inMemory/takedown.test.ts',
    'tests/inMemory/takedownDecisions.test.ts',
    'src/features/admin/Takedown.island.test.tsx',
  ),
}, async ({ page, request, browser }) => {
  await allowAgain('takedowns');
  const seller = await createMember('Accused Seller');
  const id = await giveListing(seller, `Accused ${lang}`, 'active', longAgo);
  const address = localize(lang, paths.listing(`own-${id}`));
  const visitor = `visitor-${id.toLowerCase()}@example.com`;

  await page.goto(localize(lang, takedownPath));
  await page.locator('select[name=side]').selectOption('owner');
  await page.locator('[name=name]').fill('Lan');
  await page.locator('[name=email]').fill(visitor);
  await page.locator('[name=page]').fill(new URL(address, page.url()).href);
  await page.locator('[name=basis]').fill('Ảnh của tôi');
  await page.locator('textarea[name=description]').fill('Họ chép ảnh.');
  await page.getByRole('button', { name: say('send') }).click();
  const done = page.getByText(/TD-\d{4}-\d{4,}/).first();
  await expect(done).toBeVisible();
  const number = /TD-\d{4}-\d{4,}/.exec((await done.textContent()) ?? '')?.[0] ?? '';
  await emailTo(visitor, number);

  const office = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await openMessages(office);
  const entry = await entryOf(office, number);
  await entry.getByRole('button', { name: `${t('decideTakedown')}: ${number}` }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(t('outcome.upheld'), { exact: true }).check();
  await dialog.getByLabel(t('takedownReason')).fill('Ảnh thuộc về người yêu cầu.');
  expect(await obstacles(office)).toEqual([]);
  await dialog.getByRole('button', { name: t('saveDecision') }).click();
  await expect(office.getByText(t('decideTakedownDone'))).toBeVisible();
  await expect.poll(async () => (await request.get(address)).status()).toBe(404);
  const email = await emailTo(visitor, 'Ảnh thuộc về người yêu cầu.');
  expect(email?.text).not.toContain('Họ chép ảnh.');
  await emailTo(seller.email, number);

  await office.locator('input[name=state]').last().check({ force: true });
  await office.evaluate(() => Object.assign(window, { print: () => undefined }));
  await entry.getByRole('button', { name: `${t('printTakedown')}: ${number}` }).click();
  await office.emulateMedia({ media: 'print' });
  await expect(office.locator('.takedown-paper')).toContainText('Họ chép ảnh.');
  await expect(office.getByRole('banner')).toHaveCount(0);
  const pdf = await office.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect((await store().doc(`motorcycles/${id}`).get()).get('hidden.reason')).toBe('other');
});

test('an operator answers a message of the contact page, and its writer gets the words', {
  tag: '@full',
  annotation: heldBy(
    'src/features/admin/MessagesTab.island.test.tsx',
    'tests/functions/admin.answers.test.ts',
  ),
}, async ({ page }) => {
  const subject = `Hỏi ${randomUUID()}`;
  const visitor = `${randomUUID()}@example.com`;
  await store()
    .collection('contact_messages')
    .add({
      ...{ first_name: 'Lan', last_name: '', email: visitor, subject, message: 'Xe còn không?' },
      ...{ language: lang, status: 'new', created_at: longAgo },
    });
  await openMessages(page);
  const entry = await entryOf(page, subject);
  await entry.getByRole('button', { name: `${t('answer')}: ${subject}` }).click();
  await entry.getByLabel(t('answerWords')).fill('Chúng tôi đã xem.');
  await entry.getByRole('button', { name: t('sendAnswer') }).click();
  await expect(page.getByText(t('answerDone'))).toBeVisible();
  await expect(entry).toHaveCount(0);
  expect((await emailTo(visitor, 'Chúng tôi đã xem.'))?.text).not.toContain('Xe còn không?');
});
