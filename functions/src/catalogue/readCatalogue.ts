import * as z from 'zod/mini';
import { glossary } from '../../../src/content/glossary.ts';
import type { Card, Row } from '../../../src/domain/listings/card.ts';
import { type BikeIndex, buildBikeIndex } from '../../../src/domain/search/bikeIndex.ts';
import type { CatalogueIndex, PartSummary } from '../../../src/domain/search/catalogue.ts';
import { describeBike } from '../../../src/i18n/describeBike.ts';
import type { Site } from '../platform/site.ts';
import { indexFile, partFile, writeCatalogueFiles } from './writeCatalogueFiles.ts';

/** Unchecked: only writeCatalogueFiles writes these files. */
const IndexFile = z.custom<CatalogueIndex>();
const PartFile = z.object({ cards: z.array(z.custom<Row>()) });

/** Returns the index file as text; writes it first if it is missing. */
export const indexText = async (site: Site): Promise<string> =>
  (await site.files.read(indexFile))?.toString() ?? (await writeCatalogueFiles(site, 0)).index;
/** Returns a part's file as text; null if there is no such part. */
export const partBody = async (site: Site, part: number): Promise<string | null> =>
  (await site.files.read(partFile(part)))?.toString() ?? (await writeCatalogueFiles(site, part)).part;

/**
 * Parses the rows of a part's file.
 * @throws if it has another shape
 */
export const parseRows = (body: string): Row[] => PartFile.parse(JSON.parse(body)).cards;

/** Cache of parts across requests, valid while their version is current. */
const cache = new Map<number, { version: string; rows: Row[] }>();
let built: { versions: string; bikes: BikeIndex } | undefined;

/** Returns whether this instance holds the catalogue in memory, so that a query takes no loading time. */
export const isCatalogueKept = (): boolean => built !== undefined;

const rowsOf = async (site: Site, { part, version }: PartSummary): Promise<Row[]> => {
  const cached = cache.get(part);
  if (cached?.version === version) return cached.rows;
  const body = await partBody(site, part);
  const rows = body === null ? [] : parseRows(body);
  cache.set(part, { version, rows });
  return rows;
};

export const readCatalogueIndex = async (site: Site): Promise<CatalogueIndex> =>
  IndexFile.parse(JSON.parse(await indexText(site)));

/** Returns all listed bikes as an index, from the files that browsers get, without database reads. */
export const readCatalogue = async (
  site: Site,
  { parts }: Pick<CatalogueIndex, 'parts'>,
): Promise<BikeIndex> => {
  const versions = parts.map(({ part, version }) => `${part} ${version}`).join();
  if (built?.versions !== versions) {
    const rows = (await Promise.all(parts.map((part) => rowsOf(site, part)))).flat();
    const descriptions = new Map(rows.map(({ id, words }) => [id, words]));
    built = { versions, bikes: buildBikeIndex(rows, describeBike, descriptions, glossary) };
  }
  return built.bikes;
};

/** Returns the cards of all listed bikes, including sold ones, from files, without database reads. */
export const readCards = async (site: Site): Promise<readonly Card[]> =>
  (await readCatalogue(site, await readCatalogueIndex(site))).cards;
