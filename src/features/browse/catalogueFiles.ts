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
/** `words`: words of each card's description, by index; empty if not loaded. */
type DescribedCards = { cards: Card[]; words: string[] };
export type Get = (address: string) => Promise<Response>;

/** The list of catalogue parts is fetched again after this time. */
const freshMs = 120_000;

export const readJson = async <T>(get: Get, address: string): Promise<T> => {
  const response = await get(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // Not validated, because the site's functions write these files.
  return (await response.json()) as T;
};

const readVerdicts = async (get: Get, part: number, version: string): Promise<PackedVerdicts | null> => {
  try {
    return await readJson<PackedVerdicts>(get, catalogueVerdicts(part, version));
  } catch {
    return null;
  }
};

/** Price verdicts refer to cards by index, so those of another version are dropped. */
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

/** Fetches each version of a file once. `now` returns ms. */
export const openCatalogueFiles = (get: Get, now: () => number) => {
  const parts = remember<VersionedCards>();
  const words = remember<PackedWords>();
  const terms = remember<SearchTerms>();
  let index: { at: number; loading: Promise<CatalogueIndex> } | undefined;

  /** List of parts; `renew` reloads a stale one. */
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
  /** Reads cards and words of the same version, with one retry. If versions still differ, words are empty. */
  const readDescribed = async (summary: PartSummary, triesLeft = 1): Promise<DescribedCards> => {
    const [{ version, cards }, described] = await Promise.all([readPart(summary), readWords(summary)]);
    if (described.version === version) return { cards, words: described.words };
    if (triesLeft === 0) return { cards, words: [] };
    return readDescribed({ ...summary, version: described.version }, triesLeft - 1);
  };

  /** After a failure, searches have no synonyms. */
  const readTerms = (): Promise<SearchTerms | undefined> =>
    terms('', async () => openGlossary(await readJson<Glossary>(get, glossaryFile))).catch(() => undefined);

  return { readIndex, readCards, readDescribed, readTerms };
};
