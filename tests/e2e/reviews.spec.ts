import { Timestamp } from 'firebase-admin/firestore';
import { localize, paths, sellerPath } from '../../src/paths.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { expect, test } from './browser.ts';
import { emailsTo } from './inbox.ts';
import { endThread } from './openThread.ts';
import { createMember, signIn, store } from './people.ts';
import { sellBike } from './sellBike.ts';
import { heldBy } from './tagOf.ts';

const phone = { width: 360, height: 760 };

test('a buyer and a seller agree on a deal and review each other, the one in English and the other in Vietnamese', {
  tag: '@full',
  annotation: heldBy(
    'tests/inMemory/reviews.test.ts',
    'tests/rules/deals.test.ts',
    'tests/rules/reviews.test.ts',
    'src/features/conversations/Deal.island.test.tsx',
  ),
}, async ({ page, browser }) => {
  const [seller, buyer] = [await createMember('Seller Hoa'), await createMember('Buyer Minh')];
  const bike = await sellBike(seller);
  const thread = `deal-${bike.id}`;
  const { id, make, model, year, price, slug } = bike;
  const inquiry = buildInquiry({
    ...{ buyer_id: buyer.id, seller_id: seller.id, buyer_name: 'Buyer Minh', seller_name: 'Seller Hoa' },
    ...{ bike: { id, make, model, year, price, slug: slug ?? '' }, contact_email: buyer.email },
  });
  const now = Timestamp.now();
  await store()
    .doc(`inquiries/${thread}`)
    .set({ ...inquiry, created_at: now, updated_at: now });

  await signIn(page, 'en', buyer.email, paths.contact);
  await page.setViewportSize(phone);
  await page.goto(`${paths.messages}#${thread}`);
  const buying = page.getByRole('article');
  await endThread(buying, 'en', 'purchased');
  await expect(buying.getByText("We've asked Seller Hoa whether they sold you the bike.")).toBeVisible();
  // Leaving the page sends the review at once, instead of after the ten seconds for undo.
  await page.goto(paths.contact);

  const context = await browser.newContext({ locale: 'vi-VN' });
  const other = await context.newPage();
  await signIn(other, 'vi', seller.email, paths.contact);
  await other.setViewportSize(phone);
  await other.goto(`${localize('vi', paths.messages)}#${thread}`);
  const selling = other.getByRole('article');
  await selling.getByRole('button', { name: 'Đúng, tôi đã bán cho Buyer Minh' }).click();
  await expect(selling.getByText(/^Mua bán xong ngày/)).toBeVisible();

  await page.goto(`${paths.messages}#${thread}`);
  await buying.getByRole('button', { name: 'Write a review' }).click();
  const form = buying.getByRole('form', { name: 'Write a review' });
  await expect(form).toContainText("Seller Hoa won't see your review until you've both written one");
  await form.getByRole('radio', { name: '1 out of 5' }).focus();
  for (const _ of [2, 3, 4, 5]) await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: '5 out of 5' })).toBeChecked();
  await form.getByRole('checkbox', { name: 'Papers as promised' }).check();
  await form.getByLabel('In your own words').fill('The bike was just as she said.');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(buying.getByText("Seller Hoa can't see it yet.")).toBeVisible();

  await expect(selling.getByText('The bike was just as she said.')).toHaveCount(0);
  await selling.getByRole('button', { name: 'Viết đánh giá' }).click();
  const answerForm = selling.getByRole('form', { name: 'Viết đánh giá' });
  await answerForm.getByRole('button', { name: 'Gửi đánh giá' }).click();
  await expect(answerForm.getByRole('alert')).toHaveText('Vui lòng chọn từ một đến năm sao.');
  await answerForm.locator('label:has([name=stars][value="4"])').click();
  await expect(answerForm.getByRole('radio', { name: '4/5 sao' })).toBeChecked();
  await answerForm.getByRole('checkbox', { name: 'Trả tiền đúng thỏa thuận' }).check();
  await answerForm.getByLabel('Nhận xét của bạn').fill('Anh mua nhanh, vui vẻ.');
  await answerForm.getByRole('button', { name: 'Gửi đánh giá' }).click();

  const theirs = selling.getByRole('region', { name: 'Đánh giá của Buyer Minh' });
  await expect(theirs).toContainText('Giấy tờ đúng như đã nói');
  await expect(theirs.getByText('The bike was just as she said.')).toHaveAttribute('lang', 'en');
  await theirs.getByRole('textbox', { name: 'Trả lời của bạn' }).fill('Cảm ơn anh nhiều.');
  await theirs.getByRole('button', { name: 'Gửi trả lời' }).click();
  await expect(theirs.getByText('Cảm ơn anh nhiều.')).toBeVisible();

  await page.reload();
  await expect(buying.getByRole('region', { name: "Seller Hoa's review" })).toContainText('Paid as agreed');
  for (const [to, subject] of [
    [buyer.email, 'Seller Hoa has reviewed you'],
    [seller.email, 'Buyer Minh đã đánh giá bạn'],
  ] as const)
    await expect.poll(async () => (await emailsTo(to)).map((email) => email.subject)).toContain(subject);

  for (const [lang, tag, answered] of [
    ['en', 'Papers as promised', 'Reply'],
    ['vi', 'Giấy tờ đúng như đã nói', 'Trả lời'],
  ] as const) {
    await page.goto(localize(lang, sellerPath(seller.id)));
    const shown = page.getByRole('listitem').filter({ hasText: 'The bike was just as she said.' });
    await expect(shown).toContainText(tag);
    await expect(shown).toContainText(answered);
    await expect(shown).toContainText('Cảm ơn anh nhiều.');
  }
  await context.close();
});
