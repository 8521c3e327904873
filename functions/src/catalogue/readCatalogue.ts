import * as z from 'zod/mini';
import { glossary } from '../../../src/content/glossary.ts';
import type { Card, Row } from '../../../src/domain/listings/card.ts';
import { type BikeIndex, buildBikeIndex } from '../../../src/domain/search/bikeIndex.ts';
import type { CatalogueIndex, PartSummary } from '../../../src/domain/search/catalogue.ts';
import { describeBike } from '../../../src/i18n/describeBike.ts';
import type { Site } from '../platform/site.ts';
import { indexFile, partFile, writeCatalogueFiles } from './writeCatalogueFiles.ts';

/** Our own files: their shape is writeCatalogueFiles' to keep. */
const IndexFile = z.custom<CatalogueIndex>();
const PartFile = z.object({ cards: z.array(z.custom<Row>()) });

/** The file of the index as it is sent; written first where there is none. */
export const indexText = async (site: Site): Promise<string> =>
  (await site.files.read(indexFile))?.toString() ?? (await writeCatalogueFiles(site, 0)).index;
/** The file of a part as it is stored; null when there is no such part. */
export const partBody = async (site: Site, part: number): Promise<string | null> =>
  (await site.files.read(partFile(part)))?.toString() ?? (await writeCatalogueFiles(site, part)).part;

/**
 * The rows in the file of a part.
 * @throws where it has another shape
 */
export const parseRows = (body: string): Row[] => PartFile.parse(JSON.parse(body)).cards;

/** Parts stay in memory between two requests, as long as their version lasts. */
const kept = new Map<number, { version: string; rows: Row[] }>();
let built: { versions: string; bikes: BikeIndex } | undefined;

/** Whether this instance has read the catalogue before, so that to ask it again takes no time. */
export const isCatalogueKept = (): boolean => built !== undefined;

const rowsOf = async (site: Site, { part, version }: PartSummary): Promise<Row[]> => {
  const known = kept.get(part);
  if (known?.version === version) return known.rows;
  const body = await partBody(site, part);
  const rows = body === null ? [] : parseRows(body);
  kept.set(part, { version, rows });
  return rows;
};

/** The index of the catalogue, from its file. */
export const readCatalogueIndex = async (site: Site): Promise<CatalogueIndex> =>
  IndexFile.parse(JSON.parse(await indexText(site)));

/** Every listed bike, ready to be asked: without a read of the database, from the files that browsers get. */
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

/** The cards of all listed bikes, sold ones too, from files and without a read of the database. */
export const readCards = async (site: Site): Promise<readonly Card[]> =>
  (await readCatalogue(site, await readCatalogueIndex(site))).cards;
