import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { signedInKey } from '../../src/domain/accounts/signedInKey.ts';
import { describeCriteria } from '../../src/i18n/describeCriteria.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { alerts } from '../../src/i18n/texts/alerts.ts';
import { browse } from '../../src/i18n/texts/browse.ts';
import { unsubscribe } from '../../src/i18n/texts/unsubscribe.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths, signInPath, signUpPath } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { buildCriteria } from '../fixtures/buildAlert.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { submitSignIn } from './accountForms.ts';
import { alertRows, arriveAtAlerts, fillAlert, onlySwitch } from './alertForm.ts';
import { expect, test } from './browser.ts';
import { emailTo } from './inbox.ts';
import { somePath } from './pages.ts';
import { createMember, demo, store } from './people.ts';
import { seededPhotos } from './sellBike.ts';
import { heldBy } from './tagOf.ts';

const askToSignIn = 'Sign in required';
const whyAlert = 'Please sign in to set up alerts.';
const signInWords = 'Sign in';
const reason = 'Sign in or sign up to get alerts about new bikes';

const lang: Language = 'en';
const t = translate(lang, alerts);
const here = localize(lang, paths.alerts);

test('[S8.22] an alert asks to sign in when the session has ended, and keeps what was typed', {
  tag: '@full',
}, async ({ page, request }) => {
  await arriveAtAlerts(page, lang);
  await page.goto(localize(lang, await somePath(request)));
  await page.getByRole('link', { name: t('button') }).click();
  const dialog = await fillAlert(page, lang, { make: 'Zontes' });
  const other = await page.context().newPage();
  await other.goto(localize(lang, paths.terms));
  await other.evaluate((hint) => localStorage.removeItem(hint), signedInKey);
  await expect(page.locator('html')).not.toHaveAttribute('data-member');
  await dialog.getByRole('button', { name: t('save') }).click();
  const notice = page.locator('[data-tone=error]');
  await expect(notice).toContainText(t('signInTitle'));
  await expect(notice).toContainText(t('signInText'));
  await expect(dialog.getByLabel(t('make'), { exact: true })).toHaveValue('Zontes');
  const link = new URL((await notice.getByRole('link').getAttribute('href')) ?? '', page.url());
  expect(new URL(link.searchParams.get('redirect') ?? '', page.url()).searchParams.get('make')).toBe(
    'Zontes',
  );
});

test(`[S2.97 S6.6 S6.7] a visitor's alert button on a listing asks to sign in, and the alert comes with what the bike is`, {
  tag: '@full',
  annotation: heldBy(
    'src/features/alerts/AskAlert.island.test.tsx',
    'src/features/alerts/AlertPage.island.test.tsx',
  ),
}, async ({ page, request }) => {
  const { email } = await createMember();
  const bike = localize(lang, await somePath(request));
  await page.goto(bike);
  await page.getByRole('link', { name: t('button') }).click();
  const prompt = page.getByRole('dialog', { name: askToSignIn });
  await expect(prompt).toContainText(whyAlert);
  await expect(prompt.getByRole('link')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  await page.getByRole('link', { name: t('button') }).click();
  await prompt.getByRole('link', { name: signInWords, exact: true }).click();
  await page.waitForURL((url) => url.pathname === localize(lang, paths.auth));
  expect(new URL(page.url()).searchParams.get('redirect')).toMatch(new RegExp(`^${here}\\?make=.`));
  await expect(page.getByText(reason, { exact: true })).toBeVisible();
  await submitSignIn(page, lang, email, demo.password);
  const dialog = page.getByRole('dialog', { name: t('dialogTitle') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel(t('make'), { exact: true })).not.toHaveValue('');
  await expect(dialog.getByLabel(t('model'), { exact: true })).not.toHaveValue('');
  await expect(dialog.getByLabel(t('location'), { exact: true })).not.toHaveValue('');
});

test('[S2.97 S4.18] an alert made on a listing finds a bike, its email arrives, and one click ends the emails', async ({
  page,
  request,
}) => {
  const { email } = await arriveAtAlerts(page, lang);
  await page.goto(localize(lang, await somePath(request)));
  await page.getByRole('link', { name: t('button') }).click();
  const dialog = page.getByRole('dialog', { name: t('dialogTitle') });
  await expect(dialog.getByLabel(t('make'), { exact: true })).not.toHaveValue('');
  await expect(dialog.getByLabel(t('location'), { exact: true })).not.toHaveValue('');
  const id = `found-${randomUUID()}`;
  await dialog.getByLabel(t('make'), { exact: true }).fill(id.slice(0, 40));
  await dialog.getByLabel(t('model'), { exact: true }).fill('wave');
  await dialog.getByLabel(t('location'), { exact: true }).fill('');
  await dialog.getByRole('button', { name: t('save') }).click();
  await expect(page.getByText(t('setUp'))).toBeVisible();

  const now = Timestamp.now();
  const { id: _, ...bike } = buildListing({ id, slug: id, make: id.slice(0, 40), model: 'Sóng Wave' });
  // A real photo, since the bike also appears on the home page.
  bike.images = await seededPhotos();
  await store().doc(`slugs/${id}`).set({ motorcycle_id: id });
  await store()
    .doc(`motorcycles/${id}`)
    .set({ ...bike, created_at: now, updated_at: now });
  await expect.poll(async () => (await store().doc(`announced/${id}`).get()).exists).toBe(true);
  const host = process.env.FUNCTIONS_EMULATOR_HOST;
  const { projectId, region } = settings.firebase;
  expect((await request.post(`http://${host}/${projectId}/${region}/emailMatchesNow`)).ok()).toBe(true);
  const message = await emailTo(email);
  expect(message.text).toContain(localize(lang, paths.listing(id)));

  await page.context().clearCookies();
  const stop = [...message.text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link).at(-1) ?? '';
  await page.goto(stop);
  await page.getByRole('button', { name: translate(lang, unsubscribe)('stop') }).click();
  await expect(page.getByRole('heading', { name: translate(lang, unsubscribe)('doneTitle') })).toBeVisible();
  await page.goto(here);
  await expect(onlySwitch(page)).not.toBeChecked();
  await store().doc(`motorcycles/${id}`).update({ deleted_at: Timestamp.now() });
});

test('the list of bikes saves its filters as an alert in one press, which can be undone', async ({
  page,
}) => {
  await arriveAtAlerts(page, lang);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(`${localize(lang, paths.home)}?make=Honda&price_to=90000000&q=da+nang`);
  const offer = page.getByRole('link', { name: translate(lang, browse)('tellMe') });
  await expect(offer).toBeVisible();
  expect(scripts.filter((path) => path.includes('AskAlert'))).toEqual([]);
  await offer.click();
  await expect(page.getByText(t('saved'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/make=Honda/);
  await offer.click();
  await expect(page.getByText(t('known'))).toBeVisible();
  await page.goto(`${localize(lang, paths.home)}?make=Yamaha`);
  await offer.click();
  await page.getByRole('button', { name: t('undo') }).click();
  await expect(page.getByText(t('deleted'))).toBeVisible();
  await page.goto(here);
  const summary = describeCriteria(
    lang,
    buildCriteria({ make: 'Honda', max_price: 90_000_000, location: 'Da Nang' }),
  );
  await expect(alertRows(page)).toHaveText([summary]);
  await page.getByLabel(t('rhythmOf', { summary })).selectOption({ label: t('weekly') });
  await expect(page.getByText(t('choiceSaved'))).toBeVisible();
});

test(`[S6.6 S6.7] a visitor's alert button beside the list asks to sign in, with what it looks for`, {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${localize(lang, paths.home)}?make=Honda`);
  await page.getByRole('link', { name: translate(lang, browse)('tellMe') }).click();
  const prompt = page.getByRole('dialog', { name: askToSignIn });
  await expect(prompt).toContainText(whyAlert);
  const [signUp, signIn] = [prompt.getByRole('link').first(), prompt.getByRole('link').last()];
  await expect(signUp).toHaveAttribute('href', signUpPath(lang, `${here}?make=Honda`));
  await expect(signIn).toHaveAttribute('href', signInPath(lang, `${here}?make=Honda`));
});
