import { hasVisibleText } from '../../src/domain/text/hasVisibleText.ts';
import { conversations } from '../../src/i18n/texts/conversations.ts';
import { translate } from '../../src/i18n/texts.ts';
import { paths } from '../../src/paths.ts';
import { expect } from '../e2e/browser.ts';
import { arriveAtGrid } from '../e2e/grid.ts';
import { expectShown, insertWords, test } from '../e2e/hostileInput.ts';
import { openQuestion } from '../e2e/openQuestion.ts';
import { rowOf } from '../e2e/openThread.ts';
import { createMember, signIn } from '../e2e/people.ts';
import { openBike, sellBike } from '../e2e/sellBike.ts';
import { hostileStrings } from '../fixtures/hostileStrings.ts';

test.describe.configure({ timeout: 1_200_000 });

test(`[hostile] the search takes each of ${hostileStrings.length} strings`, async ({ page }) => {
  await arriveAtGrid(page, paths.home);
  const field = page.locator('input[name=q]');
  for (const text of hostileStrings) {
    const value = (await insertWords(field, text)).trim();
    await expect
      .poll(() => new URL(page.url()).searchParams.get('q') ?? '')
      .toBe(value.toWellFormed().slice(0, 80).trim());
  }
});

test(`[hostile] each of ${hostileStrings.length} strings is written into a thread and read there`, async ({
  page,
}) => {
  const t = translate('en', conversations);
  const [seller, buyer] = [await createMember('Patient Seller'), await createMember('Patient Buyer')];
  const bike = await sellBike(seller);
  await signIn(page, 'en', buyer.email, paths.contact);
  await openBike(page, 'en', bike);
  const dialog = await openQuestion(page, 'en');
  await insertWords(dialog.getByLabel(t('message')), 'Is it still for sale?');
  await dialog.getByRole('button', { name: t('send') }).click();
  await expect(page.getByText(t('sent'))).toBeVisible({ timeout: 40_000 });
  await page.goto(paths.messages);
  await rowOf(page, '').click();
  const thread = page.getByRole('article');
  const box = thread.getByLabel(t('replyLabel'));
  const send = thread.getByRole('button', { name: t('sendReply') });
  for (const text of hostileStrings) {
    const typed = await insertWords(box, text);
    if (!hasVisibleText(typed)) {
      await expect(send).toBeDisabled();
      continue;
    }
    await send.click();
    await expect(box).toHaveValue('');
    await expectShown(thread.locator('ol li').last(), typed);
  }
});
