import type { Page, Route } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { writeCriteria } from '../../src/domain/alerts/alertAddress.ts';
import { describeCriteria } from '../../src/i18n/describeCriteria.ts';
import { formatDate } from '../../src/i18n/format.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { alerts } from '../../src/i18n/texts/alerts.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { buildCriteria } from '../fixtures/buildAlert.ts';
import { alertRows, arriveAtAlerts, fillAlert, onlySwitch } from './alertForm.ts';
import { expect, test } from './browser.ts';
import { store } from './people.ts';
import { heldBy } from './tagOf.ts';

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

const lang: Language = 'vi';
const t = translate(lang, alerts);
const here = localize(lang, paths.alerts);

test('[S2.125 S2.126 S2.127 S2.128 S2.129 S2.130 S4.26 S4.27 S5.29 S7.32 S7.33 S8.25] alerts are created, listed newest first, switched, deleted and brought back', {
  tag: '@full',
  annotation: heldBy(
    'src/features/alerts/Alerts.island.test.tsx',
    'src/features/alerts/AlertPage.island.test.tsx',
    'tests/rules/alerts.test.ts',
  ),
}, async ({ page }) => {
  const { id: uid } = await arriveAtAlerts(page, lang);
  await expect(page.getByText(t('emptyTitle'))).toBeVisible();
  await page.getByRole('button', { name: t('create') }).click();
  let dialog = await fillAlert(page, lang, {
    make: 'Honda',
    model: ' Wave ',
    min: 10_000_000,
    max: 20_000_000,
    year: 2021,
    transmission: 'Xe số',
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
      transmission: 'semi-automatic',
      location: 'Da Nang',
    }),
  );
  await expect(alertRows(page)).toHaveText([first]);
  await expect(page.getByText(t('created', { date: formatDate(lang, Date.now()) }))).toBeVisible();

  await page.getByRole('button', { name: t('addNew') }).click();
  dialog = await fillAlert(page, lang, {});
  await dialog.getByRole('button', { name: t('save') }).click();
  const second = describeCriteria(lang, buildCriteria());
  await expect(alertRows(page)).toHaveText([second, first]);

  const toggle = page.getByRole('switch', { name: t('switch', { summary: first }) });
  await toggle.click();
  await expect(page.getByText(t('deactivated'))).toBeVisible();
  await page.reload();
  await expect(toggle).not.toBeChecked();
  await expect(alertRows(page)).toHaveText([second, first]);
  await toggle.click();
  await expect(page.getByText(t('activated'))).toBeVisible();
  await expect(toggle).toBeChecked();

  await page.getByRole('button', { name: t('delete', { summary: first }) }).click();
  await expect(alertRows(page)).toHaveText([second]);
  await expect(page.getByText('Đã xóa thông báo')).toBeVisible();
  await page
    .getByRole('region')
    .getByRole('button', { name: t('undo') })
    .click();
  await expect(page.getByText(t('restored'))).toBeVisible();
  await expect(alertRows(page)).toHaveText([first, second]);
  await page.getByRole('button', { name: t('delete', { summary: first }) }).click();
  await expect(alertRows(page)).toHaveText([second]);
  // Waits for the deletion: the row disappears before the server responds, and a reload would cancel the
  // request.
  const stored = store().collection('alerts').where('user_id', '==', uid).count();
  await expect.poll(async () => (await stored.get()).data().count).toBe(1);
  await page.reload();
  await expect(alertRows(page)).toHaveText([second]);
});

test('[S5.29 S5.30] the dialog says what is wrong, keeps what was typed, and takes no alert twice', {
  tag: '@full',
}, async ({ page }) => {
  await arriveAtAlerts(page, lang);
  await page.getByRole('button', { name: t('create') }).click();
  const dialog = await fillAlert(page, lang, { min: 5_000_000, max: 4_000_000 });
  const save = dialog.getByRole('button', { name: t('save') });
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(t('prices'));
  const maxPrice = dialog.getByLabel(t('maxPrice'));
  await maxPrice.fill('');
  await maxPrice.pressSequentially('-6tr');
  await expect(dialog.getByText('ví dụ 12.500.000')).toBeVisible();
  await maxPrice.fill('');
  await maxPrice.pressSequentially('6tr');
  await expect(dialog.getByText('= 6.000.000 ₫')).toBeVisible();
  await maxPrice.blur();
  await expect(maxPrice).toHaveValue('6.000.000');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await save.click();
  await expect(alertRows(page)).toHaveCount(1);
  await page.getByRole('button', { name: t('addNew') }).click();
  await fillAlert(page, lang, { min: 5_000_000, max: 6_000_000 });
  await save.click();
  await expect(page.getByText(t('known'))).toBeVisible();
  await expect(alertRows(page)).toHaveCount(1);
});

test('the dialog tells what an alert would have found, without asking Firestore for bikes', async ({
  page,
}) => {
  await arriveAtAlerts(page, lang);
  await expect(page.getByText(t('emptyTitle'))).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('button', { name: t('create') }).click();
  const dialog = await fillAlert(page, lang, { max: 1_000_000 });
  await expect(dialog.getByText(t('previewNone'))).toBeVisible();
  await dialog.getByLabel(t('maxPrice')).fill('');
  await expect(dialog.getByRole('status').filter({ hasText: '₫' })).toBeVisible();
  expect(requests.filter((request) => /\/store().*motorcycles/s.test(request))).toEqual([]);
});

test('an alert that changes elsewhere changes here, too', async ({ page }) => {
  const { id: uid } = await arriveAtAlerts(page, lang);
  await expect(page.getByText(t('emptyTitle'))).toBeVisible();
  const alert = { user_id: uid, criteria: buildCriteria(), is_active: true, created_at: Timestamp.now() };
  await store().doc(`alerts/${uid}_0`).set(alert);
  await expect(alertRows(page)).toHaveText([describeCriteria(lang, buildCriteria())]);
  await store().doc(`alerts/${uid}_0`).update({ is_active: false });
  await expect(onlySwitch(page)).not.toBeChecked();
});

test('an address opens the dialog filled in, through the sign-in as well, and once', async ({ page }) => {
  await arriveAtAlerts(page, lang);
  const criteria = { make: 'Yamaha', max_price: 30_000_000, location: 'Hanoi' };
  await page.goto(here + writeCriteria(criteria));
  const dialog = page.getByRole('dialog', { name: t('dialogTitle') });
  await expect(dialog.getByLabel(t('make'), { exact: true })).toHaveValue('Yamaha');
  await dialog.getByRole('button', { name: t('save') }).click();
  await expect(alertRows(page)).toHaveText([describeCriteria(lang, buildCriteria(criteria))]);
  // Closing a dialog goes back in history, which must end before the reload.
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === here && url.search === '');
  await page.reload();
  await expect(alertRows(page)).toHaveCount(1);
  await expect(dialog).toBeHidden();
});

test('[S6.15] nobody sees the alerts of somebody else', { tag: '@full' }, async ({ page, browser }) => {
  await arriveAtAlerts(page, lang);
  await page.getByRole('button', { name: t('create') }).click();
  const dialog = await fillAlert(page, lang, { make: 'Vespa' });
  await dialog.getByRole('button', { name: t('save') }).click();
  await expect(alertRows(page)).toHaveCount(1);
  const other = await (await browser.newContext()).newPage();
  await arriveAtAlerts(other, lang);
  await expect(other.getByText(t('emptyTitle'))).toBeVisible();
  await other.context().close();
});

test('whether prices of liked bikes are news is chosen once, with alerts and without', async ({ page }) => {
  const { id: uid } = await arriveAtAlerts(page, lang);
  const prices = page.getByRole('switch', { name: t('priceDrops') });
  const daily = page.getByRole('radio', { name: t('daily') });
  await expect(prices).toBeEnabled();
  await expect(prices).not.toBeChecked();
  await expect(daily).toHaveCount(0);
  await prices.click();
  await expect(page.getByText(t('choiceSaved'))).toBeVisible();
  await daily.check();
  const saved = async () => (await store().doc(`alert_settings/${uid}`).get()).data();
  await expect.poll(saved).toMatchObject({ language: lang, delivery: 'daily', price_drops: true });
  await page.reload();
  await expect(prices).toBeChecked();
  await expect(daily).toBeChecked();
  await page.getByRole('button', { name: t('create') }).click();
  const dialog = await fillAlert(page, lang, { make: 'Vespa' });
  await dialog.getByRole('button', { name: t('save') }).click();
  await expect(alertRows(page)).toHaveCount(1);
  expect(await saved()).toMatchObject({ delivery: 'daily', price_drops: true });
  await prices.click();
  await expect.poll(saved).toMatchObject({ delivery: 'daily', price_drops: false });
});

test.describe('when Firestore refuses', () => {
  test.use({ expected: [/403/] });

  test('[S8.3 S8.23 S8.26] a list that cannot be had says so and can be asked for again', {
    tag: '@full',
    annotation: heldBy(
      'src/features/alerts/Alerts.island.test.tsx',
      'src/features/alerts/AlertPage.island.test.tsx',
    ),
  }, async ({ page }) => {
    await refuse(page, 'runQuery');
    await arriveAtAlerts(page, lang);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t('loadFailed'));
    const notice = page.locator('[data-tone=error]');
    await expect(notice).toContainText(t('failed'));
    await expect(notice).toContainText(t('fetchFailed'));
    await page.unroute('**/documents:runQuery*');
    await page.locator('main').getByRole('alert').getByRole('button').click();
    await expect(page.getByText(t('emptyTitle'))).toBeVisible();
  });

  test('[S8.21 S8.24 S8.26] a change that fails says so and is taken back', { tag: '@full' }, async ({
    page,
  }) => {
    const { id: uid } = await arriveAtAlerts(page, lang);
    const alert = { user_id: uid, criteria: buildCriteria(), is_active: true, created_at: Timestamp.now() };
    await store().doc(`alerts/${uid}_0`).set(alert);
    await expect(alertRows(page)).toHaveCount(1);
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
    await expect(alertRows(page)).toHaveCount(1);
    await page.getByRole('button', { name: t('addNew') }).click();
    const dialog = await fillAlert(page, lang, { make: 'Vespa' });
    await dialog.getByRole('button', { name: t('save') }).click();
    await expect(notice.filter({ hasText: t('setUpFailed') })).toContainText('Closed for today.');
    await expect(dialog.getByLabel(t('make'), { exact: true })).toHaveValue('Vespa');
  });
});
