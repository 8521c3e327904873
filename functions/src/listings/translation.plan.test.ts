import { describe, expect, it } from 'vitest';
import { buildDraft, buildHidden, buildListing } from '../../../tests/fixtures/buildListing.ts';
import { isTranslationOf, planTranslation, usableAnswer } from './translation.plan.ts';

const vi = '<p>Xe chính chủ, máy êm.</p>';
const en = '<p>One owner, and it runs well.</p>';
const bike = buildListing({ description: vi });
/** First characters of the SHA-256 of the description. */
const name = '9ed2ba04fc4b107d';

describe('what is translated', () => {
  it('is the description of a bike that is for sale, into the other language', () => {
    expect(planTranslation(bike)).toEqual({ html: vi, from: 'vi', to: 'en', of: name });
    expect(planTranslation({ ...bike, description: en })).toMatchObject({ html: en, from: 'en', to: 'vi' });
  });

  it.each([
    ['that is not there', null],
    ['that is a draft', { ...buildDraft(), description: vi }],
    ['that is hidden', { ...buildHidden(), description: vi }],
    ['that is deleted', { ...bike, deleted_at: 1 }],
    ['that is paused', { ...bike, status: 'paused' as const }],
    ['that is sold', { ...bike, status: 'sold' as const }],
    ['in words that nothing tells the language of', { ...bike, description: '<p>Honda 2021</p>' }],
    ['whose seller wrote the other text', { ...bike, other_description: en }],
    ['whose seller wrote names and numbers beside it', { ...bike, other_description: '<p>Honda 2021</p>' }],
    ['that was translated', { ...bike, translation: { lang: 'en', html: en, of: name } as const }],
    [
      'whose translation was of no use',
      { ...bike, translation: { lang: 'en', html: '', of: name } as const },
    ],
  ])('is nothing of a listing %s', (_, listing) => expect(planTranslation(listing)).toBeNull());

  it.each([
    ['the second text is in the same language', { ...bike, other_description: vi }],
    ['the second text has no words', { ...bike, other_description: '<p><br></p>' }],
    [
      'the description has changed since',
      { ...bike, translation: { lang: 'en', html: en, of: 'before' } as const },
    ],
  ])('is the description where %s', (_, listing) => {
    expect(planTranslation(listing)).toMatchObject({ from: 'vi', to: 'en', of: name });
  });
});

it('a translation is of one description alone', () => {
  const translation = { lang: 'en', html: en, of: name } as const;
  expect(isTranslationOf(translation, { description: vi })).toBe(true);
  expect(isTranslationOf(translation, { description: `${vi} ` })).toBe(false);
});

describe('an answer', () => {
  const order = { html: vi, from: 'vi', to: 'en', of: name } as const;
  const long = (length: number) => en + 'a'.repeat(length - en.length);

  it.each([en, '<p>Honda 2021</p>', long(40_000)])('%j is of use', (answer) => {
    expect(usableAnswer(answer, order)).toBe(answer);
  });
  it.each(['', '<p> </p>', '<p><br></p>', vi, '<p>Xe còn mới</p>', long(40_001)])(
    '%j is of none',
    (answer) => {
      expect(usableAnswer(answer, order)).toBe('');
    },
  );
});
