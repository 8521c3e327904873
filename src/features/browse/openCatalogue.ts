import glossaryFile from '../../content/glossary.json?url';
import type { Glossary } from '../../domain/glossary/glossary.schema.ts';
import { openGlossary, type SearchTerms } from '../../domain/glossary/glossary.ts';
import { type Card, forSaleFirst } from '../../domain/listings/card.ts';
import type { Rates } from '../../domain/money/money.schema.ts';
import { answerFromIndex } from '../../domain/search/answerFromIndex.ts';
import { isFiltered, shownSort } from '../../domain/search/bikeFilter.ts';
import { type BikeIndex, buildBikeIndex } from '../../domain/search/bikeIndex.ts';
import type { CatalogueIndex, PartSummary } from '../../domain/search/catalogue.ts';
import { type GridAnswer, type GridQuestion, writeQuestion } from '../../domain/search/gridQuestion.ts';
import {
  type PackedPart,
  type PackedVerdicts,
  type PackedWords,
  unpackPart,
  withVerdicts,
} from '../../domain/search/packedPart.ts';
import { describeBike } from '../../i18n/describeBike.ts';
import {
  catalogueAnswer,
  catalogueIndex,
  cataloguePart,
  catalogueVerdicts,
  catalogueWords,
} from '../../paths.ts';

export type Question = Omit<GridQuestion, 'facets' | 'suggest'> & {
  facets?: boolean;
  suggest?: boolean;
  /** For amounts in foreign money; a server has its own. */
  rates?: Rates | undefined;
};
export type Answer = GridAnswer;

type VersionedCards = { version: string; cards: Card[] };
/** The words of its descriptions, in the order of its cards. */
type Described = { cards: Card[]; words: string[] };
type Get = (address: string) => Promise<Response>;

/** How long the list of parts counts as fresh; the parts themselves are kept as long as their versions. */
const freshFor = 120_000;

/**
 * Up to so many bikes a browser takes the whole catalogue: 60 bytes each (brotli), so 1.2 seconds of slow 4G for
 * all of them, and every question after that costs nothing. Past it a function is asked each time.
 */
export const ownCatalogue = 4_000;

const readJson = async <T>(get: Get, address: string): Promise<T> => {
  const response = await get(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // Our own functions wrote it: the shape is theirs to keep.
  return (await response.json()) as T;
};

/** Remembers answers by name; a failure is forgotten, so that the next question tries again. */
const remember = <T>() => {
  const known = new Map<string, Promise<T>>();
  return (name: string, load: () => Promise<T>): Promise<T> => {
    const found = known.get(name);
    if (found) return found;
    const loading = load();
    known.set(name, loading);
    loading.catch(() => known.delete(name));
    return loading;
  };
};

/**
 * The catalogue as a visitor's browser asks it. Nothing is fetched before the first question; the plain list
 * fetches only the parts that hold its newest bikes, a filter fetches all, and a search their words as well. A large catalogue
 * stays with the server, which answers the same questions.
 */
export const openCatalogue = (get: Get, now: () => number): ((question: Question) => Promise<Answer>) => {
  const part = remember<VersionedCards>();
  const words = remember<PackedWords>();
  const glossary = remember<SearchTerms>();
  const built = remember<BikeIndex>();
  let index: { at: number; loading: Promise<CatalogueIndex> } | undefined;

  const readIndex = (renew: boolean) => {
    if (!index || (renew && now() - index.at > freshFor)) {
      const loading = readJson<CatalogueIndex>(get, catalogueIndex);
      index = { at: now(), loading };
      loading.catch(() => {
        index = undefined;
      });
    }
    return index.loading;
  };
  /** Bikes are shown without the verdicts on their prices where these cannot be had, or are of another version. */
  const readVerdicts = async (number: number, version: string): Promise<PackedVerdicts | null> => {
    try {
      return await readJson<PackedVerdicts>(get, catalogueVerdicts(number, version));
    } catch {
      return null;
    }
  };
  const readPart = ({ part: number, version }: PartSummary) =>
    part(`${number} ${version}`, async () => {
      const [packed, prices] = await Promise.all([
        readJson<PackedPart>(get, cataloguePart(number, version)),
        readVerdicts(number, version),
      ]);
      const own = packed.version ?? version;
      return {
        version: own,
        cards: withVerdicts(unpackPart(packed), prices?.version === own ? prices.verdicts : ''),
      };
    });
  const readWords = ({ part: number, version }: PartSummary) =>
    words(`${number} ${version}`, () => readJson(get, catalogueWords(number, version)));

  const readCards = async (summary: PartSummary): Promise<Described> => ({
    cards: (await readPart(summary)).cards,
    words: [],
  });
  /**
   * A part may change between the request for its cards and the one for its words, which go by place: both are asked for
   * again, once, and else its bikes are found by everything but their descriptions.
   */
  const readDescribed = async (summary: PartSummary, triesLeft = 1): Promise<Described> => {
    const [{ version, cards }, described] = await Promise.all([readPart(summary), readWords(summary)]);
    if (described.version === version) return { cards, words: described.words };
    if (triesLeft === 0) return { cards, words: [] };
    return readDescribed({ ...summary, version: described.version }, triesLeft - 1);
  };

  /** The terms of the trade come with the first search. Where they cannot be had, words mean themselves. */
  const readTerms = (): Promise<SearchTerms | undefined> =>
    glossary('', async () => openGlossary(await readJson<Glossary>(get, glossaryFile))).catch(
      () => undefined,
    );

  const build = (parts: readonly PartSummary[], withWords: boolean) =>
    built(`${withWords} ${parts.map(({ part: number, version }) => `${number} ${version}`)}`, async () => {
      const [read, terms] = await Promise.all([
        Promise.all(parts.map((summary) => (withWords ? readDescribed(summary) : readCards(summary)))),
        withWords ? readTerms() : undefined,
      ]);
      const cards = read.flatMap((one) => one.cards);
      const descriptions = new Map(
        read.flatMap((one) => one.words.map((text, place) => [one.cards[place]?.id ?? '', text])),
      );
      return buildBikeIndex(cards, describeBike, descriptions, terms);
    });

  /** The first bikes that are known so far, those for sale before the sold, and how many parts they come from. */
  let known: { catalogue: CatalogueIndex; cards: Card[]; parts: number } | undefined;
  /** From as few parts as are sure to hold them; what has been merged once is kept for the next cards. */
  const plain = async (catalogue: CatalogueIndex, from: number, to: number): Promise<Answer> => {
    let { cards, parts } = known?.catalogue === catalogue ? known : { cards: [], parts: 0 };
    for (; parts < catalogue.parts.length; parts += 1) {
      const rest = catalogue.parts[parts];
      const last = cards[to - 1];
      // A sold bike comes after all that are for sale, wherever those lie.
      if (!rest || (last?.status === 'active' && last.created_at > rest.newest)) break;
      cards = [...cards, ...(await readPart(rest)).cards].sort(forSaleFirst);
    }
    known = { catalogue, cards, parts };
    const { active, sold } = catalogue;
    return {
      cards: cards.slice(from, to),
      active,
      sold,
      facets: null,
      drops: [],
      understood: null,
      suggestions: [],
    };
  };

  return async ({ filters, from, to, facets = false, suggest = false, rates }) => {
    const catalogue = await readIndex(from === 0);
    const isPlain =
      !isFiltered(filters) && !filters.forSaleOnly && shownSort(filters) === 'newest' && !facets;
    if (isPlain) return plain(catalogue, from, to);
    if (catalogue.active + catalogue.sold > ownCatalogue)
      return readJson(get, catalogueAnswer + writeQuestion({ filters, from, to, facets, suggest }));
    const bikes = await build(catalogue.parts, filters.text.trim() !== '');
    return answerFromIndex(bikes, { filters, from, to, facets, suggest }, rates);
  };
};
