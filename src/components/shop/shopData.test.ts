import { expect, it } from 'vitest';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import type { ShopLocals } from '../../astro/locals.ts';
import { fallbackRates } from '../../domain/money/money.ts';
import { shopPath } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { shopData } from './shopData.ts';

const shop: ShopLocals = {
  ...{ id: 'xe-may-hung', owner: 'lan', name: 'Xe Máy Hùng', address: '12 Nguyễn Trãi', since: 1 },
  hours: { opens: '08:00', closes: '18:30', closed: ['sun'] },
  map_link: 'https://osm.org/x',
  ...{ cards: [buildCard({ slug: 'honda-wave' })], rates: fallbackRates },
  ...{ total: 1, page: 1, pages: 1, isIndexed: true },
};
const graphOf = (shown: ShopLocals) => {
  const trail = [{ name: 'Shop', path: shopPath(shown.id) }];
  return JSON.parse(JSON.stringify(shopData('vi', trail, shown)))['@graph'];
};

it('search engines read a dealer with address, hours and map, and its bikes, but not the owner', () => {
  const [, dealer, list] = graphOf(shop);
  expect(dealer).toEqual({
    '@type': 'MotorcycleDealer',
    name: 'Xe Máy Hùng',
    url: `${settings.origin}/vi/shop/xe-may-hung`,
    address: { '@type': 'PostalAddress', streetAddress: '12 Nguyễn Trãi', addressCountry: 'VN' },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      opens: '08:00',
      closes: '18:30',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    },
    hasMap: 'https://osm.org/x',
  });
  expect(list.itemListElement[0].url).toBe(`${settings.origin}/vi/motorcycle/honda-wave`);
  expect(JSON.stringify(graphOf(shop))).not.toContain('"lan"');
});

it('a shop without hours and map says nothing of them', () => {
  const [, dealer] = graphOf({ ...shop, hours: null, map_link: null });
  expect(Object.keys(dealer)).toEqual(['@type', 'name', 'url', 'address']);
});
