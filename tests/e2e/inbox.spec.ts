import { Timestamp } from 'firebase-admin/firestore';
import { talk } from '../../src/i18n/texts/talk.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { expect, test } from './browser.ts';
import { createMember, type Member, signIn, store } from './people.ts';

const thread = async (member: Member, id: string, changes: Record<string, unknown> = {}) => {
  const inquiry = buildInquiry({ seller_id: member.id, seller_name: member.name });
  const at = Timestamp.fromMillis(inquiry.created_at);
  await store()
    .doc(`inquiries/${id}`)
    .set({ ...inquiry, created_at: at, updated_at: at, ...changes });
};

test('[S2.118] an empty inbox says so', async ({ page }) => {
  const t = translate('en', talk);
  const member = await createMember('Lonely');
  await signIn(page, 'en', member.email, paths.messages);
  await expect(page.getByText(t('empty'))).toBeVisible();
});

test.describe('with a network that fails', () => {
  test.use({ expected: [/Failed to load resource|net::ERR_FAILED|RPC_ERROR/] });

  test('[S8.43 S8.48] an inbox that cannot be loaded says so, and tries again', async ({ page }) => {
    const t = translate('vi', talk);
    const member = await createMember('Unlucky');
    await signIn(page, 'vi', member.email, paths.contact);
    await page.route(/documents:runQuery/, (route) => route.abort());
    const logged = page.waitForRequest(/\/log-entry$/);
    await page.goto(localize('vi', paths.messages));
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t('loadFailed'));
    await expect(page.locator('[aria-live=assertive]').getByText(t('loadFailed'))).toBeVisible();
    await logged;
    await page.unroute(/documents:runQuery/);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('retry') })
      .click();
    await expect(page.getByText(t('empty'))).toBeVisible();
  });

  test('[S2.119 S2.120 S5.33 S8.43 S8.46 S8.48] a reply that fails keeps its text, and arrives once', async ({
    page,
  }) => {
    const t = translate('en', talk);
    const member = await createMember('Retrying Seller');
    await thread(member, `retry-${member.id}`);
    await thread(member, `other-${member.id}`, { bike: { ...buildInquiry().bike, model: 'Dream' } });
    await signIn(page, 'en', member.email, paths.messages);
    const card = page.getByRole('article').filter({ hasText: 'Wave' });
    const dream = page.getByRole('article').filter({ hasText: 'Dream' });
    await card.getByRole('button', { name: t('reply'), exact: true }).click();
    await dream.getByRole('button', { name: t('reply'), exact: true }).click();
    await expect(page.getByLabel(t('replyLabel'))).toHaveCount(1);
    await dream.getByLabel(t('replyLabel')).fill('Away with it');
    await dream.getByRole('button', { name: t('cancel') }).click();
    await dream.getByRole('button', { name: t('reply'), exact: true }).click();
    await expect(dream.getByLabel(t('replyLabel'))).toHaveValue('');

    await card.getByRole('button', { name: t('reply'), exact: true }).click();
    const send = card.getByRole('button', { name: t('sendReply') });
    await expect(send).toBeDisabled();
    await card.getByLabel(t('replyLabel')).fill('   ');
    await expect(send).toBeDisabled();
    await card.getByLabel(t('replyLabel')).fill('Yes, come by.');
    await page.route(/documents:commit/, (route) => route.abort());
    const logged = page.waitForRequest(/\/log-entry$/);
    await send.click();
    await expect(card.getByRole('alert')).toContainText(t('replyFailed'), { timeout: 40_000 });
    await expect(card.getByLabel(t('replyLabel'))).toHaveValue('Yes, come by.');
    await logged;
    await dream.getByRole('button', { name: t('markClosed') }).click();
    await expect(page.getByText(t('statusFailed'))).toBeVisible();
    await expect(dream.getByText(t('new'), { exact: true })).toBeVisible();
    await page.unroute(/documents:commit/);
    await send.click();
    await expect(page.getByText(t('replySent'))).toBeVisible();
    const replies = await store().collection(`inquiries/retry-${member.id}/replies`).get();
    expect(replies.docs.map((it) => it.get('message'))).toEqual(['Yes, come by.']);
  });
});

test('[S4.24 S5.34 S2.117 S2.124] a thread with an unknown status says so and harms no other; 40 malformed ones of 200 leave 160', async ({
  page,
}) => {
  const t = translate('en', talk);
  const member = await createMember('Busy Seller');
  const bad: readonly Record<string, unknown>[] = [
    { status: 'sold' },
    { status: null },
    { status: 7 },
    { message: null },
    { message: '' },
    { bike: null },
    { bike: { make: 'Honda' } },
    { buyer_name: 5 },
    { contact_email: ['a'] },
    { updated_at: 'yesterday' },
    { last_reply_by: 9 },
    { extra: { deep: { deeper: true } } },
    { message: 'x'.repeat(20_000) },
    { bike: { ...buildInquiry().bike, year: Number.NaN } },
    { created_at: '2026-01-01' },
    { buyer_id: null },
  ];
  const batches = Array.from({ length: 200 }, (_, place) => {
    const at = Timestamp.fromMillis(buildInquiry().created_at + place * 60_000);
    const wrong = place % 5 === 0 ? bad[(place / 5) % bad.length] : {};
    const status = (['new', 'replied', 'closed'] as const)[place % 3];
    return thread(member, `bulk-${member.id}-${place}`, { created_at: at, updated_at: at, status, ...wrong });
  });
  await Promise.all(batches);
  await thread(member, `nomail-${member.id}`, {
    contact_email: null,
    contact_phone: '+84912345678',
    created_at: Timestamp.now(),
    bike: { ...buildInquiry().bike, model: 'Dream' },
  });
  await signIn(page, 'en', member.email, paths.messages);
  const first = page.getByRole('article').first();
  await expect(first).toContainText('2021 Honda Dream');
  await expect(first.getByRole('button', { name: t('reply'), exact: true })).toBeDisabled();
  await expect(first).toContainText('Cannot reply - no email provided');
  await expect(first.getByRole('link', { name: '+84912345678' })).toHaveAttribute('href', 'tel:+84912345678');
  await expect(page.getByRole('link', { name: 'binh@example.com' }).first()).toHaveAttribute(
    'href',
    'mailto:binh@example.com',
  );
  const older = page.getByRole('button', { name: t('older') });
  await expect(async () => {
    await older.click({ timeout: 1_000 });
    await expect(older).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('article')).toHaveCount(161);
  await expect(page.getByText('Invalid status: sold')).not.toHaveCount(0);
});

test('[S2.112] /messages leads whoever is not signed in to the way in, and back', async ({ page }) => {
  await page.goto(paths.messages);
  await page.waitForURL((url) => url.pathname === paths.auth);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(paths.messages);
});
