import type { Card } from '../../../src/domain/listings/card.ts';
import {
  type OpenBike,
  openBikeOf,
  openDataLicence,
  openDataVersion,
} from '../../../src/domain/market/openBike.ts';
import type { CatalogueIndex } from '../../../src/domain/search/catalogue.ts';
import { openDataPart } from '../../../src/openPaths.ts';
import { openDataPath, paths } from '../../../src/paths.ts';
import { settings } from '../../../src/settings.ts';

const absolute = (path: string) => new URL(path, settings.origin).href;
/** Included in every file, so that copies name their source. */
const origin = {
  version: openDataVersion,
  licence: openDataLicence,
  documentation: absolute(openDataPath),
};
type Origin = typeof origin;

/** `revision` changes with a file's content. */
export type OpenIndex = Origin & {
  for_sale: number;
  sold: number;
  parts: { url: string; bikes: number; revision: string }[];
};
export type OpenPart = Origin & { bikes: OpenBike[] };

export const openIndex = ({ active, sold, parts }: CatalogueIndex): OpenIndex => ({
  ...origin,
  for_sale: active,
  sold,
  parts: parts.map((part) => ({
    url: absolute(openDataPart(part.part)),
    bikes: part.active + part.sold,
    revision: part.version,
  })),
});

export const openPart = (cards: readonly Card[]): OpenPart => ({
  ...origin,
  bikes: cards.map((card) => openBikeOf(card, absolute(paths.listing(card.slug)))),
});
