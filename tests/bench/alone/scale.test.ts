import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { maxChanges as changesOfRound } from '../../../functions/src/catalogue/gather.ts';
import { partsPerSitemap } from '../../../functions/src/pages/listingSitemap.plan.ts';
import { buildListings } from '../../../local/seed/buildListings.ts';
import { rowOf } from '../../../src/domain/listings/card.ts';
import { isListed } from '../../../src/domain/listings/listing.ts';
import { indexOf, type PartSummary, partSize, summarize } from '../../../src/domain/search/catalogue.ts';
import { packPart } from '../../../src/domain/search/packedPart.ts';
import { partsPerSegment } from '../../../src/domain/search/segment.ts';

/*
 * Figures of docs/scale.md for larger sizes: file sizes, delays of changes, and reads of each part of the
 * site.
 */
const sizes = [1_000, 10_000, 100_000, 1_000_000];
const documentLimit = 1_048_576;

const packed = (value: unknown) =>
  brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;

const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return (seed + 1) / 2_147_483_649;
};

it('how large the catalogue and its index are', () => {
  const rows = buildListings(3_000, Date.UTC(2026, 0, 1)).flatMap(({ id, listing }) =>
    isListed(listing) ? [rowOf({ ...listing, id })] : [],
  );
  const some = rows.slice(0, 8 * partSize);
  const parts = Array.from({ length: 8 }, (_, part) => some.slice(part * partSize, (part + 1) * partSize));
  const cardBytes = parts.reduce((sum, part) => sum + packed(packPart(part)), 0) / some.length;
  const rowBytes = Buffer.byteLength(JSON.stringify(some)) / some.length;
  const summary = summarize(0, parts[0] ?? [], 'abcdefghijkl');
  const table = sizes.map((bikes) => {
    const summaries = Array.from({ length: Math.ceil(bikes / partSize) }, (_, part): PartSummary => {
      const version = (part * 2_654_435_761).toString(36).padStart(12, 'x');
      return { ...summary, part, version, newest: summary.newest - part, oldest: summary.oldest - part };
    });
    const index = Buffer.byteLength(JSON.stringify(indexOf(summaries)));
    return {
      bikes,
      parts: summaries.length,
      'index, KB': kb(index),
      'index, KB sent': kb(packed(indexOf(summaries))),
      'catalogue, KB sent': kb(cardBytes * bikes),
      'files, MB': Math.round((rowBytes * bikes) / documentLimit),
      'fits one document': index < documentLimit,
    };
  });
  console.table(table);
  expect(cardBytes).toBeLessThan(100);
  expect(table.find(({ bikes }) => bikes === 100_000)?.['fits one document']).toBe(true);
});

it('how long a change waits for the round that takes it in', () => {
  const table = [0.2, 1, 5, 20, 50, 90].map((arrivals) => {
    const next = random(11);
    // An hour of changes at random times. Each round of `gather` processes all changes since the last round.
    const moments: number[] = [];
    for (let now = 0; now < 3_600; ) {
      now += -Math.log(next()) / arrivals;
      moments.push(now);
    }
    const waits: number[] = [];
    let [begins, first] = [0, 0];
    while (first < moments.length) {
      begins = Math.max(begins, moments[first] ?? 0);
      const arrived = moments.findIndex((moment, n) => n >= first && moment > begins);
      const end = Math.min(arrived < 0 ? moments.length : arrived, first + changesOfRound);
      for (const moment of moments.slice(first, end)) waits.push(begins + 1 - moment);
      [begins, first] = [begins + 1, end];
    }
    const sorted = waits.toSorted((a, b) => a - b);
    const p = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
    return {
      'changes a second': arrivals,
      'a day': Math.round(arrivals * 86_400),
      'p50 s': p(0.5),
      'p95 s': p(0.95),
      'last s': Math.round((waits.at(-1) ?? 0) * 10) / 10,
    };
  });
  console.table(table);
  expect(table.find((row) => row['changes a second'] === 50)?.['p95 s']).toBeLessThan(3);
});

it('what each part of the site reads at each size', () => {
  const parts = (bikes: number) => Math.ceil(bikes / partSize);
  const segments = (bikes: number) => Math.ceil(parts(bikes) / partsPerSegment);
  const work: Record<string, (bikes: number) => number> = {
    'a page of a bike, home: files': () => 0,
    'a question, market page, map: a segment has changed': () => 2,
    'the same, an instance has just started': (bikes) => 2 * segments(bikes),
    'a sitemap of 5,000 bikes, for a crawler': (bikes) => Math.min(parts(bikes), partsPerSitemap),
    'a part of open data: a file': () => 0,
    'a change of a listing': () => 9,
    'every night: photos, and every bike compared': (bikes) => 5 * bikes + parts(bikes),
    'every night: views, a read for each bike that was looked at': (bikes) => bikes,
    'health, every minute: counts': (bikes) => 9 + Math.ceil(bikes / 1_000),
  };
  const table = Object.entries(work).map(([what, reads]) => ({
    what,
    ...Object.fromEntries(sizes.map((bikes) => [bikes, reads(bikes)])),
  }));
  console.table(table);
  const question = work['a question, market page, map: a segment has changed'];
  expect(question?.(1_000_000)).toBe(question?.(1_000));
});
