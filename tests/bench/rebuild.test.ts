import type { Response } from 'express';
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
import { applyListingChange } from '../../functions/src/flows/applyListingChange.ts';
import { planListingChange } from '../../functions/src/listings/listingChange.plan.ts';
import { answerLanding } from '../../functions/src/pages/landingPage.ts';
import { bucketFiles } from '../../functions/src/platform/files.ts';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import { rowOf } from '../../src/domain/listings/card.ts';
import { everything, type Landing } from '../../src/domain/market/landing.ts';
import { type PartSummary, partSize, summarize } from '../../src/domain/search/catalogue.ts';
import { buildListing, longAgo } from '../fixtures/buildListing.ts';
import { type Counts, countingSite } from './counting.ts';

// No function reacts to writes in this project and bucket.
process.env.GCLOUD_PROJECT = 'demo-bench';
initializeApp({ projectId: 'demo-bench' });
const documents = getFirestore();
const lib = new URL(process.env.FUNCTIONS_LIB ?? '../../functions/lib/', import.meta.url);
const { site, counts, reset } = countingSite({
  documents,
  files: bucketFiles('demo-bench.appspot.com'),
  ...renderBundle(new URL('render/', lib), new URL('index.js', lib)),
});

const changes = 40;
const landings = 5;
const sizes = [100, 1_000, 10_000];
const bikeOf = (number: number) => {
  const id = `bench-${number}`;
  return buildListing({
    id,
    slug: id,
    seller_name: 'Lan',
    created_at: longAgo + number * 1_000,
    price: 1_000_000 + number,
  });
};

const growTo = async (from: number, to: number) => {
  const writer = documents.bulkWriter();
  const parts: Record<string, PartSummary> = {};
  for (let part = 0; part * partSize < to; part += 1) {
    const numbers = Array.from(
      { length: Math.min(partSize, to - part * partSize) },
      (_, n) => part * partSize + n,
    );
    const bikes = numbers.map(bikeOf);
    const cards = Object.fromEntries(bikes.map((bike) => [bike.id, rowOf(bike)]));
    parts[part] = summarize(part, Object.values(cards), textVersion(partText(cards)));
    void writer.set(partReference(documents, part), { cards });
    for (const [n, { id, ...bike }] of bikes.entries()) {
      if ((numbers[n] ?? 0) < from) continue;
      void writer.set(documents.doc(`motorcycles/${id}`), bike);
      void writer.set(documents.doc(`slugs/${bike.slug}`), { motorcycle_id: id });
      void writer.set(placeReference(documents, id), { part });
    }
  }
  const open = Math.ceil(to / partSize) - 1;
  void writer.set(indexReference(documents), { open, taken: to - open * partSize, parts });
  await writer.close();
};

const nowhere = () => {
  const itself = () => response;
  const response = { req: { get: () => undefined }, set: itself, status: itself, send: itself, end: itself };
  return response as unknown as Response;
};
const page: Landing = { ...everything, make: 'Honda', model: 'wave' };

const askLanding = async (): Promise<number> => {
  reset();
  const start = performance.now();
  await answerLanding(site, nowhere(), 'en', page);
  return performance.now() - start;
};

const changeOne = async (number: number, price: number) => {
  const before = bikeOf(number);
  await documents.doc(`motorcycles/${before.id}`).update({ price });
  reset();
  const start = performance.now();
  await applyListingChange(site, before.id, planListingChange(before, { ...before, price }));
  return { whole: performance.now() - start, queried: counts.queried };
};

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10;

type Row = Omit<Counts, 'queried'> & { listings: number; work: string; ms: number; 'ms of queries': number };

it('the work for one changed listing does not grow with the number of listings', async () => {
  await documents.recursiveDelete(documents.collection('motorcycles'));
  // Changes equally many bikes at every market size, so that only the number of other bikes differs.
  const rows: Row[] = [];
  const pages: Row[] = [];
  for (const [step, listings] of sizes.entries()) {
    await growTo(sizes[step - 1] ?? 0, listings);
    for (let warm = 0; warm < 10; warm += 1) await changeOne(warm, listings);
    const times: Awaited<ReturnType<typeof changeOne>>[] = [];
    for (let change = 0; change < changes; change += 1) times.push(await changeOne(change, listings + 1));
    const { queried: _, ...counted } = counts;
    rows.push({
      listings,
      work: 'a changed listing',
      ...counted,
      ms: rounded(median(times.map(({ whole }) => whole))),
      'ms of queries': rounded(median(times.map(({ queried }) => queried))),
    });
    const durations: number[] = [];
    for (let change = 0; change < landings; change += 1) {
      await changeOne(change, 2 * listings + change);
      durations.push(await askLanding());
    }
    const { queried: __, ...ofLanding } = counts;
    pages.push({
      listings,
      work: 'a page of the market after it',
      ...ofLanding,
      ms: rounded(median(durations)),
      'ms of queries': 0,
    });
  }
  console.table([...rows, ...pages]);
  // A change of a bike writes no page: pages are rendered on request.
  for (const { renders, files, writes, motorcycles } of pages)
    expect({ renders, files, writes, motorcycles }).toEqual({
      renders: 1,
      files: 0,
      writes: 0,
      motorcycles: 0,
    });
  const [small, middle, large] = rows;
  if (!small || !middle || !large) throw new Error('a size is missing');
  const costs = ({ writes, written, renders, files }: Row) => ({ writes, written, renders, files });
  expect(costs(middle)).toEqual(costs(small));
  expect(costs(large)).toEqual(costs(small));
  expect(large.files).toBeLessThanOrEqual(7);
  // Allows a few more reads: the number of polls varies.
  expect(Math.abs(large.reads - small.reads)).toBeLessThanOrEqual(3);
  // Excludes time in queries: without indexes, the emulator scans all bikes of a model for its newest 40.
  // Noise may add half; a full rebuild would take a hundred times as long.
  const own = (row: Row) => row.ms - row['ms of queries'];
  expect(own(large) / own(middle)).toBeLessThanOrEqual(1.5);
});
