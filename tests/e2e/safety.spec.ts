import { conversationReportId } from '../../src/domain/moderation/conversationReport.ts';
import { safety } from '../../src/i18n/texts/safety.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { giveThread } from './giveThread.ts';
import { createMember, signIn, store } from './people.ts';
import { heldBy } from './tagOf.ts';

// The rules refuse the bike, which is not for sale.
test.use({ expected: [/403 \(Forbidden\).*documents:batchGet/] });

test('at 360 px a conversation is reported and its other side blocked, in both languages, and unblocked again', {
  tag: '@full',
  annotation: heldBy(
    'src/features/conversations/ThreadSafety.island.test.tsx',
    'tests/functions/blocks.test.ts',
  ),
}, async ({ page }) => {
  const seller = await createMember('Trần Thị Hoa');
  const buyer = await createMember('Minh Bothers');
  const id = `safety-${seller.id}`;
  await giveThread(seller, id, { buyer_id: buyer.id, buyer_name: buyer.name });
  const [t, say] = [translate('vi', safety), translate('en', safety)];

  await signIn(page, 'vi', seller.email, paths.contact);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${localize('vi', paths.messages)}#${id}`);
  await page.getByRole('button', { name: t('more') }).click();
  await page.getByRole('menuitem', { name: t('report.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: t('report.scam') }).check();
  await dialog.getByRole('button', { name: t('report.send') }).click();
  await expect(dialog.getByText('Cảm ơn bạn đã báo cáo')).toBeVisible();
  const report = store().doc(`conversation_reports/${conversationReportId(seller.id, id)}`);
  expect((await report.get()).get('copy')).toHaveLength(1);
  await dialog.getByRole('button', { name: t('block.open', { name: buyer.name }) }).click();
  await dialog.getByRole('button', { name: t('block.confirm'), exact: true }).click();
  await expect(page.getByText('Đã chặn Minh Bothers')).toBeVisible();
  await expect.poll(async () => (await store().doc(`inquiries/${id}`).get()).get('status')).toBe('closed');

  await report.update({ status: 'kept' });
  await page.goto(`${localize('en', paths.messages)}#${id}`);
  await expect(
    page.getByText("We've reviewed your report and found nothing that breaks our rules."),
  ).toBeVisible();
  await page.goto(localize('en', paths.profile));
  await page.getByRole('button', { name: say('blocked.unblockName', { name: buyer.name }) }).click();
  await expect(page.getByText("You haven't blocked anyone.")).toBeVisible();
  expect((await store().doc(`inquiries/${id}`).get()).get('status')).toBe('closed');
});
