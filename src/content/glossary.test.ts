import { describe, expect, it } from 'vitest';
import { misusedTerms } from '../../tests/fixtures/terms.ts';
import { Glossary } from '../domain/glossary/glossary.schema.ts';
import { featureLabel, features } from '../domain/listings/features.ts';
import { languages } from '../i18n/languages.ts';
import terms from './glossary.json' with { type: 'json' };
import { glossary } from './glossary.ts';

const all = Object.values(Glossary.parse(terms)).flat();
const plain = (text: string) => text.normalize('NFC').toLowerCase();

describe('src/content/glossary.json', () => {
  it('has at least 200 terms, each with ways to say it in both languages', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    const spellings = all.flatMap(({ en, vi }) => [...en, ...vi]);
    expect(spellings.length).toBeGreaterThan(1_500);
    expect(spellings.filter((text) => text !== text.trim() || /\s\s|[<>]/.test(text))).toEqual([]);
  });

  it.each(languages)('has each spelling once (%s)', (language) => {
    const seen = new Map<string, string>();
    const twice = all.flatMap((term) => {
      const label = term[language][0] ?? '';
      return term[language].flatMap((text) => {
        const other = seen.get(plain(text));
        seen.set(plain(text), label);
        return other === undefined ? [] : [`${text}: ${other}, ${label}`];
      });
    });
    expect(twice).toEqual([]);
  });

  it.each(languages)(
    'keeps to the style guide in its labels, which begin with a capital (%s)',
    (language) => {
      const labels = all.map((term) => term[language][0] ?? '');
      expect(labels.filter((label) => !/^[\p{Lu}\d]/u.test(label))).toEqual([]);
      expect(
        labels.flatMap((label) => misusedTerms(language, label).map((term) => `${label}: ${term}`)),
      ).toEqual([]);
    },
  );

  it('knows what the form offers to tick', () => {
    const spellings = all.flatMap(({ en, vi }) => [...en, ...vi].map(plain));
    const offered = features.flatMap((feature) => [feature, featureLabel('vi', feature)]);
    expect(offered.filter((feature) => !spellings.includes(plain(feature)))).toEqual([]);
  });

  it.each([
    ['Gác ba ga', 'Luggage rack'],
    ['gu chong do', 'Crash protectors'],
    ['Zin', 'All original'],
    ['bao test', 'Any inspection welcome'],
    ['đi kỹ', 'Carefully ridden'],
    ['Tay côn', 'Manual clutch bike'],
    ['Odo', 'Odometer'],
    ['Móc treo đồ', 'Luggage hook'],
    ['Khóa Smartkey', 'Smart Key'],
    ['Dán keo trong toàn xe', 'Protective film'],
  ])('shows %j to a reader of English as %j', (written, shown) => {
    expect(glossary.inLanguage('en', written)).toBe(shown);
  });
});
