import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import express from 'express';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { applyListingChange } from '../../functions/src/effects/applyListingChange.ts';
import { bucketFiles } from '../../functions/src/files.ts';
import { answerPage } from '../../functions/src/http/pages.ts';
import { planListingChange } from '../../functions/src/plans/planListingChange.ts';
import { renderBundle } from '../../functions/src/render.ts';
import { catalogueIndex, localize, paths } from '../../src/paths.ts';
import { buildListing, longAgo } from '../fixtures/buildListing.ts';
import { countingSite } from './counting.ts';

/*
 * What a thousand visits cost: each request goes through a cache that keeps an answer for the seconds that the
 * function says, and through the function itself, which is the one that is deployed. Bikes are asked for as they
 * are in any shop window, a few by many. What is counted does not depend on the machine.
 */
process.env.GCLOUD_PROJECT = 'demo-bench-visits';
initializeApp({ projectId: 'demo-bench-visits' });
const documents = getFirestore();
const lib = new URL(process.env.FUNCTIONS_LIB ?? '../../functions/lib/', import.meta.url);
const { site, counts, reset } = countingSite({
  documents,
  files: bucketFiles('demo-bench-visits.appspot.com'),
  ...renderBundle(new URL('render/', lib), new URL('index.js', lib)),
});

const bikes = 100;
const visits = 1_000;
/** Visits that come in an hour: a small town, a busy evening. */
const rates = [100, 10_000];

/** As a host packs while it sends. */
const packedBytes = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const slugOf = (number: number) => `visits-${number}`;
/** The same numbers in every run. */
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/** A visit: home or a shared result, then bikes; one in five filters the list, one in ten reads a guide. */
const addressesOf = (next: () => number): string[] => {
  const lang = next() < 0.7 ? 'vi' : 'en';
  const makes = ['Honda', 'Yamaha', 'Suzuki', 'SYM'];
  const home = localize(lang, paths.home);
  const first = next() < 0.1 ? `${home}?make=${makes[Math.floor(next() * makes.length)]}` : home;
  const looked = Array.from({ length: 1 + Math.floor(next() * 3) }, () =>
    localize(lang, paths.listing(slugOf(Math.floor(bikes * next() ** 3)))),
  );
  return [first, ...looked, ...(next() < 0.2 ? [catalogueIndex] : [])];
};

it('what a thousand visits read, call and send', async () => {
  reset();
  for (let number = 0; number < bikes; number += 1) {
    const id = slugOf(number);
    const bike = buildListing({ id, slug: id, seller_name: 'Lan', created_at: longAgo + number * 1_000 });
    const { id: _, ...fields } = bike;
    await documents.doc(`motorcycles/${id}`).set(fields);
    await documents.doc(`slugs/${id}`).set({ motorcycle_id: id });
    await applyListingChange(site, id, planListingChange(null, bike));
  }
  const share = (count: number) => Math.round((count / bikes) * 10) / 10;
  const { reads, writes, renders, files } = counts;
  console.log(
    `▸ a listing that is published: ${share(reads)} reads, ${share(writes)} writes in transactions, ${share(renders)} renders, ${share(files)} files`,
  );
  const app = express();
  app.use((request, response, next) => answerPage(site, request, response).catch(next));
  const server = createServer(app).listen(0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const table: Record<string, number>[] = [];
  try {
    for (const perHour of rates) {
      reset();
      const [next, edge] = [random(7), new Map<string, { until: number; bytes: number }>()];
      let [pages, calls, bytes] = [0, 0, 0];
      for (let visit = 0; visit < visits; visit += 1) {
        const now = (visit * 3_600) / perHour;
        for (const address of addressesOf(next)) {
          pages += 1;
          const known = edge.get(address);
          if (known && known.until > now) {
            bytes += known.bytes;
            continue;
          }
          calls += 1;
          const answer = await fetch(origin + address, { redirect: 'manual' });
          expect([200, 302], address).toContain(answer.status);
          const sent = packedBytes(Buffer.from(await answer.arrayBuffer()));
          const seconds = Number(/s-maxage=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1] ?? 0);
          edge.set(address, { until: now + seconds, bytes: sent });
          bytes += sent;
        }
      }
      table.push({
        'visits an hour': perHour,
        answers: pages,
        'of the function': calls,
        'database reads': counts.reads,
        renders: counts.renders,
        'KB of pages a visit': Math.round(bytes / visits / 102.4) / 10,
      });
      // Once for the rates of exchange, however many come.
      expect(counts.reads).toBeLessThanOrEqual(2);
      expect(counts.renders).toBeLessThanOrEqual(visits * 0.2);
    }
  } finally {
    server.close();
  }
  console.table(table);
});
