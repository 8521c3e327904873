import { beforeEach, describe, expect, it } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { put, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  hasButton,
  hasDialog,
  itemsOf,
  notices,
  opened,
  pick,
  press,
  says,
  until,
} from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { $notices } from '../../ui/notify.ts';
import { MyListings } from './MyListings.tsx';

const sell = (changes: Parameters<typeof buildListing>[0] = {}) =>
  put('motorcycles/wave', buildListing({ id: 'wave', slug: 'wave', user_id: 'buyer', ...changes }));
const ask = (name: string, changes: Parameters<typeof buildInquiry>[0] = {}) =>
  put(`inquiries/${name}`, {
    ...buildInquiry({ buyer_id: name, buyer_name: name, seller_id: 'buyer', seller_name: 'Hoa', ...changes }),
    bike: { ...buildInquiry().bike, id: 'wave' },
  });
const open = async (lang: 'en' | 'vi' = 'en', questions = 2) => {
  world.calls.listingFigures = () => ({ figures: { wave: { likes: 0, reveals: 0, questions, views: 0 } } });
  openIsland(MyListings, { lang });
  await says(lang === 'vi' ? `${questions} cuộc trò chuyện` : `${questions} conversations`);
};
const status = () => stored('motorcycles/wave')?.status;
const sold = { stringValue: 'sold' };
const moment = { timestampValue: expect.any(String) };
const people = () => [...document.querySelectorAll('dialog[open] li')].map(({ textContent }) => textContent);

beforeEach(() => $notices.set([]));

describe('marking a bike as sold', () => {
  it('asks who bought it, sells it and asks the one who is named', async () => {
    sell();
    ask('Minh', { updated_at: 1 });
    ask('Lan', { updated_at: 2 });
    await open();
    await pick(/^More: /, 'Mark as sold');
    expect((await opened()).textContent).toContain('No one else sees who bought it.');
    await until(people).toEqual(['Lan', 'Minh']);
    expect(status()).toEqual({ stringValue: 'active' });
    await press('Minh');
    await notices("We've asked Minh whether they bought it");
    expect([status(), stored('inquiries/Minh')?.named_at]).toEqual([sold, moment]);
    expect(stored('inquiries/Lan')).not.toHaveProperty('named_at');
    expect(hasDialog()).toBe(false);
  });

  it('agrees with one who has said so already', async () => {
    sell();
    ask('Minh', { status: 'closed', closed_by: 'Minh' });
    await open('vi');
    await pick(/^Thêm: /, 'Đánh dấu đã bán');
    await until(people).toEqual(['MinhCho biết đã mua']);
    await press(/^Minh/);
    await notices('Bạn và Minh có thể đánh giá nhau');
    expect(stored('inquiries/Minh')?.sold_at).toEqual(moment);
    expect(stored('inquiries/Minh')).not.toHaveProperty('named_at');
  });

  it.each(['Someone else', 'Skip this and mark as sold'])('names nobody with “%s”', async (name) => {
    sell();
    ask('Minh');
    await open();
    await pick(/^More: /, 'Mark as sold');
    await until(people).toEqual(['Minh']);
    await press(name);
    await notices('Listing marked as sold');
    expect(status()).toEqual(sold);
    expect(stored('inquiries/Minh')).not.toHaveProperty('named_at');
  });

  it('does nothing where the question is shut', async () => {
    sell();
    ask('Minh');
    await open();
    await pick(/^More: /, 'Mark as sold');
    await opened();
    await press('Cancel');
    await until(hasDialog).toBe(false);
    expect(status()).toEqual({ stringValue: 'active' });
  });

  it('asks nothing where nobody has written', async () => {
    sell();
    openIsland(MyListings, { lang: 'en' });
    await pick(/^More: /, 'Mark as sold');
    await notices('Listing marked as sold');
    expect(hasDialog()).toBe(false);
  });

  it('waits for nobody: who wrote may come slowly, not at all, or be gone', async () => {
    sell();
    world.broken = /nowhere/;
    await open();
    const answer = Promise.withResolvers<void>();
    const { fetch } = globalThis;
    globalThis.fetch = async (...request) => {
      if (String(request[0]).includes('runQuery') && String(request[1]?.body).includes('bike.id'))
        await answer.promise;
      return fetch(...request);
    };
    await pick(/^More: /, 'Mark as sold');
    await opened();
    await says('Loading the list of people who messaged you');
    expect(hasButton('Skip this and mark as sold')).toBe(true);
    world.broken = /runQuery/;
    answer.resolve();
    await says("We couldn't load the list of people who messaged you.");
    world.broken = null;
    await press('Try again');
    await says('No one has messaged you about this bike on Vongxe.');
    globalThis.fetch = fetch;
    await press('Skip this and mark as sold');
    await notices('Listing marked as sold');
  });

  it('says what was not kept without a network, and names nobody of a bike that is not sold', async () => {
    sell();
    ask('Minh');
    await open();
    await pick(/^More: /, 'Mark as sold');
    await until(people).toEqual(['Minh']);
    world.broken = /commit/;
    await press('Minh');
    await notices('Failed to update. Please try again.');
    expect([status(), $notices.get().length]).toEqual([{ stringValue: 'active' }, 1]);
    expect(stored('inquiries/Minh')).not.toHaveProperty('named_at');
  });
});

describe('a bike that is sold', () => {
  const long = 61 * 86_400_000;
  it('asks later, too: another one, nobody of them, and says how each stands', async () => {
    sell({ status: 'sold', updated_at: Date.now() });
    ask('Minh', { named_at: Date.now(), updated_at: 3 });
    ask('Lan', { named_at: 5, sold_at: null, updated_at: 2 });
    ask('Mai', { updated_at: 1 });
    await open('en', 3);
    await press('Who bought it?: Honda Wave 2021');
    await until(people).toEqual(['MinhAsked, no answer yet', "LanSays they haven't bought it", 'Mai']);
    expect((await button(/^Minh/)).disabled).toBe(true);
    await press('Mai');
    await notices("We've asked Mai whether they bought it");
    expect(stored('inquiries/Mai')?.named_at).toEqual(moment);
    expect(stored('inquiries/Minh')?.named_at).toEqual({ nullValue: null });
    await press('Who bought it?: Honda Wave 2021');
    await until(() => people()[0]).toBe('MaiAsked, no answer yet');
    await press('Someone else');
    await until(() => stored('inquiries/Mai')?.named_at).toEqual({ nullValue: null });
  });

  it('says what was not kept', async () => {
    sell({ status: 'sold', updated_at: Date.now() });
    ask('Minh');
    await open();
    await press('Who bought it?: Honda Wave 2021');
    await until(people).toEqual(['Minh']);
    world.broken = /commit/;
    await press('Minh');
    await notices("We couldn't save your answer.");
  });

  it.each([
    ['sixty days ago', { updated_at: Date.now() - long }, 2],
    ['with nobody who wrote', { updated_at: Date.now() }, 0],
  ])('%s is not asked about', async (_, changes, questions) => {
    sell({ status: 'sold', ...changes });
    world.calls.listingFigures = () => ({ figures: { wave: { likes: 9, reveals: 0, questions, views: 0 } } });
    openIsland(MyListings, { lang: 'en' });
    await says('9 likes');
    expect(hasButton(/^Who bought it/)).toBe(false);
    expect(await itemsOf(/^More: /)).not.toContain('Who bought it?');
  });
});
