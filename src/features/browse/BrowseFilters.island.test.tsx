import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import {
  address,
  back,
  bikes,
  field,
  heading,
  newestFirst,
  openGrid,
  publish,
  shown,
} from '../../../tests/inMemory/browseGrid.tsx';
import { world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  choose,
  control,
  follow,
  hasDialog,
  opened,
  press,
  says,
  tick,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';

vi.mock('./askCatalogue.ts', () => import('../../../tests/inMemory/memoryCatalogue.ts'));

describe('the filters beside the list', () => {
  it('[S2.38] [S2.41] say how many bikes each choice has, and apply with their button', async () => {
    openGrid();
    const brand = await control('Brand');
    fireEvent.focusIn(brand);
    await until(() => brand.textContent).toContain('Honda (8)');
    choose(brand, 'Honda');
    await press('Show 8 bikes');
    await until(() => shown().length).toBe(8);
    expect([address(), heading()]).toEqual(['/?make=Honda', '8 rides match']);
  });

  it('list places by province, the three largest cities first, and none that is only in a listing', async () => {
    publish([...bikes, buildCard({ id: 'odd', location: 'SALE! 0900 000 000' })]);
    openGrid();
    const select = await control('Location');
    fireEvent.focusIn(select);
    const names = () => [...select.children].map((one) => one.getAttribute('label') ?? one.textContent ?? '');
    await until(() => names().slice(0, 5)).toEqual([
      'All of Vietnam',
      'Ho Chi Minh City',
      expect.stringMatching(/^Hanoi \(\d+\)$/),
      'Da Nang',
      'An Giang',
    ]);
    expect(select.textContent).toContain('All of Da Nang (');
    expect(select.textContent).not.toContain('SALE');
    expect(names().at(-1)).toBe('Other places (1)');
  });

  it('go one by one by their chips, and all at once by their button', async () => {
    openGrid({ address: '/?make=Honda&location=Hue' });
    expect(await follow('Remove filter: Hue')).toBe(false);
    await until(address).toBe('/?make=Honda');
    await until(() => shown().length).toBe(8);
    await press('Clear filters');
    await until(address).toBe('/');
  });

  it('that are removed leave no trace, and places around need a place', async () => {
    openGrid({ address: '/?location=Hue&around=1' });
    choose(await control('Location'), '');
    await press(/^(Show \d+ bikes|Apply filters)$/);
    await until(address).toBe('/');
  });

  it('offer the models of a chosen make with their bikes, most first, and keep none for another make', async () => {
    const models = ['Wave Alpha', 'wave alpha 110', 'Vision', 'call 0903 123 456'];
    publish([
      ...models.map((model, n) => buildCard({ id: `h${n}`, make: 'Honda', model, created_at: 2_000 + n })),
      buildCard({ id: 'y', make: 'Yamaha', model: 'Sirius' }),
    ]);
    openGrid();
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[name="model"]')];
    const labels = () => boxes().map((box) => box.closest('label')?.textContent);
    const brand = await control('Brand');
    expect(labels()).toEqual([]);
    choose(brand, 'Honda');
    await until(labels).toEqual(['Wave Alpha (2)', 'Wave (2)', 'Vision (1)']);
    fireEvent.click(boxes()[0] as Element);
    fireEvent.click(boxes()[2] as Element);
    await press('Show 3 bikes');
    await until(address).toBe('/?make=Honda&model=Wave+Alpha&model=Vision');
    await until(() => shown().toSorted()).toEqual(['h0', 'h1', 'h2']);
    expect(labels()).toHaveLength(3);
    await follow('Remove filter: Vision');
    await until(address).toBe('/?make=Honda&model=Wave+Alpha');
    choose(brand, 'Yamaha');
    await until(labels).toEqual(['Sirius (1)']);
    await press('Show 1 bike');
    await until(address).toBe('/?make=Yamaha');
  });

  it('show models of an address before their numbers are known, and leave unknown ones out by a press', async () => {
    openGrid({ address: '/?make=Honda&model=Gone&model=Lost', cards: [], counts: { active: 0, sold: 0 } });
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[name="model"]:checked')];
    expect(boxes.map(({ value }) => value)).toEqual(['Gone', 'Lost']);
    await follow('Remove filter: Lost');
    await follow('Remove filter: Gone');
    await until(address).toBe('/?make=Honda');
    await until(() => shown().length).toBe(8);
  });

  it('count places near the one that is chosen where somebody says so', async () => {
    openGrid({ address: '/?location=Hue' });
    await tick(/^Include bikes up to 65 km away/);
    await press(/^(Show \d+ bikes|Apply filters)$/);
    await until(address).toBe('/?location=Hue&around=1');
  });

  it('read prices as millions, and swap reversed bounds', async () => {
    openGrid();
    // Number fields replace the two selects after hydration.
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
    openGrid();
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

  it('[S2.49] of an empty list offer what to leave out, which brings bikes', async () => {
    openGrid({ cards: newestFirst });
    choose(await control('Brand'), 'Vespa');
    await press(/^(Show \d+ bikes?|Apply filters)$/);
    await says('No rides found');
    await follow('Without “Vespa”: 15 bikes');
    await until(() => shown().length).toBe(16);
    expect(address()).toBe('/');
  });

  it('say that the list failed to load, and retry', async () => {
    openGrid({ cards: newestFirst });
    world.broken = /catalogue/;
    type(field(), 'wave');
    await button('Try again');
    expect(shown()).toEqual([]);
    world.broken = null;
    await press('Try again');
    await until(() => shown().length).toBe(8);
  });
});

describe('the filters of a phone', () => {
  it('open in a sheet and apply once it has gone', async () => {
    openGrid({ address: '/?location=Hue' });
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
    openGrid();
    await press('Filters');
    await opened();
    choose(await control('Brand'), 'Yamaha');
    await press('Close');
    await until(hasDialog).toBe(false);
    expect([address(), heading()]).toEqual(['/', '15 rides available']);
  });
});
