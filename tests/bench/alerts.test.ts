import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Query, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { notifyWaiting } from '../../functions/src/alerts/findWaiting.ts';
import { type Alert, matches } from '../../src/domain/alerts/alert.ts';
import { makes } from '../../src/domain/models/makes.ts';
import { locations } from '../../src/domain/places/locations.ts';
import { buildAlert, buildCriteria } from '../fixtures/buildAlert.ts';
import { buildListing } from '../fixtures/buildListing.ts';

// No function reacts to writes in this project.
process.env.GCLOUD_PROJECT = 'demo-bench-alerts';
initializeApp({ projectId: 'demo-bench-alerts' });
const documents = getFirestore();

const sizes = [1_000, 10_000, 100_000];
const listings = 20;
/** Number of alerts that queries must read: make and place match the bikes, or are unset. */
const close = 200;

let reads = 0;
const get: unknown = Reflect.get(Query.prototype, 'get');
if (typeof get !== 'function') throw new Error('there is no get to observe');
Reflect.set(Query.prototype, 'get', async function (this: Query) {
  const answer: { size: number } = await Reflect.apply(get, this, []);
  reads += answer.size;
  return answer;
});

const pickCyclic = <T>(values: readonly T[], number: number): T => values[number % values.length] as T;
const otherMakes = makes.filter((make) => make !== 'Honda');
const otherPlaces = locations.map(({ value }) => value).filter((value) => value !== 'Hue');

const alertOf = (number: number): Alert => {
  const isClose = number < close;
  return buildAlert({
    user_id: `person-${number}`,
    criteria: buildCriteria(
      isClose
        ? {
            make: pickCyclic(['Honda', null], number),
            location: pickCyclic(['Hue', 'Hue', null], number),
            max_price: pickCyclic([10_000_000, 20_000_000], Math.floor(number / 6)),
          }
        : {
            make: pickCyclic([...otherMakes, null], number),
            location: pickCyclic(otherPlaces, number),
            min_price: 1_000_000,
          },
    ),
  });
};

const grow = async (from: number, to: number) => {
  const writer = documents.bulkWriter({ throttling: false });
  for (let number = from; number < to; number += 1) {
    const alert = { ...alertOf(number), created_at: Timestamp.now() };
    void writer.set(documents.doc(`alerts/person-${number}_0`), alert);
    if (number % 5_000 === 0) await writer.flush();
  }
  await writer.close();
};

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const announceOne = async (size: number, number: number) => {
  const id = `bench-${size}-${number}`;
  const { id: _, ...bike } = buildListing({
    id,
    slug: id,
    make: 'Honda',
    location: 'Hue',
    price: 15_000_000,
  });
  await documents.doc(`motorcycles/${id}`).set(bike);
  reads = 0;
  const start = performance.now();
  const matches = await notifyWaiting(documents, id, Date.now());
  return { found: matches, reads, ms: performance.now() - start };
};

it('the work for one bike grows with the alerts that could match, not with all alerts', async () => {
  const rows: {
    alerts: number;
    read: number;
    found: number | null;
    ms: number;
    'ms to compare all': number;
  }[] = [];
  const bike = buildListing({ make: 'Honda', location: 'Hue', price: 15_000_000 });
  for (const [step, size] of sizes.entries()) {
    await grow(sizes[step - 1] ?? 0, size);
    await announceOne(size, listings);
    const works = [];
    for (let number = 0; number < listings; number += 1) works.push(await announceOne(size, number));
    const all = Array.from({ length: size }, (_, number) => alertOf(number));
    const start = performance.now();
    const expected = all.filter((alert) => matches(alert, bike)).length;
    const comparing = performance.now() - start;
    const [work] = works;
    rows.push({
      alerts: size,
      read: work?.reads ?? 0,
      found: work?.found ?? null,
      ms: Math.round(median(works.map(({ ms }) => ms))),
      'ms to compare all': Math.round(comparing * 10) / 10,
    });
    expect(works.every(({ found }) => found === expected)).toBe(true);
  }
  console.table(rows);
  // Compares reads, which Firestore bills. Times grow only on the emulator, which lacks the index.
  expect(rows.map(({ read }) => read)).toEqual(sizes.map(() => close));
});
