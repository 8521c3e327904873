import { describe, expect, it } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { browserFetch, put, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  hasButton,
  hasDialog,
  named,
  notices,
  opened,
  press,
  says,
  tick,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { $notices } from '../../ui/notify.ts';
import { MyListings } from './MyListings.tsx';

const now = Date.now();
const sell = (id: string, changes: Parameters<typeof buildListing>[0] = {}) =>
  put(
    `motorcycles/${id}`,
    buildListing({
      id,
      slug: id.toLowerCase(),
      model: id,
      user_id: 'buyer',
      created_at: now,
      updated_at: now,
      ...changes,
    }),
  );
const open = async () => {
  openIsland(MyListings, { lang: 'en' });
  await press('Select several');
};
const choose = (id: string) => tick(new RegExp(`Honda ${id} 2021$`));
const price = (id: string) => stored(`motorcycles/${id}`)?.price;
const status = (id: string) => stored(`motorcycles/${id}`)?.status;

describe('several listings', () => {
  it('are reserved together, for as long as one says', async () => {
    sell('Wave');
    sell('Vision');
    sell('Winner', { status: 'paused' });
    await open();
    await says('Select the listings to change.');
    await press('Select all shown');
    await press('Mark as reserved (2)');
    expect((await opened()).textContent).toContain('Reserve 2 listings for how long?');
    expect(hasButton('Mark as sold')).toBe(false);
    await press(/^3 days, until /);
    await notices('2 listings updated');
    const reservations = ['Wave', 'Vision', 'Winner'].map(
      (id) => stored(`motorcycles/${id}`)?.reserved_until,
    );
    expect(reservations).toEqual([
      { timestampValue: expect.any(String) },
      { timestampValue: expect.any(String) },
      undefined,
    ]);
    await says(/Reserved until \d+ \w+ \d{4}/);
  });

  it('say to how many an action fits, and are paused together', async () => {
    sell('Wave');
    sell('Vision');
    sell('Winner', { status: 'sold' });
    await open();
    await says('Select the listings to change.');
    expect((await button('Pause')).disabled).toBe(true);
    await press('Select all shown');
    await says('3 selected');
    await press('Pause (2)');
    await notices('2 listings updated');
    expect([status('Wave'), status('Vision'), status('Winner')]).toEqual([
      { stringValue: 'paused' },
      { stringValue: 'paused' },
      { stringValue: 'sold' },
    ]);
    await says('Select the listings to change.');
  });

  it('are asked about before they are sold', async () => {
    sell('Wave');
    sell('Vision');
    await open();
    await choose('Wave');
    await says('1 selected');
    await press('Mark as sold (1)');
    const dialog = await opened();
    expect(dialog.textContent).toContain('Mark 1 listing as sold?');
    expect(dialog.textContent).toContain('Honda Wave 2021');
    await press('Cancel');
    await until(hasDialog).toBe(false);
    expect(status('Wave')).toEqual({ stringValue: 'active' });
    await press('Mark as sold (1)');
    await opened();
    await press('Mark as sold');
    await notices('1 listing updated');
    expect([status('Wave'), status('Vision')]).toEqual([{ stringValue: 'sold' }, { stringValue: 'active' }]);
  });

  it.each([
    ['Lower', '%', '10', 13_500_000],
    ['Raise', '%', '10', 16_500_000],
    ['Lower', '₫', '500000', 14_500_000],
  ])(
    '%s by %s %s: what each will cost is said before it is stored',
    async (direction, unit, amount, after) => {
      sell('Wave', { price: 15_000_000 });
      sell('Vision', { price: 30_000_000 });
      await open();
      await choose('Wave');
      await press('Change price (1)');
      await opened();
      expect((await button('Change prices')).disabled).toBe(true);
      await tick(direction);
      await tick(unit);
      type(named('amount'), amount);
      await until(() => named('price-Wave').value).toBe(after.toLocaleString('en-US'));
      await press('Change prices');
      await notices('1 listing updated');
      expect([price('Wave'), price('Vision')]).toEqual([
        { integerValue: String(after) },
        { integerValue: '30000000' },
      ]);
    },
  );

  it('a price that cannot be is said, and not stored', async () => {
    sell('Wave', { price: 15_000_000 });
    sell('Vision');
    await open();
    await choose('Wave');
    await press('Change price (1)');
    await opened();
    await tick('₫');
    type(named('amount'), '15000000');
    await says("This price isn't valid.");
    expect((await button('Change prices')).disabled).toBe(true);
  });

  it('each bike can have a price of its own, and one that was left as it is keeps its own', async () => {
    sell('Wave', { price: 15_000_000 });
    sell('Vision', { price: 30_000_000 });
    sell('Lead', { price: 20_000_000 });
    await open();
    await press('Select all shown');
    await press('Change price (3)');
    await opened();
    type(named('amount'), '10');
    await until(() => named('price-Vision').value).toBe('27,000,000');
    type(named('price-Wave'), '14tr2');
    type(named('price-Lead'), '9');
    await says("This price isn't valid.");
    expect((await button('Change prices')).disabled).toBe(true);
    type(named('price-Lead'), '');
    await press('Change prices');
    await notices('2 listings updated');
    expect([price('Wave'), price('Vision'), price('Lead')]).toEqual([
      { integerValue: '14200000' },
      { integerValue: '27000000' },
      { integerValue: '20000000' },
    ]);
  });

  it('those that fail stay chosen and are named', async () => {
    sell('Wave');
    sell('Vision');
    await open();
    await press('Select all shown');
    world.broken = /commit/;
    await press('Pause (2)');
    await notices('No listings were updated');
    expect($notices.get()[0]?.text).toMatch(
      /^Not changed: Honda (Wave|Vision) 2021, Honda (Wave|Vision) 2021\./,
    );
    world.broken = null;
    await press('Pause (2)');
    await notices('2 listings updated');
  });

  it('those beyond the quota of a day are named with the reason, and nothing more is sent', async () => {
    for (const name of ['Wave', 'Vision', 'Lead', 'Dream', 'Blade', 'Future']) sell(name);
    await open();
    await press('Select all shown');
    let commits = 0;
    globalThis.fetch = (async (request: string, init?: RequestInit) => {
      if (!/:commit/.test(String(request))) return browserFetch(request, init);
      commits += 1;
      return Response.json({ error: { status: 'RESOURCE_EXHAUSTED' } }, { status: 429 });
    }) as typeof fetch;
    await press('Pause (6)');
    await notices('No listings were updated');
    await notices("You've reached today's limit for changes to your listings.");
    expect($notices.get().at(-1)).toMatchObject({
      text: 'Try again tomorrow. Confirm your phone number to raise the limit from 200 to 1,000 a day.',
      link: { href: '/profile#phone' },
    });
    expect(commits).toBe(4);
    globalThis.fetch = browserFetch as typeof fetch;
  });

  it('a choice is left again', async () => {
    sell('Wave');
    sell('Vision');
    await open();
    await choose('Wave');
    await choose('Wave');
    await says('Select the listings to change.');
    await press('Done selecting');
    await until(() => hasButton('Select all shown')).toBe(false);
  });
});

describe('a listing of one’s own', () => {
  it('says how it fares: views, hearts, numbers asked for, and the way to its questions', async () => {
    sell('Wave', { views_count: 40 });
    world.calls.listingFigures = () => ({
      figures: { Wave: { views: 2, likes: 3, reveals: 4, questions: 5 } },
    });
    openIsland(MyListings, { lang: 'en' });
    await says(/42 views/);
    await says(/3 likes/);
    await until(() => document.querySelector('a[href*="messages"]')?.textContent).toMatch(/5/);
  });

  it('without figures shows the views that come with it', async () => {
    sell('Wave', { views_count: 40 });
    openIsland(MyListings, { lang: 'en' });
    await says(/40 views/);
    expect(document.querySelector('a[href*="messages"]')).toBeNull();
  });

  it.each([
    ['active', '/motorcycle/wave'],
    ['paused', '/motorcycle/wave'],
  ] as const)('that is %s leads to its page', async (state, address) => {
    sell('Wave', { status: state });
    openIsland(MyListings, { lang: 'en' });
    await until(() => document.querySelector('h2 a')?.getAttribute('href')).toBe(address);
  });

  it('more than thirty come thirty at a time', async () => {
    for (let n = 0; n < 32; n += 1) sell(`Bike${n}`, { created_at: now - n });
    openIsland(MyListings, { lang: 'en' });
    await says('32 listings');
    expect(document.querySelectorAll('article')).toHaveLength(30);
    await press('Show 2 more');
    await until(() => document.querySelectorAll('article').length).toBe(32);
  });
});
