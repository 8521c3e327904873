import { Timestamp } from 'firebase-admin/firestore';
import { localize, paths } from '../../src/paths.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { expect, test } from './browser.ts';
import { emailsTo } from './inbox.ts';
import { giveListing, pickOwn } from './ownListings.ts';
import { createMember, signIn, store } from './people.ts';
import { heldBy } from './tagOf.ts';

const phone = { width: 360, height: 760 };

test('a seller reserves a bike, which its page says, and sells it to somebody whom they name, who agrees; the one writes Vietnamese, the other English', {
  tag: '@full',
  annotation: heldBy(
    'src/features/mylistings/OwnRows.island.test.tsx',
    'src/features/mylistings/Buyers.island.test.tsx',
    'src/features/conversations/Deal.island.test.tsx',
    'tests/inMemory/reserved.test.ts',
    'tests/inMemory/buyers.test.ts',
  ),
}, async ({ page, browser }) => {
  const [seller, buyer] = [await createMember('Hoa Bán'), await createMember('Buyer Minh')];
  const id = await giveListing(seller, 'Giữ Chỗ');
  const bike = { id, make: 'Honda', model: 'Giữ Chỗ', year: 2021, price: 15_000_000, slug: `own-${id}` };
  const thread = `named-${id}`;
  const now = Timestamp.now();
  await store()
    .doc(`inquiries/${thread}`)
    .set({
      ...buildInquiry({ buyer_id: buyer.id, seller_id: seller.id, buyer_name: 'Buyer Minh', bike }),
      ...{ seller_name: 'Hoa Bán', contact_email: buyer.email, created_at: now, updated_at: now },
    });

  await signIn(page, 'vi', seller.email, paths.contact);
  await page.setViewportSize(phone);
  await page.goto(localize('vi', paths.myListings));
  const own = page.getByRole('article');
  await pickOwn(own, 'vi', 'reserve');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^3 ngày, đến / })
    .click();
  await expect(own.getByText(/^Đã nhận cọc, giữ xe đến \d\d\/\d\d\/\d{4}$/)).toBeVisible();

  const context = await browser.newContext({ locale: 'en-GB' });
  const other = await context.newPage();
  for (const [lang, title, text] of [
    ['en', /^Reserved until \d+ \w+ \d{4}$/, /ask to be next in line\.$/],
    ['vi', /^Đã nhận cọc, giữ xe đến \d\d\/\d\d\/\d{4}$/, /phòng khi người kia không lấy\.$/],
  ] as const) {
    await expect(async () => {
      await other.goto(localize(lang, paths.listing(bike.slug)));
      await expect(other.getByText(title)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(other.getByText(text)).toBeVisible();
    expect(await other.content()).toContain('https://schema.org/LimitedAvailability');
  }

  await pickOwn(own, 'vi', 'markSold');
  const question = page.getByRole('dialog', { name: 'Ai đã mua xe này?' });
  await expect(question.getByRole('button', { name: 'Người khác' })).toBeVisible();
  await question.getByRole('button', { name: 'Buyer Minh' }).click();
  await expect(page.getByText('Đã hỏi Buyer Minh có phải người mua không')).toBeVisible();
  await expect
    .poll(async () => (await store().doc(`motorcycles/${id}`).get()).get('reserved_until'))
    .toBeNull();

  await signIn(other, 'en', buyer.email, paths.contact);
  await other.setViewportSize(phone);
  await other.goto(`${paths.messages}#${thread}`);
  const buying = other.getByRole('article');
  await expect(buying.getByText(/^Hoa Bán says they sold you the bike\./)).toBeVisible();
  await buying.getByRole('button', { name: 'Yes, I bought it' }).click();
  await expect(buying.getByText(/^Sale completed on/)).toBeVisible();
  await expect(buying.getByRole('button', { name: 'Write a review' })).toBeVisible();

  await page.goto(`${localize('vi', paths.messages)}#${thread}`);
  await expect(page.getByRole('article').getByRole('button', { name: 'Viết đánh giá' })).toBeVisible();
  for (const { email } of [buyer, seller])
    await expect
      .poll(async () => (await emailsTo(email)).map(({ subject }) => subject).join())
      .toMatch(/How did the sale of|Việc mua bán chiếc/);
  await context.close();
});
