import type { Language } from '../../src/i18n/languages.ts';
import { bike } from '../../src/i18n/texts/bike.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { expect, hold, hydrated, test } from './browser.ts';
import { createMember, signIn } from './people.ts';

const script = /_astro.*SellForm.*\.js/;
const t = translate('en', sell);

test('the form of a seller fetches no script until it is touched', async ({ page: before, context }) => {
  await signIn(before, 'en', (await createMember()).email, paths.terms);
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(paths.sell, { waitUntil: 'networkidle' });
  await expect(page.getByLabel(t('make'))).toBeVisible();
  expect(scripts).toEqual([]);
  await page.getByLabel(t('model')).focus();
  await hydrated(page, 'SellForm');
});

const lang: Language = 'vi';
test('what is filled in before the script is there counts, each field in its own way', {
  tag: '@always',
}, async ({ page }) => {
  const t = translate(lang, sell);
  await signIn(page, lang, (await createMember()).email, paths.terms);
  const go = await hold(page, script);
  await page.goto(localize(lang, paths.sell));
  const named = (name: string) => page.locator(`main form [name=${name}]`);
  await named('make').selectOption('Honda');
  await named('year').fill('2024 ');
  await named('mileage').fill('12500');
  await page.getByRole('combobox', { name: t('location') }).fill('da nang');
  await named('phoneCountry').selectOption('FR');
  await named('contactPhone').fill('+84 912 345 678');
  await named('hidePhone').check();
  await page.locator('fieldset[data-field=features] label').first().click();
  await named('description').fill('Xe <b>chính chủ</b>\nOne owner');
  await named('price').fill('25000000');
  await named('model').pressSequentially('Viion');
  for (const _ of 'ion') await page.keyboard.press('ArrowLeft');
  await expect(page.locator('astro-island[component-url*="SellForm"][ssr]')).toHaveCount(1);
  go();
  await hydrated(page, 'SellForm');

  await expect(named('make')).toHaveValue('Honda');
  await expect(named('year')).toHaveValue('2024');
  await expect(named('mileage')).toHaveValue('12.500');
  await expect(named('price')).toHaveValue('25.000.000');
  await expect(page.getByLabel(t('usd'))).toHaveValue(/^\$[\d.,]+$/);
  await expect(named('phoneCountry')).toHaveValue('VN');
  await expect(named('contactPhone')).toHaveValue('0912345678');
  await expect(named('hidePhone')).toBeChecked();
  await expect(page.locator('fieldset[data-field=features] :checked')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: t('description') })).toContainText('One owner');
  // On blur a typed place is selected, if it exists.
  await expect(page.getByRole('combobox', { name: t('location') })).toHaveValue(/Đà Nẵng|Da Nang/);
  await expect(named('model')).toBeFocused();
  await page.keyboard.type('s');
  await expect(named('model')).toHaveValue('Vision');
  await expect(named('engine')).toHaveValue('110cc');
  await expect(named('category')).toHaveValue('scooter');
  await expect(page.getByText(translate(lang, bike)('scooter')).first()).toBeAttached();

  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toMatch(/vongxe\.form.*Vision.*0912345678/);
  await page.reload();
  await expect(page.getByText(t('kept.title'))).toBeVisible();
  await expect(named('model')).toHaveValue('Vision');
  await expect(named('hidePhone')).toBeChecked();
});

test('what is typed while an unfinished form is on its way is kept with the rest of it', async ({ page }) => {
  await signIn(page, 'en', (await createMember()).email, paths.sell);
  await page.getByLabel(t('engine')).fill('125cc');
  await page.getByLabel(t('model')).fill('Wave');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toMatch(/Wave/);
  const go = await hold(page, /_astro.*authentication.*\.js/);
  await page.reload();
  await hydrated(page, 'SellForm');
  await page.getByLabel(t('model')).fill('Wave Alpha');
  go();
  await expect(page.getByText(t('kept.title'))).toBeVisible();
  await expect(page.getByLabel(t('model'))).toHaveValue('Wave Alpha');
  await expect(page.getByLabel(t('engine'))).toHaveValue('125cc');
});

test.describe('when the script cannot be had', () => {
  test.use({ expected: [/Failed to load resource|net::ERR_FAILED|dynamically imported|Error hydrating/] });
  test('the form says so, sends nothing by itself and keeps the text', async ({ page }) => {
    await signIn(page, 'en', (await createMember()).email, paths.terms);
    await page.route(script, (route) => route.abort());
    await page.goto(paths.sell);
    await page.getByLabel(t('model')).fill('Kept');
    await page.getByLabel(t('model')).press('Enter');
    await page.getByRole('button', { name: t('saveDraft') }).click();
    await expect(page.getByText(t('hydrationFailed'))).toBeVisible();
    expect(new URL(page.url()).href).toMatch(/\/sell$/);
    await expect(page.getByLabel(t('model'))).toHaveValue('Kept');
  });
});
