import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { countNewViews } from '../../functions/src/analytics/addListingViews.ts';
import { countListingView } from '../../functions/src/analytics/countListingView.ts';
import { refreshListingPage } from '../../functions/src/pages/refreshListingPage.ts';
import { localize, paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { figure } from '../fixtures/figure.ts';
import { documents, fresh, publish, site, siteUrl } from '../functions/suite.ts';
import { crowd, stopwatch } from './ledger.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const statusOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    get(siteUrl + path, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });

const open = async (name: string) => {
  const slug = fresh(name);
  await publish(buildListing({ id: slug, slug, seller_name: 'Lan', created_at: Date.now() }));
  await refreshListingPage(site, slug);
  return slug;
};
const kinds = (slug: string) => [
  ...[paths.buyingGuide, paths.routes, paths.brand('honda'), paths.terms, paths.auth, paths.contact],
  ...[paths.sell, paths.messages, localize('vi', paths.privacy), '/catalogue/index.json', paths.home],
  paths.listing(slug),
];

it('[L2] a hundred connections at once over 12 kinds of page: every answer is a page', async () => {
  const pages = kinds(await open('crowded'));
  for (const path of pages) await statusOf(path);
  const { time, failures, summary } = stopwatch();
  const statuses = new Map<number, number>();
  await crowd(100, 3_000, async (_, turn) => {
    const status = await time('page', () => statusOf(pages[turn % pages.length] ?? '/'));
    statuses.set(status ?? 0, (statuses.get(status ?? 0) ?? 0) + 1);
  });
  const { count, perSecond, p99 } = summary();
  figure(
    'L2 pages',
    `${count} at ${perSecond}/s by the emulator of Hosting, p99 ${p99} ms, ${failures.length} failed`,
  );
  expect([...statuses.keys()]).toEqual([200]);
});

it('[L3] a soak with rebuilds running: no minute with more than one error in a thousand', async () => {
  const seconds = Number(process.env.SOAK_SECONDS ?? 60);
  const perSecond = 50;
  const slug = await open('soaked');
  const pages = kinds(slug);
  const minutes: { asked: number; failed: number }[] = [];
  for (let second = 0; second < seconds; second += 1) {
    const next = pause(1_000);
    minutes[Math.floor(second / 60)] ??= { asked: 0, failed: 0 };
    const minute = minutes[Math.floor(second / 60)];
    await documents.doc(`motorcycles/${slug}`).update({ price: 1_000_000 + second });
    const requests = Array.from({ length: perSecond }, (_, n) =>
      statusOf(pages[n % pages.length] ?? '/').catch(() => 0),
    );
    const statuses = await Promise.all(requests);
    if (minute) {
      minute.asked += statuses.length;
      minute.failed += statuses.filter((status) => status !== 200).length;
    }
    await next;
  }
  const bad = minutes.filter(({ asked, failed }) => failed > asked / 1_000).length;
  const failed = minutes.reduce((sum, minute) => sum + minute.failed, 0);
  figure(
    'L3 soak',
    `${seconds} s at ${perSecond}/s, ${failed} errors, ${bad} of ${minutes.length} minutes bad`,
  );
  expect(bad).toBe(0);
});

it('[L4] a thousand visits of one bike by fifty people are fifty views', async () => {
  const slug = await open('hot');
  const begun = performance.now();
  await crowd(50, 1_000, (_, turn) =>
    countListingView(documents, { listingId: slug, viewer: `viewer-${turn % 50}` }, Date.now()),
  );
  const seconds = (performance.now() - begun) / 1_000;
  const views = await countNewViews(documents, slug);
  figure(
    'L4 hot bike',
    `${views} views of 1,000 visits in ${seconds.toFixed(1)} s, ${(50 / seconds).toFixed(1)} writes/s of its views`,
  );
  expect(views).toBe(50);
});
