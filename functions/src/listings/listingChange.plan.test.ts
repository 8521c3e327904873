import { expect, it } from 'vitest';
import { buildDraft, buildHidden, buildListing } from '../../../tests/fixtures/buildListing.ts';
import { type Effect, planListingChange } from './listingChange.plan.ts';

const price_steps = [{ day: '2026-01-15', price: 15_000_000 }];
const bike = buildListing({ seller_name: 'Lan', price_steps });
const slug = bike.slug;
const old = buildListing({ seller_name: 'Lan' });
const cheaper = { ...bike, price: 1 };
const hidden = buildHidden({ seller_name: 'Lan' });
const machines = { lang: 'en', html: '<p>A bike</p>', of: '1' } as const;
const words = (effects: Effect[]) =>
  effects.map((effect) => (effect.kind === 'page' ? `page ${effect.slug}` : effect.kind)).join(', ');
const everything = `catalogue, home, page ${slug}`;

it.each([
  ['a bike appears', null, bike, `shop, ${everything}`],
  [
    'a bike without its seller’s name appears',
    null,
    buildListing({ price_steps }),
    `nameSeller, shop, ${everything}`,
  ],
  ['a bike without a history appears', null, old, `shop, price, ${everything}`],
  [
    'an older bike without a history is edited',
    old,
    { ...old, features: ['Box'] },
    `catalogue, page ${slug}`,
  ],
  ['its first price is recorded', old, bike, ''],
  ['a draft appears', null, buildDraft(), ''],
  ['a draft is edited', buildDraft(), buildDraft({ model: 'Wave RSX' }), ''],
  ['a draft is published', buildDraft(), bike, `shop, ${everything}`],
  ['a bike becomes a draft', bike, buildDraft({ slug }), everything],
  ['nothing changes', bike, { ...bike }, ''],
  ['somebody looks at it', bike, { ...bike, views_count: 9, updated_at: bike.updated_at + 1 }, ''],
  ['only the description changes', bike, { ...bike, description: '<p>New</p>' }, `catalogue, page ${slug}`],
  [
    'only the look of the description changes',
    bike,
    { ...bike, description: `<p><b>${bike.description.slice(3)}` },
    `page ${slug}`,
  ],
  [
    'its seller writes the second text',
    bike,
    { ...bike, other_description: '<p>Xe đẹp</p>' },
    `catalogue, page ${slug}`,
  ],
  ['a machine has translated it', bike, { ...bike, translation: machines }, `page ${slug}`],
  [
    'the features change, which a search finds',
    bike,
    { ...bike, features: ['Box'] },
    `catalogue, page ${slug}`,
  ],
  ['the second photo changes', bike, { ...bike, images: [...bike.images, ...moved(1)] }, `page ${slug}`],
  ['the main photo changes', bike, { ...bike, images: moved(0) }, everything],
  ['the seller’s name changes', bike, { ...bike, seller_name: 'Minh' }, `page ${slug}`],
  ['the price changes', bike, { ...bike, price: 1 }, `price, ${everything}`],
  [
    'a bike comes on sale with another price',
    { ...cheaper, status: 'paused' as const },
    cheaper,
    `price, ${everything}`,
  ],
  [
    'its second price is recorded',
    bike,
    { ...bike, price_steps: [...price_steps, { day: '2026-01-16', price: 1 }] },
    `page ${slug}`,
  ],
  ['it is reduced', bike, { ...bike, reduced_from: 20_000_000, reduced_until: 9 }, everything],
  ['it is sold', bike, { ...bike, status: 'sold' as const }, everything],
  ['it is reserved', bike, { ...bike, reserved_until: 9 }, everything],
  [
    'it is kept for nobody any more',
    { ...bike, reserved_until: 9 },
    { ...bike, reserved_until: null },
    everything,
  ],
  [
    'a reserved one is paused',
    { ...bike, reserved_until: 9 },
    { ...bike, reserved_until: 9, status: 'paused' as const },
    `endReservation, ${everything}`,
  ],
  [
    'a reserved one is deleted',
    { ...bike, reserved_until: 9 },
    { ...bike, reserved_until: 9, deleted_at: 5 },
    `endReservation, ${everything}`,
  ],
  ['it is paused', bike, { ...bike, status: 'paused' as const }, everything],
  [
    'it is edited while paused',
    { ...bike, status: 'paused' as const },
    { ...bike, status: 'paused' as const, price: 1 },
    `page ${slug}`,
  ],
  ['an operator hides it', bike, hidden, `catalogue, home, photos, page ${slug}`],
  ['an operator brings it back', hidden, bike, `shop, catalogue, home, photos, page ${slug}`],
  ['it is deleted while it is hidden', hidden, { ...hidden, deleted_at: 5 }, ''],
  ['it is purged while it is hidden', hidden, null, ''],
  ['it is deleted', bike, { ...bike, deleted_at: 5 }, everything],
  [
    'it is deleted while paused',
    { ...bike, status: 'paused' as const },
    { ...bike, status: 'paused' as const, deleted_at: 5 },
    `page ${slug}`,
  ],
  ['it is purged after its deletion', { ...bike, deleted_at: 5 }, null, ''],
  ['it stops to parse', bike, null, everything],
  ['its address changes', bike, { ...bike, slug: 'other' }, `${everything}, page other`],
])('when %s', (_, before, after, planned) => {
  expect(words(planListingChange(before, after))).toBe(planned);
});

it.each([
  ['language', { lang: 'vi' }],
  ['text', { html: '<p>Other</p>' }],
  ['original', { of: '2' }],
] as const)('when the translation has another %s', (_, other) => {
  const [before, after] = [machines, { ...machines, ...other }];
  const planned = planListingChange({ ...bike, translation: before }, { ...bike, translation: after });
  expect(words(planned)).toBe(`page ${slug}`);
});

function moved(place: number) {
  return buildListing({ id: 'elsewhere' }).images.map((image) => ({ ...image, image_order: place }));
}
