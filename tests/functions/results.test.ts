import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type PackedPart, type PackedWords, unpackPart } from '../../src/domain/search/packedPart.ts';
import { pageSize } from '../../src/domain/search/pageSize.ts';
import { paths } from '../../src/paths.ts';
import { buildHidden, buildListing } from '../fixtures/buildListing.ts';
import { change, fresh, publish, site, soon, visit } from './suite.ts';

const make = fresh('Maker');
const slugs: string[] = [];
const begun = Date.now();
const sell = async (changes: Parameters<typeof buildListing>[0] = {}) => {
  const slug = fresh('result');
  const common = { make, model: 'One', seller_name: 'Lan', created_at: begun + slugs.length };
  await publish(buildListing({ id: slug, slug, ...common, ...changes }));
  return slug;
};
const answer = async (query: string) => {
  const { status, body, header } = await visit(`/catalogue/answer.json${query}`);
  return { status, header, body: status === 200 ? JSON.parse(body) : null };
};

beforeAll(async () => {
  for (let turn = 0; turn <= pageSize; turn += 1) slugs.push(await sell());
  const all = `?make=${make}&from=0&to=20`;
  await vi.waitFor(async () => expect((await answer(all)).body.cards).toHaveLength(pageSize + 1), soon);
});

describe('the home page for filters', () => {
  const shown = (body: string) => slugs.filter((slug) => body.includes(`${paths.listing(slug)}"`));

  it('shows what they find, page by page, in both languages', async () => {
    const first = await visit(`/?make=${make}`);
    expect([first.status, first.header('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=5']);
    expect(shown(first.body)).toHaveLength(pageSize);
    const second = await visit(`/vi?make=${make}&page=2`);
    expect(second.status).toBe(200);
    expect(second.body).toContain(`/vi${paths.listing(slugs[0] ?? '')}`);
    expect([...shown(first.body), ...shown(second.body)].toSorted()).toEqual(slugs.toSorted());
  });

  it('leads from a page that is not there to the first', async () => {
    const { status, header } = await visit(`/vi?make=${make}&page=3`);
    expect([status, header('location')]).toEqual([302, `/vi?make=${make}`]);
    expect((await visit('/?page=9999')).header('location')).toBe('/');
  });

  it('that find nothing is a page, too', async () => {
    const { status, body } = await visit(`/?make=${fresh('Nobody')}`);
    expect([status, shown(body)]).toEqual([200, []]);
  });
});

describe('the answers for a list that is too long for a browser', () => {
  it('are the cards from one place to another, how many there are, and what was asked for besides', async () => {
    const { status, header, body } = await answer(`?make=${make}&from=1&to=4`);
    expect([status, header('content-type'), header('cache-control')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'public, max-age=0, s-maxage=5',
    ]);
    expect(body).toMatchObject({ active: pageSize + 1, sold: 0, facets: null, drops: [], suggestions: [] });
    const newestFirst = slugs.toReversed();
    expect(body.cards.map(({ slug }: { slug: string }) => slug)).toEqual(newestFirst.slice(1, 4));
    expect(Object.keys(body.cards[0])).not.toContain('words');
    const { body: more } = await answer(`?make=${make}&from=0&to=0&facets=1`);
    expect([more.cards, more.facets === null]).toEqual([[], false]);
  });

  it.each(['', '?from=0', '?from=5&to=4', '?from=0&to=601', '?from=a&to=b'])('refuse %j', async (query) => {
    expect((await answer(query)).status).toBe(400);
  });
});

describe('the parts of the catalogue', () => {
  it('are cards, and the words of their descriptions apart', async () => {
    const slug = await sell({ description: '<p>Xylophone included.</p>' });
    const { cards, words } = await vi.waitFor(async () => {
      const [{ part }] = JSON.parse((await visit('/catalogue/index.json')).body).parts;
      const expected = {
        cards: (await visit(`/catalogue/${part}.json`)).body,
        words: JSON.parse((await visit(`/catalogue/${part}-texts.json`)).body) as PackedWords,
      };
      expect(expected.cards).toContain(slug);
      return expected;
    }, soon);
    const packed: PackedPart = JSON.parse(cards);
    expect(words.version).toBe(packed.version);
    expect(words.words).toHaveLength(packed.id.length);
    const places = unpackPart(packed).flatMap((card, position) => (card.slug === slug ? [position] : []));
    expect(words.words.flatMap((text, position) => (text.includes('xylophone') ? [position] : []))).toEqual(
      places,
    );
    expect(cards.toLowerCase()).not.toContain('xylophone');
  });
});

describe('where a bike was', () => {
  const page = (slug: string) => visit(paths.listing(slug));
  const settled = (slug: string, expected: number) =>
    vi.waitFor(async () => expect((await page(slug)).status).toBe(expected), soon);

  it('that was deleted, the page is gone, and no search engine keeps it', async () => {
    const slug = await sell({ price: 87_654_321 });
    await settled(slug, 200);
    expect((await page(slug)).body).toMatch(/87.?654.?321/);
    await change(slug, { deleted_at: Timestamp.now() });
    await settled(slug, 410);
    const { header, body } = await page(slug);
    expect(header('x-robots-tag')).toBe('noindex');
    // Similar bikes of the same make may be shown, but no data of the bike itself.
    expect(body).not.toMatch(/87.?654.?321/);
    expect(body).not.toContain(slug);
  });

  it('that an operator has hidden, the page is not found', async () => {
    const slug = fresh('hidden');
    await publish(buildHidden({ id: slug, slug, make }));
    await settled(slug, 404);
    expect((await page(slug)).header('x-robots-tag')).toBe('noindex');
  });

  it('whose document is gone for good, its address says so', async () => {
    const slug = await sell();
    await settled(slug, 200);
    await site.documents.doc(`motorcycles/${slug}`).delete();
    await settled(slug, 410);
  });

  it('under an address that is written otherwise, the one address is named, with what was asked', async () => {
    const [slug] = slugs;
    const { status, header } = await visit(`/vi/motorcycle/${slug}/?from=mail`);
    expect([status, header('location')]).toEqual([301, `/vi/motorcycle/${slug}?from=mail`]);
  });
});

it.each([
  ['/', 'en/index'],
  ['/vi', 'vi/index'],
])('the home page %s of a new build is made for its first visitor, and stored', async (path, file) => {
  const stored = `pages/${site.build()}/${file}.html`;
  await site.files.remove(stored);
  const { status, body } = await visit(path);
  expect(status).toBe(200);
  expect(body).toContain(slugs.at(-1));
  expect(await site.files.exists(stored)).toBe(true);
});
