import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildLike } from '../../../tests/fixtures/buildLike.ts';
import { buildListing, longAgo } from '../../../tests/fixtures/buildListing.ts';
import { put, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import { member, openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { LikedBikes } from './LikedBikes.tsx';

let person = 0;
const me = () => `buyer${person}`;
beforeEach(() => {
  person += 1;
});

const like = (id: string, index: number, changes: Parameters<typeof buildListing>[0] = {}) => {
  put(`motorcycles/${id}`, buildListing({ id, slug: id.toLowerCase(), model: id, ...changes }));
  put(`likes/${me()}_${id}`, buildLike({ user_id: me(), motorcycle_id: id, created_at: longAgo + index }));
};
const open = () => openIsland(LikedBikes, { lang: 'en' }, { as: { ...member, id: me() } });
const says = (words: string | RegExp) => screen.findAllByText(words);
const titles = () =>
  screen
    .getAllByRole('heading')
    .flatMap(({ textContent }) => /Honda (\w+) 2021/.exec(textContent ?? '')?.[1] ?? []);

describe('liked bikes', () => {
  it('are those that one likes, the last liked first', async () => {
    like('Wave', 1);
    like('Vision', 2);
    put('motorcycles/Winner', buildListing({ id: 'Winner', slug: 'winner', model: 'Winner' }));
    open();
    await says(/Honda Wave/);
    expect(titles()).toEqual(['Vision', 'Wave']);
  });

  it('[S2.108] that are for sale lead to their viewing sheet, and to the dialog for their seller', async () => {
    like('Wave', 1);
    like('Vision', 2, { status: 'sold' });
    open();
    await says(/Honda Wave/);
    const links = screen.getAllByRole('link', { name: /^Viewing sheet: / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/viewing?bike=wave']);
    const sellers = screen.getAllByRole('link', { name: /^Contact / });
    expect(sellers.map((link) => link.getAttribute('href'))).toEqual(['/motorcycle/wave#contact']);
  });

  it('come a page at a time', async () => {
    for (let index = 0; index < 14; index += 1) like(`Bike${index}`, index);
    open();
    await says(/Honda Bike13/);
    const before = titles().length;
    expect(before).toBeLessThan(14);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await says(/Honda Bike0/);
    expect(titles()).toHaveLength(14);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('one that is unliked stays in sight, and can be liked again', async () => {
    like('Wave', 1);
    open();
    const heart = await screen.findByRole('button', { name: /^Unlike .*Honda Wave/ });
    fireEvent.click(heart);
    await waitFor(() => expect(stored(`likes/${me()}_Wave`)).toBeNull());
    expect(titles()).toEqual(['Wave']);
    fireEvent.click(await screen.findByRole('button', { name: /^Like .*Honda Wave/ }));
    await waitFor(() => expect(stored(`likes/${me()}_Wave`)).not.toBeNull());
  });

  it('a heart that is emptied in another tab is empty here, and the other way round', async () => {
    const posted = vi.fn();
    const channels: { onmessage?: (event: { data: unknown }) => void }[] = [];
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        onmessage?: (event: { data: unknown }) => void;
        postMessage = posted;
        close = vi.fn();
        constructor(name: string) {
          if (name === `vongxe.likes.${me()}`) channels.push(this);
        }
      },
    );
    like('Wave', 1);
    open();
    await screen.findByRole('button', { name: /^Unlike .*Honda Wave/ });
    channels[0]?.onmessage?.({ data: { id: 'Wave', liked: false } });
    fireEvent.click(await screen.findByRole('button', { name: /^Like .*Honda Wave/ }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ id: 'Wave', liked: true }));
    vi.unstubAllGlobals();
  });

  it('a heart that cannot be taken back stays', async () => {
    like('Wave', 1);
    open();
    const heart = await screen.findByRole('button', { name: /^Unlike .*Honda Wave/ });
    world.broken = /commit/;
    fireEvent.click(heart);
    await says('Failed to unlike motorcycle');
    await screen.findByRole('button', { name: /^Unlike .*Honda Wave/ });
  });

  it('[S2.106] without any, link to the home page', async () => {
    open();
    await says('No liked motorcycles yet');
    expect(screen.getByRole('link', { name: 'Browse Motorcycles' }).getAttribute('href')).toMatch(/^\//);
  });

  it('[S8.20] that cannot be read are tried again', async () => {
    like('Wave', 1);
    world.broken = /runQuery/;
    open();
    await says('Failed to load liked motorcycles.');
    world.broken = null;
    fireEvent.click(await screen.findByRole('button', { name: /try again/i }));
    await says(/Honda Wave/);
  });

  it('say that they are loading, and how many are gone', async () => {
    like('Wave', 1);
    put(`likes/${me()}_gone`, buildLike({ user_id: me(), motorcycle_id: 'gone', created_at: longAgo }));
    const { container } = open();
    expect(container.querySelector('[role="status"]')?.textContent).toMatch(/^Loading/);
    expect(container.querySelectorAll('li')).toHaveLength(3);
    await says(/Honda Wave/);
    expect(container.textContent).toMatch(/1 .*no longer/);
    expect(screen.queryByText('No liked motorcycles yet')).toBeNull();
  });

  it('that are all gone leave an empty list with their number', async () => {
    put(`likes/${me()}_gone`, buildLike({ user_id: me(), motorcycle_id: 'gone', created_at: longAgo }));
    const { container } = open();
    await says('No liked motorcycles yet');
    expect(container.textContent).toMatch(/1 .*no longer/);
  });

  it('[S8.20] whose next page does not come can be asked for again', async () => {
    for (let index = 0; index < 14; index += 1) like(`Bike${index}`, index);
    open();
    const more = await screen.findByRole('button', { name: 'Show more' });
    world.broken = /runQuery/;
    fireEvent.click(more);
    const [notice] = await says('Failed to load liked motorcycles.');
    expect(notice?.closest<HTMLElement>('[data-tone]')?.dataset.tone).toBe('error');
    expect(titles()).toHaveLength(12);
    world.broken = null;
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toHaveLength(14));
  });

  it('two or more are compared side by side', async () => {
    for (const [index, id] of ['Wave', 'Vision', 'Lead', 'Janus', 'Winner'].entries()) like(id, index);
    like('Sold', 9, { status: 'sold' });
    open();
    await says(/Honda Wave/);
    const box = (id: string) => screen.getByLabelText<HTMLInputElement>(`Compare: Honda ${id} 2021`);
    const way = () => screen.queryByRole('link', { name: 'Compare bikes' })?.getAttribute('href');
    expect(screen.queryByLabelText(/^Compare: Honda Sold/)).toBeNull();
    expect(way()).toBeUndefined();
    fireEvent.click(box('Vision'));
    expect(screen.getByRole('status').textContent).toBe('1 bike ticked. Tick at least one more to compare.');
    expect(way()).toBeUndefined();
    fireEvent.click(box('Wave'));
    expect(way()).toBe('/compare?bikes=vision,wave');
    fireEvent.click(box('Lead'));
    fireEvent.click(box('Janus'));
    expect(screen.getByRole('status').textContent).toBe("4 bikes ticked. That's the most you can compare.");
    expect(box('Winner').disabled).toBe(true);
    fireEvent.click(box('Vision'));
    expect(box('Winner').disabled).toBe(false);
    expect(way()).toBe('/compare?bikes=wave,lead,janus');
  });

  it('a single one for sale has nothing to be compared with', async () => {
    like('Wave', 1);
    like('Sold', 2, { status: 'sold' });
    open();
    await says(/Honda Wave/);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
