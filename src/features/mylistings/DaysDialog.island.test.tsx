import { describe, expect, it, vi } from 'vitest';
import { buildDraft, buildListing } from '../../../tests/fixtures/buildListing.ts';
import { put, refuse, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  hasButton,
  hasDialog,
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
import { lastDays } from '../../domain/advice/listingDays.ts';
import { MyListings } from './MyListings.tsx';

const days = lastDays(Date.UTC(2026, 10, 25, 3));
const none = days.map(() => 0);
const onDays = (some: Record<string, number>) => days.map((date) => some[date] ?? 0);
const quiet = { days, views: none, likes: none, questions: none, reveals: none, views_since: null };
const answers = (counts: object) => {
  world.calls.listingDays = () => ({ counts: { ...quiet, ...counts }, advice: [] });
};
const sell = () =>
  put('motorcycles/wave', buildListing({ id: 'wave', slug: 'wave', model: 'Wave', user_id: 'buyer' }));
const openDays = async (lang: 'en' | 'vi' = 'en') => {
  openIsland(MyListings, { lang });
  if (lang === 'en') await pick('More: Honda Wave 2021', 'Day by day');
  else await pick('Thêm: Honda Wave 2021', 'Từng ngày');
  return opened();
};
const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ');
const rows = (dialog: Element) =>
  [...dialog.querySelectorAll('tr')].map((row) => [...row.children].map(textOf));

describe('what happened with one’s own listing, day by day', () => {
  it('is four plots with their totals, and a table of all days', async () => {
    sell();
    let request: unknown;
    world.calls.listingDays = (question: unknown) => {
      request = question;
      const views = onDays({ '2026-10-29': 4, '2026-11-24': 2, '2026-11-25': 1 });
      const likes = onDays({ '2026-11-24': 1 });
      return { counts: { ...quiet, views, likes, reveals: onDays({ '2026-11-25': 3 }) }, advice: [] };
    };
    const dialog = await openDays();
    await says('busiest day: 4');
    expect(request).toEqual({ listing_id: 'wave' });
    expect([...dialog.querySelectorAll('figcaption')].map(textOf)).toEqual([
      'Views7busiest day: 4',
      'Likes1',
      'Conversations started0',
      'Views of your phone number3busiest day: 3',
    ]);
    expect(textOf(dialog)).toContain('29 Oct25 Nov, today');
    const table = rows(dialog);
    expect(table).toHaveLength(30);
    expect(table.slice(0, 3)).toEqual([
      ['Day', 'Views', 'Likes', 'Chats', 'Number'],
      ['25 Nov', '1', '0', '0', '3'],
      ['24 Nov', '2', '1', '0', '0'],
    ]);
    expect(table.at(-1)).toEqual(['Total', '7', '1', '0', '3']);
    // Each day's second rectangle is its bar.
    const tall = [...dialog.querySelectorAll('svg[viewBox="0 0 333 40"]')].map((plot) =>
      [...plot.querySelectorAll('rect:nth-of-type(2)')].flatMap((bar) => {
        const height = Number(bar.getAttribute('height'));
        return height > 0 ? [height] : [];
      }),
    );
    expect(tall).toEqual([[40, 20, 10], [40], [], [40]]);
    expect(textOf(dialog)).not.toContain('counted daily since');
  });

  it('is said in Vietnamese as well, and from when views are counted by day', async () => {
    sell();
    answers({ views: onDays({ '2026-11-25': 2 }), views_since: '2026-11-20' });
    const dialog = await openDays('vi');
    await says('Lượt xem được đếm theo ngày từ 20/11/2026.');
    expect([...dialog.querySelectorAll('figcaption')].map(textOf)).toEqual([
      'Lượt xem2cao nhất 2/ngày',
      'Lượt thích0',
      'Cuộc trò chuyện mới0',
      'Người xem số điện thoại0',
    ]);
    expect(rows(dialog)[0]).toEqual(['Ngày', 'Xem', 'Thích', 'Hỏi', 'Xem số']);
  });

  it('is nothing yet where nobody came, and needs no plot to say so', async () => {
    sell();
    answers({});
    const dialog = await openDays();
    await says('No one has viewed, liked or asked about this listing in the last four weeks.');
    expect(dialog.querySelector('figure, table')).toBeNull();
  });

  it.each([
    ['the server fails', true, null, 'Failed to load data. Please try again.'],
    ['it was asked too often', true, 'RESOURCE_EXHAUSTED', "You've viewed these figures many times."],
    ['there is no connection', false, null, "You're offline. Try again once you're connected."],
  ] as const)('says what is wrong when %s, and asks again', async (_, online, status, words) => {
    sell();
    let fails = true;
    world.calls.listingDays = () => {
      if (!fails) return { counts: { ...quiet, views: onDays({ '2026-11-25': 2 }) }, advice: [] };
      if (status) return refuse(status);
      throw new TypeError('Failed to fetch');
    };
    openIsland(MyListings, { lang: 'en' });
    await button('More: Honda Wave 2021');
    const device = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    await pick('More: Honda Wave 2021', 'Day by day');
    const dialog = await opened();
    await says(words);
    fails = false;
    device.mockReturnValue(true);
    await press('Try again');
    await until(() => dialog.querySelectorAll('figure').length).toBe(4);
    device.mockRestore();
  });

  it('ends with what other listings were asked more with, in figures, and the press that does it', async () => {
    sell();
    const side = (count: number, mean: number) => ({ count, mean });
    const photos = { factor: 'photos', same_category: true, with: side(112, 3.14), without: side(100, 1.4) };
    const renewed = { factor: 'renewed', same_category: false, with: side(900, 2), without: side(334, 1) };
    world.calls.listingDays = () => ({ counts: quiet, advice: [photos, renewed] });
    const dialog = await openDays();
    await says('Figures from other listings');
    expect([...dialog.querySelectorAll('section li')].map(textOf)).toEqual([
      'Listings with 6 photos or more received more questions than those with fewer than 4.' +
        'Average over four weeks: 3.1 questions, compared with 1.4. Based on 212 bikes in the same category.Add photos',
      'Listings that were edited, or confirmed as still for sale, in the last 14 days received more questions than the others.' +
        'Average over four weeks: 2 questions, compared with 1. Based on 1,234 bikes in all categories.Still for sale',
    ]);
    expect(await leadsTo('Add photos')).toBe('/edit-listing/wave#images');
    await press('Still for sale');
    await notices('Confirmed: still for sale');
    expect(hasDialog()).toBe(false);
    await until(() => hasButton('Still for sale: Honda Wave 2021')).toBe(false);
  });

  it('says it in Vietnamese as well, and leads to the Vietnamese form', async () => {
    sell();
    const papers = {
      factor: 'papers',
      same_category: true,
      with: { count: 40, mean: 2.5 },
      without: { count: 35, mean: 1 },
    };
    world.calls.listingDays = () => ({ counts: quiet, advice: [papers] });
    const dialog = await openDays('vi');
    await says('Số liệu từ các tin khác');
    expect(textOf(dialog.querySelector('section li') as Element)).toBe(
      'Tin ghi rõ giấy tờ đứng tên ai thì được hỏi nhiều hơn tin không nói gì về giấy tờ.' +
        'Trung bình trong bốn tuần: 2,5 người hỏi so với 1, tính trên 75 xe cùng loại.Ghi rõ xe đứng tên ai',
    );
    expect(await leadsTo('Ghi rõ xe đứng tên ai')).toBe('/vi/edit-listing/wave#facts');
  });

  it('is asked for only once somebody wants it, and a draft has none', async () => {
    put('motorcycles/draft', buildDraft({ id: 'draft', user_id: 'buyer' }));
    openIsland(MyListings, { lang: 'en' });
    await until(() => document.querySelectorAll('article')).toHaveLength(1);
    expect(await itemsOf('More: Honda Wave')).not.toContain('Day by day');
    expect(hasDialog()).toBe(false);
  });
});
