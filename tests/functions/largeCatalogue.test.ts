import { beforeAll, expect, it } from 'vitest';
import { wholeCatalogue } from '../../functions/src/catalogue/findInFirestore.ts';
import { answerPage } from '../../functions/src/entries/pages.http.ts';
import type { Site } from '../../functions/src/platform/site.ts';
import { paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { ask } from './refusals.ts';
import { fresh, publish, site } from './suite.ts';

/* A catalogue that a function cannot keep is asked for in Firestore. */

const index = JSON.stringify({ active: wholeCatalogue, sold: 1, parts: [] });
/** Of a page only the bikes that it shows. */
const render: Site['render'] = async (_, locals) => ({
  status: 200,
  html: JSON.stringify(('cards' in locals && locals.cards?.cards.map(({ slug }) => slug)) || null),
});
const large: Site = {
  ...site,
  render,
  files: {
    ...site.files,
    read: async (path) => (path === 'catalogue/index.json' ? Buffer.from(index) : site.files.read(path)),
  },
};
const open = async (path: string, sent = {}) => {
  const { status, body } = await ask((request, response) => answerPage(large, request, response), path, sent);
  return { status, body: body && JSON.parse(body) };
};
const make = fresh('Maker');
const [first, second, third, sold, older] = ['a', 'b', 'c', 'sold', 'older'].map(fresh) as [
  string,
  string,
  string,
  string,
  string,
];

beforeAll(async () => {
  const bike = (id: string, created_at: number, status: 'active' | 'sold' | 'paused' = 'active') =>
    publish(buildListing({ id, slug: id, make, model: 'One', created_at, status }));
  await bike(first, 5);
  await bike(second, 4);
  await bike(third, 3);
  await bike(sold, 9, 'sold');
  await bike(older, 8, 'sold');
  await bike(fresh('paused'), 7, 'paused');
});

it.each([
  ['for sale', 0, 2, [first, second]],
  ['for sale, and then sold', 2, 4, [third, sold]],
  ['sold', 4, 9, [older]],
  ['none', 5, 9, []],
])('bikes that are %s: from %i to %i', async (_, from, to, slugs) => {
  const { status, body } = await open(`/catalogue/answer.json?make=${make}&from=${from}&to=${to}`);
  expect(status).toBe(200);
  expect(body.cards.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
  expect(body).toMatchObject({ active: 3, sold: 2, facets: null, drops: [], suggestions: [] });
  expect(body.cards.every((card: object) => !('words' in card))).toBe(true);
});

it('without those that are sold', async () => {
  const { body } = await open(`/catalogue/answer.json?make=${make}&sold=0&from=0&to=9`);
  expect(body.cards.map(({ slug }: { slug: string }) => slug)).toEqual([first, second, third]);
});

it('bikes that somebody looked at, as far as they are for sale, in their order', async () => {
  const sent = { method: 'POST', body: [third, sold, 'none', first].join() };
  expect(await open('/vi/recent', sent)).toEqual({ status: 200, body: [third, first] });
});

it('bikes like one, without itself', async () => {
  const { status, body } = await open(paths.similar(second));
  expect([status, body.slice(0, 2)]).toEqual([200, [first, third]]);
  expect(body).not.toContain(second);
});
