import type { Response } from 'express';
import { settings } from '../../../src/settings.ts';
import { indexReference, parseCards, parseIndex, partReference } from '../catalogue/catalogueDocuments.ts';
import { readCards } from '../catalogue/readCatalogue.ts';
import { refuse, send } from '../http/answer.ts';
import type { Site } from '../platform/site.ts';
import { marketOf } from './landingPage.ts';
import {
  landingSitemap,
  listingSitemap,
  listingSitemaps,
  partsPerSitemap,
  shopsOf,
} from './listingSitemap.plan.ts';

/** Crawlers come only a few times a day. */
const hourly = 'public, max-age=0, s-maxage=3600';
const sendXml = (response: Response, body: string) =>
  send(response, { type: 'application/xml; charset=utf-8', cache: hourly, body });

const lastPart = async ({ documents }: Site) =>
  parseIndex((await indexReference(documents).get()).data()).open;

export const answerSitemaps = async (site: Site, response: Response): Promise<void> =>
  sendXml(response, listingSitemaps(settings.origin, await lastPart(site)));

export const answerSitemap = async (site: Site, response: Response, number: number): Promise<void> => {
  const first = number * partsPerSitemap;
  const last = Math.min(first + partsPerSitemap - 1, await lastPart(site));
  if (first > last) return refuse(response, 404);
  const references = Array.from({ length: last - first + 1 }, (_, place) =>
    partReference(site.documents, first + place),
  );
  const parts = await site.documents.getAll(...references);
  const cards = parts.flatMap((part) => Object.values(parseCards(part.data())));
  sendXml(response, listingSitemap(settings.origin, cards));
};

/** Responds with a sitemap of shops, and of the market pages that have at least three bikes. */
export const answerLandingSitemap = async (site: Site, response: Response): Promise<void> => {
  const cards = await readCards(site);
  sendXml(response, landingSitemap(settings.origin, marketOf(cards).listed, shopsOf(cards)));
};
