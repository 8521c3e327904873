import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { formatDong } from '../../src/i18n/format.ts';
import { shopLogo } from '../../src/i18n/texts/shopLogo.ts';
import { stock } from '../../src/i18n/texts/stock.ts';
import { translate } from '../../src/i18n/texts.ts';
import { shopPath, shopStockPath } from '../../src/paths.ts';
import { expect, test } from './browser.ts';
import { createMember, signIn, store } from './people.ts';

const t = translate('vi', stock);
const count = 200;
const numbers = Array.from({ length: count }, (_, index) => `K${1_001 + index}`);
const fileOf = (changes: Record<string, { year?: string; price?: string }> = {}) => {
  const lines = numbers.map((number, index) => {
    const { year = '2021', price = '"28,5tr"' } = changes[number] ?? {};
    return `${number},Honda,Vision,${year},${10_000 + index},110,Cần Thơ,${price},Xe đẹp`;
  });
  return ['Mã xe,Hãng xe,Dòng xe,Năm sản xuất,Số km,Phân khối,Khu vực,Giá,Mô tả', ...lines].join('\n');
};
const csv = (text: string) => ({ name: 'kho.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

const openShop = async () => {
  const owner = await createMember('Chủ Cửa Hàng');
  const id = `kho-${owner.id.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
  const since = Timestamp.now();
  const details = { name: 'Xe Máy Kho', address: '1 Lê Lợi, Cần Thơ', hours: null, map_link: null };
  await store()
    .doc(`shops/${id}`)
    .set({ ...details, owner: owner.id, name_key: id, since, revision: 1 });
  await store().doc(`shop_people/${owner.id}`).set({ shop_id: id, role: 'owner', since });
  return { id, owner };
};
const check = async (page: Page, text: string) => {
  await page.getByLabel(t('file'), { exact: true }).setInputFiles(csv(text));
  await page.getByRole('button', { name: t('check'), exact: true }).click();
};
const photo = async (colour: string) =>
  new Uint8Array(
    await sharp({ create: { width: 900, height: 700, channels: 3, background: colour } })
      .jpeg()
      .toBuffer(),
  );

test('a dealer adds a logo, imports two hundred bikes after correcting two, adds photos, changes prices, and undoes both', {
  tag: '@always',
}, async ({ page }) => {
  const { id, owner } = await openShop();
  await signIn(page, 'vi', owner.email, shopStockPath);
  const l = translate('vi', shopLogo);
  const logo = { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photo('green')) };
  await page.getByLabel(l('file')).setInputFiles(logo);
  await expect(page.getByText(l('saved'))).toBeVisible();
  const shown = await (await page.request.get(`/vi${shopPath(id)}`)).text();
  const source = /src="(\/photos\/shop\/[^"]+)"/.exec(shown)?.[1] ?? '';
  expect((await page.request.get(source)).headers()['content-type']).toBe('image/webp');
  await page.getByLabel(t('phone'), { exact: true }).fill('0912 345 678');
  await check(page, fileOf({ K1007: { price: 'liên hệ' }, K1151: { year: '1820' } }));
  await expect(page.getByText('Dòng 8 · Giá (VND)')).toBeVisible();
  await expect(page.getByText('Dòng 152 · Năm sản xuất')).toBeVisible();
  await check(page, fileOf());
  await page.getByRole('button', { name: t('import', { count }), exact: true }).click();
  await expect(page.getByText(t('count', { count }), { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: t('tab.photos') }).click();
  const archive = zipSync(
    { 'xe/K1001-1.jpg': await photo('red'), 'K9999-1.jpg': await photo('blue') },
    { level: 0 },
  );
  await page
    .getByLabel(t('photoFiles'))
    .setInputFiles({ name: 'anh.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });
  await expect(page.getByRole('listitem').filter({ hasText: 'K9999-1.jpg' })).toContainText(
    t('photo.noBike'),
  );
  await page.getByRole('button', { name: t('upload'), exact: true }).click();
  await expect(page.getByText(t('uploaded', { count: 1 }))).toBeVisible();
  await page.getByRole('tab', { name: t('tab.bikes') }).click();
  await page.getByLabel(t('find'), { exact: true }).fill('K1001');
  const link = page.getByRole('link', { name: 'Honda Vision 2021' });
  await expect(link).toHaveAttribute('href', /^\/vi\/motorcycle\/honda-vision-2021-can-tho/);
  const address = (await link.getAttribute('href')) ?? '';
  const pageOf = async () => (await (await page.request.get(address)).text()).replaceAll('\u00a0', ' ');
  const written = (price: number) => formatDong('vi', price).replaceAll('\u00a0', ' ');
  await expect.poll(pageOf).toContain(written(28_500_000));

  // Changes only nine bikes, since each change triggers three events.
  await page.getByLabel(t('find'), { exact: true }).fill('K100');
  await page.getByLabel(t('chooseAll'), { exact: true }).check();
  await page.getByRole('button', { name: t('prices'), exact: true }).click();
  await page.getByLabel(t('by'), { exact: true }).fill('10');
  await page.getByRole('button', { name: t('preview'), exact: true }).click();
  await expect(page.getByText(t('unsaved', { count: 9 }))).toBeVisible();
  await page.getByRole('button', { name: t('save'), exact: true }).click();
  await expect(page.getByText(t('saved', { count: 9 }))).toBeVisible();
  await expect.poll(pageOf).toContain(written(25_700_000));

  await page.getByRole('tab', { name: t('tab.changes') }).click();
  const undo = page.getByRole('tabpanel').getByRole('button', { name: t('undo') });
  await undo.first().click();
  await expect(page.getByText(t('wasUndone'))).toHaveCount(1);
  await expect.poll(pageOf).toContain(written(28_500_000));
  // Undoing the import keeps K1001, to which a photo was added.
  await undo.first().click();
  await expect(page.getByText(t('wasUndone'))).toHaveCount(2);
  await expect(page.getByText(`K1001 · Honda Vision 2021 – ${t('refused.changed')}`)).toBeVisible();
  await page.getByRole('tab', { name: t('tab.bikes') }).click();
  await expect(page.getByText(t('count', { count: 1 }), { exact: true })).toBeVisible();
});
