import { Timestamp } from 'firebase-admin/firestore';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { translate } from '../../src/i18n/texts.ts';
import { paths } from '../../src/paths.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { expect, test } from './browser.ts';
import { giveThread } from './giveThread.ts';
import { endThread, openThread, rowOf } from './openThread.ts';
import { createMember, signIn, store } from './people.ts';
import { heldBy } from './tagOf.ts';

test('[S2.118] an empty inbox says so', {
  tag: '@full',
  annotation: heldBy('src/features/conversations/Inbox.island.test.tsx', 'src/i18n/texts/wording.test.ts'),
}, async ({ page }) => {
  const t = translate('en', conversations);
  const member = await createMember('Lonely');
  await signIn(page, 'en', member.email, paths.messages);
  await expect(page.getByText(t('empty'))).toBeVisible();
});

test.describe('with a network that fails', () => {
  test.use({ expected: [/Failed to load resource|net::ERR_FAILED|RPC_ERROR/] });

  test('[S8.43 S8.48] an inbox that cannot be loaded says so, and tries again', { tag: '@full' }, async ({
    page,
  }) => {
    const t = translate('en', conversations);
    const member = await createMember('Unlucky');
    await signIn(page, 'en', member.email, paths.contact);
    await page.route(/documents:runQuery/, (route) => route.abort());
    const logged = page.waitForRequest(/\/log-entry$/);
    await page.goto(paths.messages);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load messages');
    await expect(page.locator('[aria-live=assertive]').getByText('Failed to load messages')).toBeVisible();
    await logged;
    await page.unroute(/documents:runQuery/);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('retry') })
      .click();
    await expect(page.getByText(t('empty'))).toBeVisible();
  });

  test('[S2.119 S2.120 S2.121 S5.33 S8.43 S8.46 S8.48] a reply that fails keeps its text, and arrives once', {
    tag: '@full',
    annotation: heldBy(
      'src/features/conversations/Inbox.island.test.tsx',
      'src/features/conversations/InboxPlaces.island.test.tsx',
      'src/features/conversations/Replies.island.test.tsx',
      'src/features/conversations/closeLater.test.ts',
    ),
  }, async ({ page }) => {
    const t = translate('en', conversations);
    const member = await createMember('Retrying Seller');
    await giveThread(member, `retry-${member.id}`);
    await giveThread(member, `other-${member.id}`, { bike: { ...buildInquiry().bike, model: 'Dream' } });
    await signIn(page, 'en', member.email, paths.messages);
    const card = await openThread(page, 'Wave');
    await expect(page.getByLabel(t('replyLabel'))).toHaveCount(1);
    const dream = await openThread(page, 'Dream');
    await expect(page.getByLabel(t('replyLabel'))).toHaveCount(1);
    await dream.getByLabel(t('replyLabel')).fill('Away with it');
    await dream.getByRole('button', { name: t('cancel') }).click();
    await expect(dream.getByLabel(t('replyLabel'))).toHaveValue('');

    await openThread(page, 'Wave');
    const send = card.getByRole('button', { name: t('sendReply') });
    await expect(send).toBeDisabled();
    await card.getByLabel(t('replyLabel')).fill('   ');
    await expect(send).toBeDisabled();
    await card.getByLabel(t('replyLabel')).fill('Yes, come by.');
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    await page.route(/documents:commit/, async (route) => {
      await gate;
      await route.abort();
    });
    const logged = page.waitForRequest(/\/log-entry$/);
    await send.click();
    await expect(card.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    go();
    await expect(card.getByRole('alert')).toContainText(t('replyFailed'));
    await expect(card.getByLabel(t('replyLabel'))).toHaveValue('Yes, come by.');
    await logged;
    await openThread(page, 'Dream');
    await endThread(dream, 'en', 'markClosed');
    await expect(page.getByText(t('statusFailed'))).toBeVisible();
    await expect(page.getByText('Please try again.', { exact: true })).toBeVisible();
    await expect(dream.getByText(t('new'), { exact: true })).toBeVisible();
    await page.unroute(/documents:commit/);
    await openThread(page, 'Wave');
    await expect(card.getByLabel(t('replyLabel'))).toHaveValue('Yes, come by.');
    await send.click();
    await expect(page.getByText(t('replySent'))).toBeVisible();
    const replies = await store().collection(`inquiries/retry-${member.id}/replies`).get();
    expect(replies.docs.map((it) => it.get('message'))).toEqual(['Yes, come by.']);
  });
});

test.describe('about a bike that is gone', () => {
  test.use({ expected: [/403 \(Forbidden\).*batchGet/] });

  test('[S7.29] what the other side does while an answer is on its way stays, and so does what a slower clock says', {
    tag: '@full',
  }, async ({ page }) => {
    const t = translate('en', conversations);
    const member = await createMember('Slow Line Seller');
    const id = `slow-${member.id}`;
    await giveThread(member, id);
    await signIn(page, 'en', member.email, paths.messages);
    const card = await openThread(page, 'Wave');
    const { buyer_id, buyer_name } = buildInquiry();
    const buyerSays = (reply: string, message: string, at: Date) =>
      store()
        .batch()
        .set(store().doc(`inquiries/${id}/replies/${reply}`), {
          sender_id: buyer_id,
          sender_name: buyer_name,
          message,
          created_at: Timestamp.fromDate(at),
        })
        .update(store().doc(`inquiries/${id}`), {
          status: 'replied',
          last_reply_by: buyer_id,
          last_reply_id: reply,
          updated_at: Timestamp.now(),
        })
        .commit();
    const answer = async (message: string) => {
      await card.getByLabel(t('replyLabel')).fill(message);
      await card.getByRole('button', { name: t('sendReply') }).click();
    };
    const messageIn = (message: string) => card.getByRole('listitem').getByText(message, { exact: true });

    // Dates the buyer's next message after the reply by the server's time: this page's clock may differ.
    await answer('It is.');
    await expect(page.getByText(t('replySent'))).toBeVisible();
    const sent = await store().collection(`inquiries/${id}/replies`).get();
    const moment = sent.docs[0]?.get('created_at') as Timestamp;
    await buyerSays('second', 'Then I come.', new Date(moment.toMillis() + 1));
    await expect(messageIn('Then I come.')).toBeVisible();

    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    await page.route(/documents:commit/, async (route) => {
      const response = await route.fetch();
      if (route.request().postData()?.includes('/replies/')) await gate;
      await route.fulfill({ response });
    });
    await answer('Until ten.');
    await expect.poll(async () => (await store().collection(`inquiries/${id}/replies`).get()).size).toBe(3);
    await store()
      .doc(`inquiries/${id}`)
      .update({ status: 'closed', closed_by: buyer_id, updated_at: Timestamp.now() });
    await expect(rowOf(page, 'Wave')).toContainText(t('closed'));
    const committed = page.waitForResponse(/documents:commit/);
    go();
    await committed;
    await expect(page.getByText(t('replySent')).last()).toBeVisible();
    await expect(rowOf(page, 'Wave')).toContainText(t('closed'));
    await expect(card.getByText(t('closed'), { exact: true })).toBeVisible();
  });
});

test('the shut menu of a phone says that messages wait', async ({ page }) => {
  const member = await createMember('Asked Seller');
  await giveThread(member, `dot-${member.id}`);
  await signIn(page, 'vi', member.email, paths.contact);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByLabel('Menu, 1 cuộc trò chuyện đang mở, 1 chưa đọc')).toBeVisible();
  await expect(page.locator('[data-header-menu] > summary [data-unread-badge]')).toHaveText('1');
});
