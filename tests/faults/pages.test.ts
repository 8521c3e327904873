import { expect, it } from 'vitest';
import { applyListingChange } from '../../functions/src/flows/applyListingChange.ts';
import { type Effect, planListingChange } from '../../functions/src/listings/listingChange.plan.ts';
import { refreshHome } from '../../functions/src/pages/refreshHome.ts';
import { refreshListingPage } from '../../functions/src/pages/refreshListingPage.ts';
import { pageFile } from '../../functions/src/pages/renderPair.ts';
import { seeded } from '../../local/random.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import { paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { figure } from '../fixtures/figure.ts';
import { documents, fresh, publish, site, stored, visit } from '../functions/suite.ts';
import { memoryFiles } from './memoryFiles.ts';

const { next } = seeded('faults');
const bike = (name: string, changes: Partial<Stored<Published>> = {}) => {
  const slug = fresh(name);
  return buildListing({ id: slug, slug, created_at: Date.now(), seller_name: 'Lan', ...changes });
};
const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((one) => ({ one, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
const inTurns = async <T>(all: readonly T[], width: number, work: (one: T) => Promise<unknown>) => {
  const waiting = [...all];
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: width }, worker));
};
const pageOf = async (slug: string) => (await visit(paths.listing(slug))).body;

it('[F2] 20 bikes with 50 edits each, their events shuffled and the stale ones last: every page is the last edit', async () => {
  const edits = 50;
  const bikes = Array.from({ length: 20 }, () => bike('edited', { price: 1_000_000 }));
  const events: { id: string; plan: Effect[]; edit: number }[] = [];
  await Promise.all(bikes.map(publish));
  await inTurns(bikes, 4, async (first) => {
    let before: Stored<Published> = first;
    for (let edit = 1; edit <= edits; edit += 1) {
      const after = { ...first, price: edit * 1_000_000, mileage: edit };
      await documents.doc(`motorcycles/${first.id}`).set(stored(after));
      events.push({ id: first.id, plan: planListingChange(before, after), edit });
      before = after;
    }
  });
  const order = [
    ...shuffled(events.filter(({ edit }) => edit > 10)),
    ...events.filter(({ edit }) => edit <= 10),
  ];
  await inTurns(order, 8, ({ id, plan }) => applyListingChange(site, id, plan));
  const right = await Promise.all(bikes.map(async ({ slug }) => (await pageOf(slug)).includes('50,000,000')));
  const cards = await Promise.all(
    bikes.map(async ({ id }) => {
      const assignment = await documents.doc(`catalogue_places/${id}`).get();
      const part = await documents.doc(`catalogue/${assignment.get('part')}`).get();
      return part.get(`cards.${id}`)?.price === 50_000_000;
    }),
  );
  const agree = right.filter(Boolean).length;
  figure(
    'F2 events out of order',
    `${agree} of 20 pages and ${cards.filter(Boolean).length} of 20 rows are the last edit`,
  );
  expect([agree, cards.filter(Boolean).length]).toEqual([20, 20]);
}, 900_000);

/** A fifth of the listings are broken, each differently. */
const breaks: Record<string, unknown>[] = [
  ...[
    'make',
    'model',
    'year',
    'mileage',
    'price',
    'category',
    'condition',
    'status',
    'images',
    'features',
  ].flatMap((field) => [{ [field]: null }, { [field]: { deep: true } }, { [field]: Number.NaN }]),
  { description: 7 },
  { description: 'x'.repeat(900_000) },
  { status: 'stolen' },
  { images: [{ image_url: 'javascript:alert(1)', image_order: 0 }] },
  { slug: '../etc' },
  { created_at: 'yesterday' },
  { deleted_at: 'never' },
  { user_id: 5 },
  { features: Array.from({ length: 15 }).reduce<unknown>((inner) => ({ inner }), 'deep') },
  { surprise: true },
];

it('[F9] 40 broken bikes among 200: 160 good pages, 40 left out, and no page fails', async () => {
  expect(breaks).toHaveLength(40);
  const bikes = Array.from({ length: 200 }, () => bike('mixed', { model: 'Wave' }));
  const broken = new Set(bikes.filter((_, n) => n % 5 === 0).map(({ id }) => id));
  await inTurns([...bikes.entries()], 10, async ([n, one]) => {
    await publish(one);
    if (broken.has(one.id)) await documents.doc(`motorcycles/${one.id}`).update(breaks[n / 5] ?? {});
  });
  await inTurns(bikes, 8, async (one) => applyListingChange(site, one.id, planListingChange(null, one)));
  const statuses = await Promise.all(
    bikes.map(async ({ slug }) => (await visit(paths.listing(slug))).status),
  );
  const good = bikes.filter(({ id }, n) => !broken.has(id) && statuses[n] === 200).length;
  const hidden = bikes.filter(({ id }, n) => broken.has(id) && statuses[n] !== 200).length;
  const worse = statuses.filter((status) => status >= 500).length;
  expect([(await visit('/')).status, (await visit('/vi?make=Honda')).status]).toEqual([200, 200]);
  figure('F9 broken documents', `${good} good pages, ${hidden} left out, ${worse} errors`);
  expect([good, hidden, worse]).toEqual([160, 40, 0]);
}, 600_000);

it('[D2] pages depend on the data alone: two full builds have the same bytes, and so do pages after 200 edits', async () => {
  // Each bike has its own model. Otherwise its page would show a median price that changes with edits of the
  // others.
  const bikes = Array.from({ length: 20 }, (_, n) => bike('pure', { model: `Pure ${n}` }));
  await Promise.all(bikes.map(publish));
  const edited = { ...site, files: memoryFiles() };
  for (const { slug } of bikes) await refreshListingPage(edited, slug);
  for (let edit = 0; edit < 200; edit += 1) {
    const one = bikes[Math.floor(next() * bikes.length)];
    if (!one) continue;
    const price = 1_000_000 * (1 + Math.floor(next() * 90));
    await documents.doc(`motorcycles/${one.id}`).update({ price });
    await refreshListingPage(edited, one.slug);
  }
  const build = async () => {
    const whole = { ...site, files: memoryFiles() };
    for (const { slug } of bikes) await refreshListingPage(whole, slug);
    await refreshHome(whole);
    return whole.files.stored;
  };
  const [first, second] = [await build(), await build()];
  const own = [...edited.files.stored];
  const same = own.filter(([path, page]) => first.get(path)?.equals(page)).length;
  const again = [...first].filter(([path, page]) => second.get(path)?.equals(page)).length;
  expect(first.has(pageFile(site.build(), 'vi', paths.home))).toBe(true);
  figure(
    'D2 pages from data',
    `${again} of ${first.size} the same twice, ${same} of ${own.length} the same after edits`,
  );
  expect([again, same]).toEqual([first.size, own.length]);
}, 600_000);
