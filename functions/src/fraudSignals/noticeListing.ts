import { phonesIn } from '../../../src/domain/contacts/phonesIn.ts';
import type { Published } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../../src/domain/listings/listing.ts';
import { signsOfListing } from '../../../src/domain/moderation/findSigns.ts';
import { signsId } from '../../../src/domain/moderation/signs.ts';
import { photoAddress } from '../../../src/domain/photos/photo.ts';
import { withoutTags } from '../../../src/domain/text/withoutTags.ts';
import { acceptedPhotos } from '../photos/acceptedPhotos.ts';
import { type AlikePhoto, findAlikePhotos, readPrints, takenAt } from '../photos/findAlikePhotos.ts';
import type { Site } from '../platform/site.ts';
import { priceRanges } from '../prices/priceRanges.ts';
import { readListing } from '../readers/readListing.ts';
import { placeSigns } from './placeSigns.ts';
import { type SignNeeds, writerFacts } from './writerFacts.ts';

const maxBikes = 50;

const bikesOf = async ({ documents }: SignNeeds, userId: string): Promise<number> => {
  const own = documents.collection('motorcycles').where('user_id', '==', userId).limit(maxBikes);
  const { docs } = await own.select('slug', 'deleted_at').get();
  return docs.filter((bike) => typeof bike.get('slug') === 'string' && bike.get('deleted_at') === null)
    .length;
};

const phonesOf = async ({ documents }: SignNeeds, id: string, text: string): Promise<string[]> => {
  const contacts = await documents.collection('motorcycles').doc(id).collection('contact').get();
  return [...new Set([...contacts.docs.map((contact) => String(contact.get('value'))), ...phonesIn(text)])];
};

const maxPairs = 10;

/**
 * Returns the listing's photos that resemble another person's earlier upload, even in a deleted listing.
 * Compares upload times: an older listing may get a copied photo later.
 */
const othersPhotos = async (
  { documents }: SignNeeds,
  id: string,
  listing: Published,
): Promise<AlikePhoto[]> => {
  const accepted = (await acceptedPhotos(documents, id).get()).data();
  const prints = readPrints(accepted);
  const shown = new Set(listing.images.map(({ image_url }) => image_url));
  const own = Object.entries(prints).filter(([photoId]) => shown.has(photoAddress(id, photoId)));
  const alike = await findAlikePhotos(documents, id, Object.fromEntries(own));
  return alike
    .filter(
      ({ listing: { user_id }, ownId, since }) =>
        user_id !== listing.user_id && since < (takenAt(accepted, ownId) ?? listing.created_at),
    )
    .slice(0, maxPairs);
};

/** Checks a listing for sale for fraud signals, and queues it for operators if the signals are strong. */
export const noticeListing = async (site: Site, id: string, needs: SignNeeds): Promise<void> => {
  const listing = readListing(await needs.documents.collection('motorcycles').doc(id).get());
  if (!listing || !isForSale(listing)) return;
  const text = withoutTags([listing.description, listing.other_description ?? ''].join('\n'));
  const facts = await writerFacts(needs, {
    id,
    userId: listing.user_id,
    listingId: id,
    text,
    phones: await phonesOf(needs, id, text),
    forDays: null,
  });
  if (!facts) return;
  const [rangeOf, bikes] = await Promise.all([priceRanges(site), bikesOf(needs, listing.user_id)]);
  const low = rangeOf(listing)?.low ?? null;
  const alike = await othersPhotos(needs, id, listing);
  const signals = signsOfListing({ ...facts, price: listing.price, low, bikes, othersPhotos: alike.length });
  await placeSigns(
    needs,
    signsId('listing', id),
    {
      subject: 'listing',
      user_id: listing.user_id,
      motorcycle_id: id,
      price: low === null ? null : { price: listing.price, low },
      photos: alike.map(({ own, other, otherId }) => ({ own, other, other_id: otherId })),
      message: null,
    },
    signals,
  );
};
