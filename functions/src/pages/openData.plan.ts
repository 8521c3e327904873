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
/** What stands in each file, so that one that was passed on still says what it is. */
const origin = {
  version: openDataVersion,
  licence: openDataLicence,
  documentation: absolute(openDataPath),
};
type Origin = typeof origin;

/** Which files there are. `revision` changes whenever the file has changed. */
export type OpenIndex = Origin & {
  for_sale: number;
  sold: number;
  parts: { url: string; bikes: number; revision: string }[];
};
export type OpenPart = Origin & { bikes: OpenBike[] };

/** The list of the files, the one with the newest bike first. */
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

/** What everybody may know of the bikes of a part. */
export const openPart = (cards: readonly Card[]): OpenPart => ({
  ...origin,
  bikes: cards.map((card) => openBikeOf(card, absolute(paths.listing(card.slug)))),
});
