import { doc, writeBatch } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { dayNumber } from '../../src/domain/listings/leaving.ts';
import { limits } from '../../src/domain/listings/listingFields.ts';
import { vietnameseDay } from '../../src/domain/time/time.ts';
import { buildDraft, buildListing } from '../fixtures/buildListing.ts';
import { buildPhotos } from '../fixtures/buildPhoto.ts';
import { everyFact } from '../fixtures/everyFact.ts';
import { acceptedFor, count, edit } from './counted.ts';
import { fresh, now, stored } from './documents.ts';
import { openRulebook } from './rulebook.ts';
import { scene } from './scene.ts';

/** Number of expressions to keep free: a request may evaluate 1,000, and each new field takes about 20. */
const wanted = 80;

/**
 * Returns a condition with this many expressions: each operand and operator is one. Balanced, since the
 * parser limits the depth.
 */
const expressions = (count: number): string => {
  if (count <= 1) return 'true';
  const left = Math.floor((count - 1) / 2);
  return `(${expressions(left)} && ${expressions(count - 1 - left)})`;
};
const valid = 'return hasBasics(bike) &&';
const book = openRulebook('room', (rules) => {
  expect(rules).toContain(valid);
  return rules.replace(valid, `return ${expressions(wanted)} && hasBasics(bike) &&`);
});

const largest = (id: string) => ({
  slug: 'a'.repeat(140),
  category: 'other',
  condition: 'used',
  transmission: 'semi-automatic',
  fuel: 'electric',
  colour: 'orange',
  ...{ battery_health: 100, battery_range: 500, battery_range_new: 500, top_speed: 200 },
  battery_fee: 9_999_999,
  leaving_on: dayNumber(vietnameseDay(Date.now() + 86_400_000)),
  description: 'a'.repeat(limits.description),
  other_description: 'a'.repeat(limits.description),
  features: Array.from({ length: limits.features }, () => 'a'.repeat(limits.feature)),
  facts: everyFact,
  images: buildPhotos(10, id),
});

it.each(['confirmed', 'phone'] as const)(
  'a bike with everything at its most leaves room for 80 expressions, with both numbers in one batch (%s)',
  async (standing) => {
    await book.place({ ...scene, ...acceptedFor(['new']) });
    const store = book.as('seller', standing);
    const bike = { ...fresh(buildListing({ id: 'new' })), ...largest('new') };
    const number = { value: '+84912345678', hidden: true, updated_at: now() };
    const batch = writeBatch(store)
      .set(doc(store, 'motorcycles/new'), bike)
      .set(doc(store, 'slugs', bike.slug), { motorcycle_id: 'new' })
      .set(doc(store, 'motorcycles/new/contact/phone'), number)
      .set(doc(store, 'motorcycles/new/contact/whatsapp'), number);
    await book.allows(count(batch, store, 'seller', 'listing', `slugs/${bike.slug}`).commit());
  },
);

it('a draft that becomes one with everything at its most leaves as much', async () => {
  const draft = stored(buildDraft());
  await book.place({ ...scene, 'motorcycles/draft': draft, ...acceptedFor(['draft']) });
  const store = book.as('seller');
  const bike = {
    ...stored(buildListing({ id: 'draft' })),
    ...largest('draft'),
    created_at: draft.created_at,
    updated_at: now(),
    revision: 1,
  };
  const batch = writeBatch(store)
    .set(doc(store, 'motorcycles/draft'), bike)
    .set(doc(store, 'slugs', bike.slug), { motorcycle_id: 'draft' });
  await book.allows(count(batch, store, 'seller', 'listing', `slugs/${bike.slug}`).commit());
});

it('a change of a bike with everything at its most leaves as much', async () => {
  const bike = { ...stored(buildListing({ id: 'active' })), ...largest('active') };
  await book.place({ ...scene, 'motorcycles/active': bike });
  const photos = bike.images.slice(0, 9);
  await book.allows(edit(book, 'motorcycles/active', { price: 1, images: photos, updated_at: now() }));
});
