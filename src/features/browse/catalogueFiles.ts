import glossaryFile from '../../content/glossary.json?url';
import type { Glossary } from '../../domain/glossary/glossary.schema.ts';
import { openGlossary, type SearchTerms } from '../../domain/glossary/glossary.ts';
import type { Card } from '../../domain/listings/card.ts';
import type { CatalogueIndex, PartSummary } from '../../domain/search/catalogue.ts';
import {
  type PackedPart,
  type PackedVerdicts,
  type PackedWords,
  unpackPart,
  withVerdicts,
} from '../../domain/search/packedPart.ts';
import { catalogueIndex, cataloguePart, catalogueVerdicts, catalogueWords } from '../../paths.ts';
import { remember } from './remember.ts';

type VersionedCards = { version: string; cards: Card[] };
/** Cards of a part, with the words of each description at the same index. Without words: an empty list. */
type DescribedCards = { cards: Card[]; words: string[] };
export type Get = (address: string) => Promise<Response>;

/** Milliseconds for which the list of parts counts as fresh. A part is kept as long as its version. */
const freshMs = 120_000;

export const readJson = async <T>(get: Get, address: string): Promise<T> => {
  const response = await get(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // Our own functions wrote it: the shape is theirs to keep.
  return (await response.json()) as T;
};

/** Verdicts on prices; null where they failed to load, which leaves the bikes without. */
const readVerdicts = async (get: Get, part: number, version: string): Promise<PackedVerdicts | null> => {
  try {
    return await readJson<PackedVerdicts>(get, catalogueVerdicts(part, version));
  } catch {
    return null;
  }
};

/** Verdicts of another version are left out: they go by index, and would name other bikes. */
const fetchPart = async (get: Get, { part, version }: PartSummary): Promise<VersionedCards> => {
  const [packed, prices] = await Promise.all([
    readJson<PackedPart>(get, cataloguePart(part, version)),
    readVerdicts(get, part, version),
  ]);
  const ownVersion = packed.version ?? version;
  const verdicts = prices?.version === ownVersion ? prices.verdicts : '';
  return { version: ownVersion, cards: withVerdicts(unpackPart(packed), verdicts) };
};

export const partKey = ({ part, version }: PartSummary) => `${part} ${version}`;

/** Reads the files of the catalogue, each version once. `now` is in milliseconds. */
export const openCatalogueFiles = (get: Get, now: () => number) => {
  const parts = remember<VersionedCards>();
  const words = remember<PackedWords>();
  const terms = remember<SearchTerms>();
  let index: { at: number; loading: Promise<CatalogueIndex> } | undefined;

  /** Reads the list of parts; with `renew`, anew if it is no longer fresh. */
  const readIndex = (renew: boolean) => {
    if (!index || (renew && now() - index.at > freshMs)) {
      const loading = readJson<CatalogueIndex>(get, catalogueIndex);
      index = { at: now(), loading };
      loading.catch(() => {
        index = undefined;
      });
    }
    return index.loading;
  };

  const readPart = (summary: PartSummary) => parts(partKey(summary), () => fetchPart(get, summary));
  const readWords = (summary: PartSummary) =>
    words(partKey(summary), () => readJson(get, catalogueWords(summary.part, summary.version)));

  const readCards = async (summary: PartSummary): Promise<DescribedCards> => ({
    cards: (await readPart(summary)).cards,
    words: [],
  });
  /**
   * Reads a part's cards with their words. The part may change between the two requests: then both are sent again, once.
   * After a second change the cards come without words, so that searches find them by everything but their descriptions.
   */
  const readDescribed = async (summary: PartSummary, triesLeft = 1): Promise<DescribedCards> => {
    const [{ version, cards }, described] = await Promise.all([readPart(summary), readWords(summary)]);
    if (described.version === version) return { cards, words: described.words };
    if (triesLeft === 0) return { cards, words: [] };
    return readDescribed({ ...summary, version: described.version }, triesLeft - 1);
  };

  /** Reads the terms of the trade; without them each word means itself. */
  const readTerms = (): Promise<SearchTerms | undefined> =>
    terms('', async () => openGlossary(await readJson<Glossary>(get, glossaryFile))).catch(() => undefined);

  return { readIndex, readCards, readDescribed, readTerms };
};
