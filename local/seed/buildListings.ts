import { Contact } from '../../src/domain/contacts/contact.schema.ts';
import { channels } from '../../src/domain/contacts/contact.ts';
import { endOfReservation, type ReservedDays } from '../../src/domain/listings/endOfReservation.ts';
import { dayNumber } from '../../src/domain/listings/leaving.ts';
import { Draft, type Listing, Published } from '../../src/domain/listings/listing.schema.ts';
import { isForSale } from '../../src/domain/listings/listing.ts';
import { reductionOf, withPrice } from '../../src/domain/listings/priceSteps.ts';
import { listingSlug, slugCandidate } from '../../src/domain/listings/slug.ts';
import { photoAddress } from '../../src/domain/photos/photo.ts';
import { shopIdOf } from '../../src/domain/shops/shop.ts';
import { day, vietnameseDay } from '../../src/domain/time/time.ts';
import { seeded } from '../random.ts';
import type { Bike } from './bike.ts';
import { type Dealt, dealBikes } from './dealBikes.ts';
import { secondWriter, writer } from './describe.ts';
import { factsFor } from './facts.ts';
import { idOf, uuidOf } from './ids.ts';
import type { Seller } from './people.ts';
import { photosOf } from './photoPool.ts';

/** Number of listings with their own photos. Later listings reuse those photos. */
export const seededInFull = 120;
const spread = 60 * day;

export type SeedPhoto = { id: string; name: string };
export type SeedListing = {
  id: string;
  listing: Listing;
  contact: { phone: Contact; whatsapp: Contact };
  /** Empty if the listing reuses another listing's photos. */
  photos: SeedPhoto[];
};

export type SeedDocument = { path: string; data: Record<string, unknown> };

/**
 * Returns the day's start, from which all ages are counted.
 * @example startOfDay(Date.UTC(2026, 0, 2, 3)) // => Date.UTC(2026, 0, 2)
 */
export const startOfDay = (now: number) => now - (now % day);

const contactOf = ({ phone, whatsapp, hidesPhone, hidesWhatsapp }: Seller, updated_at: number) => ({
  phone: Contact.parse({ value: phone, hidden: hidesPhone, updated_at }),
  whatsapp: Contact.parse({ value: whatsapp, hidden: hidesWhatsapp, updated_at }),
});

const pictures = (id: string, { model, cover }: Bike, count: number): SeedPhoto[] =>
  photosOf(model.look, cover)
    .slice(0, count)
    .map((name, index) => ({ id: uuidOf(`photo/${id}/${index}`), name }));

/** Empty fields of an unfinished draft. */
const unfinished = {
  ...{ mileage: null, price: null, condition: null, transmission: null },
  ...{ engine: '', description: '', other_description: '' },
  ...{ features: [], facts: [], images: [] },
};

const factsOf = ({ bike, price }: Dealt) => {
  const { make, model, category, engine, transmission, fuel } = bike.model;
  const { year, mileage, condition, place: location } = bike;
  const { colour } = bike.cover.paint;
  return {
    make,
    model,
    year,
    mileage,
    price,
    category,
    condition,
    engine,
    location,
    transmission,
    fuel,
    colour,
  };
};

const newRange = 90;
const batteryOf = ({ model, age }: Bike, facts: readonly string[]) => {
  if (model.fuel !== 'electric') return {};
  const battery_health = Math.max(60, 100 - 5 * age);
  return {
    battery_health,
    battery_range: Math.round((newRange * battery_health) / 100),
    battery_range_new: newRange,
    top_speed: Number.parseInt(model.engine, 10) < 2_000 ? 70 : 90,
    ...(facts.includes('pack:rented') && { battery_fee: 350_000 }),
  };
};

/** Days for which a bike is reserved, by its index among bikes for sale. */
const reserved: Readonly<Record<number, ReservedDays>> = { 4: 3, 9: 7 };

/** Price reductions in percent, by the bike's index among bikes for sale for at least two weeks. */
const reduced: Readonly<Record<number, number>> = { 0: 8, 9: 12, 20: 5 };

/** Days until the seller leaves, by the same index as in `reduced`. */
const leaving: Readonly<Record<number, number>> = { 0: 5, 5: 12 };

const reducedPrices = (listing: Published, percent: number, today: number) => {
  const from = Math.ceil(listing.price / (1 - percent / 100) / 100_000) * 100_000;
  const steps = [{ day: vietnameseDay(listing.created_at), price: from }];
  const price_steps = withPrice(steps, vietnameseDay(today - 5 * day), listing.price);
  const reduction = reductionOf(price_steps);
  return { price_steps, reduced_from: reduction?.from ?? null, reduced_until: reduction?.until ?? null };
};

/**
 * Builds the demo's listings, newest first. Equal arguments give equal listings. A higher count adds older
 * ones.
 */
export const buildListings = (count: number, now: number): SeedListing[] => {
  const today = startOfDay(now);
  const dealt = dealBikes(new Date(today).getUTCFullYear());
  const random = seeded('vongxe/texts');
  const write = writer(random);
  const writeSecond = secondWriter(seeded('vongxe/second texts'));
  const twins = new Map<string, number>();
  const shared: Listing['images'][] = [];

  const slugOf = (facts: ReturnType<typeof factsOf>) => {
    const plain = listingSlug(facts, new Date(today));
    const attempt = (twins.get(plain) ?? 0) + 1;
    twins.set(plain, attempt);
    return slugCandidate(plain, attempt);
  };

  const build = (deal: Dealt, index: number): SeedListing => {
    const { seller, status, bike } = deal;
    const id = idOf(`listing/${index}`);
    const facts = factsOf(deal);
    const { description, papers } = write.describe(bike, deal.price);
    const texts = {
      description,
      other_description: writeSecond(bike, deal.price, papers),
      features: write.features(bike),
    };
    const words = [description, texts.other_description, ...texts.features].join(' ');
    const stated = factsFor(id, bike, words, today);
    const wanted = random.whole(3, 5);
    const isUnfinished = status === 'draft' && index % 2 === 0;
    const photos = index < seededInFull && !isUnfinished ? pictures(id, bike, wanted) : [];
    const own = photos.map((photo, image_order) => ({ image_url: photoAddress(id, photo.id), image_order }));
    if (own.length > 0) shared.push(own);

    const created_at = today - Math.round(((index + random.next()) / count) * spread);
    const changed = status === 'active' ? 0 : random.between(0.1, 0.9);
    const complete = {
      ...facts,
      ...batteryOf(deal.bike, stated),
      ...texts,
      facts: stated,
      status,
      user_id: seller.id,
      seller_name: seller.name,
      ...(seller.shop && { shop: shopIdOf(seller.shop.name) }),
      created_at,
      updated_at: Math.round(created_at + (today - created_at) * changed),
      deleted_at: null,
      views_count: status === 'draft' ? 0 : Math.round(((today - created_at) / day) * random.between(0.5, 6)),
      images: index < seededInFull ? own : (shared[index % shared.length] ?? []),
      hide_phone: seller.hidesPhone,
      hide_whatsapp: seller.hidesWhatsapp,
    };
    const listing =
      status === 'draft'
        ? Draft.parse({ ...complete, slug: null, ...(isUnfinished && unfinished) })
        : Published.parse({
            ...complete,
            slug: slugOf(facts),
            price_steps: [{ day: vietnameseDay(created_at), price: deal.price }],
          });
    return { id, listing, contact: contactOf(seller, created_at), photos };
  };

  const listings = Array.from({ length: count }, (_, index) => build(dealt.next().value, index));
  const forSale = listings.filter(({ listing }) => listing.status === 'active');
  for (const [rank, days] of Object.entries(reserved)) {
    const seeded = forSale[Number(rank)];
    if (seeded) seeded.listing = { ...seeded.listing, reserved_until: endOfReservation(days, today) };
  }
  const older = forSale.filter(({ listing }) => listing.created_at < today - 14 * day);
  for (const [rank, percent] of Object.entries(reduced)) {
    const seeded = older[Number(rank)];
    if (seeded && isForSale(seeded.listing))
      seeded.listing = { ...seeded.listing, ...reducedPrices(seeded.listing, percent, today) };
  }
  for (const [rank, days] of Object.entries(leaving)) {
    const seeded = older[Number(rank)];
    const leaving_on = dayNumber(vietnameseDay(today + days * day));
    if (seeded) seeded.listing = { ...seeded.listing, leaving_on };
  }
  return listings;
};

/** The listing is last: functions that it triggers read the other documents. */
export const listingDocuments = ({ id, listing, contact }: SeedListing): SeedDocument[] => {
  const addresses = listing.images.map(({ image_url }) => image_url);
  return [
    ...(listing.slug === null ? [] : [{ path: `slugs/${listing.slug}`, data: { motorcycle_id: id } }]),
    ...channels.map((channel) => ({ path: `motorcycles/${id}/contact/${channel}`, data: contact[channel] })),
    ...(addresses.length > 0
      ? [{ path: `listing_photos/${id}`, data: { user_id: listing.user_id, addresses } }]
      : []),
    { path: `motorcycles/${id}`, data: listing },
  ];
};

/** Marks a bike as announced: nobody is notified of demo bikes. */
export const newsDocuments = ({ id, listing }: SeedListing): SeedDocument[] => {
  const at = new Date(listing.created_at);
  return isForSale(listing)
    ? [
        { path: `announced/${id}`, data: { at } },
        { path: `social_posts/${id}`, data: { state: 'off', at } },
      ]
    : [];
};
