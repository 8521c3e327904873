import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import {
  address,
  back,
  bikes,
  field,
  heading,
  me,
  newestFirst,
  openGrid,
  publish,
  shown,
} from '../../../tests/inMemory/browseGrid.tsx';
import { put, stored, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  choose,
  control,
  follow,
  hasDialog,
  leadsTo,
  link,
  notices,
  opened,
  press,
  says,
  tick,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { pendingAction } from '../../ui/pendingAction.ts';

vi.mock('./askCatalogue.ts', () => import('../../../tests/inMemory/memoryCatalogue.ts'));

describe('the list of bikes', () => {
  it('[S2.47] [S7.11] goes on by itself to its end, each bike once, the sold one last', async () => {
    openGrid();
    await until(() => shown().length).toBe(16);
    expect(new Set(shown()).size).toBe(16);
    expect(shown().at(-1)).toBe('bike4');
    expect(heading()).toBe('15 rides available');
    await says('1 sold recently');
  });

  it('leaves out no bike when one was listed since the page was made', async () => {
    publish([...bikes, buildCard({ id: 'fresh', slug: 'fresh', created_at: 5_000 })]);
    openGrid();
    await until(() => shown().length).toBe(16);
    expect(bikes.every(({ id }) => shown().includes(id))).toBe(true);
  });

  it('[S8.1] says that the catalogue failed to load, and continues when it is back', async () => {
    world.broken = /catalogue/;
    openGrid();
    await button('Try again');
    await notices('Failed to load data. Please try again.');
    expect(shown()).toHaveLength(12);
    world.broken = null;
    await press('Try again');
    await until(() => shown().length).toBe(16);
  });

  it('leaves out sold bikes where somebody wants that, and shows them again', async () => {
    openGrid();
    await follow('Hide sold bikes');
    await until(() => shown().length).toBe(15);
    expect([address(), shown().includes('bike4')]).toEqual(['/?sold=0', false]);
    await follow('Show sold bikes');
    await until(() => shown().length).toBe(16);
    expect(address()).toBe('/');
  });

  it('leaves a link to the browser where somebody wants it in another tab', async () => {
    openGrid({ cards: newestFirst });
    (await link('Hide sold bikes')).addEventListener('click', (event) => event.preventDefault());
    await follow('Hide sold bikes', { ctrlKey: true });
    expect([address(), heading()]).toEqual(['/', '15 rides available']);
  });

  it('says once that the requested bike does not exist', async () => {
    openGrid({ address: '/?missing=1' });
    await notices("We couldn't find this bike");
    expect(address()).toBe('/');
  });

  it('says once that there is no such page', async () => {
    openGrid({ address: '/?missing=page&make=Honda' });
    await notices('That page does not exist');
    expect(address()).toBe('/?make=Honda');
  });

  it('has small photos on request, and stores the choice', async () => {
    openGrid();
    await tick('Small photos');
    expect([document.documentElement.dataset.cards, localStorage.getItem('cards')]).toEqual([
      'compact',
      'compact',
    ]);
  });

  it('is pages of twelve for readers without a script, and offers an alert for what it shows', async () => {
    openGrid({ address: '/?make=Honda', counts: { active: 13, sold: 0 }, lang: 'vi' });
    expect(await leadsTo('Trang sau')).toBe('/vi?make=Honda&page=2');
    expect(document.body.textContent).not.toContain('Trang trước');
    expect(await leadsTo('Nhận thông báo')).toMatch(/^\/vi\/alerts\?.*Honda/);
  });
});

describe('the order', () => {
  it('[S2.44] is chosen beside the search, and stands in the address', async () => {
    openGrid({ cards: newestFirst, lang: 'vi' });
    choose(await control('Sắp xếp theo'), 'cheapest');
    await until(() => shown()[0]).toBe('bike0');
    expect(address()).toBe('/?sort=cheapest');
    choose(await control('Sắp xếp theo'), 'dearest');
    await until(() => shown()[0]).toBe('bike15');
  });

  it('is chosen in a dialog on a phone, which closes', async () => {
    openGrid();
    await press('Sort');
    await opened();
    await tick('Price High to Low');
    await until(hasDialog).toBe(false);
    back();
    await until(address).toBe('/?sort=dearest');
  });
});

describe('coming back', () => {
  it('Back shows the filters of its entry, in the controls as well', async () => {
    openGrid({ address: '/?make=Honda' });
    history.replaceState(null, '', '/?make=Yamaha');
    back();
    await until(heading).toBe('7 rides match');
    expect((await control('Brand')).value).toBe('Yamaha');
    await until(() => shown().length).toBe(8);
  });

  it('Back puts the words of its entry into the field, whatever was typed since', async () => {
    openGrid({ address: '/?q=exciter' });
    type(field(), 'exciter 150');
    history.replaceState(null, '', '/?q=wave');
    back();
    await until(() => field().value).toBe('wave');
    await until(heading).toBe('8 rides match');
    expect(address()).toBe('/?q=wave');
  });

  it('from a bike leads to its card, as far down the list as it was', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    history.replaceState({ browse: { shown: 16, top: 900, bike: 'bike1', offset: 40 } }, '', '/');
    openGrid();
    await until(() => document.activeElement?.closest<HTMLElement>('[data-bike]')?.dataset.bike).toBe(
      'bike1',
    );
    expect(scrolled).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
  });

  it('what was seen, and the bike that was followed, are kept with the entry', async () => {
    openGrid();
    await until(() => shown().length).toBe(16);
    fireEvent.click(document.querySelector('[data-bike="bike9"] h3 a') as Element);
    dispatchEvent(new Event('pagehide'));
    expect(history.state.browse).toMatchObject({ shown: 16, bike: 'bike9', offset: 0 });
  });
});

describe('a card', () => {
  it('[S2.53] [S6.1] [S6.5] [S6.7] asks a visitor who likes the bike or writes to its seller to sign in, and comes back here', async () => {
    openGrid({ address: '/?make=Honda' });
    await press(/^Like .*Honda Wave/);
    await opened();
    expect(await leadsTo('Sign in')).toContain('make%3DHonda');
    await follow('Sign in');
    expect(pendingAction('/?make=Honda')).toEqual({ kind: 'like', value: 'bike15' });
    await press('Close');
    await until(hasDialog).toBe(false);
    expect(await follow(/^Contact .*Honda Wave/)).toBe(false);
    await opened();
  });

  it('stores a member’s heart, and leads a member to the seller', async () => {
    openGrid({ as: me() });
    await press(/^Like .*Yamaha Exciter/);
    await until(() => stored(`likes/${me().id}_bike14`)).not.toBeNull();
    const contact = await link(/^Contact .*Honda Wave/);
    expect(contact.getAttribute('href')).toContain('/motorcycle/bike-15');
  });

  it('[S8.19] says when a heart cannot be stored, and when it cannot be taken back', async () => {
    openGrid({ as: me() });
    world.broken = /commit/;
    await press(/^Like .*Yamaha Exciter/);
    await notices('Failed to like motorcycle');
    expect(stored(`likes/${me().id}_bike14`)).toBeNull();
    world.broken = null;
    await press(/^Like .*Yamaha Exciter/);
    await until(() => stored(`likes/${me().id}_bike14`)).not.toBeNull();
    world.broken = /commit/;
    await press(/^Unlike .*Yamaha Exciter/);
    await notices('Failed to unlike motorcycle');
    expect(stored(`likes/${me().id}_bike14`)).not.toBeNull();
  });

  it('of one’s own bike leads to its form', async () => {
    const own = { id: 'bike15', user_id: me().id, slug: 'bike-15', make: 'Honda' };
    put('motorcycles/bike15', buildListing(own));
    openGrid({ as: me() });
    expect(await leadsTo(/^Edit your listing: Honda Wave/)).toBe('/edit-listing/bike15');
    expect(document.querySelectorAll('a[href^="/edit-listing"]')).toHaveLength(1);
  });
});
