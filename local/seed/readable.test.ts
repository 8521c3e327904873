import { describe, expect, it } from 'vitest';
import { glossary } from '../../src/content/glossary.ts';
import { featureLabel } from '../../src/domain/listings/features.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import { hasPage } from '../../src/domain/listings/listing.ts';
import { chooseText } from '../../src/domain/selling/chooseText.ts';
import { foreignLanguage, textLanguage } from '../../src/domain/text/writtenIn.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { otherLanguage } from '../../src/i18n/sayPhrase.ts';
import { buildListings } from './buildListings.ts';

/** Only public listings have a page. */
const bikes = buildListings(120, Date.UTC(2026, 4, 17)).flatMap(({ listing }) =>
  hasPage(listing) ? [listing] : [],
);

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;
/**
 * Returns whether a text is in the reader's language. Names and numbers count as `around`, the surrounding
 * text's language.
 */
const isIn = (reader: Language, text: string, around: Language | null = null) =>
  foreignLanguage(reader, text) === undefined && (textLanguage(text) ?? around ?? reader) === reader;

const paragraphs = (html: string) =>
  html.split(/<\/(?:p|li)>/).flatMap((part) => part.replace(/<[^>]*>/g, ' ').trim() || []);

const featurePiece = (reader: Language, feature: string) => {
  const text = glossary.inLanguage(reader, featureLabel(reader, feature));
  const isTerm = glossary.inLanguage(otherLanguage(reader), text) !== text;
  return { text, isReadable: isTerm || textLanguage(text) === reader };
};

/** Returns the seller's texts on a listing's page. */
const piecesOf = (reader: Language, bike: Published) => {
  const { shown, isMachine } = chooseText(reader, bike);
  expect(isMachine).toBe(false);
  return [
    ...[bike.make, bike.model, bike.engine].map((text) => ({ text, isReadable: isIn(reader, text) })),
    ...bike.features.map((feature) => featurePiece(reader, feature)),
    ...paragraphs(shown.html).map((text) => ({ text, isReadable: isIn(reader, text, shown.language) })),
  ];
};

const shareOf = (reader: Language, some: readonly Published[]) => {
  const counts = { readable: 0, all: 0 };
  for (const { text, isReadable } of some.flatMap((bike) => piecesOf(reader, bike))) {
    counts.all += wordsIn(text);
    if (isReadable) counts.readable += wordsIn(text);
  }
  return counts.readable / counts.all;
};

it.each(languages)(
  'nine of ten words of 114 pages can be read in %s, thanks to the second texts',
  (reader) => {
    const withoutSecond = bikes.map((bike) => ({ ...bike, other_description: '' }));
    expect(bikes).toHaveLength(114);
    expect(shareOf(reader, bikes)).toBeGreaterThanOrEqual(0.9);
    expect(shareOf(reader, withoutSecond)).toBeLessThan(0.75);
  },
);

describe('the second texts of the demo bikes', () => {
  const written = bikes.flatMap(({ description, other_description }) =>
    other_description ? [{ description, other_description }] : [],
  );

  it('are on most of them, and not on all', () => {
    expect(written.length / bikes.length).toBeGreaterThan(0.88);
    expect(written.length).toBeLessThan(bikes.length);
  });

  it('are in the other language, with nothing left to fill and no price in words of the first', () => {
    for (const { description, other_description } of written) {
      const isVietnamese = textLanguage(description) === 'vi';
      expect(textLanguage(other_description)).toBe(isVietnamese ? 'en' : 'vi');
      expect(other_description).not.toMatch(/[{}]|undefined|NaN/);
      expect(other_description).not.toMatch(isVietnamese ? /\d+tr\d?\b/ : /million/);
    }
  });
});
