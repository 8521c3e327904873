import type { Card } from '../domain/listings/card.ts';
import { type FieldName, fieldsWith, rowOfField } from '../domain/listings/fields.ts';
import { nicknamesOf } from '../domain/models/nicknames.ts';
import { locationLabel } from '../domain/places/locations.ts';
import { fieldLabel, fieldValue } from './fieldWords.ts';
import { type Language, languages } from './languages.ts';
import { browse } from './texts/browse.ts';

const searchedFields = fieldsWith({ searched: true });

/** Puts the field's name before a number, which alone would be ambiguous. */
const describeValue = (language: Language, name: FieldName, value: string | number): string => {
  const words = fieldValue(language, name, value);
  return value !== '' && rowOfField(name).kind === 'whole' ? `${fieldLabel(language, name)} ${words}` : words;
};

/** Part of the words by which searches find a bike. Bikes with equal keys have equal words. */
type DescribedPart = { keyOf: (card: Card) => string; wordsOf: (card: Card) => string };

const inBothLanguages = (wordsIn: (language: Language) => string): string => languages.map(wordsIn).join(' ');

export const describedParts: readonly DescribedPart[] = [
  {
    keyOf: ({ make, model, cc }) => `${make}\n${model}\n${cc}`,
    wordsOf: ({ make, model, cc }) => `${make} ${model} ${nicknamesOf({ make, model, cc })}`,
  },
  { keyOf: ({ year }) => String(year), wordsOf: ({ year }) => String(year) },
  { keyOf: ({ engine }) => engine, wordsOf: ({ engine }) => engine },
  {
    keyOf: ({ location }) => location,
    wordsOf: ({ location }) =>
      `${location} ${inBothLanguages((language) => locationLabel(language, location))}`,
  },
  ...searchedFields.map((name) => ({
    keyOf: (card: Card) => String(card[name] ?? ''),
    wordsOf: (card: Card) => inBothLanguages((language) => describeValue(language, name, card[name] ?? '')),
  })),
  // All bikes match words such as 'motorcycle'.
  { keyOf: () => '', wordsOf: () => inBothLanguages((language) => browse.everyBike[language]) },
];

/** Returns the words, in both languages, by which searches find a bike, in addition to its description. */
export const describeBike = (card: Card): string =>
  describedParts.map(({ wordsOf }) => wordsOf(card)).join(' ');
