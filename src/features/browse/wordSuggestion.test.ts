import { expect, it } from 'vitest';
import { locations } from '../../domain/places/locations.ts';
import { kindNames } from '../../domain/search/readKind.ts';
import { readSearch } from '../../domain/search/readSearch.ts';
import type { Suggested } from '../../domain/search/suggestNames.ts';
import { languages } from '../../i18n/languages.ts';
import { applySuggestion, wordSuggestion } from './wordSuggestion.ts';

const saigon = { name: 'location', place: 'Ho Chi Minh City', isSaigon: true } as const;

it.each([
  ['vi', 'xe số sai', 2, saigon, 'xe số Sài Gòn'],
  ['en', '  semi  sai', 1, saigon, 'semi Saigon'],
  ['vi', 'hoi', 0, { name: 'location', place: 'Hoi An', isSaigon: false }, 'Hội An'],
  ['en', 'honda air b', 1, { name: 'bike', words: 'Honda Air Blade' }, 'honda Honda Air Blade'],
  ['en', 'xe s', 0, { name: 'kind', kind: 'semi-automatic' }, 'semi-automatic'],
  ['vi', 'wave tay', 1, { name: 'kind', kind: 'automatic' }, 'wave tay ga'],
] as const)('in %s %j from word %i on becomes %j: %s', (lang, text, start, suggested, result) =>
  expect(applySuggestion(lang, text, { ...suggested, start, count: 1 })).toBe(result),
);

it('every place and kind is recognized as itself, in both languages', () => {
  for (const lang of languages) {
    const meant = (suggested: Suggested) => readSearch(wordSuggestion(lang, suggested));
    for (const { value: location } of locations)
      expect(meant({ name: 'location', place: location, isSaigon: false })).toMatchObject({
        words: [],
        phrases: [{ name: 'location', place: location }],
      });
    expect(meant(saigon)).toMatchObject({ words: [], phrases: [{ place: 'Ho Chi Minh City' }] });
    for (const [kind] of kindNames) {
      const { words, phrases } = meant({ name: 'kind', kind });
      expect([words, phrases.length]).toEqual([[], 1]);
      expect(phrases[0]).toMatchObject(
        kind === 'electric' ? { name: 'electric' } : { name: 'transmission', value: kind },
      );
    }
  }
});
