import { expect, it, vi } from 'vitest';
import { addListingViews, countNewViews } from '../../functions/src/analytics/addListingViews.ts';
import { countListingView } from '../../functions/src/analytics/countListingView.ts';
import { day } from '../../src/domain/time/time.ts';
import { paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { delivered } from './delivered.ts';
import { documents, fresh, publish, soon, visit } from './suite.ts';

const now = Date.UTC(2100, 0, 1);
const sell = async (changes: Parameters<typeof buildListing>[0] = {}) => {
  const id = fresh('seen');
  await publish(buildListing({ id, slug: id, seller_name: 'Lan', user_id: 'owner', ...changes }));
  return id;
};
const look = (listingId: string, viewer: string, when = now) =>
  countListingView(documents, { listingId, viewer }, when);
/** Returns the views stored in the listing, without the newest. */
const countOf = async (id: string) =>
  Number((await documents.doc(`motorcycles/${id}`).get()).get('views_count') ?? 0);
const viewsOf = async (id: string) => (await countOf(id)) + (await countNewViews(documents, id));

it('[S4.17] two hundred visits of ten people at once are ten views', async () => {
  const id = await sell();
  await Promise.all(Array.from({ length: 200 }, (_, turn) => look(id, `viewer-${turn % 10}`)));
  expect([await countOf(id), await viewsOf(id)]).toEqual([0, 10]);
  const addAll = () => delivered(() => addListingViews(documents, now + day));
  await Promise.all([addAll(), addAll()]);
  expect([await countOf(id), await countNewViews(documents, id)]).toEqual([10, 0]);
});

it('the views of a day are added once it is over, and those of a deleted bike are dropped', async () => {
  const [id, gone] = [await sell(), await sell()];
  await look(id, 'lan');
  await look(gone, 'lan');
  await documents.doc(`motorcycles/${gone}`).delete();
  await delivered(() => addListingViews(documents, now));
  expect(await countOf(id)).toBe(0);
  await delivered(() => addListingViews(documents, now + day));
  expect([await countOf(id), await countNewViews(documents, gone)]).toEqual([1, 0]);
});

it('views are kept by day without viewers, and from when they are, where there were some before', async () => {
  const [id, older, deleted] = [await sell(), await sell({ views_count: 40 }), await sell()];
  const daysOf = async (of: string) => (await documents.doc(`listing_days/${of}`).get()).data();
  for (const viewer of ['lan', 'minh']) await look(id, viewer);
  for (const of of [older, deleted]) await look(of, 'lan');
  await look(id, 'lan', now + day);
  await documents.doc(`motorcycles/${deleted}`).update({ deleted_at: new Date(now) });
  const addAll = () => delivered(() => addListingViews(documents, now + 2 * day));
  await Promise.all([addAll(), addAll()]);
  expect(await daysOf(id)).toEqual({ views: { '2100-01-01': 2, '2100-01-02': 1 } });
  expect(await daysOf(older)).toEqual({ views: { '2100-01-01': 1 }, since: '2100-01-01' });
  expect([await daysOf(deleted), await countOf(deleted)]).toEqual([undefined, 1]);
});

it('counts somebody again on the next day in Vietnam', async () => {
  const id = await sell();
  await look(id, 'lan');
  await look(id, 'lan', now + 1_000);
  await look(id, 'lan', now + day);
  expect(await viewsOf(id)).toBe(2);
});

it.each([
  ['the seller', {}, 'owner'],
  ['[S4.16] whoever sees a sold bike', { status: 'sold' as const }, 'lan'],
  ['whoever sees a deleted bike', { deleted_at: 5 }, 'lan'],
])('does not count %s', async (_, changes, viewer) => {
  const id = await sell(changes);
  expect(await look(id, viewer)).toBe(false);
  expect(await viewsOf(id)).toBe(0);
});

it('a bike that was just sold counts for five minutes more, where an instance remembers it for sale', async () => {
  const id = await sell();
  expect(await look(id, 'lan')).toBe(true);
  await documents.doc(`motorcycles/${id}`).update({ status: 'sold' });
  expect(await look(id, 'minh', now + 299_999)).toBe(true);
  expect(await look(id, 'hoa', now + 300_000)).toBe(false);
});

it('an address counts once, however often it comes and whatever browser it says it is, and hears nothing either way', async () => {
  const id = await sell();
  for (let turn = 0; turn < 3; turn += 1)
    expect(
      (await visit('/view', { method: 'POST', body: id, headers: { 'User-Agent': `browser ${turn}` } }))
        .status,
    ).toBe(204);
  expect((await visit('/view', { method: 'POST', body: '../x' })).status).toBe(204);
  expect(
    (await visit('/view', { method: 'POST', body: id, headers: { Authorization: 'Bearer forged' } })).status,
  ).toBe(204);
  expect(await viewsOf(id)).toBe(1);
});

it('one request counts the view of a page and that of its bike', async () => {
  const id = await sell();
  const count = (body: string) => visit('/count', { method: 'POST', body });
  for (const body of [`${id}/vi/motorcycle/${id}`, `${id}/motorcycle/${id}`])
    expect((await count(body)).status).toBe(204);
  expect(await viewsOf(id)).toBe(1);
  // Pages of older builds count the view by a separate request.
  expect((await visit('/view', { method: 'POST', body: id })).status).toBe(204);
  expect((await count(`/motorcycle/${id}`)).status).toBe(204);
  expect(await viewsOf(id)).toBe(1);
});

it.each(['../x/motorcycle/x', 'nobody/motorcycle/x', `x${'y'.repeat(500)}/motorcycle/x`])(
  'a request that counts %j is answered like all others',
  async (body) => {
    expect((await visit('/count', { method: 'POST', body })).status).toBe(204);
  },
);

it.each(['/', '/motorcycle/x'])(
  'a view of a bike counts only with its page: not with the page %j alone',
  async (page) => {
    const id = await sell();
    const body = page === '/' ? `${id}/` : page;
    expect((await visit('/count', { method: 'POST', body })).status).toBe(204);
    expect(await viewsOf(id)).toBe(0);
  },
);

it('a view renders no page again', async () => {
  const id = await sell();
  const page = () => visit(paths.listing(id));
  await vi.waitFor(async () => expect((await page()).status).toBe(200), soon);
  const own = async () => (await page()).body.replace(/data-similar.*?<\/section>/s, '');
  const before = await own();
  await look(id, 'lan');
  expect(await own()).toBe(before);
});
