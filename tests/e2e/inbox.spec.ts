import { Timestamp } from 'firebase-admin/firestore';
import { talk } from '../../src/i18n/texts/talk.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { expect, test } from './browser.ts';
import { openThread, rowOf } from './openThread.ts';
import { giveListing } from './ownListings.ts';
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
    const t = translate('en', talk);
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

  test('[S2.119 S2.120 S2.121 S5.33 S8.43 S8.46 S8.48] a reply that fails keeps its text, and arrives once', async ({
    page,
  }) => {
    const t = translate('en', talk);
    const member = await createMember('Retrying Seller');
    await thread(member, `retry-${member.id}`);
    await thread(member, `other-${member.id}`, { bike: { ...buildInquiry().bike, model: 'Dream' } });
    await signIn(page, 'en', member.email, paths.messages);
    const card = await openThread(page, 'Wave');
    await card.getByRole('button', { name: t('reply'), exact: true }).click();
    await expect(page.getByLabel(t('replyLabel'))).toHaveCount(1);
    const dream = await openThread(page, 'Dream');
    await expect(page.getByLabel(t('replyLabel'))).toHaveCount(0);
    await dream.getByRole('button', { name: t('reply'), exact: true }).click();
    await expect(page.getByLabel(t('replyLabel'))).toHaveCount(1);
    await dream.getByLabel(t('replyLabel')).fill('Away with it');
    await dream.getByRole('button', { name: t('cancel') }).click();
    await dream.getByRole('button', { name: t('reply'), exact: true }).click();
    await expect(dream.getByLabel(t('replyLabel'))).toHaveValue('');

    await openThread(page, 'Wave');
    await card.getByRole('button', { name: t('reply'), exact: true }).click();
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
    await expect(card.getByRole('alert')).toContainText(t('replyFailed'), { timeout: 40_000 });
    await expect(card.getByLabel(t('replyLabel'))).toHaveValue('Yes, come by.');
    await logged;
    await openThread(page, 'Dream');
    await dream.getByRole('button', { name: t('markClosed') }).click();
    await expect(page.getByText(t('statusFailed'))).toBeVisible();
    await expect(page.getByText('Please try again.', { exact: true })).toBeVisible();
    await expect(dream.getByText(t('new'), { exact: true })).toBeVisible();
    await page.unroute(/documents:commit/);
    await openThread(page, 'Wave');
    await card.getByRole('button', { name: t('reply'), exact: true }).click();
    await expect(card.getByLabel(t('replyLabel'))).toHaveValue('Yes, come by.');
    await send.click();
    await expect(page.getByText(t('replySent'))).toBeVisible();
    const replies = await store().collection(`inquiries/retry-${member.id}/replies`).get();
    expect(replies.docs.map((it) => it.get('message'))).toEqual(['Yes, come by.']);
  });
});

test.describe('about a bike that is gone', () => {
  test.use({ expected: [/403 \(Forbidden\).*batchGet/] });

  test('[S7.29] what the other side does while an answer is on its way stays, and so does what a slower clock says', async ({
    page,
  }) => {
    const t = translate('en', talk);
    const member = await createMember('Slow Line Seller');
    const id = `slow-${member.id}`;
    await thread(member, id);
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
      await card.getByRole('button', { name: t('reply'), exact: true }).click();
      await card.getByLabel(t('replyLabel')).fill(message);
      await card.getByRole('button', { name: t('sendReply') }).click();
    };
    const said = (message: string) => card.getByRole('listitem').getByText(message, { exact: true });

    // By the clock of the server: this page takes the moment in which it heard for the moment of its own reply.
    await answer('It is.');
    await expect(page.getByText(t('replySent'))).toBeVisible();
    const sent = await store().collection(`inquiries/${id}/replies`).get();
    const moment = sent.docs[0]?.get('created_at') as Timestamp;
    await buyerSays('second', 'Then I come.', new Date(moment.toMillis() + 1));
    await expect(said('Then I come.')).toBeVisible();

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
    const heard = page.waitForResponse(/documents:commit/);
    go();
    await heard;
    await expect(page.getByText(t('replySent')).last()).toBeVisible();
    await expect(rowOf(page, 'Wave')).toContainText(t('closed'));
    await expect(card.getByText(t('closed'), { exact: true })).toBeVisible();
  });
});

test('[S2.112] /messages leads whoever is not signed in to the way in, and back', async ({ page }) => {
  await page.goto(paths.messages);
  await page.waitForURL((url) => url.pathname === paths.auth);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(paths.messages);
});

const minute = 60_000;
/** Many threads with a seller, each about a bike of its own that nobody has; the last one was spoken in last. */
const manyThreads = async (member: Member, count: number) => {
  const batch = store().batch();
  const { id: _, ...bike } = buildInquiry().bike;
  for (let place = 0; place < count; place += 1) {
    const id = `many-${member.id}-${place}`;
    const at = Timestamp.fromMillis(buildInquiry().created_at + place * minute);
    batch.set(store().doc(`inquiries/${id}`), {
      ...buildInquiry({ seller_id: member.id, seller_name: member.name, buyer_name: `Buyer ${place}` }),
      bike: { ...bike, id: `none-${id}`, model: `Wave ${place}` },
      created_at: at,
      updated_at: at,
      seller_seen_at: at,
    });
  }
  await batch.commit();
};

test.describe('about bikes that are gone', () => {
  // The rules refuse to show a bike that is not there.
  test.use({ expected: [/Failed to load resource.*403/] });

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
      return thread(member, `bulk-${member.id}-${place}`, {
        created_at: at,
        updated_at: at,
        status,
        ...wrong,
      });
    });
    await Promise.all(batches);
    await thread(member, `nomail-${member.id}`, {
      contact_email: null,
      contact_phone: '+84912345678',
      updated_at: Timestamp.now(),
      bike: { ...buildInquiry().bike, model: 'Dream' },
    });
    await signIn(page, 'en', member.email, paths.messages);
    const rows = page.locator('.inbox-list li');
    await expect(rows.first()).toContainText('2021 Honda Dream');
    const first = await openThread(page, 'Dream');
    await expect(first.getByRole('button', { name: t('reply'), exact: true })).toBeDisabled();
    await expect(first).toContainText('Cannot reply - no email provided');
    await expect(first.getByRole('link', { name: '+84912345678' })).toHaveAttribute(
      'href',
      'tel:+84912345678',
    );
    await rowOf(page, 'Wave').first().click();
    await expect(page.getByRole('link', { name: 'binh@example.com' })).toHaveAttribute(
      'href',
      'mailto:binh@example.com',
    );
    const older = page.getByRole('button', { name: t('older') });
    await expect(async () => {
      await older.click({ timeout: 1_000 });
      await expect(older).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await expect(rowOf(page, '')).toHaveCount(161);
    await expect(page.getByText('Invalid status: sold')).not.toHaveCount(0);
  });

  test('on a phone the list leads to a thread, Back to its place in the list, and a link straight to the thread', async ({
    page,
  }) => {
    const t = translate('vi', talk);
    const member = await createMember('Seller on a phone');
    await manyThreads(member, 30);
    await signIn(page, 'vi', member.email, paths.messages);
    await page.setViewportSize({ width: 360, height: 740 });
    const list = page.locator('.inbox-list');
    const article = page.getByRole('article');
    const row = rowOf(page, 'Wave 7');
    await row.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(1_000);
    await row.click();
    await expect(article).toContainText('2021 Honda Wave 7');
    await expect(list).toBeHidden();
    expect(new URL(page.url()).hash).toBe(`#many-${member.id}-7`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(article).toBeHidden();
    await expect(row).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

    await page.keyboard.press('Enter');
    await expect(article).toContainText('2021 Honda Wave 7');
    await page.getByRole('button', { name: t('back') }).click();
    await expect(list).toBeVisible();
    await expect.poll(() => new URL(page.url()).hash).toBe('');

    await page.goto(`${localize('vi', paths.messages)}#many-${member.id}-9`);
    await expect(article).toContainText('2021 Honda Wave 9');
    await page.getByRole('button', { name: t('back') }).click();
    await expect(list).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');

    await page.setViewportSize({ width: 1024, height: 740 });
    await row.click();
    await expect(article).toContainText('2021 Honda Wave 7');
    await expect(list).toBeVisible();
    await expect(row).toHaveAttribute('aria-current', 'true');
  });

  test('300 conversations are read as they are looked at, narrowed to one bike, and a bike that is sold says so', async ({
    page,
  }) => {
    const t = translate('en', talk);
    const member = await createMember('Seller of many');
    await manyThreads(member, 300);
    const sold = await giveListing(member, 'Dream', 'sold');
    for (const buyer of ['One', 'Two'])
      await thread(member, `sold-${buyer}-${member.id}`, {
        buyer_name: `Buyer ${buyer}`,
        bike: { ...buildInquiry().bike, id: sold, model: 'Dream' },
        updated_at: Timestamp.now(),
      });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/documents:(batchGet|runQuery)/.test(request.url())) asked.push(request.url());
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'en', member.email, paths.messages);
    await expect(rowOf(page, 'Buyer One').getByText('Sold', { exact: true })).toBeVisible();
    await expect(rowOf(page, 'Buyer One').getByText('Unread', { exact: true })).toBeVisible();
    await expect(rowOf(page, 'Buyer One').locator('img')).toHaveJSProperty('complete', true);
    await expect(rowOf(page, 'Wave 299').getByText('No longer listed')).toBeVisible();
    await expect(rowOf(page, '')).toHaveCount(50);
    expect(asked.length).toBeLessThan(30);

    await page.getByLabel(t('bike')).focus();
    await page.getByLabel(t('bike')).selectOption({ label: '2021 Honda Dream' });
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

test('the shut menu of a phone says that messages wait', async ({ page }) => {
  const member = await createMember('Asked Seller');
  await thread(member, `dot-${member.id}`);
  await signIn(page, 'vi', member.email, paths.contact);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByLabel('Menu, 1 tin nhắn đang chờ')).toBeVisible();
  await expect(page.locator('[data-header-menu] > summary [data-unread-badge]')).toHaveText('1');
});
