import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { writeCriteria } from '../../src/domain/alertAddress.ts';
import { locationLabel } from '../../src/domain/locations.ts';
import { sessionHint } from '../../src/domain/sessionHint.ts';
import { describeCriteria } from '../../src/i18n/describeCriteria.ts';
import { formatDate } from '../../src/i18n/format.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { alerts } from '../../src/i18n/texts/alerts.ts';
import { browse } from '../../src/i18n/texts/browse.ts';
import { unsubscribe } from '../../src/i18n/texts/unsubscribe.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths, signInPath } from '../../src/paths.ts';
import { settings } from '../../src/settings.ts';
import { buildCriteria } from '../fixtures/buildAlert.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { expect, test } from './browser.ts';
import { letterTo } from './inbox.ts';
import { demo, signIn, somePath } from './pages.ts';

if (getApps().length === 0) initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? 'demo-vongxe' });
const documents = getFirestore();

/** Somebody new, on the page of alerts. */
const arrive = async (page: Page, lang: Language) => {
  const email = `waiting-${randomUUID()}@example.com`;
  const { uid } = await getAuth().createUser({
    email,
    emailVerified: true,
    password: demo.password,
    displayName: 'Lan',
  });
  await signIn(page, lang, email, paths.alerts);
  return { email, uid };
};

type Filled = { make?: string; model?: string; min?: number; max?: number; year?: number; place?: string };
const fill = async (page: Page, lang: Language, { make, model, min, max, year, place }: Filled) => {
  const t = translate(lang, alerts);
  const dialog = page.getByRole('dialog', { name: t('dialogTitle') });
  await expect(dialog).toBeVisible();
  if (make) await dialog.getByLabel(t('make'), { exact: true }).fill(make);
  if (model) await dialog.getByLabel(t('model'), { exact: true }).fill(model);
  if (min !== undefined) await dialog.getByLabel(t('minPrice')).fill(String(min));
  if (max !== undefined) await dialog.getByLabel(t('maxPrice')).fill(String(max));
  if (year) await dialog.getByLabel(t('year'), { exact: true }).fill(String(year));
  if (place) {
    await dialog.getByLabel(t('location'), { exact: true }).fill(place);
    await dialog.getByRole('option').first().click();
  }
  return dialog;
};

/** The alerts on the page, as their summaries. */
const rows = (page: Page) => page.locator('main').getByRole('listitem').getByRole('heading');

/** The switch of the only alert on the page. */
const onlySwitch = (page: Page) => page.getByRole('listitem').getByRole('switch');

/** Firestore refuses one kind of question. */
const refuse = (page: Page, what: 'runQuery' | 'commit') =>
  page.route(`**/documents:${what}*`, (route: Route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
      body: JSON.stringify({
        error: { code: 403, status: 'PERMISSION_DENIED', message: 'Closed for today.' },
      }),
    }),
  );

for (const lang of languages) {
  const t = translate(lang, alerts);
  const here = localize(lang, paths.alerts);

  test(`[S2.125 S2.126 S2.127 S2.128 S2.129 S2.130 S4.26 S4.27 S5.29 S7.32 S7.33 S8.25] alerts are created, listed newest first, switched, deleted and brought back (${lang})`, async ({
    page,
  }) => {
    const { uid } = await arrive(page, lang);
    await expect(page.getByText(t('emptyTitle'))).toBeVisible();
    await page.getByRole('button', { name: t('create') }).click();
    let dialog = await fill(page, lang, {
      make: 'Honda',
      model: ' Wave ',
      min: 10_000_000,
      max: 20_000_000,
      year: 2021,
      place: 'da nang',
    });
    await dialog.getByRole('button', { name: t('save') }).click();
    await expect(page.getByText(t('setUp'))).toBeVisible();
    await expect(dialog).toBeHidden();
    const first = describeCriteria(
      lang,
      buildCriteria({
        make: 'Honda',
        model: 'Wave',
        min_price: 10_000_000,
        max_price: 20_000_000,
        year: 2021,
        location: 'Da Nang',
      }),
    );
    await expect(rows(page)).toHaveText([first]);
    await expect(page.getByText(t('created', { date: formatDate(lang, Date.now()) }))).toBeVisible();

    await page.getByRole('button', { name: t('addNew') }).click();
    dialog = await fill(page, lang, {});
    await dialog.getByRole('button', { name: t('save') }).click();
    const second = describeCriteria(lang, buildCriteria());
    await expect(rows(page)).toHaveText([second, first]);

    const toggle = page.getByRole('switch', { name: t('switch', { summary: first }) });
    await toggle.click();
    await expect(page.getByText(t('deactivated'))).toBeVisible();
    await page.reload();
    await expect(toggle).not.toBeChecked();
    await expect(rows(page)).toHaveText([second, first]);
    await toggle.click();
    await expect(page.getByText(t('activated'))).toBeVisible();
    await expect(toggle).toBeChecked();

    await page.getByRole('button', { name: t('delete', { summary: first }) }).click();
    await expect(rows(page)).toHaveText([second]);
    await page
      .getByRole('region')
      .getByRole('button', { name: t('undo') })
      .click();
    await expect(page.getByText(t('restored'))).toBeVisible();
    await expect(rows(page)).toHaveText([first, second]);
    await page.getByRole('button', { name: t('delete', { summary: first }) }).click();
    await expect(rows(page)).toHaveText([second]);
    // A row goes before the server has heard of it: a reload at once would cut the request off.
    const stored = documents.collection('alerts').where('user_id', '==', uid).count();
    await expect.poll(async () => (await stored.get()).data().count).toBe(1);
    await page.reload();
    await expect(rows(page)).toHaveText([second]);
  });

  test(`[S5.29 S5.30] the dialog says what is wrong, keeps what was typed, and takes no alert twice (${lang})`, async ({
    page,
  }) => {
    await arrive(page, lang);
    await page.getByRole('button', { name: t('create') }).click();
    const dialog = await fill(page, lang, { min: 5_000_000, max: 4_000_000 });
    const save = dialog.getByRole('button', { name: t('save') });
    await save.click();
    await expect(dialog.getByRole('alert')).toHaveText(t('prices'));
    await dialog.getByLabel(t('maxPrice')).fill('6000000');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await save.click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: t('addNew') }).click();
    await fill(page, lang, { min: 5_000_000, max: 6_000_000 });
    await save.click();
    await expect(page.getByText(t('known'))).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });

  test(`the dialog tells what an alert would have found, without asking Firestore for bikes (${lang})`, async ({
    page,
  }) => {
    await arrive(page, lang);
    await expect(page.getByText(t('emptyTitle'))).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.getByRole('button', { name: t('create') }).click();
    const dialog = await fill(page, lang, { max: 1 });
    await expect(dialog.getByText(t('previewNone'))).toBeVisible();
    await dialog.getByLabel(t('maxPrice')).fill('');
    await expect(dialog.getByRole('status').filter({ hasText: '₫' })).toBeVisible();
    expect(asked.filter((request) => /\/documents.*motorcycles/s.test(request))).toEqual([]);
  });

  test(`an alert that changes elsewhere changes here, too (${lang})`, async ({ page }) => {
    const { uid } = await arrive(page, lang);
    await expect(page.getByText(t('emptyTitle'))).toBeVisible();
    const alert = { user_id: uid, criteria: buildCriteria(), is_active: true, created_at: Timestamp.now() };
    await documents.doc(`alerts/${uid}_0`).set(alert);
    await expect(rows(page)).toHaveText([describeCriteria(lang, buildCriteria())]);
    await documents.doc(`alerts/${uid}_0`).update({ is_active: false });
    await expect(onlySwitch(page)).not.toBeChecked();
  });

  test(`an address opens the dialog filled in, through the sign-in as well, and once (${lang})`, async ({
    page,
  }) => {
    await arrive(page, lang);
    const known = { make: 'Yamaha', max_price: 30_000_000, location: 'Hanoi' };
    await page.goto(here + writeCriteria(known));
    const dialog = page.getByRole('dialog', { name: t('dialogTitle') });
    await expect(dialog.getByLabel(t('make'), { exact: true })).toHaveValue('Yamaha');
    await dialog.getByRole('button', { name: t('save') }).click();
    await expect(rows(page)).toHaveText([describeCriteria(lang, buildCriteria(known))]);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(dialog).toBeHidden();
  });

  test(`[S8.22] an alert asks to sign in when the session has ended, and keeps what was typed (${lang})`, async ({
    page,
    request,
  }) => {
    await arrive(page, lang);
    await page.goto(localize(lang, await somePath(request)));
    await page.getByRole('button', { name: t('button') }).click();
    const dialog = await fill(page, lang, { make: 'Zontes' });
    const other = await page.context().newPage();
    await other.goto(localize(lang, paths.terms));
    await other.evaluate((hint) => localStorage.removeItem(hint), sessionHint);
    await expect(page.locator('main').getByRole('link', { name: t('button') })).toBeAttached();
    await dialog.getByRole('button', { name: t('save') }).click();
    const notice = page.locator('[data-tone=error]');
    await expect(notice).toContainText(t('signInTitle'));
    await expect(notice).toContainText(t('signInText'));
    await expect(dialog.getByLabel(t('make'), { exact: true })).toHaveValue('Zontes');
  });

  test(`[S6.15] nobody sees the alerts of somebody else (${lang})`, async ({ page, browser }) => {
    await arrive(page, lang);
    await page.getByRole('button', { name: t('create') }).click();
    const dialog = await fill(page, lang, { make: 'Vespa' });
    await dialog.getByRole('button', { name: t('save') }).click();
    await expect(rows(page)).toHaveCount(1);
    const other = await (await browser.newContext()).newPage();
    await arrive(other, lang);
    await expect(other.getByText(t('emptyTitle'))).toBeVisible();
    await other.context().close();
  });

  test(`[S2.97 S6.6] a visitor's alert button on a listing leads to the sign-in, and from there to the alerts (${lang})`, async ({
    page,
    request,
  }) => {
    await page.goto(localize(lang, await somePath(request)));
    await expect(page.getByRole('link', { name: t('button') })).toHaveAttribute(
      'href',
      signInPath(lang, here),
    );
  });

  test(`[S2.97 S4.18] an alert made on a listing finds a bike, its letter arrives, and one click ends the letters (${lang})`, async ({
    page,
    request,
  }) => {
    const { email } = await arrive(page, lang);
    await page.goto(localize(lang, await somePath(request)));
    await page.getByRole('button', { name: t('button') }).click();
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
    // A photo that is there, since the bike shows up on the home page as well.
    const seeded = await documents.collection('motorcycles').where('status', '==', 'active').limit(1).get();
    bike.images = seeded.docs[0]?.get('images');
    await documents.doc(`slugs/${id}`).set({ motorcycle_id: id });
    await documents.doc(`motorcycles/${id}`).set({ ...bike, created_at: now, updated_at: now });
    await expect
      .poll(async () => (await documents.doc(`announced/${id}`).get()).exists, { timeout: 20_000 })
      .toBe(true);
    const host = process.env.FUNCTIONS_EMULATOR_HOST;
    const { projectId, region } = settings.firebase;
    expect((await request.post(`http://${host}/${projectId}/${region}/mailAlertsNow`)).ok()).toBe(true);
    const letter = await letterTo(email);
    expect(letter.text).toContain(localize(lang, paths.listing(id)));

    await page.context().clearCookies();
    const stop = [...letter.text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link).at(-1) ?? '';
    await page.goto(stop);
    await page.getByRole('button', { name: translate(lang, unsubscribe)('stop') }).click();
    await expect(
      page.getByRole('heading', { name: translate(lang, unsubscribe)('doneTitle') }),
    ).toBeVisible();
    await page.goto(here);
    await expect(onlySwitch(page)).not.toBeChecked();
    await documents.doc(`motorcycles/${id}`).update({ deleted_at: Timestamp.now() });
  });

  test(`whether prices of liked bikes are news is chosen once, with alerts and without (${lang})`, async ({
    page,
  }) => {
    const { uid } = await arrive(page, lang);
    const prices = page.getByRole('switch', { name: t('priceDrops') });
    const daily = page.getByRole('radio', { name: t('daily') });
    await expect(prices).toBeEnabled();
    await expect(prices).not.toBeChecked();
    // Nothing to write of, so nothing to choose.
    await expect(daily).toHaveCount(0);
    await prices.click();
    await expect(page.getByText(t('choiceSaved'))).toBeVisible();
    await daily.check();
    const saved = async () => (await documents.doc(`alert_settings/${uid}`).get()).data();
    await expect.poll(saved).toMatchObject({ language: lang, delivery: 'daily', price_drops: true });
    await page.reload();
    await expect(prices).toBeChecked();
    await expect(daily).toBeChecked();
    // An alert notes the language of its letters, and nothing else.
    await page.getByRole('button', { name: t('create') }).click();
    const dialog = await fill(page, lang, { make: 'Vespa' });
    await dialog.getByRole('button', { name: t('save') }).click();
    await expect(rows(page)).toHaveCount(1);
    expect(await saved()).toMatchObject({ delivery: 'daily', price_drops: true });
    await prices.click();
    await expect.poll(saved).toMatchObject({ delivery: 'daily', price_drops: false });
  });

  test(`the list of bikes offers an alert for its filters, in place, once somebody asks (${lang})`, async ({
    page,
  }) => {
    await arrive(page, lang);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(`${localize(lang, paths.home)}?make=Honda&price_to=90000000&q=da+nang`);
    const offer = page.getByRole('link', { name: translate(lang, browse)('tellMe') });
    await expect(offer).toBeVisible();
    expect(scripts.filter((path) => path.includes('AskAlert'))).toEqual([]);
    await offer.click();
    const dialog = page.getByRole('dialog', { name: t('dialogTitle') });
    await expect(dialog.getByLabel(t('make'), { exact: true })).toHaveValue('Honda');
    await expect(dialog.getByLabel(t('maxPrice'))).toHaveValue(/^90.000.000$/);
    await expect(dialog.getByLabel(t('location'), { exact: true })).toHaveValue(
      locationLabel(lang, 'Da Nang'),
    );
    await expect(page).toHaveURL(/make=Honda/);
    await dialog.getByRole('button', { name: t('save') }).click();
    await expect(page.getByText(t('setUp'))).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.goto(`${localize(lang, paths.home)}?make=Yamaha`);
    await offer.click();
    await expect(dialog.getByLabel(t('make'), { exact: true })).toHaveValue('Yamaha');
    await dialog.getByRole('button', { name: t('cancel') }).click();
    await expect(dialog).toBeHidden();
    await offer.click();
    await expect(dialog.getByLabel(t('make'), { exact: true })).toHaveValue('Yamaha');
    await page.goto(here);
    const summary = describeCriteria(
      lang,
      buildCriteria({ make: 'Honda', max_price: 90_000_000, location: 'Da Nang' }),
    );
    await expect(rows(page)).toHaveText([summary]);
  });

  test(`[S6.6] a visitor's alert button beside the list leads to the sign-in, with what it looks for (${lang})`, async ({
    page,
  }) => {
    await page.goto(`${localize(lang, paths.home)}?make=Honda`);
    await page.getByRole('link', { name: translate(lang, browse)('tellMe') }).click();
    const { pathname, search } = new URL(signInPath(lang, `${here}?make=Honda`), page.url());
    await expect(page).toHaveURL((url) => url.pathname === pathname && url.search === search);
  });

  test.describe('when Firestore refuses', () => {
    test.use({ expected: [/403/] });

    test(`[S8.23 S8.26] a list that cannot be had says so and can be asked for again (${lang})`, async ({
      page,
    }) => {
      await refuse(page, 'runQuery');
      await arrive(page, lang);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t('loadFailed'));
      const notice = page.locator('[data-tone=error]');
      await expect(notice).toContainText(t('failed'));
      await expect(notice).toContainText(t('fetchFailed'));
      await page.unroute('**/documents:runQuery*');
      await page.locator('main').getByRole('alert').getByRole('button').click();
      await expect(page.getByText(t('emptyTitle'))).toBeVisible();
    });

    test(`[S8.21 S8.24 S8.26] a change that fails says so and is taken back (${lang})`, async ({ page }) => {
      const { uid } = await arrive(page, lang);
      const alert = { user_id: uid, criteria: buildCriteria(), is_active: true, created_at: Timestamp.now() };
      await documents.doc(`alerts/${uid}_0`).set(alert);
      await expect(rows(page)).toHaveCount(1);
      await refuse(page, 'commit');
      const notice = page.locator('[data-tone=error]');
      const prices = page.getByRole('switch', { name: t('priceDrops') });
      await prices.click();
      await expect(notice.filter({ hasText: t('settingsFailed') })).toContainText(t('failed'));
      await expect(prices).not.toBeChecked();
      await onlySwitch(page).click();
      await expect(notice.filter({ hasText: t('updateFailed') })).toContainText(t('failed'));
      await expect(onlySwitch(page)).toBeChecked();
      await page
        .getByRole('button', { name: t('delete', { summary: describeCriteria(lang, buildCriteria()) }) })
        .click();
      await expect(notice.filter({ hasText: t('deleteFailed') })).toContainText(t('failed'));
      await expect(rows(page)).toHaveCount(1);
      await page.getByRole('button', { name: t('addNew') }).click();
      const dialog = await fill(page, lang, { make: 'Vespa' });
      await dialog.getByRole('button', { name: t('save') }).click();
      await expect(notice.filter({ hasText: t('setUpFailed') })).toContainText('Closed for today.');
      await expect(dialog.getByLabel(t('make'), { exact: true })).toHaveValue('Vespa');
    });
  });
}
