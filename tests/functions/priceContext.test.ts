import { expect, it } from 'vitest';
import { findComparables } from '../../functions/src/pages/findComparables.ts';
import { paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { documents, fresh, publish, visit } from './suite.ts';

const now = Date.UTC(2026, 10, 21, 5);
const sell = async (changes: Parameters<typeof buildListing>[0]) => {
  const id = fresh('price');
  const bike = buildListing({ id, slug: id, seller_name: 'Lan', ...changes });
  await publish(bike);
  return bike;
};
const millions = (amount: number) => amount * 1_000_000;

it('the median is that of five others or more of the model and about the year, on sale now', async () => {
  const make = fresh('Maker');
  const bike = await sell({ make, price: millions(99) });
  for (const price of [10, 12, 14, 16]) await sell({ make, price: millions(price) });
  await sell({ make, price: millions(1), status: 'sold' });
  await sell({ make, price: millions(1), status: 'paused' });
  await sell({ make, price: millions(1), deleted_at: 5 });
  await sell({ make, price: millions(1), year: 2010 });
  await sell({ make, price: millions(1), model: 'Another' });
  expect(await findComparables(documents, bike, now)).toBeNull();
  await sell({ make, price: millions(18), year: 2023 });
  expect(await findComparables(documents, bike, now)).toEqual({
    median: millions(14),
    count: 5,
    prices: expect.arrayContaining([10, 12, 14, 16, 18].map(millions)),
    from: 2019,
    to: 2023,
    at: now,
  });
  expect(await findComparables(documents, { ...bike, status: 'sold' }, now)).toBeNull();
});

it('a page shows the guide’s ranges and the median with their dates, or nothing', async () => {
  const model = `Air Blade 125 ${fresh('x')}`.slice(0, 60);
  const known = { make: 'Honda', model: 'Air Blade 125', engine: '125cc', year: 2023 };
  const bike = await sell({ ...known, price: millions(34) });
  const english = (await visit(paths.listing(bike.slug))).body;
  expect(english).toContain('25–38\u00a0million\u00a0₫');
  expect(english).toContain('42–52\u00a0million\u00a0₫');
  expect(english).toContain('as of November 2026');
  expect(english).toContain('This is within the typical used price range in our guide.');
  const vietnamese = (await visit(`/vi${paths.listing(bike.slug)}`)).body;
  expect(vietnamese).toContain('25–38\u00a0triệu\u00a0₫');
  expect(vietnamese).toContain('tính đến tháng 11 năm 2026');

  for (const changes of [
    { model, make: fresh('Maker') },
    { ...known, status: 'sold' as const },
  ]) {
    const plain = await sell(changes);
    const { status, body } = await visit(paths.listing(plain.slug));
    expect(status).toBe(200);
    expect(body).not.toContain('data-price-context');
  }
});
