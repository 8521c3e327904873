import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildListings } from '../../../local/seed/buildListings.ts';
import { rowOf } from '../../../src/domain/listings/card.ts';
import { isListed } from '../../../src/domain/listings/listing.ts';
import { indexOf, type PartSummary, partSize, summarize } from '../../../src/domain/search/catalogue.ts';
import { packPart } from '../../../src/domain/search/packedPart.ts';

/*
 * What docs/scale.md says of sizes that nobody has yet, from what is computed here: how large the files get, and how
 * long changes wait for the one document that they all meet at.
 */
const sizes = [1_000, 10_000, 100_000, 1_000_000];
/** What a document may hold, and how often one may be written in the long run. */
const documentLimit = 1_048_576;
const writesPerSecond = 1;

const packed = (value: unknown) =>
  brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;

/** The same numbers in every run. */
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

it('how long a change waits for the index that all changes write', () => {
  const table = [0.05, 0.2, 0.5, 0.8, 0.95, 1.2].map((arrivals) => {
    const next = random(11);
    let [now, free] = [0, 0];
    const waits: number[] = [];
    // An hour of changes that come as they like, one write at a time.
    while (now < 3_600) {
      now += -Math.log(next()) / arrivals;
      const start = Math.max(now, free);
      free = start + 1 / writesPerSecond;
      waits.push(free - now);
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
  // Half of what a document takes is where it begins to show.
  expect(table.find((row) => row['changes a second'] === 0.5)?.['p95 s']).toBeLessThan(5);
  expect(table.at(-1)?.['last s']).toBeGreaterThan(100);
});
