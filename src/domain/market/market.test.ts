import { describe, expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import type { Card } from '../listings/card.ts';
import { everything, type Landing, landingKey } from './landing.ts';
import { linksFrom, linkTo } from './landingLinks.ts';
import { buildMarket, landingsOf } from './market.ts';

let made = 0;
const bike = (changes: Partial<Card> = {}): Card => {
  made += 1;
  const id = `bike-${made}`;
  const common = { make: 'Honda', model: 'Air Blade 125', category: 'scooter', location: 'Hoi An' } as const;
  return buildCard({ id, slug: id, created_at: made, status: 'active', ...common, ...changes });
};
const bikes = (count: number, changes: Partial<Card> = {}) =>
  Array.from({ length: count }, () => bike(changes));
const landing = (parts: Partial<Landing>): Landing => ({ ...everything, ...parts });
const keys = (all: readonly { landing: Landing }[]) => all.map((link) => landingKey(link.landing));

describe('the landings of a bike', () => {
  it('are 13 where place and province differ: everything, make, model, category, both, and each place', () => {
    expect(landingsOf(bike()).map(landingKey).toSorted()).toEqual(
      [
        '|||',
        '|||Hoi An',
        '|||Da Nang',
        'Honda|||',
        'Honda|||Hoi An',
        'Honda|||Da Nang',
        'Honda|air-blade||',
        'Honda|air-blade||Hoi An',
        'Honda|air-blade||Da Nang',
        '||scooter|',
        '||scooter|Hoi An',
        '||scooter|Da Nang',
        'Honda||scooter|',
      ].toSorted(),
    );
  });

  it('of a Wave Alpha include those of a Wave, and both names are known', () => {
    const alpha = bike({ model: 'Wave Alpha 110' });
    expect(landingsOf(alpha)).toHaveLength(16);
    expect(landingsOf(alpha).map(landingKey)).toContain('Honda|wave||Da Nang');
    expect(buildMarket([alpha]).nameOf(landing({ make: 'Honda', model: 'wave' }))).toBe('Wave');
  });

  it('leave out what nobody lists: a typed make, an odd model, another category, an unknown place', () => {
    expect(landingsOf(bike({ make: 'Lifan', category: 'other', location: 'Hue' })).map(landingKey)).toEqual([
      '|||',
      '|||Hue',
    ]);
    expect(
      landingsOf(bike({ model: 'call 0903 123 456', category: 'other', location: 'Mars' })).map(landingKey),
    ).toEqual(['|||', 'Honda|||']);
  });

  it('file a sport bike of the old form with the others', () => {
    expect(landingsOf(bike({ category: 'sportbike' })).map(landingKey)).toContain('||sport|');
  });
});

describe('the market', () => {
  it('has the bikes of a landing that are for sale, newest first', () => {
    const [old, fresh] = [bike({ created_at: 1 }), bike({ created_at: 9 })];
    const market = buildMarket([old, bike({ status: 'sold' }), fresh]);
    expect(market.bikesOf(landing({ make: 'Honda', model: 'air-blade' }))).toEqual([fresh, old]);
    expect(market.bikesOf(landing({ make: 'Yamaha' }))).toEqual([]);
  });

  it('lists a landing from three bikes on, those with most bikes first', () => {
    const market = buildMarket([...bikes(2), ...bikes(3, { make: 'Yamaha', model: 'NVX', location: 'Hue' })]);
    const listed = market.listed.map(landingKey);
    expect(listed).toEqual([
      // The first two landings have five bikes, the others three.
      '||scooter|',
      '|||',
      'Yamaha|nvx||',
      'Yamaha|nvx||Hue',
      'Yamaha||scooter|',
      'Yamaha|||',
      'Yamaha|||Hue',
      '||scooter|Hue',
      '|||Hue',
    ]);
  });

  it('writes a model as the list of the market does, or else as its newest seller', () => {
    const market = buildMarket([
      bike({ model: 'airblade' }),
      bike({ make: 'Kawasaki', model: 'z900', created_at: 1 }),
      bike({ make: 'Kawasaki', model: 'Z900', created_at: 9 }),
    ]);
    expect(market.nameOf(landing({ make: 'Honda', model: 'air-blade' }))).toBe('Air Blade');
    expect(market.nameOf(landing({ make: 'Kawasaki', model: 'z900' }))).toBe('Z900');
    expect(market.nameOf(landing({ make: 'Yamaha', model: 'z900' }))).toBeNull();
    expect(market.nameOf(landing({ make: 'Honda' }))).toBeNull();
  });
});

describe('two spellings of a model', () => {
  const rebel = landing({ make: 'Honda', model: 'rebel-300' });
  const joined = landing({ make: 'Honda', model: 'rebel300' });
  const market = buildMarket([...bikes(2, { model: 'Rebel 300' }), ...bikes(1, { model: 'rebel300' })]);

  it('have one page, at the address of the more frequent one', () => {
    expect(market.listed.filter(({ model }) => model !== null).map(landingKey)).toEqual([
      'Honda|rebel-300||',
      'Honda|rebel-300||Da Nang',
      'Honda|rebel-300||Hoi An',
    ]);
    expect(market.canonical(joined)).toEqual(rebel);
    expect(market.bikesOf(joined)).toHaveLength(3);
    expect(market.bikesOf(joined)).toEqual(market.bikesOf(rebel));
    expect([rebel, joined].map((one) => market.nameOf(one))).toEqual(['Rebel 300', 'Rebel 300']);
    expect(linkTo(market, joined)).toEqual({ landing: rebel, model: 'Rebel 300', count: 3 });
  });

  it('keep that address if both are as frequent, whichever bike is newer', () => {
    const [spaced, unspaced] = [bike({ model: 'Rebel 300' }), bike({ model: 'Rebel300' })];
    expect(buildMarket([spaced, unspaced]).canonical(joined)).toEqual(rebel);
    expect(buildMarket([unspaced, spaced]).canonical(joined)).toEqual(rebel);
  });

  it.each([
    'R 1250 GS',
    'Đam Mê',
    'Léad',
    'C+',
    'Win.X',
    'sh-mode',
    'Z900/Z900',
    'AB',
    'constructor',
    'Wave Alpha',
  ])('lead from a bike called %s to one page, which leads nowhere else', (model) => {
    const alone = buildMarket([bike({ model })]);
    for (const own of landingsOf(bike({ model }))) {
      expect(alone.canonical(own)).toEqual(own);
      expect(alone.bikesOf(own)).toHaveLength(1);
      expect(alone.nameOf(own) === null).toBe(own.model === null);
    }
  });

  it('stay apart between makes, and an unknown model stays itself', () => {
    const yamaha = landing({ make: 'Yamaha', model: 'rebel300' });
    expect(market.canonical(yamaha)).toEqual(yamaha);
    expect(market.canonical(landing({ make: 'Honda' }))).toEqual(landing({ make: 'Honda' }));
  });
});

describe('links from a landing', () => {
  const market = buildMarket([
    ...bikes(4),
    ...bikes(3, { location: 'Da Nang' }),
    ...bikes(5, { make: 'Yamaha', model: 'Sirius', category: 'underbone', location: 'Hue' }),
    ...bikes(2, { make: 'Yamaha', model: 'NVX', location: 'Hanoi' }),
  ]);
  const from = (parts: Partial<Landing>) => linksFrom(market, landing(parts));

  it('narrow all bikes by model, make, category and place', () => {
    const links = from({});
    expect(keys(links.models)).toEqual(['Honda|air-blade||', 'Yamaha|sirius||']);
    expect(keys(links.makes)).toEqual(['Honda|||', 'Yamaha|||']);
    expect(keys(links.categories)).toEqual(['||scooter|', '||underbone|']);
    expect(keys(links.places)).toEqual(['|||Da Nang', '|||Hue', '|||Hoi An']);
    expect(links.near).toEqual([]);
    expect(links.models[0]).toEqual({
      landing: landing({ make: 'Honda', model: 'air-blade' }),
      model: 'Air Blade',
      count: 7,
    });
  });

  it('narrow a make by its models, categories and places', () => {
    const links = from({ make: 'Honda' });
    expect(keys(links.models)).toEqual(['Honda|air-blade||']);
    expect(links.makes).toEqual([]);
    expect(keys(links.categories)).toEqual(['Honda||scooter|']);
    expect(keys(links.places)).toEqual(['Honda|||Da Nang', 'Honda|||Hoi An']);
  });

  it('narrow a place by its bikes, and lead to places nearby, the province first', () => {
    const links = from({ place: 'Hoi An' });
    expect(keys(links.models)).toEqual(['Honda|air-blade||Hoi An']);
    expect(keys(links.makes)).toEqual(['Honda|||Hoi An']);
    expect(keys(links.categories)).toEqual(['||scooter|Hoi An']);
    expect(links.places).toEqual([]);
    expect(keys(links.near)).toEqual(['|||Da Nang']);
    expect(keys(from({ place: 'Da Nang' }).near)).toEqual(['|||Hoi An']);
    expect(keys(from({ make: 'Honda', place: 'Da Nang' }).near)).toEqual(['Honda|||Hoi An']);
  });

  it('narrow a model by place alone, a category by make and place', () => {
    const model = from({ make: 'Honda', model: 'air-blade' });
    expect(keys(model.places)).toEqual(['Honda|air-blade||Da Nang', 'Honda|air-blade||Hoi An']);
    expect([model.models, model.makes, model.categories]).toEqual([[], [], []]);
    const category = from({ category: 'underbone' });
    expect(keys(category.makes)).toEqual(['Yamaha||underbone|']);
    expect(keys(category.places)).toEqual(['||underbone|Hue']);
    expect([category.models, category.categories]).toEqual([[], []]);
  });

  it('lead nowhere that has too few', () => {
    expect(keys(from({ place: 'Hanoi' }).makes)).toEqual([]);
    expect(linkTo(market, landing({ place: 'Hanoi' })).count).toBe(2);
  });

  it('name 24 models on the page of all bikes, and all of a make', () => {
    const many = buildMarket(Array.from({ length: 25 }, (_, n) => bikes(3, { model: `Z${n}` })).flat());
    expect(linksFrom(many, everything).models).toHaveLength(24);
    expect(linksFrom(many, landing({ make: 'Honda' })).models).toHaveLength(25);
  });
});
