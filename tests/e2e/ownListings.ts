import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Listing } from '../../src/domain/listing.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { type Member, store } from './people.ts';

/** A photo that is there to be seen. */
const someImages = async () => {
  const seeded = await store().collection('motorcycles').where('status', '==', 'active').limit(1).get();
  const images: unknown = seeded.docs[0]?.get('images');
  return Array.isArray(images) ? images.slice(0, 1) : [];
};

/** Puts a complete listing of somebody into the database, with its number. A draft has no address yet. */
export const giveListing = async (owner: Member, model: string, status: Listing['status'] = 'active') => {
  const id = randomUUID();
  const slug = status === 'draft' ? null : `own-${id}`;
  const { id: _, ...fields } = buildListing({ id, user_id: owner.id, model, seller_name: owner.name });
  const now = Timestamp.now();
  const batch = store().batch();
  batch.set(store().doc(`motorcycles/${id}`), {
    ...fields,
    status,
    slug,
    images: await someImages(),
    created_at: now,
    updated_at: now,
  });
  for (const channel of ['phone', 'whatsapp'])
    batch.set(store().doc(`motorcycles/${id}/contact/${channel}`), { ...buildContact(), updated_at: now });
  if (slug) batch.set(store().doc(`slugs/${slug}`), { motorcycle_id: id });
  await batch.commit();
  return id;
};

export const statusOf = async (id: string) => {
  const listing = await store().doc(`motorcycles/${id}`).get();
  return listing.get('deleted_at') ? 'deleted' : listing.get('status');
};
