import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { bucketFiles } from '../../functions/src/platform/files.ts';
import type { Listing } from '../../src/domain/listings/listing.schema.ts';
import { photoAddress, type Rendition, renditionPath, renditions } from '../../src/domain/photos/photo.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { mylistings } from '../../src/i18n/texts/mylistings.ts';
import { translate } from '../../src/i18n/texts.ts';
import { settings } from '../../src/settings.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { type Member, store } from './people.ts';

const sizes = Object.keys(renditions) as Rendition[];

/** Stores a unique photo, since the rules refuse one of another listing. */
const givePhoto = async (listingId: string) => {
  const photoId = randomUUID();
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#8a5a44' } });
  const content = await picture.webp().toBuffer();
  // Retries dropped connections, as the functions do.
  const files = bucketFiles(settings.firebase.storageBucket);
  for (const size of sizes) await files.write(renditionPath(listingId, photoId, size), content, 'image/webp');
  return { image_url: photoAddress(listingId, photoId), image_order: 0 };
};

/** Creates a member's complete listing with phone number. A draft gets no slug. */
export const giveListing = async (
  owner: Member,
  model: string,
  status: Listing['status'] = 'active',
  now = Timestamp.now(),
) => {
  const id = randomUUID();
  const slug = status === 'draft' ? null : `own-${id}`;
  const { id: _, ...fields } = buildListing({ id, user_id: owner.id, model, seller_name: owner.name });
  const batch = store().batch();
  const photo = await givePhoto(id);
  batch.set(store().doc(`listing_photos/${id}`), { user_id: owner.id, addresses: [photo.image_url] });
  batch.set(store().doc(`motorcycles/${id}`), {
    ...fields,
    status,
    slug,
    images: [photo],
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

export const openOwnMenu = async (row: Locator, lang: Language): Promise<Locator> => {
  await row.getByRole('button', { name: `${translate(lang, mylistings)('more')}: ` }).click();
  return row.getByRole('menuitem');
};
export const pickOwn = async (row: Locator, lang: Language, name: keyof typeof mylistings): Promise<void> => {
  const items = await openOwnMenu(row, lang);
  await items
    .and(row.getByRole('menuitem', { name: translate(lang, mylistings)(name), exact: true }))
    .click();
};
