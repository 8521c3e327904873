import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './browser.ts';
import { createMember, signIn } from './people.ts';
import { heldBy } from './tagOf.ts';

test.use({ hasTouch: true });

const sixPhotos = () =>
  Promise.all(
    Array.from({ length: 6 }, async (_, index) => ({
      name: `${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 1200, height: 900, channels: 3, background: `hsl(${index * 60} 60% 50%)` },
      })
        .jpeg()
        .toBuffer(),
    })),
  );

const journeys = [
  {
    lang: 'vi',
    copied: `Bán Honda Air Blade 125 đời 2017 màu đen, xe chính chủ, odo 31.500 km.
Giá 25tr5 có bớt chút. Xem xe ở Gò Vấp, TP.HCM. Zalo 0909 318 472`,
    words: { sell: 'Bán xe', paste: 'Dán bài bạn đã đăng ở nơi khác', add: 'Thêm ảnh', publish: 'Đăng tin' },
    shown: ['Air Blade 125', '25.500.000', '31.500', 'Hồ Chí Minh'],
  },
  {
    lang: 'en',
    copied: `Selling my Honda Wave Alpha 110cc, 2014, semi-auto, 45,000 km. Blue card in hand, tyres new.
$ no, dong only: 8.5 mil. Pick up in Hanoi Old Quarter. WhatsApp +84 905 123 456`,
    words: {
      sell: 'Sell',
      paste: 'Paste an advertisement you already have',
      add: 'Add photos',
      publish: 'Create Listing',
    },
    shown: ['Wave Alpha', '8,500,000', '45,000', 'Hanoi'],
  },
] as const;

for (const { lang, copied, words, shown } of journeys)
  test(`an advertisement that was copied and six photos are a published page after 12 presses and no typing, ${lang}`, {
    tag: '@full',
    annotation: heldBy(
      'src/features/sell/PasteAdvertisement.island.test.tsx',
      'src/domain/pasted/readAdvertisement.test.ts',
    ),
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const member = await createMember('Pasted');
    await signIn(page, lang, member.email);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied);

    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.tap();
    };
    await press(page.getByRole('banner').getByRole('link', { name: words.sell, exact: true }));
    await press(page.locator('summary', { hasText: words.paste }));
    // Retries: the browser first asks for permission to read the clipboard.
    presses += 1;
    await expect(page.locator('[name=price]')).not.toHaveValue('');
    await choosePhotos(page, () => press(page.locator('button', { hasText: words.add })));
    presses += 6 + 1;
    await expect(page.locator('[data-stage=ready]')).toHaveCount(6);
    await press(page.getByRole('button', { name: words.publish, exact: true }));
    await page.waitForURL(/\/my-listings$/);
    expect(presses).toBeLessThanOrEqual(12);

    const card = page.getByRole('article').first();
    const path = await card.getByRole('link').first().getAttribute('href');
    expect(path).toMatch(/\/motorcycle\//);
    for (const text of shown)
      await expect
        .poll(async () => (await page.request.get(path ?? '')).text(), { message: text })
        .toContain(text);
  });

const choosePhotos = async (page: Page, open: () => Promise<void>) => {
  const chooser = page.waitForEvent('filechooser');
  await open();
  await (await chooser).setFiles(await sixPhotos());
};
