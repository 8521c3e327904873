import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { indexReference, partReference } from '../../functions/src/catalogue/catalogueDocuments.ts';
import { answerSitemap, answerSitemaps } from '../../functions/src/pages/sitemaps.ts';
import { rowOf } from '../../src/domain/listings/card.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { openLostSite } from './lostEvents.ts';
import { ask } from './refusals.ts';

const listings = (body: string) =>
  [...body.matchAll(/<loc>[^<]*\/motorcycle\/([^<]*)<\/loc>/g)].map(([, slug]) => slug);

const openCatalogue = async (open: number) => {
  const { site, documents } = await openLostSite();
  await indexReference(documents).set({ open, taken: 1, parts: {} });
  for (let part = 0; part <= open; part += 1) {
    const id = `bike-${part}`;
    const row = rowOf({ ...buildListing({ id, slug: id, seller_name: 'Lan' }), id });
    await partReference(documents, part).set({ cards: { [id]: row } });
  }
  const sitemap = (number: number) =>
    ask((_: Request, response: Response) => answerSitemap(site, response, number), '/');
  const list = () => ask((_: Request, response: Response) => answerSitemaps(site, response), '/');
  return { sitemap, list };
};

it('a sitemap names the bikes of twenty parts and no others, and the last one what is left', async () => {
  const { sitemap, list } = await openCatalogue(21);
  const [first, second, third] = [await sitemap(0), await sitemap(1), await sitemap(2)];
  expect(new Set(listings(first.body))).toEqual(new Set(Array.from({ length: 20 }, (_, n) => `bike-${n}`)));
  expect(new Set(listings(second.body))).toEqual(new Set(['bike-20', 'bike-21']));
  expect([first.status, second.status, third.status]).toEqual([200, 200, 404]);
  const { body } = await list();
  expect(body).toContain('/sitemap-listings-1.xml</loc>');
  expect(body).not.toContain('/sitemap-listings-2.xml');
});

it('twenty parts are one sitemap, and the twenty-first begins another', async () => {
  const { sitemap } = await openCatalogue(19);
  expect([(await sitemap(0)).status, (await sitemap(1)).status]).toEqual([200, 404]);
});
