import { Timestamp } from 'firebase-admin/firestore';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { safety } from '../../src/i18n/texts/safety.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { expect, test } from './browser.ts';
import { giveThread } from './giveThread.ts';
import { openThread, rowOf } from './openThread.ts';
import { giveListing } from './ownListings.ts';
import { createMember, type Member, signIn, store } from './people.ts';

const minute = 60_000;
const manyThreads = async (member: Member, count: number) => {
  const batch = store().batch();
  const { id: _, ...bike } = buildInquiry().bike;
  for (let index = 0; index < count; index += 1) {
    const id = `many-${member.id}-${index}`;
    const at = Timestamp.fromMillis(buildInquiry().created_at + index * minute);
    batch.set(store().doc(`inquiries/${id}`), {
      ...buildInquiry({ seller_id: member.id, seller_name: member.name, buyer_name: `Buyer ${index}` }),
      bike: { ...bike, id: `none-${id}`, model: `Wave ${index}` },
      created_at: at,
      updated_at: at,
      seller_seen_at: at,
    });
  }
  await batch.commit();
};

test.describe('about bikes that are gone', () => {
  // The rules refuse reading a missing bike.
  test.use({ expected: [/Failed to load resource.*403/] });

  test('[S4.24 S5.34 S2.117 S2.124] a thread with an unknown status says so and harms no other; 16 malformed ones of 80 leave 64', {
    tag: '@full',
  }, async ({ page }) => {
    const t = translate('en', conversations);
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
    const batches = Array.from({ length: 80 }, (_, index) => {
      const at = Timestamp.fromMillis(buildInquiry().created_at + index * 60_000);
      const wrong = index % 5 === 0 ? bad[(index / 5) % bad.length] : {};
      const status = (['new', 'replied', 'closed'] as const)[index % 3];
      return giveThread(member, `bulk-${member.id}-${index}`, {
        created_at: at,
        updated_at: at,
        status,
        ...wrong,
      });
    });
    await Promise.all(batches);
    await giveThread(member, `nomail-${member.id}`, {
      contact_email: null,
      contact_phone: '+84912345678',
      updated_at: Timestamp.now(),
      bike: { ...buildInquiry().bike, model: 'Dream' },
    });
    await signIn(page, 'en', member.email, paths.messages);
    const rows = page.locator('.inbox-list li');
    await expect(rows.first()).toContainText('Honda Dream 2021');
    const first = await openThread(page, 'Dream');
    await expect(first.getByLabel(t('replyLabel'))).toBeDisabled();
    await expect(first.getByRole('button', { name: t('sendReply') })).toBeDisabled();
    await expect(first).toContainText('Cannot reply - no email provided');
    await first.getByRole('button', { name: translate('en', safety)('more') }).click();
    await expect(first.getByRole('menuitem', { name: '+84912345678', exact: true })).toHaveAttribute(
      'href',
      'tel:+84912345678',
    );
    await rowOf(page, 'Wave').first().click();
    await page.getByRole('button', { name: translate('en', safety)('more') }).click();
    await expect(page.getByRole('menuitem', { name: 'binh@example.com' })).toHaveAttribute(
      'href',
      'mailto:binh@example.com',
    );
    const older = page.getByRole('button', { name: t('older') });
    await expect(async () => {
      if (await older.isVisible()) await older.click({ timeout: 1_000 });
      await expect(older).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await expect(rowOf(page, '')).toHaveCount(65);
    await expect(page.getByText('Invalid status: sold')).not.toHaveCount(0);
  });

  test('on a phone the list leads to a thread, Back to its place in the list, and a link straight to the thread', async ({
    page,
  }) => {
    const t = translate('vi', conversations);
    const member = await createMember('Seller on a phone');
    await manyThreads(member, 30);
    await signIn(page, 'vi', member.email, paths.messages);
    await page.setViewportSize({ width: 360, height: 740 });
    const list = page.locator('.inbox-list');
    const article = page.getByRole('article');
    const row = rowOf(page, 'Wave 7');
    await row.scrollIntoViewIfNeeded();
    const scrollTop = await page.evaluate(() => window.scrollY);
    expect(scrollTop).toBeGreaterThan(1_000);
    await row.click();
    await expect(article).toContainText('Honda Wave 7 2021');
    await expect(list).toBeHidden();
    expect(new URL(page.url()).hash).toBe(`#many-${member.id}-7`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(article).toBeHidden();
    await expect(row).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollTop);

    await page.keyboard.press('Enter');
    await expect(article).toContainText('Honda Wave 7 2021');
    await page.getByRole('button', { name: t('back') }).click();
    await expect(list).toBeVisible();
    await expect.poll(() => new URL(page.url()).hash).toBe('');

    await page.goto(`${localize('vi', paths.messages)}#many-${member.id}-9`);
    await expect(article).toContainText('Honda Wave 9 2021');
    await page.getByRole('button', { name: t('back') }).click();
    await expect(list).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');

    await page.setViewportSize({ width: 1024, height: 740 });
    await row.click();
    await expect(article).toContainText('Honda Wave 7 2021');
    await expect(list).toBeVisible();
    await expect(row).toHaveAttribute('aria-current', 'true');
  });

  test('120 conversations are read as they are looked at, narrowed to one bike, and a bike that is sold says so', async ({
    page,
  }) => {
    const t = translate('en', conversations);
    const member = await createMember('Seller of many');
    await manyThreads(member, 120);
    const sold = await giveListing(member, 'Dream', 'sold');
    for (const buyer of ['One', 'Two'])
      await giveThread(member, `sold-${buyer}-${member.id}`, {
        buyer_name: `Buyer ${buyer}`,
        bike: { ...buildInquiry().bike, id: sold, model: 'Dream' },
        updated_at: Timestamp.now(),
      });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/documents:(batchGet|runQuery)/.test(request.url())) requests.push(request.url());
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'en', member.email, paths.messages);
    await expect(rowOf(page, 'Buyer One').getByText('Sold', { exact: true })).toBeVisible();
    await expect(rowOf(page, 'Buyer Two').getByText('Unread', { exact: true })).toBeAttached();
    await expect(rowOf(page, 'Buyer One').locator('img')).toHaveJSProperty('complete', true);
    await expect(rowOf(page, 'Wave 119').getByText('No longer listed')).toBeVisible();
    await expect(rowOf(page, '')).toHaveCount(50);
    expect(requests.length).toBeLessThan(30);

    await page.getByLabel(t('bike')).focus();
    await page.getByLabel(t('bike')).selectOption({ label: 'Honda Dream 2021' });
    await expect(rowOf(page, '')).toHaveCount(2);
    expect(new URL(page.url()).search).toBe(`?bike=${sold}`);
    await expect(page.getByLabel(t('bike'))).toBeFocused();
    await page.getByLabel(t('show')).selectOption('buying');
    await expect(page.getByText('No conversations here')).toBeVisible();
    await page.getByRole('button', { name: t('showAll') }).click();
    await expect(rowOf(page, '')).toHaveCount(50);
    expect(new URL(page.url()).search).toBe('');
    await page.goto(`${paths.messages}?bike=${sold}`);
    await expect(rowOf(page, '')).toHaveCount(2);
    await rowOf(page, 'Buyer Two').click();
    await expect(page.getByRole('article').getByText('This bike has been sold.')).toBeVisible();
    await expect(rowOf(page, 'Buyer Two').getByText('Unread', { exact: true })).toHaveCount(0);
  });
});
