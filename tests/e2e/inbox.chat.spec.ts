import { Timestamp } from 'firebase-admin/firestore';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { buildInquiry, buildReply } from '../fixtures/buildInquiry.ts';
import { expect, test } from './browser.ts';
import { giveThread } from './giveThread.ts';
import { createMember, signIn, store } from './people.ts';

// The rules refuse reading a missing bike.
test.use({ expected: [/Failed to load resource.*403/] });

const minute = 60_000;
const count = 30;
const textOf = (index: number) => `Message ${index}.${' And more of it.'.repeat(index % 4)}`;

test('the field of a conversation is in sight on a phone, also above its keyboard, which opens at the first unread message', {
  tag: '@always',
}, async ({ page }) => {
  const t = translate('vi', conversations);
  const member = await createMember('Chatting Seller');
  const id = `chat-${member.id}`;
  const { buyer_id, created_at } = buildInquiry();
  const at = (index: number) => Timestamp.fromMillis(created_at + index * 9 * 60 * minute);
  const batch = store().batch();
  for (let index = 1; index <= count; index += 1)
    batch.set(store().doc(`inquiries/${id}/replies/r${index}`), {
      ...buildReply({
        sender_id: index % 2 === 1 || index > 20 ? buyer_id : member.id,
        message: textOf(index),
      }),
      created_at: at(index),
    });
  await batch.commit();
  await giveThread(member, id, {
    ...{ status: 'replied', last_reply_by: buyer_id, last_reply_id: `r${count}` },
    ...{ updated_at: at(count), seller_seen_at: at(20) },
  });
  await signIn(page, 'vi', member.email, paths.contact);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${localize('vi', paths.messages)}#${id}`);
  const log = page.getByRole('log');
  const field = page.getByLabel(t('replyLabel'));
  const send = page.getByRole('button', { name: t('sendReply') });
  await expect(log.getByText(textOf(21), { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(log.getByText(textOf(count), { exact: true })).not.toBeInViewport();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 360, height: 400 });
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.fill('Còn bạn nhé');
  await send.click();
  await expect(log.getByText('Còn bạn nhé')).toBeInViewport();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();

  // A long text scrolls inside its field, so that "send" stays visible, also in landscape.
  await field.fill('Xe còn. '.repeat(240));
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 780, height: 360 });
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: t('cancel'), exact: true }).click();
  await expect(field).toHaveValue('');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
