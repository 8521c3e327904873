import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { Published } from '../../src/domain/listings/listing.schema.ts';
import { languages } from '../../src/i18n/languages.ts';
import { photoCoach } from '../../src/i18n/texts/photoCoach.ts';
import { photoEditor } from '../../src/i18n/texts/photoEditor.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { sellPhotos } from '../../src/i18n/texts/sellPhotos.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { arrivesAt, expect, test } from './browser.ts';
import { createMember, signIn, store } from './people.ts';
import { fillForm } from './sellForm.ts';
import { tagOf } from './tagOf.ts';

/** A HEIC photo as from an iPhone, with quarters of red, green, blue and yellow. */
const heic = () => readFile(new URL('../fixtures/fourColours.heic', import.meta.url));
const red = { r: 200, g: 40, b: 40 };
const jpeg = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: red } })
    .jpeg()
    .toBuffer();

const choose = async (page: Page, shot: string, file: { name: string; buffer: Buffer }) => {
  const chooser = page.waitForEvent('filechooser');
  await page.locator(`[data-shot=${shot}]`).click();
  // Browsers that don't know HEIC set no MIME type.
  await (await chooser).setFiles({ ...file, mimeType: file.name.endsWith('.heic') ? '' : 'image/jpeg' });
};

const strokeOver = async (page: Page, canvas: Locator) => {
  const box = await canvas.boundingBox();
  if (!box) throw new Error('there is no picture');
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.25));
  await page.mouse.down();
  for (const share of [0.4, 0.6, 0.75]) await page.mouse.move(...at(share));
  await page.mouse.up();
};

const coloursAt = async (page: Page, address: string, ...places: [number, number][]) => {
  const answer = await page.request.get(`${address}/1600.webp`);
  expect(answer.status()).toBe(200);
  const { data, info } = await sharp(await answer.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const pixel = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [...data.subarray(pixel, pixel + 3)];
  });
};
const darkest = [0x11, 0x11, 0x11];
const isNear = ([...actual]: number[], wanted: number[]) =>
  actual.every((part, index) => Math.abs(part - (wanted[index] ?? 0)) <= 12);

for (const lang of languages)
  test(
    `a HEIC and covered papers are chosen by their places and published, and a photo that was sent is covered afterwards (${lang})`,
    tagOf(lang),
    async ({ page }) => {
      const t = translate(lang, sell);
      const coach = translate(lang, photoCoach);
      const editor = translate(lang, photoEditor);
      const tile = translate(lang, sellPhotos);
      const member = await createMember(`Photographer ${lang}`);
      await signIn(page, lang, member.email, paths.sell);
      await page.setViewportSize({ width: 360, height: 740 });
      await fillForm(page, lang, { make: 'Honda', model: `Photo ${lang}`, year: 2022, price: 21_000_000 });
      const ready = page.locator('[data-stage=ready]');
      await page.getByRole('heading', { name: coach('title') }).scrollIntoViewIfNeeded();
      await expect(page.getByText(coach('taken', { count: 0, all: 8 }))).toBeVisible();

      await choose(page, 'left', { name: 'IMG_0001.heic', buffer: await heic() });
      await expect(ready).toHaveCount(1);
      await expect(page.getByText(coach('taken', { count: 1, all: 8 }))).toBeVisible();
      await expect(page.getByText(tile('warning.small'))).toBeVisible();

      await choose(page, 'papers', { name: 'papers.jpg', buffer: await jpeg() });
      const dialog = page.getByRole('dialog', { name: editor('title') });
      await expect(dialog.getByText(editor('papers'))).toBeVisible();
      const picture = dialog.getByRole('img', { name: editor('picture') });
      await page.setViewportSize({ width: 780, height: 360 });
      for (const part of [
        picture,
        ...['brush', 'turn', 'add'].map((name) =>
          dialog.getByRole('button', { name: editor(name as 'brush') }),
        ),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 360, height: 740 });
      await strokeOver(page, picture);
      await expect(page.locator('[data-photo]')).toHaveCount(1);
      await dialog.getByRole('button', { name: editor('add') }).click();
      await expect(dialog).toBeHidden();
      await expect(ready).toHaveCount(2);

      const first = page.locator('[data-photo]').first();
      const before = await first.getByRole('img').getAttribute('src');
      await first.getByRole('button', { name: tile('edit', { place: 1 }) }).press('Enter');
      await dialog.getByRole('button', { name: editor('select') }).press('Enter');
      for (let step = 0; step < 12; step++)
        await dialog.getByRole('button', { name: editor('grip.se') }).press('Shift+ArrowLeft');
      await dialog.getByRole('button', { name: editor('cover') }).press('Enter');
      await dialog.getByRole('button', { name: editor('done') }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(first.getByRole('img')).not.toHaveAttribute('src', before ?? '');
      await expect(ready).toHaveCount(2);

      await page.getByRole('button', { name: t('create') }).click();
      await arrivesAt(page, localize(lang, paths.myListings));
      const bikes = await store().collection('motorcycles').where('user_id', '==', member.id).get();
      const [one, papers] = Published.shape.images.parse(bikes.docs[0]?.get('images'));
      const [middle, left, right, corner] = await coloursAt(
        page,
        papers?.image_url ?? '',
        [0.5, 0.5],
        [0.27, 0.5],
        [0.73, 0.5],
        [0.1, 0.1],
      );
      expect([middle, left, right].map((colour) => isNear(colour ?? [], darkest))).toEqual([
        true,
        true,
        true,
      ]);
      expect(isNear(corner ?? [], [red.r, red.g, red.b])).toBe(true);

      // The cover hides the first two positions. The other four show the photo's quarters in their own
      // colours, upright.
      const [covered, below, ...quarters] = await coloursAt(
        page,
        one?.image_url ?? '',
        [0.2, 0.2],
        [0.2, 0.8],
        [0.05, 0.05],
        [0.9, 0.1],
        [0.05, 0.95],
        [0.9, 0.9],
      );
      expect([covered, below].map((colour) => isNear(colour ?? [], darkest))).toEqual([true, true]);
      const wanted = [
        [192, 32, 32],
        [32, 160, 64],
        [32, 64, 192],
        [224, 192, 32],
      ];
      expect(quarters.map((colour, index) => isNear(colour, wanted[index] ?? []))).toEqual([
        true,
        true,
        true,
        true,
      ]);
    },
  );
