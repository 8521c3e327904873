import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { everything } from '../../../src/domain/market/landing.ts';
import { parseHistory, readWeeks } from './priceHistory.ts';

const vision = { ...everything, make: 'Honda', model: 'vision' } as const;
const weeks = Object.fromEntries(
  ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'].map((week) => [
    week,
    { median: 26_000_000, count: 5 },
  ]),
);
/** Stand-in for Firestore that returns this document for every path. `asked`: requested paths. */
const database = (read: () => Promise<{ data: () => unknown }>) => {
  const paths: string[] = [];
  const collection = (name: string) => ({
    doc: (id: string) => {
      paths.push(`${name}/${id}`);
      return { get: read };
    },
  });
  return { documents: { collection } as unknown as Firestore, asked: paths };
};
const stored = () => database(async () => ({ data: () => ({ models: { vision: weeks } }) }));

it('the weeks of a model are read from the one document of its make', async () => {
  const { documents, asked } = stored();
  expect((await readWeeks(documents, vision)).map(({ week }) => week)).toEqual(Object.keys(weeks));
  expect(asked).toEqual(['price_history/honda']);
});

it('a page of anything but a model in all of Vietnam reads nothing', async () => {
  const { documents, asked } = stored();
  for (const landing of [everything, { ...vision, place: 'Hanoi' as const }, { ...vision, model: null }])
    expect(await readWeeks(documents, landing)).toEqual([]);
  expect(asked).toEqual([]);
});

it('a database that does not answer leaves the page without weeks', async () => {
  const { documents } = database(() => Promise.reject(new Error('14 UNAVAILABLE')));
  expect(await readWeeks(documents, vision)).toEqual([]);
});

it('what is no history is none', () => {
  expect(parseHistory({ models: 'none' })).toEqual({ models: {} });
  expect(parseHistory(undefined)).toEqual({ models: {} });
});
