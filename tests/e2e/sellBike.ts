import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { people } from '../../local/seed/people.ts';
import { Published } from '../../src/domain/listings/listing.schema.ts';
import type { Stored } from '../../src/domain/listings/listing.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { localize, paths } from '../../src/paths.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { expect } from './browser.ts';
import { type Member, store } from './people.ts';

/** Pictures that are there, so that no page of these bikes lacks one: a seed's, because a test may hide its own. */
export const seededPhotos = async () => {
  const [seller] = people;
  const seeded = await store().collection('motorcycles').where('user_id', '==', seller?.id).get();
  const bike = seeded.docs.find((one) => one.get('status') === 'active');
  return Published.shape.images.parse(bike?.get('images')).slice(0, 1);
};

let bikes = 0;
/** A bike of this seller with a page of its own. */
export const sellBike = async (
  seller: Member,
  changes: Partial<Published> = {},
): Promise<Stored<Published>> => {
  bikes += 1;
  const id = `talk-${process.pid}-${Date.now().toString(36)}-${bikes}`;
  const bike = buildListing({
    id,
    slug: id.toLowerCase(),
    user_id: seller.id,
    model: `Wave ${bikes} ${Date.now()}`,
    description: '<p>Xe chính chủ, máy êm.</p>',
    seller_name: seller.name,
    images: await seededPhotos(),
    ...changes,
  });
  const { id: _, ...data } = bike;
  const at = Timestamp.now();
  const batch = store().batch();
  batch.set(store().doc(`motorcycles/${id}`), { ...data, created_at: at, updated_at: at });
  batch.set(store().doc(`slugs/${bike.slug}`), { motorcycle_id: id });
  await batch.commit();
  return bike;
};

/** Opens its page, once the function has drawn it. */
export const openBike = async (page: Page, lang: Language, bike: Stored<Published>) => {
  const path = localize(lang, paths.listing(bike.slug));
  await expect.poll(async () => (await page.request.get(path)).text()).toContain(bike.model);
  await page.goto(path);
};
