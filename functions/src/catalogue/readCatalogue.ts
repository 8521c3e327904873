import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { glossary } from '../../../src/content/glossary.ts';
import type { Card, Row } from '../../../src/domain/listings/card.ts';
import type { BikeIndex } from '../../../src/domain/search/bikeIndex.ts';
import type { CatalogueIndex } from '../../../src/domain/search/catalogue.ts';
import type { Descriptions } from '../../../src/domain/search/segment.ts';
import { type LoadedSegment, openSegments } from '../../../src/domain/search/segmentIndex.ts';
import { describedParts } from '../../../src/i18n/describeBike.ts';
import type { Site } from '../platform/site.ts';
import {
  decodeCards,
  decodeDescriptions,
  descriptionsReference,
  type StoredSegment,
  segmentReference,
} from './segmentDocuments.ts';
import {
  indexFile,
  type ListedSegment,
  partFile,
  segmentsFile,
  writeCatalogueFiles,
} from './writeCatalogueFiles.ts';

/** Not validated: only our own code writes this file. */
const IndexFile = z.custom<CatalogueIndex>();
const PartFile = z.object({ cards: z.array(z.custom<Row>()) });
const SegmentsFile = z.array(z.custom<ListedSegment>());

/** Returns the index file as text; writes it first if it is missing. */
export const indexText = async (site: Site): Promise<string> =>
  (await site.files.read(indexFile))?.toString() ?? (await writeCatalogueFiles(site, [])).index;
export const partBody = async (site: Site, part: number): Promise<string | null> =>
  (await site.files.read(partFile(part)))?.toString() ??
  (await writeCatalogueFiles(site, [part])).parts.get(part) ??
  null;

/** @throws if the file has another shape */
export const parseRows = (body: string): Row[] => PartFile.parse(JSON.parse(body)).cards;

export const readCatalogueIndex = async (site: Site): Promise<CatalogueIndex> =>
  IndexFile.parse(JSON.parse(await indexText(site)));

const parseSegments = (text: string): ListedSegment[] => SegmentsFile.parse(JSON.parse(text));
/** Rebuilds the list of segments, which may be missing in the demo or after an upgrade. */
const listAnew = async (site: Site): Promise<ListedSegment[]> => {
  // Imported on demand: most requests don't need Firestore's client.
  const { mendSegments } = await import('./gather.ts');
  await mendSegments(site);
  return parseSegments((await writeCatalogueFiles(site, [])).segments);
};
const listedSegments = async (site: Site): Promise<ListedSegment[]> => {
  const text = (await site.files.read(segmentsFile))?.toString();
  return text === undefined ? listAnew(site) : parseSegments(text);
};

type KeptCards = StoredSegment & Pick<LoadedSegment, 'bikes'>;
type KeptDescriptions = { version: string; descriptions: Descriptions };
type Built = { versions: string; bikes: BikeIndex; descriptions: readonly Descriptions[] | null };

/** Caches by segment number. Entries of older versions are ignored. */
const keptCards = new Map<number, KeptCards>();
const keptDescriptions = new Map<number, KeptDescriptions>();
let built: Built | undefined;

export const isCatalogueKept = (): boolean => built !== undefined;

/** Caches segments with one request. @returns false if a document is missing */
const load = async (
  documents: Firestore,
  cards: readonly ListedSegment[],
  descriptions: readonly ListedSegment[],
): Promise<boolean> => {
  if (cards.length + descriptions.length === 0) return true;
  const snapshots = await documents.getAll(
    ...cards.map(({ segment }) => segmentReference(documents, segment)),
    ...descriptions.map(({ segment }) => descriptionsReference(documents, segment)),
  );
  if (snapshots.some(({ exists }) => !exists)) return false;
  await Promise.all([
    ...cards.map(async ({ segment }, n) => {
      keptCards.set(segment, await decodeCards(snapshots[n]?.data()));
    }),
    ...descriptions.map(async ({ segment }, n) => {
      keptDescriptions.set(segment, await decodeDescriptions(snapshots[cards.length + n]?.data()));
    }),
  ]);
  return true;
};

const belongTogether = ({ segment }: ListedSegment): boolean =>
  keptCards.get(segment)?.descriptions === keptDescriptions.get(segment)?.version;

const cardsToLoad = (listed: readonly ListedSegment[]) =>
  listed.filter(({ segment, version }) => keptCards.get(segment)?.version !== version);
const descriptionsToLoad = (listed: readonly ListedSegment[]) =>
  listed.filter(({ segment, descriptions }) => keptDescriptions.get(segment)?.version !== descriptions);

let loading: Promise<unknown> = Promise.resolve();
/**
 * Runs one load after another: otherwise simultaneous requests to a new instance would each load every
 * segment.
 */
const loadInTurn = (work: () => Promise<boolean>): Promise<boolean> => {
  const turn = loading.then(work);
  loading = turn.catch(() => undefined);
  return turn;
};

/** @returns false if a document is missing */
const loadListed = async (
  { documents }: Site,
  listed: readonly ListedSegment[],
  withDescriptions: boolean,
): Promise<boolean> => {
  const descriptions = () => (withDescriptions ? descriptionsToLoad(listed) : []);
  const isCurrent = cardsToLoad(listed).length + descriptions().length === 0;
  const isLoaded =
    isCurrent || (await loadInTurn(() => load(documents, cardsToLoad(listed), descriptions())));
  if (!isLoaded || !withDescriptions) return isLoaded;
  // Segments that changed between the two reads: reload cards and descriptions together.
  const apart = listed.filter((one) => !belongTogether(one));
  return load(documents, apart, apart);
};

const build = (versions: string, cards: readonly KeptCards[]): Built => {
  const segments = cards.map(({ bikes }, n) => ({ bikes, descriptions: () => own.descriptions?.[n] }));
  const own: Built = {
    versions,
    descriptions: null,
    bikes: openSegments(segments, describedParts, glossary),
  };
  return own;
};

const loadCurrent = async (site: Site, withDescriptions: boolean): Promise<ListedSegment[]> => {
  const listed = await listedSegments(site);
  if (await loadListed(site, listed, withDescriptions)) return listed;
  // The list may belong to another database, for example after a restored backup.
  const anew = await listAnew(site);
  if (await loadListed(site, anew, withDescriptions)) return anew;
  throw new Error('a segment of the catalogue is missing');
};

const maxTries = 5;

/**
 * Returns an index of all listed bikes. Costs one or two reads per changed segment.
 * @param withDescriptions needed to search descriptions
 * @throws if the caches change again and again, or a segment is missing
 */
export const readCatalogue = async (site: Site, withDescriptions = false): Promise<BikeIndex> => {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const listed = await loadCurrent(site, withDescriptions);
    // Do not await after this: another request may change the caches.
    if (withDescriptions && !listed.every(belongTogether)) continue;
    const cards = listed.flatMap(({ segment }) => keptCards.get(segment) ?? []);
    const versions = cards.map(({ version }) => version).join();
    const current = built?.versions === versions ? built : build(versions, cards);
    built = current;
    if (withDescriptions)
      current.descriptions ??= listed.flatMap(
        ({ segment }) => keptDescriptions.get(segment)?.descriptions ?? [],
      );
    return current.bikes;
  }
  throw new Error('the catalogue kept changing while it was read');
};

/** Returns the cards of all listed bikes, including sold ones. */
export const readCards = async (site: Site): Promise<readonly Card[]> => (await readCatalogue(site)).cards;
