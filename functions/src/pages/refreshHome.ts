import type { HomeLocals } from '../../../src/astro/locals.ts';
import { type Card, cardOf } from '../../../src/domain/listings/card.ts';
import { isListed } from '../../../src/domain/listings/listing.ts';
import { pageSize } from '../../../src/domain/search/pageSize.ts';
import { paths } from '../../../src/paths.ts';
import { readIndex, textVersion } from '../catalogue/catalogueDocuments.ts';
import type { Site } from '../platform/site.ts';
import { type Seen, untilStable } from '../platform/untilStable.ts';
import { judged, priceJudge } from '../prices/priceJudge.ts';
import { readRates } from '../rates/readRates.ts';
import { readListing } from '../readers/readListing.ts';
import { type Pair, renderPair, writePair } from './renderPair.ts';

/** Number of extra listings to read, which replace malformed ones. */
const spare = 4;

const newestOf = async (site: Site, status: Card['status']): Promise<Card[]> => {
  const newest = await site.documents
    .collection('motorcycles')
    .where('deleted_at', '==', null)
    .where('status', '==', status)
    .orderBy('created_at', 'desc')
    .limit(pageSize + spare)
    .get();
  return newest.docs.flatMap((snapshot) => {
    const listing = readListing(snapshot);
    return listing && isListed(listing) ? [cardOf({ ...listing, id: snapshot.id })] : [];
  });
};

/** Returns the first page of the list. Sold bikes come last (D63). */
const firstCards = async (site: Site): Promise<Card[]> => {
  const forSale = await newestOf(site, 'active');
  const sold = forSale.length < pageSize ? await newestOf(site, 'sold') : [];
  return [...forSale, ...sold].slice(0, pageSize);
};

type Shown = Pick<HomeLocals, 'index' | 'rates'>;

const localsOf = async (site: Site, shown: Shown): Promise<HomeLocals> => ({
  ...shown,
  cards: judged(await priceJudge(site), await firstCards(site)),
});

/** Reads the catalogue's index and the exchange rates. Each change of a shown bike changes `version`. */
const readShown = async ({ documents }: Site): Promise<Seen<Shown>> => {
  const [{ version, state: index }, rates] = await Promise.all([readIndex(documents), readRates(documents)]);
  return { version: `${version} ${rates.lastUpdated}`, state: { index, rates } };
};

export const homeLocals = async (site: Site): Promise<HomeLocals> =>
  localsOf(site, (await readShown(site)).state);

export const homeVersion = (locals: HomeLocals): string => textVersion(JSON.stringify(locals));

export const refreshHome = (site: Site): Promise<Pair> =>
  untilStable(
    () => readShown(site),
    async (shown) => {
      const locals = await localsOf(site, shown);
      const pair = await renderPair(site, paths.home, { home: locals });
      await writePair(site, paths.home, pair, homeVersion(locals));
      return pair;
    },
  );
