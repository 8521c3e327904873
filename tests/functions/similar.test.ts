import { expect, it, vi } from 'vitest';
import { paths, similarPlace } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { documents, fresh, publish, visit } from './suite.ts';

const soon = { timeout: 50_000, interval: 250 };
const make = fresh('Maker');
const sell = async (name: string, changes: Parameters<typeof buildListing>[0] = {}) => {
  const id = fresh(name);
  const bike = buildListing({ id, slug: id, make, model: 'One', seller_name: 'Lan', ...changes });
  await publish(bike);
  return bike;
};

it('shows the same model, never itself, and nothing that is not for sale', async () => {
  const bike = await sell('this');
  const twin = await sell('twin');
  const others = [
    await sell('gone', { deleted_at: 5 }),
    await sell('sold', { status: 'sold' }),
    await sell('paused', { status: 'paused' }),
  ];
  const { status, body } = await vi.waitFor(async () => {
    const answer = await visit(`/vi${paths.similar(bike.slug)}`);
    expect(answer.body).toContain(`/vi${paths.listing(twin.slug)}`);
    return answer;
  }, soon);
  expect(status).toBe(200);
  expect(body).not.toContain('<html');
  for (const { slug } of [bike, ...others]) expect(body).not.toContain(paths.listing(slug));
});

it('an unknown bike is like nothing', async () => {
  expect((await visit(paths.similar('no-such-bike'))).status).toBe(404);
});

it('a page comes with the cards of similar bikes, those of this moment, and is stored without them', async () => {
  const [bike, twin] = [await sell('with'), await sell('within')];
  const page = () => visit(`/vi${paths.listing(bike.slug)}`);
  const inSection = (html: string) => /data-similar.*?<\/section>/s.exec(html)?.[0] ?? '';
  await vi.waitFor(async () => {
    // The first request makes the instance load the catalogue.
    await visit(`/vi${paths.similar(bike.slug)}`);
    expect(inSection((await page()).body)).toContain(`/vi${paths.listing(twin.slug)}`);
  }, soon);
  expect((await page()).body).not.toContain(similarPlace);
  await documents.doc(`motorcycles/${twin.id}`).update({ deleted_at: new Date() });
  await vi.waitFor(
    async () => expect(inSection((await page()).body)).not.toContain(paths.listing(twin.slug)),
    soon,
  );
});
