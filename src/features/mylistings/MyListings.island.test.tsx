import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { put, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import { itemsOf, pick } from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { MyListings } from './MyListings.tsx';

const now = Date.now();
const sell = (id: string, changes: Parameters<typeof buildListing>[0] = {}) =>
  put(
    `motorcycles/${id}`,
    buildListing({ id, slug: id, user_id: 'buyer', created_at: now, updated_at: now, ...changes }),
  );
const open = () => openIsland(MyListings, { lang: 'en' });
const press = async (name: string | RegExp) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
const says = (words: string | RegExp) => screen.findAllByText(words);

describe('my listings', () => {
  it('are my own, the newest first, and how many', async () => {
    sell('first', { model: 'Wave', created_at: now - 2_000 });
    sell('second', { model: 'Vision', created_at: now - 1_000 });
    sell('other', { model: 'Winner', user_id: 'somebody' });
    open();
    await says('2 listings');
    const titles = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(titles.filter((title) => /Wave|Vision|Winner/.test(title ?? ''))).toEqual([
      'Honda Vision 2021',
      'Honda Wave 2021',
    ]);
  });

  it('[S2.90] who has none is led to the form', async () => {
    open();
    await says('No listings yet');
    expect(screen.getByRole('link', { name: 'Create your first listing' }).getAttribute('href')).toBe(
      '/sell',
    );
  });

  it('that cannot be read are tried again', async () => {
    sell('first');
    world.broken = /runQuery/;
    open();
    const again = await screen.findByRole('button', { name: /try again/i });
    world.broken = null;
    fireEvent.click(again);
    await says('1 listing');
  });

  it.each([
    ['active', 'Mark as sold', 'sold', 'Listing marked as sold', true],
    ['active', 'Pause', 'paused', 'Listing paused', false],
    ['paused', 'Activate', 'active', 'Listing published', false],
    ['sold', 'List it again', 'active', 'The bike is for sale again', false],
  ] as const)('one that is %s becomes by “%s” %s', async (status, label, then, notice, canUndo) => {
    sell('first', { status });
    put('motorcycles/first/contact/phone', { value: '+84912345678', hidden: false, updated_at: Date.now() });
    open();
    if (label === 'Activate') await press(/^Activate/);
    else await pick(/^More/, label);
    await says(notice);
    await waitFor(() => expect(stored('motorcycles/first')?.status).toEqual({ stringValue: then }));
    if (!canUndo) return;
    await press('Undo');
    await says('Change undone');
    expect(stored('motorcycles/first')?.status).toEqual({ stringValue: status });
  });

  it('[S8.33] one that the server does not take stays as it was', async () => {
    sell('first');
    open();
    await says('1 listing');
    world.broken = /commit/;
    await pick(/^More/, 'Mark as sold');
    await says('Failed to update. Please try again.');
    expect(await itemsOf(/^More/)).toContain('Mark as sold');
    expect(stored('motorcycles/first')?.status).toEqual({ stringValue: 'active' });
  });

  it('[S2.87] one goes after a question, and can be brought back', async () => {
    sell('first');
    open();
    await pick(/^More/, 'Delete');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Delete this listing?');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await says('Listing deleted successfully.');
    await waitFor(() => expect(stored('motorcycles/first')?.deleted_at).toHaveProperty('timestampValue'));
    await says('Deleted (1)');
    await press(/^Restore/);
    await says('Listing restored');
    expect(stored('motorcycles/first')?.deleted_at).toEqual({ nullValue: null });
  });

  it('stays where the question is answered with no', async () => {
    sell('first');
    open();
    await pick(/^More/, 'Delete');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored('motorcycles/first')?.deleted_at).toEqual({ nullValue: null });
  });

  it('of two or more can be searched, and seen by their state', async () => {
    sell('first', { model: 'Wave' });
    sell('second', { model: 'Vision', status: 'sold' });
    open();
    fireEvent.change(await screen.findByLabelText('Search your listings'), { target: { value: 'vision' } });
    await waitFor(() => expect(screen.queryByText('Honda Wave 2021')).toBeNull());
    fireEvent.change(screen.getByLabelText('Search your listings'), { target: { value: 'nothing' } });
    await says('No listings found.');
    fireEvent.change(screen.getByLabelText('Search your listings'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('tab', { name: 'Sold (1)' }));
    await waitFor(() => expect(screen.queryByText('Honda Wave 2021')).toBeNull());
    expect(screen.getAllByText('Honda Vision 2021')).not.toHaveLength(0);
    expect(screen.queryByRole('tab', { name: /^Drafts/ })).toBeNull();
  });
});
