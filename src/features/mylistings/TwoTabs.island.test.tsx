import { describe, expect, it } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { changeElsewhere, put, stored } from '../../../tests/inMemory/browserFirestore.ts';
import {
  named,
  notices,
  opened,
  pick,
  press,
  says,
  tick,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { $notices } from '../../ui/notify.ts';
import { MyListings } from './MyListings.tsx';

const path = 'motorcycles/wave';
const sell = (id: string, changes: Parameters<typeof buildListing>[0] = {}) =>
  put(`motorcycles/${id}`, buildListing({ id, slug: id, model: id, user_id: 'buyer', ...changes }));
const field = (name: string, id = 'wave') => {
  const value = stored(`motorcycles/${id}`)?.[name] as Record<string, string> | undefined;
  return value && Object.values(value)[0];
};
const open = async (lang: 'en' | 'vi' = 'en') => {
  openIsland(MyListings, { lang });
  await until(() => document.querySelectorAll('article').length).toBeGreaterThan(0);
};
const text = () => $notices.get().at(-1)?.text;

describe('an action on a listing that was changed elsewhere', () => {
  it('is done where something else was changed, which is kept', async () => {
    sell('wave', { price: 27_500_000 });
    await open();
    changeElsewhere(path, { price: 26_900_000 });
    await pick('More: Honda wave 2021', 'Pause');
    await notices('Listing paused');
    expect([field('status'), field('price'), field('revision')]).toEqual(['paused', '26900000', '2']);
    await says('26,900,000');
  });

  it('is not done where its state was changed: the card shows how it is now', async () => {
    sell('wave');
    await open();
    changeElsewhere(path, { status: 'sold' });
    await pick('More: Honda wave 2021', 'Pause');
    await notices('Honda wave 2021 was changed elsewhere');
    expect(text()).toBe(
      "Your change wasn't saved. This is the latest version. If you still want to make the change, press the button again.",
    );
    expect(field('status')).toBe('sold');
    await until(() => document.querySelector('article')?.textContent).toMatch(/^Honda wave 2021.*Sold/);
  });

  it('says so in Vietnamese', async () => {
    sell('wave');
    await open('vi');
    changeElsewhere(path, { status: 'sold' });
    await pick('Thêm: Honda wave 2021', 'Tạm ẩn');
    await notices('Tin Honda wave 2021 vừa được sửa ở nơi khác');
    expect(text()).toBe(
      'Thao tác của bạn chưa được thực hiện. Đây là bản mới nhất. Hãy bấm lại nếu bạn vẫn muốn thực hiện.',
    );
  });

  it('is taken back over what was written last, and not over what came after', async () => {
    sell('wave');
    await open();
    await pick('More: Honda wave 2021', 'Mark as sold');
    await notices('Listing marked as sold');
    changeElsewhere(path, { status: 'paused' });
    $notices.get().at(-1)?.action?.run();
    await notices('Honda wave 2021 was changed elsewhere');
    expect(field('status')).toBe('paused');
  });

  it('goes away with a listing that was erased', async () => {
    sell('wave');
    sell('vision');
    await open();
    changeElsewhere(path, { user_id: 'somebody' });
    await pick('More: Honda wave 2021', 'Pause');
    await notices('Honda wave 2021 was changed elsewhere');
    await until(() => document.querySelectorAll('article')).toHaveLength(1);
  });

  it('deletes whatever else was changed', async () => {
    sell('wave');
    await open();
    changeElsewhere(path, { price: 1_000_000 });
    await pick('More: Honda wave 2021', 'Delete');
    await opened();
    await press('Delete');
    await notices('Listing deleted successfully.');
    expect([field('price'), field('revision')]).toEqual(['1000000', '1']);
  });
});

describe('prices of several', () => {
  const lower = async () => {
    await press('Select several');
    await press('Select all shown');
    await press('Change price (2)');
    await opened();
    await tick('₫');
    type(named('amount'), '500000');
    await press('Change prices');
  };

  it('are not reckoned from a price that has changed meanwhile', async () => {
    sell('wave', { price: 27_500_000 });
    sell('vision', { price: 30_000_000 });
    await open();
    changeElsewhere(path, { price: 26_900_000 });
    await lower();
    await notices('1 of 2 listings updated');
    expect(text()).toBe(
      "Not changed: Honda wave 2021. They are still selected, so you can try again. Some listings were changed elsewhere. You're now seeing the latest version.",
    );
    expect([field('price'), field('price', 'vision')]).toEqual(['26900000', '29500000']);
    await says('26,900,000');
  });

  it('can be put back for a while, each to its own, but not over what came after', async () => {
    sell('wave', { price: 27_500_000 });
    sell('vision', { price: 30_000_000 });
    await open();
    await lower();
    await notices('2 listings updated');
    expect([field('price'), field('price', 'vision')]).toEqual(['27000000', '29500000']);
    const undo = $notices.get().at(-1)?.action;
    expect(undo?.label).toBe('Undo');
    changeElsewhere('motorcycles/vision', { price: 28_000_000 });
    undo?.run();
    await notices('1 of 2 listings updated');
    expect([field('price'), field('price', 'vision')]).toEqual(['27500000', '28000000']);
  });
});
