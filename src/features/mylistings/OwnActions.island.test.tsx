import { describe, expect, it, vi } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { buildDraft, buildHidden, buildListing, longAgo } from '../../../tests/fixtures/buildListing.ts';
import { browserFetch, put, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import { button, notices, opened, pick, press, says, until } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { $notices } from '../../ui/notify.ts';
import { MyListings } from './MyListings.tsx';

type Changes = Parameters<typeof buildListing>[0];
const sell = (id: string, changes: Changes = {}) =>
  put(`motorcycles/${id}`, buildListing({ id, slug: id, model: id, user_id: 'buyer', ...changes }));
const giveNumber = (id: string) =>
  put(`motorcycles/${id}/contact/phone`, { value: '+84912345678', hidden: false, updated_at: longAgo });
const open = (lang: 'en' | 'vi' = 'en') => openIsland(MyListings, { lang });
const cards = () => [...document.querySelectorAll('article')];
const titles = () => cards().map((card) => card.querySelector('h2')?.textContent);

describe('what is done to a listing', () => {
  it('that becomes public for the first time reserves its address', async () => {
    put('motorcycles/new', { ...buildListing({ id: 'new', user_id: 'buyer' }), status: 'draft', slug: null });
    giveNumber('new');
    open();
    await pick('More: Honda Wave 2021', 'Mark as sold');
    await notices('Listing marked as sold');
    const { slug, status } = stored('motorcycles/new') ?? {};
    expect(status).toEqual({ stringValue: 'sold' });
    const words = (slug as { stringValue: string }).stringValue;
    expect(words).toMatch(/^honda-wave-2021-da-nang/);
    expect(stored(`slugs/${words}`)).toEqual({ motorcycle_id: { stringValue: 'new' } });
    expect(stored('limits/buyer_listing')).toMatchObject({ used: { integerValue: '1' } });
    expect(stored('motorcycles/new')?.price).toEqual({ integerValue: '15000000' });
  });

  it('that is a draft with gaps is done in its form', async () => {
    const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    put('motorcycles/draft', buildDraft({ id: 'draft', user_id: 'buyer' }));
    open();
    await pick('More: Honda Wave', 'Activate');
    expect(left.mock.calls.flat()).toEqual(['/edit-listing/draft?publish']);
    expect(stored('motorcycles/draft')?.status).toEqual({ stringValue: 'draft' });
  });

  it.each([
    ['draft', 'Mark as sold'],
    ['sold', 'List it again'],
  ] as const)(
    'that is %s and has no number to call is not put on sale by “%s”, but done in its form',
    async (status, label) => {
      const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
      put('motorcycles/wave', { ...buildListing({ id: 'wave', user_id: 'buyer' }), status });
      open();
      await pick('More: Honda Wave 2021', label);
      await until(() => left.mock.calls.flat()).toEqual(['/edit-listing/wave?publish']);
      expect(stored('motorcycles/wave')?.status).toEqual({ stringValue: status });
      expect($notices.get()).toEqual([]);
    },
  );

  it('says what follows, and offers to take back the last action alone', async () => {
    sell('wave');
    giveNumber('wave');
    open();
    await pick('More: Honda wave 2021', 'Mark as sold');
    await notices('Listing marked as sold');
    expect($notices.get()).toMatchObject([
      { text: "Buyers you're still talking to about it will get an email.", tone: 'success' },
    ]);
    await pick('More: Honda wave 2021', 'List it again');
    await notices('The bike is for sale again');
    expect($notices.get().map(({ title, action }) => [title, action?.label])).toEqual([
      ['The bike is for sale again', undefined],
    ]);
  });

  it('that is refused says whether that is the limit of a day', async () => {
    sell('wave', { status: 'paused' });
    open();
    await until(cards).toHaveLength(1);
    globalThis.fetch = (async (request: string, init?: RequestInit) =>
      /:commit/.test(String(request))
        ? Response.json({ error: { status: 'RESOURCE_EXHAUSTED' } }, { status: 429 })
        : browserFetch(request, init)) as typeof fetch;
    await press('Activate: Honda wave 2021');
    await notices(/^You've reached today's limit for changes to your listings/);
    globalThis.fetch = browserFetch as typeof fetch;
    await until(async () => (await button('Activate: Honda wave 2021')).disabled).toBe(false);
    world.broken = /commit/;
    await pick('More: Honda wave 2021', 'Delete');
    await opened();
    await press('Delete');
    await notices('Failed to delete. Please try again.');
    expect(titles()).toEqual(['Honda wave 2021']);
  });

  it('is asked about before it is deleted, with its open conversations', async () => {
    const thread = (id: string, changes: object = {}) =>
      put(`inquiries/${id}`, {
        ...buildInquiry({ seller_id: 'buyer', buyer_id: 'minh' }),
        bike: { ...buildInquiry().bike, id: 'wave' },
        ...changes,
      });
    sell('wave');
    thread('new');
    thread('replied', { status: 'replied' });
    thread('closed', { status: 'closed' });
    thread('other bike', { bike: buildInquiry().bike });
    thread('other seller', { seller_id: 'x' });
    open();
    await pick('More: Honda wave 2021', 'Delete');
    const dialog = await opened();
    expect(dialog.textContent).toMatch(
      /Honda wave 2021 will be removed from the site immediately\. You have 30 days to restore it\./,
    );
    await says("2 conversations about it are still open. The buyers will see that it's no longer listed.");
    await press('Delete');
    await notices('Listing deleted successfully.');
    expect($notices.get().at(-1)).toMatchObject({
      text: 'You have 30 days to restore it.',
      action: { label: 'Undo' },
    });
    await says('Deleted (1)');
    await says(/Deleted on .*2026\. You can restore it until .*\./);
  });
});

describe('a bike that is listed twice', () => {
  const repeat = (id: string, other_id: string) =>
    put(`repeated_bikes/${id}`, { user_id: 'buyer', other_id, title: 'Lead', created_at: 1 });

  it('says so on the second card, with the name of the first', async () => {
    sell('lead');
    sell('again');
    repeat('again', 'lead');
    open();
    await says('Is this the same bike as Honda lead 2021? If so, please delete one of the two listings.');
    expect(document.body.textContent?.match(/Is this the same bike/g)).toHaveLength(1);
  });

  it('not once the other is sold, hidden or gone', async () => {
    sell('again');
    sell('sold', { status: 'sold' });
    put('motorcycles/taken', buildHidden({ id: 'taken', user_id: 'buyer' }));
    for (const other of ['sold', 'taken', 'gone']) {
      sell(`of-${other}`);
      repeat(`of-${other}`, other);
    }
    sell('paused', { status: 'paused' });
    sell('of-paused');
    repeat('of-paused', 'paused');
    open();
    await says('Is this the same bike as Honda paused 2021?');
    expect(document.body.textContent?.match(/Is this the same bike/g)).toHaveLength(1);
  });
});
