import { describe, expect, it } from 'vitest';
import { Contact } from '../../src/domain/contacts/contact.schema.ts';
import { featureLabel, features as offered } from '../../src/domain/listings/features.ts';
import { Listing } from '../../src/domain/listings/listing.schema.ts';
import { hasPage } from '../../src/domain/listings/listing.ts';
import { allCategories, formConditions } from '../../src/domain/listings/listingFields.ts';
import { reservedUntil } from '../../src/domain/listings/reserved.ts';
import { makes } from '../../src/domain/models/makes.ts';
import { locations } from '../../src/domain/places/locations.ts';
import { day } from '../../src/domain/time/time.ts';
import { buildListings } from './buildListings.ts';
import { wordCount } from './describe.ts';
import { sellers } from './people.ts';

const now = Date.UTC(2026, 4, 17, 9, 30);
const today = Date.UTC(2026, 4, 17);
const seeded = buildListings(120, now);
/** As many as a year brings, for what only large numbers show. */
const many = buildListings(3_000, now);
const listings = seeded.map(({ listing }) => listing);
const published = listings.filter(hasPage);
const different = <T>(values: readonly T[]) => [...new Set(values)];
const count = (status: string) => listings.filter((listing) => listing.status === status).length;

describe('the listings of the seed', () => {
  it('are the same whenever on the same day', () => {
    expect(buildListings(120, now + 5 * 3_600_000)).toEqual(seeded);
  });

  it('keep their relative ages on another day', () => {
    const ages = (start: number) =>
      buildListings(120, start).map(({ listing }) => start - listing.created_at);
    expect(ages(today + day)).toEqual(ages(today));
  });

  it('are the beginning of a longer list, which shares their pictures', () => {
    const longer = buildListings(400, now);
    const undated = ({
      listing: { created_at: _, updated_at: __, views_count: ___, ...kept },
    }: (typeof seeded)[0]) => kept;
    expect(longer.slice(0, 120).map(undated)).toEqual(seeded.map(undated));
    const shown = new Set(listings.flatMap(({ images }) => images.map((image) => image.image_url)));
    for (const { listing, photos } of longer.slice(120)) {
      expect(photos).toEqual([]);
      for (const image of listing.images) expect(shown).toContain(image.image_url);
    }
  });

  it.each([1, 119, 120, 1_500])('are %i when so many are asked for, all of them whole', (wanted) => {
    const exact = buildListings(wanted, now);
    expect(exact).toHaveLength(wanted);
    for (const { listing, contact } of exact) {
      expect(Listing.parse(listing)).toEqual(listing);
      expect(Contact.parse(contact.phone)).toEqual(contact.phone);
      expect(Contact.parse(contact.whatsapp)).toEqual(contact.whatsapp);
    }
    expect(different(exact.map(({ id }) => id))).toHaveLength(wanted);
    const slugs = exact.flatMap(({ listing }) => listing.slug ?? []);
    expect(different(slugs)).toHaveLength(slugs.length);
  });

  it('keep two bikes on sale for somebody, for days to come', () => {
    const late = now + 14 * 3_600_000;
    const stillReserved = listings.filter((listing) => reservedUntil(listing, late) !== null);
    expect(stillReserved.map(({ status }) => status)).toEqual(['active', 'active']);
    expect(stillReserved.every(({ reserved_until }) => (reserved_until ?? 0) < today + 9 * day)).toBe(true);
  });

  it('show every make, every category, every condition of the form and 30 places or more', () => {
    expect(different(listings.map((listing) => listing.make)).toSorted()).toEqual([...makes].toSorted());
    expect(different(published.map((listing) => listing.category)).toSorted()).toEqual(
      allCategories.toSorted(),
    );
    expect(different(published.map((listing) => listing.condition))).toEqual(
      expect.arrayContaining([...formConditions]),
    );
    const allPlaces: string[] = locations.map((place) => place.value);
    const places = different(published.map((listing) => listing.location));
    expect(places.length).toBeGreaterThanOrEqual(30);
    expect(allPlaces).toEqual(expect.arrayContaining(places));
  });

  it('are for sale, sold, paused and drafts, some of them electric', () => {
    expect([count('active'), count('sold'), count('paused'), count('draft')]).toEqual([96, 12, 6, 6]);
    expect(listings.filter((listing) => listing.fuel === 'electric').length).toBeGreaterThanOrEqual(3);
  });

  it('cost from 5 to 900 million đồng, and both ends are there', () => {
    const prices = published.map((listing) => listing.price);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(5_000_000);
    expect(Math.min(...prices)).toBeLessThan(8_000_000);
    expect(Math.max(...prices)).toBeLessThanOrEqual(900_000_000);
    expect(Math.max(...prices)).toBeGreaterThan(700_000_000);
  });

  it('cost less the older a model is', () => {
    const visions = many
      .flatMap(({ listing }) => (hasPage(listing) ? [listing] : []))
      .filter((listing) => listing.model === 'Vision' && listing.condition === 'good');
    const mean = (from: number, to: number) => {
      const prices = visions.filter(({ year }) => year >= from && year <= to).map(({ price }) => price);
      return prices.reduce((sum, price) => sum + price, 0) / prices.length;
    };
    expect(mean(2015, 2018)).toBeLessThan(mean(2019, 2021));
    expect(mean(2019, 2021)).toBeLessThan(mean(2022, 2025));
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
    expect(different(newest.map((listing) => listing.make)).length).toBeGreaterThanOrEqual(6);
    expect(newest.filter((listing) => listing.make === 'Honda').length).toBeGreaterThanOrEqual(3);
  });

  it('are as the street is: Honda before all others, then Yamaha, few of them dear', () => {
    const share = (make: string) =>
      listings.filter((listing) => listing.make === make).length / listings.length;
    expect(share('Honda')).toBeGreaterThan(0.33);
    expect(share('Honda') + share('Yamaha')).toBeGreaterThan(0.5);
    const dear = published.filter((listing) => listing.price > 150_000_000);
    expect(dear.length / published.length).toBeLessThan(0.2);
  });

  it('do not pile up at the lowest and the highest price', () => {
    const prices = many.flatMap(({ listing }) => (hasPage(listing) ? [listing.price] : []));
    for (const end of [5_000_000, 900_000_000])
      expect(prices.filter((price) => price === end).length).toBeLessThan(6);
  });

  it('[S5.17] have 3 to 5 photos each, none of them twice, at addresses below their own', () => {
    const ids = seeded.flatMap(({ photos }) => photos.map((photo) => photo.id));
    expect(different(ids)).toHaveLength(ids.length);
    for (const { id, listing, photos } of seeded.filter(({ listing }) => hasPage(listing))) {
      expect(photos.length).toBeGreaterThanOrEqual(3);
      expect(photos.length).toBeLessThanOrEqual(5);
      expect(listing.images.map((image) => image.image_url)).toEqual(
        photos.map((photo) => `/photos/${id}/${photo.id}`),
      );
    }
  });

  it('belong to shops with many and to forty people and more with one or two', () => {
    const owners = different(listings.map((listing) => listing.user_id));
    expect(owners).toHaveLength(sellers.length);
    expect(owners.length).toBeGreaterThanOrEqual(45);
    for (const { id, trade } of sellers) {
      const own = listings.filter((listing) => listing.user_id === id).length;
      if (trade === 'shop') expect(own).toBeGreaterThanOrEqual(7);
      else expect(own).toBeLessThanOrEqual(2);
    }
  });

  it('hide what their sellers hide', () => {
    for (const { listing, contact } of seeded) {
      expect(contact.phone.hidden).toBe(listing.hide_phone);
      expect(contact.whatsapp.hidden).toBe(listing.hide_whatsapp);
      if (contact.phone.hidden && contact.whatsapp.value === contact.phone.value) {
        const { whatsapp } = sellers.find(({ id }) => id === listing.user_id) ?? {};
        if (!whatsapp) expect(contact.whatsapp.hidden).toBe(true);
      }
    }
    expect(seeded.some(({ contact }) => contact.phone.hidden)).toBe(true);
    expect(seeded.some(({ contact }) => contact.whatsapp.hidden)).toBe(true);
  });
});

describe('their descriptions', () => {
  const described = many.slice(0, 1_500).flatMap(({ listing }) => (listing.description ? [listing] : []));

  it('have 12 to 200 words, in paragraphs and lists only, with nothing left to fill', () => {
    for (const { description } of described) {
      expect(wordCount(description)).toBeGreaterThanOrEqual(12);
      expect(wordCount(description)).toBeLessThanOrEqual(200);
      expect(description.replace(/<\/?(?:p|ul|li|strong)>/g, '')).not.toMatch(
        /[<>{}]|undefined|\bNaN\b|[Ll]orem/,
      );
      expect(description).not.toContain('<p></p>');
    }
  });

  const vietnamese = described.filter(({ description }) =>
    /[ăđơưạảấầẩậắặẹếềểệịọốồổộớờởợụứừửựỳ]/.test(description.replace('chính chủ', '')),
  );

  it('are all different, the greater half of them Vietnamese', () => {
    expect(different(described.map(({ description }) => description))).toHaveLength(described.length);
    expect(vietnamese.length / described.length).toBeGreaterThan(0.5);
    expect(vietnamese.length / described.length).toBeLessThan(0.75);
  });

  it('are two lines with a price as people say it in four of ten Vietnamese ones', () => {
    const brief = vietnamese.filter(({ description }) => wordCount(description) < 55);
    expect(brief.length / vietnamese.length).toBeGreaterThan(0.3);
    expect(brief.length / vietnamese.length).toBeLessThan(0.5);
    for (const { description } of brief) expect(description).toMatch(/\d+tr\d?\b/);
  });

  it('speak as a shop where a shop sells, and only there', () => {
    for (const { description, user_id } of described) {
      const isShop = sellers.find(({ id }) => id === user_id)?.trade === 'shop';
      expect(description).not.toMatch(
        isShop
          ? /my mother|mẹ mình|I ride it|Mình bán|My visa|nhà sắp có em bé/
          : /Tiệm |Bên mình|our workshop|We take your old bike/,
      );
    }
  });

  it('never call somebody the only owner of a bike that stands in another name', () => {
    const only = /một đời chủ|Đứng tên từ đầu|[Oo]ne owner|một chủ\./;
    const other = /tên chủ cũ|tên chủ trước|đứng tên chủ|previous owner’s name|registered to the previous/;
    expect(described.some(({ description }) => only.test(description))).toBe(true);
    expect(described.some(({ description }) => other.test(description))).toBe(true);
    for (const { description } of described)
      if (only.test(description)) expect(description).not.toMatch(other);
  });

  it('stand beside features, each once, those of the form by their stored names', () => {
    const written = different(described.flatMap((listing) => listing.features));
    expect(written.filter((feature) => offered.includes(feature)).length).toBeGreaterThanOrEqual(9);
    const translated = offered.map((feature) => featureLabel('vi', feature));
    expect(written.filter((feature) => translated.includes(feature))).toEqual([]);
    for (const { features } of described) {
      expect(features.length).toBeGreaterThanOrEqual(2);
      expect(different(features)).toHaveLength(features.length);
    }
  });

  it('carry no phone number and no address of a person', () => {
    for (const { description, features } of described) {
      const text = [description, ...features].join(' ').replace(/<[^>]+>/g, ' ');
      expect(text).not.toMatch(/(?:\+|\b0)[\d .-]{7,}\d/);
      expect(text).not.toMatch(/\d{7,}|@|zalo|whatsapp|https?:/i);
    }
  });
});
