import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { buildListing } from '../../../tests/fixtures/buildListing.ts';
import { buildRates } from '../../../tests/fixtures/buildRates.ts';
import { put, stored, world } from '../../../tests/memory/browserFirestore.ts';
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
} from '../../../tests/memory/hands.ts';
import { member, openIsland } from '../../../tests/memory/openIsland.tsx';
import type { Card } from '../../domain/listings/card.ts';
import { indexOf, pageSize, summarize } from '../../domain/search/catalogue.ts';
import { readFilters } from '../../domain/search/filterAddress.ts';
import { packPart } from '../../domain/search/packedPart.ts';
import { BrowseGrid } from './BrowseGrid.tsx';
import type { Answer, Question } from './openCatalogue.ts';

// There are no workers here: the same catalogue answers in this thread.
const catalogue = vi.hoisted(() => ({
  ask: undefined as ((question: Question) => Promise<Answer>) | undefined,
}));
vi.mock('./askCatalogue.ts', async () => {
  const { openCatalogue } = await import('./openCatalogue.ts');
  return {
    askCatalogue: (question: Question) => {
      catalogue.ask ??= openCatalogue((address) => fetch(address), Date.now);
      return catalogue.ask(question);
    },
  };
});

const million = 1_000_000;
/** Sixteen bikes, the last one the newest: Yamahas and Hondas in turn, every third one in Hue; one is sold. */
const bikes: Card[] = Array.from({ length: 16 }, (_, n) =>
  buildCard({
    id: `bike${n}`,
    slug: `bike-${n}`,
    make: n % 2 ? 'Honda' : 'Yamaha',
    model: n % 2 ? 'Wave' : 'Exciter',
    location: n % 3 ? 'Da Nang' : 'Hue',
    price: (10 + n) * million,
    year: 2000 + n,
    status: n === 4 ? 'sold' : 'active',
    created_at: 1_000 + n,
  }),
);
const newestFirst = [...bikes.filter(({ status }) => status === 'active').toReversed(), bikes[4] as Card];
const publish = (cards: readonly Card[]) => {
  world.files['/catalogue/index.json'] = indexOf([summarize(0, cards, 'one')]);
  world.files['/catalogue/0.json'] = packPart(cards);
  world.files['/catalogue/0-words.json'] = cards.map(({ id }) => (id === 'bike7' ? 'ca vet' : ''));
};

/** Hearts are read once a page, so that each test has somebody of its own. */
let person = 0;
beforeEach(() => {
  person += 1;
  catalogue.ask = undefined;
  publish(bikes);
});
const me = () => ({ ...member, id: `buyer${person}` });
/** The page as it is built for an address: its first cards, with the rest behind them. */
const open = ({
  lang = 'en' as 'en' | 'vi',
  address = '/',
  cards = newestFirst.slice(0, pageSize),
  counts = { active: 15, sold: 1 },
  as = null as typeof member | null,
} = {}) => {
  history.replaceState(history.state, '', address);
  const filters = readFilters(new URLSearchParams(location.search));
  const first = { filters, start: 0, cards, ...counts, drops: [], understood: null };
  return openIsland(BrowseGrid, { lang, first, rates: buildRates(), pageNumber: 1 }, { as });
};
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-bike]')].map(({ dataset }) => dataset.bike);
const address = () => location.pathname + location.search;
const heading = () => document.getElementById('rides')?.textContent;
const field = () => document.querySelector('[name="q"]') as HTMLInputElement;
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const back = () => dispatchEvent(new PopStateEvent('popstate'));

describe('the list of bikes', () => {
  it('[S7.11] goes on by itself to its end, each bike once, the sold one last', async () => {
    open();
    await until(() => shown().length).toBe(16);
    expect(new Set(shown()).size).toBe(16);
    expect(shown().at(-1)).toBe('bike4');
    expect(heading()).toBe('15 rides available');
    await says('1 sold recently');
  });

  it('leaves out no bike when one was listed since the page was made', async () => {
    publish([...bikes, buildCard({ id: 'fresh', slug: 'fresh', created_at: 5_000 })]);
    open();
    await until(() => shown().length).toBe(16);
    expect(bikes.every(({ id }) => shown().includes(id))).toBe(true);
  });

  it('says that there is no more to be had while the catalogue is away, and goes on when it is back', async () => {
    world.broken = /catalogue/;
    open();
    await button('Try again');
    await notices('Failed to load data. Please try again.');
    expect(shown()).toHaveLength(12);
    world.broken = null;
    await press('Try again');
    await until(() => shown().length).toBe(16);
  });

  it('leaves out sold bikes where somebody wants that, and shows them again', async () => {
    open();
    await follow('Hide sold bikes');
    await until(() => shown().length).toBe(15);
    expect([address(), shown().includes('bike4')]).toEqual(['/?sold=0', false]);
    await follow('Show sold bikes');
    await until(() => shown().length).toBe(16);
    expect(address()).toBe('/');
  });

  it('leaves a link to the browser where somebody wants it in another tab', async () => {
    open({ cards: newestFirst });
    (await link('Hide sold bikes')).addEventListener('click', (event) => event.preventDefault());
    await follow('Hide sold bikes', { ctrlKey: true });
    expect([address(), heading()]).toEqual(['/', '15 rides available']);
  });

  it('says once that the bike which was asked for is not there', async () => {
    open({ address: '/?missing=1' });
    await notices('This listing could not be loaded');
    expect(address()).toBe('/');
  });

  it('has small photos on request, and remembers that', async () => {
    open();
    await tick('Small photos');
    expect([document.documentElement.dataset.cards, localStorage.getItem('cards')]).toEqual([
      'compact',
      'compact',
    ]);
  });

  it('is pages of twelve for readers without a script, and offers an alert for what it shows', async () => {
    open({ address: '/?make=Honda', counts: { active: 13, sold: 0 }, lang: 'vi' });
    expect(await leadsTo('Trang sau')).toBe('/vi?make=Honda&page=2');
    expect(document.body.textContent).not.toContain('Trang trước');
    expect(await leadsTo('Nhận thông báo')).toMatch(/^\/vi\/alerts\?.*Honda/);
  });
});

describe('a search', () => {
  it('[S2.37] narrows the list once the typing pauses, in the address too, and says how many match', async () => {
    open();
    type(field(), 'exciter');
    await until(heading).toBe('7 rides match');
    expect(address()).toBe('/?q=exciter');
    await until(() => shown().length).toBe(8);
    expect(document.querySelector('mark')?.textContent).toBe('Exciter');
  });

  it('finds the words of a description', async () => {
    open();
    type(field(), 'cà vẹt');
    await until(shown).toEqual(['bike7']);
  });

  it('is emptied by its cross, which leaves the field ready', async () => {
    open({ address: '/?q=exciter' });
    await press('Clear search');
    await until(address).toBe('/');
    expect([field().value, document.activeElement]).toEqual(['', field()]);
    await until(heading).toBe('15 rides available');
  });

  it('offers words with their number of bikes, chosen by arrows and Enter', async () => {
    open();
    type(field(), 'hon');
    await until(() => options()[0]?.textContent).toMatch(/^Honda.*\d bikes$/);
    const [first, last] = [options()[0]?.id, options().at(-1)?.id];
    expect(field().getAttribute('aria-expanded')).toBe('true');
    const arrow = (key: string) => {
      expect(fireEvent.keyDown(field(), { key })).toBe(false);
      return field().getAttribute('aria-activedescendant');
    };
    expect([arrow('ArrowDown'), arrow('ArrowUp'), arrow('ArrowDown')]).toEqual([first, last, first]);
    const words = options()[0]?.querySelector('span')?.textContent ?? '';
    fireEvent.keyDown(field(), { key: 'Enter' });
    await until(() => field().value).toBe(words);
    await until(() => new URLSearchParams(location.search).get('q')).toBe(words);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('Escape closes what it offers and keeps the words; an arrow opens it again', async () => {
    open();
    type(field(), 'hon');
    await until(() => options().length).toBeGreaterThan(0);
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    await until(() => field().getAttribute('aria-expanded')).toBe('false');
    expect(field().value).toBe('hon');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await until(() => field().getAttribute('aria-expanded')).toBe('true');
  });

  it('stays open while one types on, and closes with the press of Enter on no word', async () => {
    open();
    type(field(), 'hon');
    await until(() => options().length).toBeGreaterThan(0);
    expect(fireEvent.keyDown(field(), { key: 'd' })).toBe(true);
    expect(options().length).toBeGreaterThan(0);
    expect(document.querySelector('[role="listbox"]')?.hasAttribute('hidden')).toBe(false);
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
    await until(() => field().getAttribute('aria-expanded')).toBe('false');
    expect(document.querySelector('[role="listbox"]')?.hasAttribute('hidden')).toBe(true);
  });

  it('a word is chosen by a press, and says how many were offered', async () => {
    open();
    type(field(), 'hon');
    await until(() => options().length).toBeGreaterThan(0);
    await says(new RegExp(`${options().length} options?`));
    const words = options()[0]?.querySelector('span')?.textContent ?? '';
    fireEvent.click(options()[0] as Element);
    await until(() => field().value).toBe(words);
    await until(options).toEqual([]);
  });

  it('says what it has understood, each with a way out of it', async () => {
    open();
    type(field(), 'honda dưới 20 triệu');
    await until(heading).toMatch(/^\d rides? match$/);
    const chip = () => document.querySelector('a[aria-label^="Remove filter: Price"]') as HTMLElement;
    await until(chip).not.toBeNull();
    expect(chip().textContent).toBe('Price: up to 20M');
    fireEvent.click(chip());
    await until(() => new URLSearchParams(location.search).get('q')).toBe('honda');
    await until(heading).toBe('8 rides match');
    await until(chip).toBeNull();
  });

  it('that is sent twice is one entry of the history', async () => {
    open();
    const before = history.length;
    type(field(), 'wave');
    fireEvent.submit(field().form as HTMLFormElement);
    fireEvent.submit(field().form as HTMLFormElement);
    await until(heading).toBe('8 rides match');
    expect(history.length).toBe(before + 1);
  });

  it('leaves keys alone while an input method composes a word', async () => {
    open();
    type(field(), 'hon');
    await until(() => options().length).toBeGreaterThan(0);
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(field().getAttribute('aria-activedescendant')).toBeNull();
  });

  it('is sent at once by Enter, without the blanks around it', async () => {
    open();
    type(field(), '  wave ');
    fireEvent.submit(field().form as HTMLFormElement);
    expect(address()).toBe('/?q=wave');
    await until(heading).toBe('8 rides match');
  });
});

describe('the filters beside the list', () => {
  it('[S2.42] say how many bikes wait behind each choice, and apply with their button', async () => {
    open();
    const brand = await control('Brand');
    fireEvent.focusIn(brand);
    await until(() => brand.textContent).toContain('Honda (8)');
    choose(brand, 'Honda');
    await press('Show 8 bikes');
    await until(() => shown().length).toBe(8);
    expect([address(), heading()]).toEqual(['/?make=Honda', '8 rides match']);
  });

  it('go one by one by their chips, and all at once by their button', async () => {
    open({ address: '/?make=Honda&location=Hue' });
    expect(await follow('Remove filter: Hue')).toBe(false);
    await until(address).toBe('/?make=Honda');
    await until(() => shown().length).toBe(8);
    await press('Clear filters');
    await until(address).toBe('/');
  });

  it('that are taken back are no filters, nor is a place around none', async () => {
    open({ address: '/?location=Hue&around=1' });
    choose(await control('Location'), '');
    await press(/^(Show \d+ bikes|Apply filters)$/);
    await until(address).toBe('/');
  });

  it('count places near the one that is chosen where somebody says so', async () => {
    open({ address: '/?location=Hue' });
    await tick(/^And 65 km around/);
    await press(/^(Show \d+ bikes|Apply filters)$/);
    await until(address).toBe('/?location=Hue&around=1');
  });

  it('take two prices as they are meant: 25 are millions, and the wrong way round is turned', async () => {
    open();
    // Numbers take the place of two lists once the script is there.
    const number = (name: string) => document.querySelector(`input[type="text"][aria-label="${name}"]`);
    await until(() => number('Price, to')).not.toBeNull();
    type(number('Price, from') as Element, '25');
    type(number('Price, to') as Element, '20');
    const to = number('Price, to') as Element;
    fireEvent.keyDown(to, { key: 'Enter' });
    await press('Show 6 bikes');
    await until(address).toBe('/?price_from=20000000&price_to=25000000');
    await until(() => shown().length).toBe(6);
  });

  it('have usual prices, one press each, and another press for any price', async () => {
    open();
    await until(() => document.querySelector('[aria-pressed]')).not.toBeNull();
    const preset = document.querySelector('[aria-pressed]') as HTMLElement;
    fireEvent.click(preset);
    await until(() => preset.getAttribute('aria-pressed')).toBe('true');
    await press(/^(Show \d+ bikes?|Apply filters)$/);
    await until(address).toMatch(/^\/\?price_to=\d+000000$/);
    fireEvent.click(preset);
    await until(() => preset.getAttribute('aria-pressed')).toBe('false');
    await press(/^(Show \d+ bikes?|Apply filters)$/);
    await until(address).toBe('/');
  });

  it('say where nothing is left what to leave out, and that brings bikes', async () => {
    open({ cards: newestFirst });
    choose(await control('Brand'), 'Vespa');
    await press(/^(Show \d+ bikes?|Apply filters)$/);
    await says('No rides found');
    await follow('Without “Vespa”: 16 bikes');
    await until(() => shown().length).toBe(16);
    expect(address()).toBe('/');
  });

  it('say that the list cannot be had, and try again', async () => {
    open({ cards: newestFirst });
    world.broken = /catalogue/;
    type(field(), 'wave');
    await button('Try again');
    expect(shown()).toEqual([]);
    world.broken = null;
    await press('Try again');
    await until(() => shown().length).toBe(8);
  });
});

describe('the order', () => {
  it('[S2.45] is chosen beside the search, and stands in the address', async () => {
    open({ cards: newestFirst, lang: 'vi' });
    choose(await control('Sắp xếp theo'), 'cheapest');
    await until(() => shown()[0]).toBe('bike0');
    expect(address()).toBe('/?sort=cheapest');
    choose(await control('Sắp xếp theo'), 'dearest');
    await until(() => shown()[0]).toBe('bike15');
  });

  it('is chosen in a dialog on a phone, which closes', async () => {
    open();
    await press('Sort');
    await opened();
    await tick('Price High to Low');
    await until(hasDialog).toBe(false);
    back();
    await until(address).toBe('/?sort=dearest');
  });
});

describe('the filters of a phone', () => {
  it('open in a sheet and apply once it has gone', async () => {
    open({ address: '/?location=Hue' });
    await press('Filters (1)');
    await opened();
    choose(await control('Brand'), 'Yamaha');
    await press('Show 3 bikes');
    await until(hasDialog).toBe(false);
    back();
    await until(address).toBe('/?make=Yamaha&location=Hue');
    await until(() => shown().length).toBe(3);
  });

  it('closed without applying they change nothing', async () => {
    open();
    await press('Filters');
    await opened();
    choose(await control('Brand'), 'Yamaha');
    await press('Close');
    await until(hasDialog).toBe(false);
    expect([address(), heading()]).toEqual(['/', '15 rides available']);
  });
});

describe('coming back', () => {
  it('Back shows the filters of its entry, in the controls as well', async () => {
    open({ address: '/?make=Honda' });
    history.replaceState(null, '', '/?make=Yamaha');
    back();
    await until(heading).toBe('7 rides match');
    expect((await control('Brand')).value).toBe('Yamaha');
    await until(() => shown().length).toBe(8);
  });

  it('Back puts the words of its entry into the field, whatever was typed since', async () => {
    open({ address: '/?q=exciter' });
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
    open();
    await until(() => document.activeElement?.closest<HTMLElement>('[data-bike]')?.dataset.bike).toBe(
      'bike1',
    );
    expect(scrolled).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
  });

  it('what was seen, and the bike that was followed, are kept with the entry', async () => {
    open();
    await until(() => shown().length).toBe(16);
    fireEvent.click(document.querySelector('[data-bike="bike9"] h3 a') as Element);
    dispatchEvent(new Event('pagehide'));
    expect(history.state.browse).toMatchObject({ shown: 16, bike: 'bike9', offset: 0 });
  });
});

describe('a card', () => {
  it('[S3.8] asks a visitor who likes the bike or writes to its seller to sign in, and comes back here', async () => {
    open({ address: '/?make=Honda' });
    await press(/^Like .*Honda Wave/);
    await opened();
    expect(await leadsTo('Sign in')).toContain('make%3DHonda');
    await press('Close');
    await until(hasDialog).toBe(false);
    expect(await follow(/^Contact .*Honda Wave/)).toBe(false);
    await opened();
  });

  it('stores a member’s heart, and leads a member to the seller', async () => {
    open({ as: me() });
    await press(/^Like .*Yamaha Exciter/);
    await until(() => stored(`likes/buyer${person}_bike14`)).not.toBeNull();
    const contact = await link(/^Contact .*Honda Wave/);
    expect(contact.getAttribute('href')).toContain('/motorcycle/bike-15');
  });

  it('says when a heart cannot be stored', async () => {
    open({ as: me() });
    world.broken = /commit/;
    await press(/^Like .*Yamaha Exciter/);
    await notices(/like/i);
    expect(stored(`likes/buyer${person}_bike14`)).toBeNull();
  });

  it('of one’s own bike leads to its form', async () => {
    const own = { id: 'bike15', user_id: `buyer${person}`, slug: 'bike-15', make: 'Honda' };
    put('motorcycles/bike15', buildListing(own));
    open({ as: me() });
    expect(await leadsTo(/^Edit your listing: Honda Wave/)).toBe('/edit-listing/bike15');
    expect(document.querySelectorAll('a[href^="/edit-listing"]')).toHaveLength(1);
  });
});
