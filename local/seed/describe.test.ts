import { describe, expect, it } from 'vitest';
import { featureLabel, features as offered } from '../../src/domain/listings/features.ts';
import { buildListings } from './buildListings.ts';
import { asking, shortKilometres } from './describe.ts';
import { canHave } from './equipment.ts';
import { models } from './models.ts';
import { sellers } from './people.ts';

const described = buildListings(3_000, Date.UTC(2026, 4, 17, 9, 30))
  .slice(0, 1_500)
  .flatMap(({ listing }) => (listing.description ? [listing] : []));
const different = <T>(values: readonly T[]) => [...new Set(values)];
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ');
const wordCount = (html: string) => plain(html).split(/\s+/).filter(Boolean).length;

describe('descriptions of the seed', () => {
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
    const shops = new Set(sellers.filter(({ trade }) => trade === 'shop').map(({ id }) => id));
    for (const { description, user_id } of described)
      expect(description).not.toMatch(
        shops.has(user_id)
          ? /my mother|mẹ mình|I ride it|Mình bán|My visa|nhà sắp có em bé/
          : /Tiệm |Bên mình|our workshop|We take your old bike/,
      );
  });

  it('never call somebody the only owner of a bike that stands in another name', () => {
    const only = /một đời chủ|Đứng tên từ đầu|[Oo]ne owner|một chủ\./;
    const other = /tên chủ cũ|tên chủ trước|đứng tên chủ|previous owner’s name|registered to the previous/;
    const matching = (pattern: RegExp) => described.filter(({ description }) => pattern.test(description));
    expect(matching(only).length).toBeGreaterThan(0);
    expect(matching(other).length).toBeGreaterThan(0);
    expect(matching(only).filter((listing) => matching(other).includes(listing))).toEqual([]);
  });

  it('stand beside features, each once, those of the form by their stored names', () => {
    const written = different(described.flatMap(({ features }) => features));
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
      const text = plain([description, ...features].join(' '));
      expect(text).not.toMatch(/(?:\+|\b0)[\d .-]{7,}\d/);
      expect(text).not.toMatch(/\d{7,}|@|zalo|whatsapp|https?:/i);
    }
  });
});

it.each([
  [26_500_000, '26tr5', '26.5 million'],
  [26_000_000, '26tr', '26 million'],
  [9_900_000, '9tr9', '9.9 million'],
])('%i is %s in Vietnamese and %s in English', (price, vi, en) => {
  expect([asking(price, 'vi'), asking(price, 'en')]).toEqual([vi, en]);
});

it.each([
  [640, '640 km', '640 km'],
  [15_230, '15,2k km', '15.2k km'],
  [30_000, '30k km', '30k km'],
])('%i km is %s in Vietnamese and %s in English', (kilometres, vi, en) => {
  expect([shortKilometres(kilometres, 'vi'), shortKilometres(kilometres, 'en')]).toEqual([vi, en]);
});

it.each([
  ['Fuel injection', 'Wave Alpha', 2018, false],
  ['Vành đúc', 'Wave Alpha', 2018, false],
  ['Phun xăng điện tử', 'Future 125', 2018, true],
  ['Fuel cap outside', 'Primavera 125', 2020, false],
  ['Idling stop', 'Sprint 150', 2020, false],
  ['Nắp xăng ngoài', 'Grande', 2020, true],
  ['Combined brakes (CBS)', 'Vision', 2022, true],
  ['Combined brakes (CBS)', 'Janus', 2020, false],
  ['Smart Key', 'Vision', 2015, false],
  ['Kick start', 'LX 125', 2012, false],
  ['A sticker of a cat', 'Panigale V4', 2024, true],
])('%s on a %s of %i: %s', (feature, name, year, expected) => {
  const bikes = models.filter(({ model }) => model === name);
  expect(bikes.map((model) => canHave(feature, model, year))).toEqual([expected]);
});
