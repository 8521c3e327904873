import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import express from 'express';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { addListingViews } from '../../functions/src/analytics/addListingViews.ts';
import { answerCount } from '../../functions/src/entries/count.http.ts';
import { answerPage } from '../../functions/src/entries/pages.http.ts';
import { applyListingChange } from '../../functions/src/flows/applyListingChange.ts';
import { planListingChange } from '../../functions/src/listings/listingChange.plan.ts';
import { bucketFiles } from '../../functions/src/platform/files.ts';
import { renderBundle } from '../../functions/src/platform/renderBundle.ts';
import { day } from '../../src/domain/time/time.ts';
import { catalogueIndex, localize, paths, recentBikes, viewCount } from '../../src/paths.ts';
import { buildListing, longAgo } from '../fixtures/buildListing.ts';
import { countingSite } from './counting.ts';

/*
 * Measures the cost of a thousand visits. Each request passes a cache that honours the cache header, then the
 * deployed function. A few bikes get most visits, as in any market. Counts do not depend on the machine.
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
const visits = Number(process.env.VISITS ?? 1_000);
const rates = [100, 10_000];

const packedBytes = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const slugOf = (number: number) => `visits-${number}`;
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

type Kept = { until: number; bytes: number; hasSimilar: boolean };
const similarIn = (html: string) =>
  /data-similar.*?<\/section>/s.exec(html)?.[0].includes('data-bike') ?? false;

type Asked = { address: string; body?: string };

/**
 * Requests of a visit: home or a shared result, then bikes with their similar ones and view counts. One
 * visitor in five filters the list; one in two returns and sees recently viewed bikes.
 */
const requestsOf = (next: () => number): Asked[] => {
  const lang = next() < 0.7 ? 'vi' : 'en';
  const makes = ['Honda', 'Yamaha', 'Suzuki', 'SYM'];
  const home = localize(lang, paths.home);
  const first = next() < 0.1 ? `${home}?make=${makes[Math.floor(next() * makes.length)]}` : home;
  const looked = Array.from({ length: 1 + Math.floor(next() * 3) }, () =>
    slugOf(Math.floor(bikes * next() ** 3)),
  );
  const looks = looked.flatMap((slug) => [
    { address: localize(lang, paths.listing(slug)) },
    { address: viewCount, body: slug + localize(lang, paths.listing(slug)) },
    { address: localize(lang, paths.similar(slug)) },
  ]);
  const filtering = next() < 0.2 ? [{ address: catalogueIndex }] : [];
  const returning = next() < 0.5 ? [{ address: localize(lang, recentBikes), body: looked.join() }] : [];
  return [{ address: first }, { address: viewCount, body: home }, ...looks, ...filtering, ...returning];
};

const ending = async () => {
  const counts = ['limits', 'views', 'page_views'].map((name) => documents.collection(name).count().get());
  return (await Promise.all(counts)).reduce((sum, count) => sum + count.data().count, 0);
};

it('how many page views reach a function, by how long the edge keeps a page', () => {
  const table = [5, 10, 60, 600, 3_600].map((life) => {
    const [next, edge] = [random(7), new Map<string, number>()];
    let [views, calls] = [0, 0];
    for (let visit = 0; visit < visits; visit += 1) {
      const now = (visit * 3_600) / 100;
      const isPage = ({ address, body }: Asked) =>
        body === undefined && address !== catalogueIndex && !address.includes('/similar/');
      for (const { address } of requestsOf(next).filter(isPage)) {
        views += 1;
        if ((edge.get(address) ?? -1) > now) continue;
        calls += 1;
        edge.set(address, now + life);
      }
    }
    return { 'seconds at the edge': life, 'of 1,000 page views': Math.round((calls / views) * 1_000) };
  });
  console.table(table);
});

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
  const { reads, written, renders, files } = counts;
  console.log(
    `▸ a listing that is published: ${share(reads)} reads, ${share(written)} writes, ${share(renders)} renders, ${share(files)} files, each of which wakes onPhotoUploaded`,
  );
  const app = express();
  app.use(express.text({ type: '*/*' }));
  app.use(viewCount, (request, response, next) => answerCount(request, response).catch(next));
  app.use((request, response, next) => answerPage(site, request, response).catch(next));
  const server = createServer(app).listen(0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const table: Record<string, number>[] = [];
  let visitor = 0;
  try {
    for (const perHour of rates) {
      reset();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2100, 0, 1) + rates.indexOf(perHour) * 30 * day });
      const begun = Date.now();
      const endingBefore = await ending();
      const [next, edge] = [random(7), new Map<string, Kept>()];
      let [pages, calls, posts, bytes] = [0, 0, 0, 0];
      let page: Kept | undefined;
      for (let visit = 0; visit < visits; visit += 1) {
        const now = (visit * 3_600) / perHour;
        vi.setSystemTime(begun + now * 1_000);
        visitor += 1;
        const headers = { 'X-Forwarded-For': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}` };
        for (const { address, body } of requestsOf(next)) {
          if (body !== undefined) {
            posts += 1;
            const answer = await fetch(origin + address, { method: 'POST', body, headers });
            expect([200, 204], address).toContain(answer.status);
            bytes += packedBytes(Buffer.from(await answer.arrayBuffer()));
            continue;
          }
          // Similar bikes are requested only if the page lacks them, as in fillSimilar.
          if (address.includes('/similar/') && page?.hasSimilar) continue;
          pages += 1;
          const cached = edge.get(address);
          if (cached && cached.until > now) {
            bytes += cached.bytes;
            page = cached;
            continue;
          }
          calls += 1;
          const answer = await fetch(origin + address, { redirect: 'manual', headers });
          expect([200, 302], address).toContain(answer.status);
          const answered = Buffer.from(await answer.arrayBuffer());
          const sent = packedBytes(answered);
          const seconds = Number(/s-maxage=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1] ?? 0);
          const hasSimilar = similarIn(answered.toString());
          page = { until: now + seconds, bytes: sent, hasSimilar };
          edge.set(address, page);
          bytes += sent;
        }
      }
      const renders = counts.renders;
      await addListingViews(documents, begun + 20 * day);
      table.push({
        'visits an hour': perHour,
        'answers, edge or not': pages,
        'of them by the function': calls,
        'counted and recent': posts,
        'calls of triggers': counts.motorcycles * 2,
        reads: counts.reads,
        writes: counts.written,
        'deleted later': (await ending()) - endingBefore,
        renders,
        'KB a visit': Math.round(bytes / visits / 102.4) / 10,
      });
      expect(calls + posts).toBeLessThanOrEqual(visits * 6.9);
      expect(counts.reads).toBeLessThanOrEqual(visits * 5);
      expect(counts.written).toBeLessThanOrEqual(visits * 6);
    }
  } finally {
    console.table(table);
    vi.useRealTimers();
    server.close();
  }
});
