import { type Card, cardOf } from '../../../src/domain/listings/card.ts';
import { isListed } from '../../../src/domain/listings/listing.ts';
import { type CatalogueIndex, pageSize } from '../../../src/domain/search/catalogue.ts';
import { paths } from '../../../src/paths.ts';
import type { HomeLocals } from '../../../src/render/locals.ts';
import { readIndex, textVersion } from '../catalogue/catalogueDocuments.ts';
import { readListing } from '../listings/readListing.ts';
import type { Site } from '../platform/site.ts';
import { untilStable } from '../platform/untilStable.ts';
import { readRates } from '../rates/readRates.ts';
import { type Pair, renderPair, writePair } from './renderPair.ts';

/** Malformed ones are passed over, so a few more are asked for than are shown. */
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

/** The first page of the list: sold bikes come after those for sale (D63), so only a small market shows any here. */
const firstCards = async (site: Site): Promise<Card[]> => {
  const forSale = await newestOf(site, 'active');
  const sold = forSale.length < pageSize ? await newestOf(site, 'sold') : [];
  return [...forSale, ...sold].slice(0, pageSize);
};

const localsOf = async (site: Site, index: CatalogueIndex): Promise<HomeLocals> => {
  const [cards, rates] = await Promise.all([firstCards(site), readRates(site.documents)]);
  return { cards, index, rates };
};

/** What the home page shows. */
export const homeLocals = async (site: Site): Promise<HomeLocals> =>
  localsOf(site, (await readIndex(site.documents)).state);

/** Changes with whatever the home page shows. */
export const homeVersion = (locals: HomeLocals): string => textVersion(JSON.stringify(locals));

/**
 * Makes the home page agree with what is stored. Its version is the catalogue's: every change of a bike
 * that the page could show passes through the catalogue before it comes here.
 */
export const refreshHome = (site: Site): Promise<Pair> =>
  untilStable(
    () => readIndex(site.documents),
    async (index) => {
      const locals = await localsOf(site, index);
      const pair = await renderPair(site, paths.home, { home: locals });
      await writePair(site, paths.home, pair, homeVersion(locals));
      return pair;
    },
  );
