import { describe, expect, it } from 'vitest';
import { hasPage } from '../../src/domain/listings/listing.ts';
import { allCategories, formConditions } from '../../src/domain/listings/listingFields.ts';
import { lacksPrice, reducedBy } from '../../src/domain/listings/priceSteps.ts';
import { reservedUntil } from '../../src/domain/listings/reserved.ts';
import { makes } from '../../src/domain/models/makes.ts';
import { photoAddress } from '../../src/domain/photos/photo.ts';
import { day, hour, vietnameseDay } from '../../src/domain/time/time.ts';
import { buildListings, newsDocuments, type SeedListing } from './buildListings.ts';
import { sellers } from './people.ts';

const now = Date.UTC(2026, 4, 17, 9, 30);
const today = Date.UTC(2026, 4, 17);
const seeded = buildListings(120, now);
const publishedIn = (some: readonly SeedListing[]) =>
  some.flatMap(({ listing }) => (hasPage(listing) ? [listing] : []));
const listings = seeded.map(({ listing }) => listing);
const published = publishedIn(seeded);
/** 3,000 listings, because some problems are rare. */
const many = publishedIn(buildListings(3_000, now));
const different = <T>(values: readonly T[]) => [...new Set(values)];

describe('the listings of the seed', () => {
  it('are the same whenever on the same day', () => {
    expect(buildListings(120, now + 5 * hour)).toEqual(seeded);
  });

  it('keep their relative ages on another day', () => {
    const ages = (start: number) =>
      buildListings(120, start).map(({ listing }) => start - listing.created_at);
    expect(ages(today + day)).toEqual(ages(today));
  });

  it('are the beginning of a longer list, which shares their pictures', () => {
    const longer = buildListings(400, now);
    const undated = ({ listing }: SeedListing) => ({
      ...listing,
      ...{ created_at: 0, updated_at: 0, views_count: 0 },
      ...{ price_steps: [], reduced_from: null, reduced_until: null, leaving_on: null },
    });
    expect(longer.slice(0, 120).map(undated)).toEqual(seeded.map(undated));
    const shown = listings.flatMap(({ images }) => images.map((image) => image.image_url));
    for (const { listing, photos } of longer.slice(120)) {
      expect(photos).toEqual([]);
      expect(shown).toEqual(expect.arrayContaining(listing.images.map((image) => image.image_url)));
    }
  });

  it.each([1, 119, 1_500])('are %i when so many are asked for, each with an id and an address', (wanted) => {
    const exact = buildListings(wanted, now);
    const slugs = exact.flatMap(({ listing }) => listing.slug ?? []);
    const ids = exact.map(({ id }) => id);
    expect(ids.filter((id) => !/^[A-Za-z0-9]{20}$/.test(id))).toEqual([]);
    expect(different(ids)).toHaveLength(wanted);
    expect(different(slugs)).toHaveLength(slugs.length);
  });

  it('have a history of prices, and three that were reduced', () => {
    const reduced = listings.filter((listing) => reducedBy(listing) !== null);
    expect(reduced).toHaveLength(3);
    for (const { created_at, price, price_steps = [] } of reduced) {
      expect(price_steps).toHaveLength(2);
      expect(price_steps[0]?.day).toBe(vietnameseDay(created_at));
      expect(lacksPrice(price_steps, price ?? 0)).toBe(false);
    }
  });

  it('keep two bikes on sale for somebody, for days to come', () => {
    const reserved = listings.filter((listing) => reservedUntil(listing, now + 14 * hour) !== null);
    expect(reserved.map(({ status }) => status)).toEqual(['active', 'active']);
    expect(reserved.every(({ reserved_until }) => (reserved_until ?? 0) < today + 9 * day)).toBe(true);
  });

  it('show every make, every category, every condition of the form and 30 places or more', () => {
    expect(different(listings.map(({ make }) => make)).toSorted()).toEqual([...makes].toSorted());
    expect(different(published.map(({ category }) => category)).toSorted()).toEqual(allCategories.toSorted());
    expect(published.map(({ condition }) => condition)).toEqual(expect.arrayContaining([...formConditions]));
    expect(different(published.map(({ location }) => location)).length).toBeGreaterThanOrEqual(30);
  });

  it('are for sale, sold, paused and drafts, some of them electric', () => {
    const count = (wanted: string) => listings.filter(({ status }) => status === wanted).length;
    expect(['active', 'sold', 'paused', 'draft'].map(count)).toEqual([96, 12, 6, 6]);
    expect(listings.filter(({ fuel }) => fuel === 'electric').length).toBeGreaterThanOrEqual(3);
  });

  it('cost from 5 to 900 million đồng in round numbers, and both ends are there', () => {
    const prices = published.map(({ price }) => price);
    expect(Math.min(...prices)).toBeLessThan(8_000_000);
    expect(Math.max(...prices)).toBeGreaterThan(700_000_000);
    for (const { price } of many) {
      expect(price).toBeGreaterThanOrEqual(5_000_000);
      expect(price).toBeLessThanOrEqual(900_000_000);
      expect(price % 100_000).toBe(0);
    }
  });

  it('were written within the last 60 days, never in the future', () => {
    for (const { created_at, updated_at } of listings) {
      expect(today - created_at).toBeLessThanOrEqual(60 * day);
      expect(created_at).toBeLessThanOrEqual(updated_at);
      expect(updated_at).toBeLessThanOrEqual(today);
    }
  });

  it('begin with many makes, so that the home page is a varied one, and with what most people ride', () => {
    const newest = published.toSorted((a, b) => b.created_at - a.created_at).slice(0, 12);
    expect(different(newest.map(({ make }) => make)).length).toBeGreaterThanOrEqual(6);
    expect(newest.filter(({ make }) => make === 'Honda').length).toBeGreaterThanOrEqual(3);
  });

  it('are as the street is: Honda before all others, then Yamaha, few of them dear', () => {
    const share = (wanted: string) => listings.filter(({ make }) => make === wanted).length / listings.length;
    expect(share('Honda')).toBeGreaterThan(0.33);
    expect(share('Honda') + share('Yamaha')).toBeGreaterThan(0.5);
    const dear = published.filter(({ price }) => price > 150_000_000);
    expect(dear.length / published.length).toBeLessThan(0.2);
  });

  it('do not pile up at the lowest and the highest price', () => {
    for (const end of [5_000_000, 900_000_000])
      expect(many.filter(({ price }) => price === end).length).toBeLessThan(6);
  });

  it('[S5.17] have 3 to 5 photos each, none of them twice, at addresses below their own', () => {
    const ids = seeded.flatMap(({ photos }) => photos.map((photo) => photo.id));
    expect(different(ids)).toHaveLength(ids.length);
    for (const { id, listing, photos } of seeded.filter(({ listing }) => hasPage(listing))) {
      expect([3, 4, 5]).toContain(photos.length);
      expect(listing.images.map((image) => image.image_url)).toEqual(
        photos.map((photo) => photoAddress(id, photo.id)),
      );
    }
  });

  it('belong to shops with many and to forty people and more with one or two', () => {
    const counts = Map.groupBy(listings, ({ user_id }) => user_id);
    expect(counts.size).toBe(sellers.length);
    expect(counts.size).toBeGreaterThanOrEqual(45);
    for (const { id, trade } of sellers) {
      const own = counts.get(id)?.length ?? 0;
      if (trade === 'shop') expect(own).toBeGreaterThanOrEqual(7);
      else expect(own).toBeLessThanOrEqual(2);
    }
  });

  it('hide what their sellers hide', () => {
    for (const { listing, contact } of seeded) {
      expect(contact.phone.hidden).toBe(listing.hide_phone);
      expect(contact.whatsapp.hidden).toBe(listing.hide_whatsapp);
      const isSame = contact.whatsapp.value === contact.phone.value;
      if (isSame && contact.phone.hidden) expect(contact.whatsapp.hidden).toBe(true);
    }
    expect(seeded.some(({ contact }) => contact.phone.hidden)).toBe(true);
    expect(seeded.some(({ contact }) => contact.whatsapp.hidden)).toBe(true);
  });

  it('are noted as announced and not posted while they are for sale', () => {
    for (const bike of seeded) {
      const notes = newsDocuments(bike).map(({ path, data }) => [path, data.state]);
      const expected = [
        [`announced/${bike.id}`, undefined],
        [`social_posts/${bike.id}`, 'off'],
      ];
      expect(notes).toEqual(bike.listing.status === 'active' ? expected : []);
    }
  });
});
