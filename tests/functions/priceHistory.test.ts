import { expect, it, vi } from 'vitest';
import { recordPrices } from '../../functions/src/flows/recordPrices.ts';
import { day } from '../../src/domain/time/time.ts';
import { paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { change, documents, fresh, publish, site, soon, visit } from './suite.ts';

const million = 1_000_000;
const now = Date.UTC(2026, 10, 25, 12);
const history = documents.doc('price_history/benelli');
const sell = async (price: number) => {
  const id = fresh('leoncino');
  const common = { make: 'Benelli', model: 'Leoncino', category: 'naked', location: 'Lai Chau' } as const;
  await publish(buildListing({ id, slug: id, seller_name: 'Lan', price, ...common }));
  return id;
};
const page = async () => (await visit('/benelli-leoncino')).body;
const listed = (ids: readonly string[]) =>
  vi.waitFor(async () => {
    const body = await page();
    for (const id of ids) expect(body).toContain(paths.listing(id));
  }, soon);
/** Weeks in a page: drawn, or as data. */
const weeks = /data-weeks|"weeks":\[\{/;

it('each night writes down what half of the bikes of a model cost less than, and once a week it stays', async () => {
  await history.delete();
  const ids: string[] = [];
  for (const price of [30, 31, 32, 33]) ids.push(await sell(price * million));
  await listed(ids);
  await recordPrices(site, now);
  expect((await history.get()).data()).toEqual({ models: {} });

  ids.push(await sell(60 * million));
  await listed(ids);
  await recordPrices(site, now);
  await recordPrices(site, now);
  const wednesday = { models: { leoncino: { '2026-11-23': { median: 32 * million, count: 5 } } } };
  expect((await history.get()).data()).toEqual(wednesday);

  await change(ids[0] ?? '', { price: 34 * million });
  await vi.waitFor(async () => {
    await recordPrices(site, now + day);
    expect((await history.get()).get('models.leoncino.2026-11-23.median')).toBe(33 * million);
  }, soon);
  expect(await page()).not.toMatch(weeks);
  for (const later of [1, 2, 3]) await recordPrices(site, now + later * 7 * day);
  expect(await page()).toMatch(weeks);
  expect((await visit('/vi/xe-may-benelli-leoncino-cu')).body).toMatch(weeks);
  expect((await visit('/benelli-leoncino-in-lai-chau')).body).not.toMatch(weeks);

  await history.set({ models: 'none' });
  const { status, body } = await visit('/benelli-leoncino');
  expect([status, weeks.test(body)], 'with a history that cannot be read').toEqual([200, false]);
  for (const id of ids) await change(id, { status: 'sold' });
});
