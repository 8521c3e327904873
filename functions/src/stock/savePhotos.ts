import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { type Listing, Published } from '../../../src/domain/listings/listing.schema.ts';
import { type Stored, titleOf } from '../../../src/domain/listings/listing.ts';
import { listingSlug, slugCandidate } from '../../../src/domain/listings/slug.ts';
import { inOrder } from '../../../src/domain/photos/photo.ts';
import { maxPhotos } from '../../../src/domain/photos/photoLimits.ts';
import { nextRevision } from '../../../src/domain/platform/revision.ts';
import type { RefusedBike, StockAction, StockAnswer } from '../../../src/domain/stock/stock.schema.ts';
import { acceptedPhotos } from '../photos/acceptedPhotos.ts';
import type { Stock } from './stockOf.ts';
import { countChange, type StockContext } from './writeChange.ts';

type Planned = { number: string; listing: Stored<Listing>; images: Published['images'] };

const areAccepted = (accepted: DocumentSnapshot | undefined, owner: string, photos: readonly string[]) => {
  const addresses: unknown = accepted?.get('addresses');
  return (
    accepted?.get('user_id') === owner &&
    Array.isArray(addresses) &&
    photos.every((photo) => addresses.includes(photo))
  );
};

const isReady = ({ id: _, ...listing }: Stored<Listing>, images: Published['images'], slug: string) =>
  Published.safeParse({ ...listing, images, slug, status: 'active' }).success;

const freeSlugs = async ({ transaction, documents, now }: StockContext, bikes: readonly Planned[]) => {
  const groups = Map.groupBy(bikes, ({ listing }) => listingSlug(listing, new Date(now)));
  const slugs = new Map<string, string>();
  for (const [base, members] of groups) {
    const waiting = [...members];
    for (let first = 1; waiting.length > 0; first += waiting.length + 8) {
      const names = Array.from({ length: waiting.length + 8 }, (_, index) =>
        slugCandidate(base, first + index),
      );
      const taken = await transaction.getAll(...names.map((name) => documents.collection('slugs').doc(name)));
      for (const { id } of taken.filter(({ exists }) => !exists)) {
        const bike = waiting.shift();
        if (bike) slugs.set(bike.listing.id, id);
      }
    }
  }
  return slugs;
};

const plan = async (
  { transaction, documents }: StockContext,
  stock: Stock,
  wanted: Extract<StockAction, { act: 'photos' }>['bikes'],
) => {
  const byId = new Map(stock.bikes.map((bike) => [bike.listing.id, bike]));
  const accepted = await transaction.getAll(...wanted.map(({ id }) => acceptedPhotos(documents, id)));
  const refused: RefusedBike[] = [];
  const planned = new Map<string, Planned>();
  for (const [index, { id, photos }] of wanted.entries()) {
    const bike = byId.get(id);
    const refuse = (reason: string) =>
      refused.push({ number: bike?.number ?? '', title: bike ? titleOf(bike.listing) : '', reason });
    if (!bike || planned.has(id)) refuse('gone');
    else if (bike.listing.status === 'hidden') refuse('removed');
    else if (!areAccepted(accepted[index], stock.shop.owner, photos)) refuse('unaccepted');
    else {
      const addresses = new Set([
        ...inOrder(bike.listing.images).map(({ image_url }) => image_url),
        ...photos,
      ]);
      const images = [...addresses].map((image_url, image_order) => ({ image_url, image_order }));
      if (images.length > maxPhotos) refuse('full');
      else planned.set(id, { ...bike, images });
    }
  }
  return { planned: [...planned.values()], refused };
};

/** Also publishes drafts that lacked only photos. */
export const savePhotos = async (
  context: StockContext,
  stock: Stock,
  { bikes: wanted }: Extract<StockAction, { act: 'photos' }>,
): Promise<StockAnswer> => {
  const { transaction, documents, now } = context;
  const { planned, refused } = await plan(context, stock, wanted);
  if (planned.length === 0) return { done: 0, refused };
  const drafts = planned.filter(({ listing }) => listing.status === 'draft');
  const slugs = await freeSlugs(
    context,
    drafts.filter(({ listing }) => listing.slug === null),
  );
  await countChange(context, planned.length);
  for (const { number, listing, images } of planned) {
    const slug = listing.slug ?? slugs.get(listing.id) ?? '';
    const opens = listing.status === 'draft' && isReady(listing, images, slug);
    if (listing.status === 'draft' && !opens)
      refused.push({ number, title: titleOf(listing), reason: 'incomplete' });
    transaction.update(documents.collection('motorcycles').doc(listing.id), {
      images,
      ...(opens && { status: 'active', slug }),
      updated_at: Timestamp.fromMillis(now),
      revision: nextRevision(listing),
    });
    if (opens && listing.slug === null)
      transaction.create(documents.collection('slugs').doc(slug), { motorcycle_id: listing.id });
  }
  return { done: planned.length, refused };
};
