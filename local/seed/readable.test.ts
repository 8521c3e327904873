import { describe, expect, it } from 'vitest';
import { glossary } from '../../src/content/glossary.ts';
import { featureLabel } from '../../src/domain/listings/features.ts';
import type { Published } from '../../src/domain/listings/listing.schema.ts';
import { hasPage } from '../../src/domain/listings/listing.ts';
import { chooseText } from '../../src/domain/selling/chooseText.ts';
import { foreignLanguage, textLanguage } from '../../src/domain/text/writtenIn.ts';
import { languages } from '../../src/i18n/languages.ts';
import { buildListings } from './buildListings.ts';

type Language = 'en' | 'vi';
type Piece = { text: string; isReadable: boolean };
/** Pages of 120 listings; drafts have none. */
const bikes = buildListings(120, Date.UTC(2026, 4, 17)).flatMap(({ listing }) =>
  hasPage(listing) ? [listing] : [],
);

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;
/** Is a text in a reader's language? Names and numbers count as either, within a text as that text's. */
const isIn = (reader: Language, text: string, around: Language | null = null) =>
  foreignLanguage(reader, text) === undefined && (textLanguage(text) ?? around ?? reader) === reader;

const paragraphs = (html: string) =>
  html.split(/<\/(?:p|li)>/).flatMap((part) => part.replace(/<[^>]*>/g, ' ').trim() || []);

/** Returns a feature as its reader sees it: a term that the glossary translates, or the seller's words. */
const featurePiece = (reader: Language, feature: string): Piece => {
  const text = glossary.inLanguage(reader, featureLabel(reader, feature));
  const isTerm = glossary.inLanguage(reader === 'en' ? 'vi' : 'en', text) !== text;
  return { text, isReadable: isTerm || textLanguage(text) === reader };
};

/** Returns the seller's texts on a page. Labels, units and choices are the site's. */
const piecesOf = (reader: Language, bike: Published): Piece[] => {
  const { shown, isMachine } = chooseText(reader, bike);
  expect(isMachine).toBe(false);
  return [
    ...[bike.make, bike.model, bike.engine].map((text) => ({ text, isReadable: isIn(reader, text) })),
    ...bike.features.map((feature) => featurePiece(reader, feature)),
    ...paragraphs(shown.html).map((text) => ({ text, isReadable: isIn(reader, text, shown.language) })),
  ];
};

const shareOf = (reader: Language, some: readonly Published[]) => {
  const pieces = some.flatMap((bike) => piecesOf(reader, bike));
  const count = (all: readonly Piece[]) => all.reduce((sum, { text }) => sum + wordsIn(text), 0);
  return count(pieces.filter(({ isReadable }) => isReadable)) / count(pieces);
};

const withoutSecond = bikes.map((bike) => ({ ...bike, other_description: '' }));

describe('the words of the demo bikes that a reader can read without a machine', () => {
  it('are those of 114 pages', () => expect(bikes).toHaveLength(114));

  it.each(languages)('are nine of ten and more in %s', (reader) => {
    expect(shareOf(reader, bikes)).toBeGreaterThanOrEqual(0.9);
  });

  it.each(languages)('are far fewer in %s without the second texts', (reader) => {
    expect(shareOf(reader, withoutSecond)).toBeLessThan(0.75);
  });
});

describe('the second texts of the demo bikes', () => {
  const seconds = bikes.flatMap(({ other_description, description }) =>
    other_description ? [{ first: textLanguage(description), second: textLanguage(other_description) }] : [],
  );

  it('are on most of them, and not on all', () => {
    expect(seconds.length / bikes.length).toBeGreaterThan(0.88);
    expect(seconds.length).toBeLessThan(bikes.length);
  });

  it('are in the language that the first is not in', () => {
    for (const { first, second } of seconds) expect(second).toBe(first === 'vi' ? 'en' : 'vi');
  });

  it('have nothing left to fill, and no price in the words of the other language', () => {
    for (const { other_description = '' } of bikes) {
      expect(other_description).not.toMatch(/[{}]|undefined|NaN/);
      if (textLanguage(other_description) === 'en') expect(other_description).not.toMatch(/\d+tr\d?\b/);
      else expect(other_description).not.toMatch(/million/);
    }
  });
});
