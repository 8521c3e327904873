import { expect, it, vi } from 'vitest';
import { buildCriteria } from '../../../tests/fixtures/buildAlert.ts';
import { buildCard } from '../../../tests/fixtures/buildCard.ts';
import { packPart } from '../../domain/search/packedPart.ts';
import { day } from '../../domain/time/time.ts';
import { cataloguePart } from '../../paths.ts';
import { readNewBikes, summarizeMatches } from './recentMatches.ts';

const now = Date.UTC(2026, 5, 1);
const bike = (id: string, age: number, price = 1) => buildCard({ id, created_at: now - age, price });

it('reads the parts that hold new bikes, and of them only the new ones', async () => {
  const files: Record<string, unknown> = {
    '/catalogue/index.json': {
      active: 4,
      sold: 0,
      parts: [
        { part: 1, active: 2, sold: 0, newest: now - day, oldest: now - 40 * day, version: 'b' },
        { part: 0, active: 2, sold: 0, newest: now - 31 * day, oldest: now - 90 * day, version: 'a' },
      ],
    },
    [cataloguePart(1, 'b')]: packPart([bike('new', day), bike('edge', 30 * day), bike('old', 30 * day + 1)]),
  };
  const get = vi.fn(async (address: string) => Response.json(files[address]));
  expect((await readNewBikes(now, get)).map(({ id }) => id)).toEqual(['new', 'edge']);
  expect(get).toHaveBeenCalledTimes(2);
});

it.each([
  [[], { count: 0, median: null }],
  [[5], { count: 1, median: 5 }],
  [[9, 1], { count: 2, median: 1 }],
  [[9, 1, 5], { count: 3, median: 5 }],
])('of bikes for %o reports %o', (prices, matches) => {
  const bikes = prices.map((price, index) => bike(`b${index}`, 0, price));
  expect(summarizeMatches(bikes, buildCriteria())).toEqual(matches);
  expect(summarizeMatches(bikes, buildCriteria({ max_price: 0 }))).toEqual({ count: 0, median: null });
});

it('counts bikes with a rented battery, whose prices it leaves out', () => {
  const rented = buildCard({ fuel: 'electric', category: 'electric', facts: ['batteryRented'], price: 1 });
  expect(summarizeMatches([rented], buildCriteria())).toEqual({ count: 1, median: null });
  expect(summarizeMatches([rented, bike('own', 0, 9)], buildCriteria())).toEqual({ count: 2, median: 9 });
});
