import * as fc from 'fast-check';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import {
  indexReference,
  partReference,
  partText,
  placeReference,
  textVersion,
} from '../../functions/src/catalogue/catalogueDocuments.ts';
import { mendSegments } from '../../functions/src/catalogue/gather.ts';
import { answerPage } from '../../functions/src/entries/pages.http.ts';
import { applyListingChange } from '../../functions/src/flows/applyListingChange.ts';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import { buildListings } from '../../local/seed/buildListings.ts';
import { type Row, rowOf } from '../../src/domain/listings/card.ts';
import { isListed } from '../../src/domain/listings/listing.ts';
import { everything, type Landing } from '../../src/domain/market/landing.ts';
import { type PartSummary, partSize, summarize } from '../../src/domain/search/catalogue.ts';
import { writeQuestion } from '../../src/domain/search/gridQuestion.ts';
import { addressIn, landingPath } from '../../src/landingPaths.ts';
import { catalogueAnswer, localize, paths } from '../../src/paths.ts';
import { memoryFiles } from '../faults/memoryFiles.ts';
import { anyFilters } from '../fixtures/anyFilters.ts';
import { ask } from '../functions/refusals.ts';
import { countingSite } from './counting.ts';
import { measureInstance } from './instanceMemory.ts';

/*
 * Counts documents read per query to a large market: in a new instance, and after a change of a bike. Then
 * makes many changes a second and waits until the catalogue contains them. BIKES=5000 for a smaller market.
 */
const project = 'demo-bench-answers';
process.env.GCLOUD_PROJECT = project;
initializeApp({ projectId: project });
const documents = getFirestore();
documents.settings({ ignoreUndefinedProperties: true });
const lib = new URL(process.env.FUNCTIONS_LIB ?? '../../functions/lib/', import.meta.url);
const { site, counts, reset } = countingSite({
  documents,
  files: memoryFiles(),
  ...renderBundle(new URL('render/', lib), new URL('index.js', lib)),
});

const wanted = Number(process.env.BIKES ?? 20_000);
const [changesPerSecond, changingSeconds] = [20, Number(process.env.SECONDS ?? 60)];
/** Limits of documents read: for 95 % of queries, and for each. */
const [maxUsualReads, maxReads] = [40, 120];

const listings = buildListings(Math.ceil(wanted * 1.15), Date.UTC(2026, 0, 1))
  .filter(({ listing }) => isListed(listing))
  .slice(0, wanted);
const rows: Row[] = listings.flatMap(({ id, listing }) =>
  isListed(listing) ? [rowOf({ ...listing, id })] : [],
);

const fill = async () => {
  const writer = documents.bulkWriter({ throttling: false });
  const parts: Record<string, PartSummary> = {};
  for (let part = 0; part * partSize < rows.length; part += 1) {
    const own = rows.slice(part * partSize, (part + 1) * partSize);
    const cards = Object.fromEntries(own.map((row) => [row.id, row]));
    parts[part] = summarize(part, own, textVersion(partText(cards)));
    void writer.set(partReference(documents, part), { cards });
    for (const { id } of own) void writer.set(placeReference(documents, id), { part });
  }
  for (const { id, listing } of listings) void writer.set(documents.doc(`motorcycles/${id}`), { ...listing });
  await writer.close();
  const open = Math.ceil(rows.length / partSize) - 1;
  await indexReference(documents).set({ open, taken: rows.length - open * partSize, parts });
};

const open = (path: string) => ask((request, response) => answerPage(site, request, response), path);
const grid = (query: Parameters<typeof writeQuestion>[0]) => catalogueAnswer + writeQuestion(query);
const texts = [
  'honda',
  'air blade do',
  'xe ga sai gon duoi 30 trieu',
  'chinh chu',
  'exciter 150 da nang',
  'yamha',
  'abs',
];

const markets: Partial<Landing>[] = [
  {},
  { make: 'Honda' },
  { make: 'Honda', model: 'air-blade' },
  { make: 'Honda', model: 'wave', place: 'Hanoi' },
];

const questions = (): { kind: string; path: string }[] => {
  const any = { facets: true, suggest: false, from: 0, to: 12 };
  const filters = fc.sample(anyFilters, { numRuns: 60, seed: 5 });
  const [bike] = rows;
  if (!bike) throw new Error('there is no bike');
  return [
    ...filters.map((one) => ({ kind: 'filters and counts', path: grid({ ...any, filters: one }) })),
    ...filters.slice(0, 20).map((one, n) => ({
      kind: 'words, suggestions',
      path: grid({ ...any, filters: { ...one, text: texts[n % texts.length] ?? '' }, suggest: true }),
    })),
    ...filters.slice(0, 5).map((one) => ({
      kind: 'deep in the list',
      path: grid({ ...any, filters: { ...one, forSaleOnly: false }, from: 600, to: 612 }),
    })),
    ...['?make=Honda', '?q=wave', '?location=Hanoi&around=1&page=3'].map((query) => ({
      kind: 'results',
      path: `${paths.home}${query}`,
    })),
    ...markets.map((landing) => ({
      kind: 'market page, prices',
      path: addressIn('en', landingPath({ ...everything, ...landing })),
    })),
    { kind: 'bike value', path: '/bike-value?make=Honda&model=Vision&year=2021&mileage=20000' },
    { kind: 'similar bikes', path: paths.similar(bike.slug) },
    { kind: 'map', path: localize('vi', '/map') },
  ];
};

const changePrice = async (number: number, price: number) => {
  const { id } = rows[number % rows.length] as Row;
  await documents.doc(`motorcycles/${id}`).update({ price });
  await applyListingChange(site, id, [{ kind: 'catalogue' }]);
  return id;
};

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
it('a question to a large market reads few documents', async () => {
  await fill();
  const begun = performance.now();
  await mendSegments(site);
  console.log(`▸ ${rows.length} bikes: segments built in ${Math.round(performance.now() - begun)} ms`);
  const reads = new Map<string, number[]>();
  const times = new Map<string, number[]>();
  for (const [n, { kind, path }] of questions().entries()) {
    if (n > 0) await changePrice(n, 10_000_000 + n);
    reset();
    const start = performance.now();
    const { status } = await open(path);
    expect([200, 302], path).toContain(status);
    const name = n === 0 ? 'the first of an instance' : kind;
    reads.set(name, [...(reads.get(name) ?? []), counts.reads]);
    times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
  }
  console.table(
    [...reads].map(([kind, own]) => {
      const sorted = own.toSorted((a, b) => a - b);
      const ms = (times.get(kind) ?? []).toSorted((a, b) => a - b);
      return {
        kind,
        questions: own.length,
        'reads p50': at(sorted, 0.5),
        'reads most': sorted.at(-1),
        'ms p50': Math.round(at(ms, 0.5)),
      };
    }),
  );
  const all = [...reads.values()].flat().toSorted((a, b) => a - b);
  console.log(`▸ reads of a question: p95 ${at(all, 0.95)}, most ${all.at(-1)}`);
  expect(at(all, 0.95)).toBeLessThanOrEqual(maxUsualReads);
  expect(all.at(-1)).toBeLessThanOrEqual(maxReads);
});

it('an instance of 512 MiB answers home, results and pages of the market', async () => {
  const kinds = ['words, suggestions', 'results', 'market page, prices'];
  const some = questions().filter(({ kind }) => kinds.includes(kind));
  const addresses = Array.from({ length: 10 }, () => [paths.home, ...some.map(({ path }) => path)]).flat();
  const { memory, statuses } = await measureInstance(project, addresses);
  console.log(`▸ ${addresses.length} pages and answers, ten at a time: ${memory} MiB at most`);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(memory).toBeLessThanOrEqual(512);
});

it('many changes a second reach the list, and it is whole in the end', async () => {
  reset();
  const waits: number[] = [];
  const failures: unknown[] = [];
  const expected = new Map<string, number>();
  const running: Promise<void>[] = [];
  const total = changesPerSecond * changingSeconds;
  const begun = performance.now();
  for (let n = 0; n < total; n += 1) {
    const due = begun + (n * 1_000) / changesPerSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const start = performance.now();
    const price = 20_000_000 + n;
    expected.set(rows[(n * 37) % rows.length]?.id ?? '', price);
    running.push(
      changePrice(n * 37, price).then(
        () => void waits.push(performance.now() - start),
        (failure: unknown) => void failures.push(failure),
      ),
    );
  }
  await Promise.all(running);
  const sorted = waits.toSorted((a, b) => a - b);
  const seconds = (ms: number) => Math.round(ms / 100) / 10;
  console.log(
    `▸ ${changesPerSecond} changes a second for ${changingSeconds} s: waits p50 ${seconds(at(sorted, 0.5))} s, p95 ${seconds(at(sorted, 0.95))} s, most ${seconds(sorted.at(-1) ?? 0)} s; ` +
      `${(counts.reads / total).toFixed(1)} reads and ${(counts.written / total).toFixed(1)} writes a change`,
  );
  expect(failures).toEqual([]);
  const prices = new Map<string, number>();
  for (let from = 0; from < rows.length; from += 600) {
    const { body } = await open(`${catalogueAnswer}?from=${from}&to=${from + 600}`);
    for (const card of JSON.parse(body).cards) prices.set(card.id, card.price);
  }
  expect(prices.size).toBe(rows.length);
  for (const [id, price] of expected) expect(prices.get(id), id).toBe(price);
});
