import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDraft, buildHidden, buildListing, longAgo } from '../../../tests/fixtures/buildListing.ts';
import { buildRates } from '../../../tests/fixtures/buildRates.ts';
import { put, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  choose,
  control,
  hasButton,
  hasDialog,
  hasLink,
  item,
  itemsOf,
  leadsTo,
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

type Changes = Parameters<typeof buildListing>[0];
const sell = (id: string, changes: Changes = {}) =>
  put(`motorcycles/${id}`, buildListing({ id, slug: id, model: id, user_id: 'buyer', ...changes }));
const open = (lang: 'en' | 'vi' = 'en') => openIsland(MyListings, { lang });
const cards = () => [...document.querySelectorAll('article')];
const titles = () => cards().map((card) => card.querySelector('h2')?.textContent);
const textOf = (index = 0) => (cards()[index]?.textContent ?? '').replaceAll('\u00a0', ' ');
const linksOf = (index = 0) =>
  [...(cards()[index]?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
const buttonsOf = (index = 0) =>
  [...(cards()[index]?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);

describe('the card of one’s own listing', () => {
  it('[S2.85] [S2.86] says what buyers see of it, how it fares, and where that leads', async () => {
    put('rates/current', buildRates());
    world.calls.listingFigures = () => ({
      figures: { wave: { likes: 1, reveals: 2, questions: 3, views: 4 } },
    });
    sell('wave', { views_count: 6 });
    open();
    await until(() => textOf()).toContain('10 views');
    await until(() => textOf()).toContain('$600 · £480');
    expect(textOf()).toBe(
      'Honda wave 202115,000,000 ₫$600 · £48012,000 km · Da NangActive' +
        '1010 views11 like22 people viewed your number33 conversationsStill for sale',
    );
    expect(linksOf()).toEqual(['/motorcycle/wave', '/messages?bike=wave']);
    expect(await itemsOf('More: Honda wave 2021')).toEqual([
      ...['Edit', 'Pause', 'Mark as sold', 'Mark as reserved', 'Day by day'],
      ...['Poster and pictures', 'List another like this', 'Delete'],
    ]);
    await press('More: Honda wave 2021');
    const menu = ['Edit', 'Poster and pictures', 'List another like this'];
    expect(await Promise.all(menu.map(leadsTo))).toEqual([
      '/edit-listing/wave',
      '/share-kit?listing=wave',
      '/sell?like=wave',
    ]);
    expect((await item('Delete')).className).toContain('text-danger');
    await press('More: Honda wave 2021');
    expect(await leadsTo('3 conversations about Honda wave 2021')).toBe('/messages?bike=wave');
    const photo = document.querySelector('article img');
    expect([photo?.getAttribute('alt'), photo?.getAttribute('src')]).toEqual([
      'Honda wave 2021',
      expect.stringMatching(/^\/photos\/wave\/.*400x300\.webp$/),
    ]);
    expect((await button('Still for sale: Honda wave 2021')).disabled).toBe(false);
  });

  it('of a draft says what it lacks, and leads to its form', async () => {
    put('motorcycles/draft', buildDraft({ id: 'draft', user_id: 'buyer', price: 0 }));
    open();
    await until(cards).toHaveLength(1);
    expect(textOf()).toBe('No photoHonda WaveNo price yetNo mileage yet · No location yetDraftEdit');
    expect(linksOf()).toEqual(['/edit-listing/draft', '/edit-listing/draft']);
    expect(await itemsOf('More: Honda Wave')).toEqual([
      ...['Activate', 'Mark as sold', 'List another like this', 'Delete'],
    ]);
  });

  it('of one that was taken off the site says why, and what can be done', async () => {
    const hidden = { reason: 'scam', note: 'Not yours.', cause: 'listing', status: 'active' } as const;
    put('motorcycles/bad', {
      ...buildHidden({ id: 'bad', user_id: 'buyer', hidden: { ...hidden, hidden_at: longAgo } }),
      hidden: { ...hidden, hidden_at: new Date(longAgo) },
    });
    open();
    await until(cards).toHaveLength(1);
    expect(textOf()).toContain('The photos are hidden too');
    expect(textOf()).toContain(
      'Removed by VongxeThe listing looks like a scam: it asks for money in advance, or the bike is not yours to sell.Not yours.',
    );
    expect(linksOf()).toEqual(['/contact']);
    expect(buttonsOf()).toEqual(['']);
    expect(await itemsOf('More: Honda Wave 2021')).toEqual(['Delete']);
    await pick('More: Honda Wave 2021', 'Delete');
    await opened();
    await press('Delete');
    await notices('Listing deleted successfully.');
    expect($notices.get().at(-1)?.action).toBeUndefined();
    expect(document.body.textContent).not.toContain('Deleted (1)');
  });

  it('of a suspended seller says so, without a note', async () => {
    const hidden = {
      reason: 'spam',
      note: null,
      cause: 'seller',
      status: 'active',
      hidden_at: longAgo,
    } as const;
    put('motorcycles/bad', {
      ...buildHidden({ id: 'bad', user_id: 'buyer', hidden }),
      hidden: { ...hidden, hidden_at: new Date(longAgo) },
    });
    open();
    await says('Your account is suspended, so your listings are not shown.');
    expect(document.querySelector('blockquote')).toBeNull();
  });

  it('of one that the site has paused says why', async () => {
    sell('wave', { status: 'paused', auto_paused_at: longAgo + 1 });
    open();
    await says("We paused this listing because we hadn't heard from you for a while.");
    expect(buttonsOf()[0]).toBe('Activate');
  });

  it('[S2.88] of one that is sold offers to sell it again or to delete it', async () => {
    sell('wave', { status: 'sold' });
    open('vi');
    await until(cards).toHaveLength(1);
    expect(await itemsOf('Thêm: Honda wave 2021')).toEqual([
      ...['Đăng bán lại', 'Từng ngày', 'Đăng xe tương tự', 'Xóa'],
    ]);
    expect(linksOf()).toEqual(['/vi/motorcycle/wave', '/vi/edit-listing/wave']);
    expect(textOf()).toContain('15.000.000');
  });
});

describe('a reservation', () => {
  // 23:00 in Vietnam.
  const now = new Date('2026-11-25T16:00:00Z');
  beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('is set for so many days, shown at once with its last day, and lifted with one press', async () => {
    sell('wave');
    open();
    await pick('More: Honda wave 2021', 'Mark as reserved');
    expect((await opened()).textContent).toContain('buyers can still message you');
    await press('3 days, until 28 November 2026');
    await notices('Listing marked as reserved');
    expect(textOf()).toContain('ActiveReserved');
    expect(textOf()).toContain('Reserved until 28 November 2026');
    expect(JSON.stringify(stored('motorcycles/wave')?.reserved_until)).toContain('2026-11-28T17:00:00');
    expect(stored('motorcycles/wave')?.status).toEqual({ stringValue: 'active' });
    await pick('More: Honda wave 2021', 'Remove reservation');
    await notices('Listing no longer reserved');
    expect(stored('motorcycles/wave')?.reserved_until).toEqual({ nullValue: null });
    expect(textOf()).not.toContain('Reserved until');
  });

  it('can be left alone, and says in Vietnamese what it does', async () => {
    sell('wave');
    open('vi');
    await pick('Thêm: Honda wave 2021', 'Đánh dấu đã nhận cọc');
    const text = (await opened()).textContent;
    expect(text).toContain('Giữ xe cho người mua bao lâu?');
    expect(text).toContain('1 ngày, đến 26/11/2026');
    await press('Hủy');
    await until(hasDialog).toBe(false);
    expect(stored('motorcycles/wave')).not.toHaveProperty('reserved_until');
  });

  it('that could not be written is taken back and said so', async () => {
    sell('wave');
    open();
    await until(cards).toHaveLength(1);
    world.broken = /commit/;
    await pick('More: Honda wave 2021', 'Mark as reserved');
    await press('7 days, until 2 December 2026');
    await notices('Failed to update. Please try again.');
    expect(textOf()).not.toContain('Reserved until');
  });

  it('that has ended is not shown', async () => {
    sell('wave', { reserved_until: now.getTime() });
    open();
    await until(cards).toHaveLength(1);
    expect(textOf()).not.toContain('Reserved');
    expect(await itemsOf('More: Honda wave 2021')).toContain('Mark as reserved');
  });
});

describe('many listings', () => {
  it('are sorted as one likes', async () => {
    world.calls.listingFigures = () => ({
      figures: { b: { likes: 0, reveals: 0, questions: 5, views: 0 } },
    });
    sell('a', { price: 3_000_000, created_at: 1, views_count: 9 });
    sell('b', { price: 1_000_000, created_at: 2 });
    sell('c', { price: 2_000_000, created_at: 3 });
    open();
    const order = async (value: string) => {
      choose(await control('Sort by'), value);
      return titles().map((title) => title?.split(' ')[1]);
    };
    await until(() => textOf(1)).toContain('5 conversations');
    expect(await order('newest')).toEqual(['c', 'b', 'a']);
    expect(await order('oldest')).toEqual(['a', 'b', 'c']);
    expect(await order('cheapest')).toEqual(['b', 'c', 'a']);
    expect(await order('dearest')).toEqual(['a', 'c', 'b']);
    expect(await order('views')).toEqual(['a', 'c', 'b']);
    expect(await order('questions')).toEqual(['b', 'c', 'a']);
    expect([...document.querySelectorAll('select option')].map(({ textContent }) => textContent)).toEqual([
      'Newest first',
      'Oldest first',
      'Lowest price first',
      'Highest price first',
      'Most views first',
      'Most conversations first',
    ]);
  });

  it('[S2.89] are shown thirty at a time, and again thirty after another choice', async () => {
    for (let index = 0; index < 35; index += 1)
      sell(`b${index}`, { created_at: index, status: index < 30 ? 'active' : 'paused' });
    open();
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Loading your listings');
    await until(cards).toHaveLength(30);
    expect(document.body.textContent).not.toContain('No listings found.');
    expect(await leadsTo('Add a new listing')).toBe('/sell');
    await press('Show 5 more');
    await until(cards).toHaveLength(35);
    expect(hasButton(/^Show/)).toBe(false);
    choose(await control('Sort by'), 'oldest');
    await until(cards).toHaveLength(30);
    await press(/^For sale/);
    await until(cards).toHaveLength(30);
    expect(hasButton(/^Show/)).toBe(false);
    expect([...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent)).toEqual([
      'All (35)',
      'For sale (30)',
      'Paused (5)',
    ]);
    expect(hasLink('Add a new listing')).toBe(true);
  });
});

describe('the rows', () => {
  it.each([
    [19, false],
    [20, true],
  ])('of %i listings are a compact table in a wide window: %s', async (count, isCompact) => {
    for (let index = 0; index < count; index += 1) sell(`b${index}`);
    open();
    await until(cards).toHaveLength(count);
    expect(document.querySelector('.own-list')?.hasAttribute('data-compact')).toBe(isCompact);
  });

  it('say in dollars and pounds what a price is about, where no rates have come', async () => {
    sell('wave');
    open();
    await until(() => textOf()).toContain('15,000,000 ₫≈ $625 · £494');
  });
});
