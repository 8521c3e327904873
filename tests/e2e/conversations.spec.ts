import type { Locator, Page } from '@playwright/test';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import { type Stored, titleOf } from '../../src/domain/listings/listing.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { accountMenu } from '../../src/i18n/texts/accountMenu.ts';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { translate } from '../../src/i18n/texts.ts';
import { contactPath, paths, signInPath, signUpPath } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { emailsTo, emailTo } from './inbox.ts';
import { openQuestion } from './openQuestion.ts';
import { endThread, openThread, rowOf } from './openThread.ts';
import { createMember, signIn, store } from './people.ts';
import { openBike, sellBike } from './sellBike.ts';
import { heldBy } from './tagOf.ts';

const threadOf = (page: Page, bike: Stored<Published>) =>
  page.getByRole('article').filter({ hasText: bike.model });

const ask = async (page: Page, lang: Language, message: string) => {
  const t = translate(lang, conversations);
  const dialog = await openQuestion(page, lang);
  await dialog.getByLabel(t('message')).fill(message);
  await dialog.getByRole('button', { name: t('send') }).click();
};

const answer = async (page: Page, lang: Language, bike: Stored<Published>, message: string) => {
  const t = translate(lang, conversations);
  const card = threadOf(page, bike);
  await card.getByLabel(t('replyLabel')).fill(message);
  await card.getByRole('button', { name: t('sendReply') }).click();
};

const lang: Language = 'vi';
test('[S2.53 S6.1 S6.7] a visitor who wants to contact a seller is asked to sign in, with the way back, and loads no Firebase', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const bike = await sellBike(await createMember('Visited Seller'));
  await openBike(page, lang, bike);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /auth|firestore|ContactSeller/i.test(url))).toEqual([]);
  const link = page.getByRole('link', { name: translate(lang, conversations)('contact') });
  const way = signInPath(lang, contactPath(lang, bike.slug));
  await expect(link).toHaveAttribute('href', way);
  const dialog = page.getByRole('dialog');
  const [reason, signIn, signUp] = [
    'Đăng nhập để nhắn tin cho người bán.',
    'Đăng nhập',
    'Tạo tài khoản miễn phí',
  ];
  for (const _ of ['the press that loads it', 'another one']) {
    await link.click();
    await expect(dialog).toContainText(reason);
    await expect(dialog.getByRole('link', { name: signIn, exact: true })).toHaveAttribute('href', way);
    await expect(dialog.getByRole('link', { name: signUp })).toHaveAttribute(
      'href',
      signUpPath(lang, contactPath(lang, bike.slug)),
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(scripts.filter((url) => /auth|firestore|ContactSeller/i.test(url))).toEqual([]);
});

test('[S1.8 S2.115 S4.20 S6.10 S6.11 S7.29 S8.17 S8.44 S8.47] a buyer and a seller exchange ten messages, each sees the other’s at once', {
  tag: '@full',
  annotation: heldBy(
    'src/features/conversations/Inbox.island.test.tsx',
    'src/features/conversations/InboxPlaces.island.test.tsx',
    'src/features/conversations/closeLater.test.ts',
    'tests/functions/conversations.emails.test.ts',
    'tests/rules/inquiries.test.ts',
  ),
}, async ({ page, browser }) => {
  const seller = await createMember('Seller Hoa');
  const buyer = await createMember('Buyer Minh');
  const bike = await sellBike(seller);
  const en = translate('en', conversations);
  const vi = translate('vi', conversations);

  await signIn(page, 'en', buyer.email, paths.contact);
  await openBike(page, 'en', bike);
  await ask(page, 'en', 'Is it still for sale?');
  await expect(page.getByText(en('sent'))).toBeVisible();
  await expect(page.getByRole('link', { name: en('toMessages') })).toHaveAttribute('href', paths.messages);

  const email = await emailTo(seller.email);
  expect(email.subject).toBe(`Có người hỏi về chiếc ${titleOf(bike)} của bạn`);
  expect(email.text).toContain('> Is it still for sale?');

  const context = await browser.newContext({ locale: 'vi-VN' });
  const other = await context.newPage();
  const complaints: string[] = [];
  other.on('pageerror', (error) => complaints.push(error.message));
  other.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await signIn(other, 'vi', seller.email, paths.messages);
  await page.goto(paths.messages);

  await expect(rowOf(page, bike.model)).toContainText(en('youSaid', { text: 'Is it still for sale?' }));
  const selling = await openThread(other, bike.model);
  const buying = await openThread(page, bike.model);
  await expect(selling).toContainText(vi('youSell'));
  await expect(selling).toContainText(`${vi('from')}: Buyer Minh`);
  await expect(buying).toContainText(en('youBuy'));
  await expect(buying).toContainText(`${en('to')}: Seller Hoa`);
  await expect(buying.getByText(en('waiting'), { exact: true })).toBeVisible();

  const account = page.getByRole('button', { name: translate('en', accountMenu)('open') });
  await expect(account.locator('[data-unread-badge]')).toHaveCount(0);

  for (let turn = 1; turn <= 10; turn += 1) {
    const sellersTurn = turn % 2 === 1;
    const message = `Message number ${turn}.`;
    await answer(sellersTurn ? other : page, sellersTurn ? 'vi' : 'en', bike, message);
    // Searches only the list: for a moment, the text field contains the same words.
    const messageIn = (card: Locator) => card.getByRole('listitem').getByText(message, { exact: true });
    await expect(messageIn(buying)).toBeVisible();
    await expect(messageIn(selling)).toBeVisible();
    if (turn === 1) {
      await expect(selling.getByLabel(vi('replyLabel'))).toBeFocused();
      await expect(buying.getByText(en('replied'), { exact: true })).toBeVisible();
      await expect(page.locator('[data-unread-badge]').first()).toHaveText('1');
      await expect(other.getByText(vi('replySent'))).toBeVisible();
      await expect(other.getByText(vi('replySentText').replace('{name}', 'Buyer Minh'))).toBeVisible();
      await expect(rowOf(page, bike.model)).toContainText(message);
      await expect(rowOf(other, bike.model)).toContainText(vi('youSaid', { text: message }));
    }
  }
  await expect(buying.getByRole('listitem')).toHaveCount(11);
  await expect(buying.locator('[data-own]')).toHaveCount(6);
  const own = buying.locator('[data-own]').first();
  await expect(own).toHaveCSS('align-items', 'flex-end');

  // Replies are not emailed, since both people have the conversation open. The one email is the question.
  expect(await emailsTo(buyer.email)).toEqual([]);
  expect(await emailsTo(seller.email)).toHaveLength(1);

  await endThread(buying, 'en', 'purchased');
  await expect(buying.getByText(en('closed'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(buying.getByLabel(en('replyLabel'))).toBeVisible();
  await endThread(buying, 'en', 'purchased');
  await expect(page.getByText('Message marked as closed')).toBeVisible();
  // Leaving the page closes the conversation at once, instead of after the ten seconds for undo.
  await page.goto(paths.contact);
  await expect(selling.getByRole('link', { name: vi('markSold') })).toBeVisible();
  await page.goBack();
  await expect(buying.getByText(en('closed'), { exact: true })).toBeVisible();
  await expect(buying.getByLabel(en('replyLabel'))).toHaveCount(0);
  await expect(selling.getByLabel(vi('replyLabel'))).toHaveCount(0);
  await expect(page.locator('[data-unread-badge]')).toHaveCount(0);
  await expect
    .poll(async () => (await emailsTo(seller.email))[0]?.subject)
    .toBe(`Chiếc ${titleOf(bike)} của bạn đã bán rồi phải không?`);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a second message joins the open thread, and one’s own bike cannot be asked about', async ({ page }) => {
  const seller = await createMember('Own Seller');
  const buyer = await createMember('Patient Buyer');
  const bike = await sellBike(seller);
  const t = translate('en', conversations);
  await signIn(page, 'en', buyer.email, paths.contact);
  await openBike(page, 'en', bike);
  await ask(page, 'en', 'First question');
  await expect(page.getByText(t('sent'))).toBeVisible();
  await page.reload();
  await ask(page, 'en', 'Second question');
  await expect(page.getByText(t('sent'))).toBeVisible();
  await page.goto(paths.messages);
  await openThread(page, bike.model);
  await expect(threadOf(page, bike)).toHaveCount(1);
  await expect(threadOf(page, bike).getByText('First question')).toBeVisible();
  await expect(threadOf(page, bike).getByText('Second question')).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => {
    indexedDB.deleteDatabase('firebaseLocalStorageDb');
    localStorage.clear();
  });
  await signIn(page, 'en', seller.email, paths.contact);
  await openBike(page, 'en', bike);
  await expect(page.getByText(t('ownListing'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('contact') })).toHaveCount(0);
});

test('[S5.27 S8.15] the dialog says what is missing, and warns of money in advance without holding it back', {
  tag: '@full',
}, async ({ page }) => {
  const t = translate('vi', conversations);
  const bike = await sellBike(await createMember('Warned Seller'));
  const buyer = await createMember('Warned Buyer');
  await signIn(page, 'vi', buyer.email, paths.contact);
  await openBike(page, 'vi', bike);
  await page.goto(paths.contact);
  await page.goto(contactPath('vi', bike.slug));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expect(dialog.getByLabel(t('name'))).toHaveValue('Warned Buyer');
  await dialog.getByText(t('changeName')).click();
  await dialog.getByLabel(t('name')).fill('');
  await dialog.getByRole('button', { name: t('send') }).click();
  await expect(dialog.getByRole('alert').last()).toHaveText(t('required'));
  await dialog.getByLabel(t('name')).fill('Minh');
  await dialog.getByLabel(t('message')).fill('Mình đặt cọc trước nhé');
  await expect(dialog.getByText(t('moneyWarning'))).toBeVisible();
  await dialog.getByRole('button', { name: t('send') }).click();
  await expect(page.getByText(t('sent'))).toBeVisible();
});

test.describe('with a network that fails', () => {
  test.use({ expected: [/Failed to load resource|net::ERR_FAILED|RPC_ERROR/] });

  test('[S8.16] the dialog says that the session has ended, or that the bike is gone, and keeps the text', {
    tag: '@full',
  }, async ({ page }) => {
    const t = translate('en', conversations);
    const bike = await sellBike(await createMember('Seller of one'));
    await openBike(page, 'en', bike);
    const { email } = await createMember('Late Buyer');
    await signIn(page, 'en', email, paths.contact);
    await page.goto(contactPath('en', bike.slug));
    await page.route('**/sendInquiry', (route) =>
      route.request().method() === 'OPTIONS'
        ? route.continue()
        : route.fulfill({
            status: 401,
            headers: { 'access-control-allow-origin': '*' },
            json: { error: { status: 'UNAUTHENTICATED', message: 'no' } },
          }),
    );
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('message')).fill('Is it still there?');
    await dialog.getByRole('button', { name: t('send') }).click();
    await expect(dialog.getByRole('alert')).toContainText('You must be logged in to send a message');
    await page.unroute('**/sendInquiry');
    await store().doc(`motorcycles/${bike.id}`).update({ status: 'paused' });
    await dialog.getByRole('button', { name: t('send') }).click();
    await expect(dialog.getByRole('alert')).toContainText('Motorcycle information not available');
    await expect(dialog.getByLabel(t('message'))).toHaveValue('Is it still there?');
    await store().doc(`motorcycles/${bike.id}`).update({ status: 'sold' });
    await dialog.getByRole('button', { name: t('send') }).click();
    await expect(dialog.getByRole('alert')).toContainText('This bike has just been sold');
    await expect(dialog.getByLabel(t('message'))).toHaveValue('Is it still there?');
    await dialog.getByRole('button', { name: 'See similar bikes' }).click();
    await expect(page.getByRole('heading', { name: 'Similar bikes' })).toBeInViewport();
  });
});
