import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { keptPrefix } from '../../src/domain/accounts/keptPrefix.ts';
import { fieldLabel } from '../../src/i18n/fieldWords.ts';
import { formatDong } from '../../src/i18n/format.ts';
import { mylistings } from '../../src/i18n/texts/mylistings.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { ui } from '../../src/i18n/texts/ui.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { hostileFiles } from '../fixtures/hostileFiles.ts';
import { arrivesAt, expect, test } from './browser.ts';
import { createMember, signIn } from './people.ts';
import { addPhotos, fieldOf, fillers, photoWithPlace } from './sellForm.ts';
import { heldBy } from './tagOf.ts';

const t = translate('en', sell);
const wanted = { make: 'Honda', model: 'Vision', year: 2024, price: 25_000_000 };
const tiles = (page: Page) => page.locator('[data-photo]');
const stages = (page: Page, stage: string) => page.locator(`[data-stage="${stage}"]`);
/** Milliseconds; longer than the delay after which the form is stored. */
const keeping = 300;
/** Waits until the form is stored, which requires hydration and a known user. */
const isKept = (page: Page, forms = 1) =>
  page.waitForFunction(
    ([prefix, count]) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length === count,
    [keptPrefix, forms] as const,
  );

test.describe('the form', () => {
  // Errors of blocked storage, unreadable pictures, and a photo that the server refuses (422).
  test.use({
    expected: [
      /Failed to load resource.*(\/v0\/b\/|blob:)|storage\/unauthorized|422 .*\/photos\/.*\?waiting/,
    ],
  });

  test('[S2.72] [S2.73] [S2.74] [S5.8] [S5.14] [S5.17] [S5.18] [S5.19] [S8.28] [S8.30] [S9.1] knows the model, converts the price, refuses what is no photo, and keeps the bike when a photo fails', {
    tag: '@full',
    annotation: heldBy(
      'src/features/sell/SellFields.island.test.tsx',
      'src/features/sell/PhotoSection.island.test.tsx',
      'src/features/sell/SaveListing.island.test.tsx',
      'src/features/sell/ListingEditor.test.tsx',
      'src/photos/compressPhoto.test.ts',
      'tests/functions/photos.test.ts',
    ),
  }, async ({ page }) => {
    const member = await createMember('Form Filler');
    await signIn(page, 'en', member.email, paths.sell);
    const create = page.getByRole('button', { name: t('create') });

    await page.getByLabel(t('make')).selectOption('Honda');
    await page.getByLabel(t('model')).pressSequentially('vis');
    await page.getByRole('option', { name: 'Vision' }).click();
    await page.getByLabel(t('year')).fill('2024');
    await expect(fieldOf(page, t('engine'))).toHaveValue('110cc');
    for (const [name, value] of [
      ['category', 'scooter'],
      ['transmission', 'automatic'],
      ['fuel', 'gasoline'],
    ] as const)
      await expect(page.getByLabel(fieldLabel('en', name), { exact: false }).first()).toHaveValue(value);
    await fieldOf(page, t('engine')).fill('108cc');
    await page.getByLabel(t('model')).fill('SH');
    await expect(fieldOf(page, t('engine'))).toHaveValue('108cc');
    // The form derives these values from the model's name alone.
    await page.getByLabel(t('model')).fill('wave alpha');
    await expect(fieldOf(page, fieldLabel('en', 'category'))).toHaveValue('underbone');
    await expect(fieldOf(page, fieldLabel('en', 'transmission'))).toHaveValue('semi-automatic');
    await expect(
      page.getByText(/We've filled in Underbone, Semi-automatic, Petrol for this model\./),
    ).toBeVisible();
    await page.getByLabel(t('model')).fill('My own words');
    await expect(fieldOf(page, fieldLabel('en', 'category'))).toHaveValue('');

    await fieldOf(page, t('price')).fill('25');
    await page
      .getByRole('button', {
        name: translate('en', ui)('didYouMean', { amount: formatDong('en', 25_000_000) }),
      })
      .click();
    await expect(page.getByLabel(t('usd'))).toHaveValue(/^\$[\d,]{3,}$/);
    await expect(page.getByLabel(t('usd'))).not.toBeEditable();
    await expect(create).toBeDisabled();

    // These files are no photos: the form refuses them at once, or when it fails to open them.
    const chosen = await Promise.all(
      hostileFiles.map(async ({ name, build, client }) => ({ name, client, buffer: await build() })),
    );
    await addPhotos(page, ...chosen);
    const refused = chosen.flatMap(({ name, client }) =>
      client === 'type' || client === 'size' ? [{ name, client }] : [],
    );
    await expect(
      page.getByText('Invalid file type: Only image files (jpg, jpeg, png, gif, webp) are allowed.').first(),
    ).toBeVisible();
    for (const { name, client } of refused)
      await expect(page.getByText(`${name}: ${t(`rejected.${client}`)}`)).toBeVisible();
    const failures = [
      ['heic', "We can't open this HEIC photo"],
      ['compression', 'Image compression failed'],
      ['truncated', 'Part of this photo is missing. Choose it again, or take a new one.'],
      ['shape', 'This photo is too long and narrow. Choose another one.'],
    ].map(([kind, words = '']) => ({ words, count: chosen.filter(({ client }) => client === kind).length }));
    const failed = failures.reduce((sum, { count }) => sum + count, 0);
    await expect(stages(page, 'failed')).toHaveCount(failed);
    for (const { words, count } of failures)
      await expect(stages(page, 'failed').getByText(words)).toHaveCount(count);
    // Notices appear one at a time, so an older notice may still hide this one.
    await expect(page.getByText(t('rejected.heic')).first()).toBeAttached();
    await expect(page.getByText(t('compressionFailedText')).first()).toBeAttached();
    await expect(stages(page, 'ready')).toHaveCount(chosen.length - refused.length - failed);
    await expect(create).toBeEnabled();

    const small = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer();
    const room = 10 - (chosen.length - refused.length);
    const more = Array.from({ length: room + 1 }, (_, index) => ({ name: `${index}.jpg`, buffer: small }));
    await addPhotos(page, ...more);
    await expect(page.getByText(t('tooManyPhotos', { count: 1, max: 10 }))).toBeVisible();
    await expect(tiles(page)).toHaveCount(10);
    while ((await tiles(page).count()) > 0)
      await tiles(page)
        .first()
        .getByRole('button', { name: /Remove photo|Cancel upload of photo/ })
        .click();
    await expect(create).toBeDisabled();

    await addPhotos(page, { name: 'a.jpg', buffer: await photoWithPlace(4000, 3000) });
    await expect(stages(page, 'ready')).toHaveCount(1);
    const picture = tiles(page).getByRole('img');
    expect(
      await picture.evaluate((image: HTMLImageElement) => `${image.naturalWidth}x${image.naturalHeight}`),
    ).toBe('1500x2000');

    await addPhotos(page, { name: 'b.jpg', buffer: small });
    await expect(stages(page, 'ready')).toHaveCount(2);
    await expect(page.getByText(t('photosProgress', { ready: 2, total: 2 }))).toBeAttached();
    const second = await tiles(page).nth(1).getAttribute('data-photo');
    await tiles(page)
      .nth(1)
      .getByRole('button', { name: t('photoEarlier', { place: 2 }) })
      .focus();
    await page.keyboard.press('Enter');
    await expect(tiles(page).first()).toHaveAttribute('data-photo', second ?? '');
    await expect(page.getByText(t('photoMoved', { place: 1 }))).toBeAttached();
    expect(
      await page.evaluate(() => document.activeElement?.closest('[data-photo]')?.getAttribute('data-photo')),
    ).toBe(second);

    const other = await tiles(page).nth(1).getAttribute('data-photo');
    await tiles(page).first().dragTo(tiles(page).nth(1));
    await expect(tiles(page).nth(1)).toHaveAttribute('data-photo', second ?? '');
    await expect(tiles(page).first()).toHaveAttribute('data-photo', other ?? '');
    await expect(tiles(page).first().getByText('Main photo')).toBeVisible();

    // Storage refuses uploads from now on. The photo fails, but the listing can be saved.
    await page.route(/\/v0\/b\/.*uploads/, (route) => route.fulfill({ status: 403, body: '{}' }));
    await addPhotos(page, { name: 'c.jpg', buffer: small });
    await expect(stages(page, 'failed').getByText('Upload failed')).toBeVisible();
    await expect(page.getByText(t('uploadFailedText')).first()).toBeVisible();
    const { contact, ...others } = fillers(page, 'en', { ...wanted, model: 'Vision with a photo less' });
    for (const fill of Object.values(others)) await fill();
    await page.getByRole('combobox', { name: t('location') }).fill('da nang');
    await page.getByRole('listbox').getByRole('option').first().click();
    await create.click();
    await expect(page.getByText('Phone number is required')).toBeVisible();
    await expect(page.locator('[name=contactPhone]')).toBeFocused();
    await contact();
    await create.click();
    await arrivesAt(page, paths.myListings);
    await expect(page.getByText('Motorcycle created but some images failed to save')).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: 'Vision with a photo less' });
    await expect(card.getByRole('link', { name: translate('en', mylistings)('edit') })).toBeVisible();
  });
});

test('two tabs keep two forms, and leaving one asks', async ({ page, context }) => {
  const model = (tab: Page) => tab.getByLabel(t('model'));
  const member = await createMember('Two Tabs');
  await signIn(page, 'en', member.email, paths.sell);
  await model(page).fill('First tab');
  await isKept(page);
  const other = await context.newPage();
  await other.goto(paths.sell);
  await expect(model(other)).toHaveValue('');
  await model(other).fill('Second tab');
  await isKept(other, 2);
  await page.reload();
  await other.reload();
  await expect(model(page)).toHaveValue('First tab');
  await expect(model(other)).toHaveValue('Second tab');

  await model(other).click();
  await other.keyboard.type('!');
  const leaveDialog = other.waitForEvent('dialog');
  await other.close({ runBeforeUnload: true });
  const dialog = await leaveDialog;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

const heldPhotos = (page: Page) =>
  page.evaluate(async () => {
    const name = 'vongxe.form';
    // Opening a missing database would create it, without its table.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answered(indexedDB.open(name));
    try {
      return await answered(database.transaction('photos').objectStore('photos').count());
    } finally {
      database.close();
    }
  });

/** Ends the page like a crash, without any event for its scripts. */
const crash = async (page: Page) => {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
};

test('whoever loses the browser at any step of the form finds everything again', async ({ baseURL }, {
  project,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vongxe-'));
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, { ...project.use.launchOptions, ...(baseURL && { baseURL }) });
  let context = await open();
  try {
    let page = context.pages()[0] ?? (await context.newPage());
    const member = await createMember('Crash Tester');
    await signIn(page, 'vi', member.email, paths.sell);
    const t = translate('vi', sell);
    const comeBack = async () => {
      page = await context.newPage();
      await page.goto(localize('vi', paths.sell));
      await expect(page.getByText(t('kept.title'))).toBeVisible();
    };
    const value = (name: string) => page.locator(`form [name=${name}]`).inputValue();
    const left = async () => ({
      make: await value('make'),
      model: await value('model'),
      year: await value('year'),
      mileage: (await value('mileage')).replace(/\D/g, ''),
      engine: await value('engine'),
      category: await value('category'),
      condition: await value('condition'),
      transmission: await value('transmission'),
      fuel: await value('fuel'),
      location: await value('location'),
      contactPhone: await value('contactPhone'),
      description: await page
        .getByRole('textbox', { name: t('description') })
        .evaluate((field) => (field instanceof HTMLTextAreaElement ? field.value : field.textContent)),
      price: (await value('price')).replace(/\D/g, ''),
      photos: await tiles(page).count(),
    });

    // Crashes while the model is half typed, with the caret at its end.
    await page.getByLabel(t('make')).selectOption('Honda');
    await page.getByLabel(t('model')).pressSequentially('Visi');
    await isKept(page);
    await page.waitForTimeout(keeping);
    await crash(page);
    await comeBack();
    expect(await left()).toMatchObject({ make: 'Honda', model: 'Visi' });

    for (const step of ['basic', 'category', 'contact', 'description', 'price'] as const) {
      await fillers(page, 'vi', wanted)[step]();
      await page.waitForTimeout(keeping);
      const before = await left();
      await crash(page);
      await comeBack();
      await expect.poll(left, { message: `after ${step}` }).toEqual(before);
    }

    await addPhotos(page, { name: 'bike.jpg', buffer: await photoWithPlace() });
    await expect(tiles(page)).toHaveCount(1);
    await expect
      .poll(async () => (await heldPhotos(page)) + (await stages(page, 'ready').count()))
      .toBeGreaterThan(0);
    await page.waitForTimeout(keeping);
    await crash(page);
    await comeBack();
    await expect(stages(page, 'ready')).toHaveCount(1);
    await page.waitForTimeout(keeping);
    const complete = await left();
    await context.close();
    context = await open();
    await comeBack();
    await expect.poll(left).toEqual(complete);
    await expect(stages(page, 'ready')).toHaveCount(1);
    await page.getByRole('button', { name: t('create'), exact: true }).click();
    await page.waitForURL((url) => url.pathname === localize('vi', paths.myListings));
    await page.goto(localize('vi', paths.sell));
    await expect(page.getByLabel(t('model'))).toHaveValue('');
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
