import { randomUUID } from 'node:crypto';
import type { Language } from '../../src/i18n/languages.ts';
import { feedback } from '../../src/i18n/texts/feedback.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { allowAgain } from './allowAgain.ts';
import { expect, hydrated, test } from './browser.ts';
import { operatorEmail } from './inbox.ts';
import { createMember, signIn } from './people.ts';
import { heldBy } from './tagOf.ts';

test.beforeEach(() => allowAgain('contact'));

const lang: Language = 'vi';
const t = translate(lang, feedback);

test('[S5.23 S5.24 S5.26] a visitor who gives feedback hears what is missing', { tag: '@full' }, async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(localize(lang, paths.terms));
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  const tab = page.locator('a[data-ask=feedback]:visible');
  await tab.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const labels = [5, 4, 3, 2, 1].map((value) => t(`rating${value}` as 'rating5'));
  await expect(dialog.getByRole('group').locator('label')).toHaveText([...labels, t('noRating')]);
  await dialog.getByLabel(t('message')).fill('   ');
  await dialog.getByRole('button', { name: t('send') }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('messageRequired'));
  await expect(dialog.getByRole('alert')).toContainText(t('messageRequiredText'));
  await dialog.getByLabel(t('message')).fill('Kept');
  await dialog.getByRole('button', { name: t('send') }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('signInRequired'));
  await expect(dialog.getByRole('alert')).toContainText(t('signInText'));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await tab.click();
  await expect(dialog.getByLabel(t('message'))).toHaveValue('Kept');
});

test('[S5.36] the contact page takes an empty form', {
  tag: '@full',
  annotation: heldBy('src/features/feedback/Feedback.island.test.tsx'),
}, async ({ page }) => {
  const t = translate('en', feedback);
  await page.goto(paths.contact);
  await page.getByRole('button', { name: t('contact.send') }).click();
  await expect(page.getByText(t('contact.done'))).toBeVisible();
});

test.describe('when the function cannot be reached', () => {
  test.use({ expected: [/Failed to load resource|net::ERR_FAILED/] });
  test('the contact page says so, keeps the text, and sends it once', async ({ page }) => {
    const t = translate('en', feedback);
    const subject = `Again ${randomUUID()}`;
    await page.route('**/sendContactMessage', (route) => route.abort());
    await page.goto(paths.contact);
    await page.getByLabel(t('subject')).fill(subject);
    await hydrated(page, 'ContactForm');
    await page.getByRole('button', { name: t('contact.send') }).click();
    await expect(page.getByRole('alert')).toContainText(t('contact.failed'));
    await expect(page.getByLabel(t('subject'))).toHaveValue(subject);
    await page.unroute('**/sendContactMessage');
    await page.getByRole('button', { name: t('contact.send') }).click();
    await expect(page.getByText(t('contact.done'))).toBeVisible();
    await operatorEmail(subject);
  });
});

test('[S1.9 S5.25 S7.24 S8.14] feedback of somebody signed in is stored, and mailed with its rating', {
  tag: '@full',
  annotation: heldBy('src/features/feedback/Feedback.island.test.tsx', 'tests/functions/operator.test.ts'),
}, async ({ page }) => {
  const t = translate('en', feedback);
  const member = await createMember('Feedback Writer');
  const subject = `Idea ${randomUUID()}`;
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'en', member.email, paths.contact);
  await page.locator('a[data-ask=feedback]:visible').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('rating4')).check();
  await dialog.getByLabel(t('subject')).fill(subject);
  await dialog.getByLabel(t('message')).fill('More filters, please.');
  await dialog.getByRole('button', { name: t('send') }).click();
  await expect(dialog.getByText(t('done'))).toBeVisible();
  const email = await operatorEmail(subject);
  expect(email?.text).toContain('4 out of 5');
  expect(email?.text).toContain(member.email);
});

test.describe('when feedback cannot be sent', () => {
  test.use({ expected: [/Failed to load resource|net::ERR_FAILED|RPC_ERROR/] });
  test('[S8.13] the dialog says so and keeps the text', {
    tag: '@full',
    annotation: heldBy('src/features/feedback/Feedback.island.test.tsx', 'src/i18n/texts/wording.test.ts'),
  }, async ({ page }) => {
    const t = translate('en', feedback);
    const { email } = await createMember('Unlucky Writer');
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, 'en', email, paths.contact);
    await page.locator('a[data-ask=feedback]:visible').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('message')).fill('Kept for later');
    await page.route('**/documents:commit*', (route) => route.abort());
    await dialog.getByRole('button', { name: t('send') }).click();
    await expect(dialog.getByRole('alert')).toContainText('Error');
    await expect(dialog.getByRole('alert')).toContainText('Failed to submit feedback. Please try again.');
    await expect(dialog.getByLabel(t('message'))).toHaveValue('Kept for later');
  });
});

test('[S2.30 S2.33 S2.34] the tab is hidden below 768 px, where the menu has a link', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto(paths.contact);
  await expect(page.locator('a[data-ask=feedback]:visible')).toHaveCount(0);
  await page.locator('[data-header-menu] summary').click();
  await page.locator('a[data-ask=feedback]:visible').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[S2.78 S5.35 S8.41] the seller form offers help: subject and message are needed, and the operator hears', {
  tag: '@full',
}, async ({ page }) => {
  const t = translate('vi', feedback);
  const member = await createMember('Help Seeker');
  const subject = `Giúp ${randomUUID()}`;
  await signIn(page, 'vi', member.email, paths.sell);
  const help = page.getByRole('link', { name: translate('vi', sell)('help') });
  await expect(page.locator('[data-action-bar]').filter({ has: help })).toHaveCSS('position', 'sticky');
  await help.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('support.send') }).click();
  await expect(dialog.getByText(t('support.subjectMissing'))).toBeVisible();
  await expect(dialog.getByText(t('support.messageMissing'))).toBeVisible();
  await dialog.getByLabel(t('subject')).fill(subject);
  await dialog.getByLabel(t('message')).fill('Ảnh không tải lên được.');
  await dialog.getByRole('button', { name: t('support.send') }).click();
  await expect(dialog.getByText(t('support.done'))).toBeVisible();
  await expect(dialog.getByText(t('support.doneText'))).toBeVisible();
  expect((await operatorEmail(subject))?.text).toContain(member.email);
});
