import { changedElsewhere } from '../../src/i18n/texts/changedElsewhere.ts';
import { sell } from '../../src/i18n/texts/sell.ts';
import { translate } from '../../src/i18n/texts.ts';
import { localize, paths } from '../../src/paths.ts';
import { arrivesAt, expect, test } from './browser.ts';
import { giveListing } from './ownListings.ts';
import { createMember, signIn, store } from './people.ts';
import { fieldOf } from './sellForm.ts';
import { heldBy } from './tagOf.ts';

test.use({ expected: [/Failed to load resource.*commit/] });

test('a listing that is changed in two tabs and on a phone loses nothing, and asks where both changed the same', {
  tag: '@full',
  annotation: heldBy(
    'src/features/sell/TwoTabs.island.test.tsx',
    'src/features/mylistings/TwoTabs.island.test.tsx',
    'tests/rules/stale.test.ts',
  ),
}, async ({ page, browser, baseURL }) => {
  const t = translate('en', sell);
  const member = await createMember('Two Tabs');
  const id = await giveListing(member, 'Wave Một');
  const stored = async () => (await store().doc(`motorcycles/${id}`).get()).data();
  await signIn(page, 'en', member.email, paths.editListing(id));
  await expect(fieldOf(page, t('mileage'))).toHaveValue('12,000');
  const other = await page.context().newPage();
  await other.goto(paths.editListing(id));
  await expect(fieldOf(other, t('mileage'))).toHaveValue('12,000');
  const phone = await browser.newContext({ baseURL: baseURL ?? '' });
  try {
    const small = await phone.newPage();
    await signIn(small, 'vi', member.email, paths.editListing(id));
    await small.setViewportSize({ width: 360, height: 740 });
    await expect(fieldOf(small, translate('vi', sell)('mileage'))).toHaveValue('12.000');

    await fieldOf(other, t('price')).fill('14500000');
    await other.getByRole('button', { name: t('update') }).click();
    await arrivesAt(other, paths.myListings);
    await fieldOf(page, t('mileage')).fill('13000');
    await page.getByRole('button', { name: t('update') }).click();
    await arrivesAt(page, paths.myListings);
    expect(await stored()).toMatchObject({ price: 14_500_000, mileage: 13_000, revision: 2 });

    await fieldOf(small, translate('vi', sell)('price')).fill('14000000');
    await fieldOf(small, translate('vi', sell)('engine')).fill('125cc');
    await small.getByRole('button', { name: translate('vi', sell)('update') }).click();
    const asks = small.getByRole('dialog', { name: translate('vi', changedElsewhere)('title') });
    await expect(asks.getByRole('group')).toHaveText([/Giá bán.*14\.500\.000.*14\.000\.000/s]);
    expect(await stored()).toMatchObject({ price: 14_500_000, engine: '110cc' });
    await asks.getByRole('radio', { name: /^Đã lưu ở nơi khác/ }).check();
    await asks.getByRole('button', { name: 'Lưu lựa chọn' }).click();
    await arrivesAt(small, localize('vi', paths.myListings));
    expect(await stored()).toMatchObject({
      price: 14_500_000,
      mileage: 13_000,
      engine: '125cc',
      revision: 3,
    });
  } finally {
    await phone.close();
  }
});
