import { randomUUID } from 'node:crypto';
import { feedback } from '../../src/i18n/texts/feedback.ts';
import { site } from '../../src/i18n/texts/site.ts';
import { translate } from '../../src/i18n/texts.ts';
import { paths } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { allowAgain } from './allowAgain.ts';
import { expect, hold, hydrated, test } from './browser.ts';
import { operatorEmail } from './inbox.ts';

const t = translate('en', feedback);
const script = /_astro.*ContactForm.*\.js/;

test.beforeEach(() => allowAgain('contact'));

test('the contact page fetches no script until somebody uses it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(paths.contact, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByLabel(t('subject')).focus();
  await hydrated(page, 'ContactForm');
});

test('[S2.14 S2.131 S2.132 S2.133] what is typed and sent before the script is there is sent once, and the operator reads it', async ({
  page,
}) => {
  const subject = `Early ${randomUUID()}`;
  const go = await hold(page, script);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('sendContactMessage'))
      sent.push(request.postData() ?? '');
  });
  await page.goto(paths.contact);
  await expect(page.locator('main nav li')).toHaveText([site.home.en, t('contact.title')]);
  await page.getByLabel(t('contact.firstName'), { exact: true }).fill('Lan');
  await page.getByLabel(t('contact.lastName'), { exact: true }).fill('Nguyễn');
  await page.getByLabel(t('contact.email')).fill('lan@example.com');
  await page.getByLabel(t('subject')).fill(subject);
  await page.getByLabel(t('message')).fill('Xin chào\nHello');
  await page.getByLabel(t('subject')).press('Enter');
  await page.getByRole('button', { name: t('contact.send') }).click();
  expect(sent).toEqual([]);
  go();
  await expect(page.getByText(t('contact.done'))).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(subject);
  expect(sent[0]).toContain('Xin chào');
  const email = await operatorEmail(subject);
  expect(email?.text).toContain('Lan Nguyễn');
  expect(email?.text).toContain('> Xin chào\n> Hello');
  await page.reload();
  await expect(page.getByLabel(t('subject'))).toHaveValue('');
});

test.describe('when the script cannot be had', () => {
  test.use({ expected: [/Failed to load resource|net::ERR_FAILED|dynamically imported|Error hydrating/] });
  test('the contact page says so, sends nothing by itself and keeps the text', async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await page.goto(paths.contact);
    await page.getByLabel(t('subject')).fill('Kept');
    const send = page.getByRole('button', { name: t('contact.send') });
    for (let turn = 0; turn < 2; turn += 1) {
      await send.click();
      await expect(page.getByText(t('contact.failedText', { email: settings.email }))).toBeVisible();
    }
    expect(new URL(page.url()).pathname).toBe(paths.contact);
    await expect(page.getByLabel(t('subject'))).toHaveValue('Kept');
  });

  test('a link that asks for a dialog leads to the contact page instead', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.route(/_astro.*FeedbackTab.*\.js/, (route) => route.abort());
    await page.goto(paths.terms);
    await page.locator('a[data-ask=feedback]:visible').click();
    await page.waitForURL((url) => url.pathname === paths.contact);
  });
});
