import { phonesIn } from '../contacts/phonesIn.ts';
import { withAnswer } from '../listings/facts.ts';
import { featureLabel, features } from '../listings/features.ts';
import { type ChoiceField, isChoiceField, isFieldName, rowOfField } from '../listings/fields.ts';
import { makes, otherMake } from '../models/makes.ts';
import { factsOfModel } from '../models/modelNames.ts';
import { placeNamed } from '../places/placeNames.ts';
import { readDistance, readPriceField } from '../search/readAmount.ts';
import type { ListingForm } from '../selling/listingForm.ts';
import { holdsWebAddress } from '../text/webAddress.ts';
import { type ChoiceNames, nameKey, type StockColumn, type StockWords } from './columns.ts';
import { htmlOf } from './plainText.ts';
import type { StockProblemName } from './stockProblems.ts';

type Language = 'en' | 'vi';
type Reading = { form: Partial<ListingForm> } | { problem: StockProblemName };

/** Typed names may lack 'xe': 'điện' means 'xe điện'. */
export const codeNamed = (typed: string, names: ChoiceNames): string | undefined => {
  const keys = [nameKey(typed), nameKey(`xe ${typed}`)];
  return Object.entries(names).find(([code, all]) =>
    [code, ...all].some((name) => keys.includes(nameKey(name))),
  )?.[0];
};

const readMake = (typed: string): Partial<ListingForm> => {
  const listed = makes.find(
    (make) => nameKey(make).replaceAll(' ', '') === nameKey(typed).replaceAll(' ', ''),
  );
  return listed ? { make: listed, otherMake: '' } : { make: otherMake, otherMake: typed };
};

const readDay = (typed: string): string | null => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed);
  const [year, month, day] = iso ? iso.slice(1) : local ? local.slice(1).toReversed() : [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
};

const readWhole = (typed: string, unit: string | undefined, language: Language): Reading | string => {
  if (unit === 'day') return readDay(typed) ?? { problem: 'notADay' };
  if (unit === 'km') {
    const [distance] = readDistance(typed, language);
    return distance === undefined ? { problem: 'notANumber' } : String(distance);
  }
  const unitless = typed.replace(/ ?(?:%|km\/h|đ|₫|vnd)(?:\/(?:month|tháng))?$/i, '');
  const digits = /^\d{1,3}(?:[.,]\d{3})+$/.test(unitless)
    ? unitless.replace(/\D/g, '')
    : /^(\d{1,9})(?:[.,]0+)?$/.exec(unitless)?.[1];
  return digits === undefined ? { problem: 'notANumber' } : String(Number(digits));
};

const featureNames = new Map(
  features.flatMap((name) => [
    [nameKey(name), name] as const,
    [nameKey(featureLabel('vi', name)), name] as const,
  ]),
);
const readFeatures = (typed: string): string[] =>
  typed
    .split(/[;|\n]/.test(typed) ? /[;|\n]/ : ',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => featureNames.get(nameKey(name)) ?? name);

const open: readonly StockColumn[] = [
  'make',
  'model',
  'engine',
  'features',
  'description',
  'other_description',
];
const textProblem = (column: StockColumn, typed: string): StockProblemName | null => {
  if (!open.includes(column)) return null;
  if (phonesIn(typed).length > 0) return 'phoneInText';
  return holdsWebAddress(typed) ? 'linkInText' : null;
};

export const readCell = (
  column: Exclude<StockColumn, 'number' | 'status'>,
  typed: string,
  words: StockWords,
  language: Language,
): Reading => {
  const problem = textProblem(column, typed);
  if (problem) return { problem };
  if (column === 'price') {
    const [price] = readPriceField(typed, language);
    return price === undefined ? { problem: 'notAnAmount' } : { form: { price: String(price) } };
  }
  if (column === 'features') return { form: { features: readFeatures(typed) } };
  if (column === 'description') return { form: { description: htmlOf(typed) } };
  if (column === 'other_description') return { form: { otherDescription: htmlOf(typed) } };
  if (column === 'make') return { form: readMake(typed) };
  if (column === 'location') return { form: { location: placeNamed(typed) ?? typed } };
  if (column === 'engine')
    return { form: { engine: /^\d+(?:[.,]\d+)?$/.test(typed) ? `${typed}cc` : typed } };
  const row = rowOfField(column);
  if (isChoiceField(column)) {
    const code = codeNamed(typed, words.choices[column]);
    return code === undefined ? { problem: 'choiceUnknown' } : { form: { [column]: code } };
  }
  if (row.kind !== 'whole') return { form: { [column]: typed } };
  const whole = readWhole(typed, row.unit, language);
  return typeof whole === 'string' ? { form: { [column]: whole } } : whole;
};

/** A monthly fee means that the battery is rented. */
export const withRent = (form: ListingForm): ListingForm =>
  form.battery_fee === '' ? form : { ...form, facts: withAnswer(form.facts, 'pack', 'rented') };

/** Fills in empty choices that follow from the model. */
export const withModelFacts = (form: ListingForm, model: string): ListingForm => {
  const facts = factsOfModel(model);
  if (!facts) return form;
  const open = Object.entries(facts).filter(
    ([name]) => isFieldName(name) && form[name as ChoiceField] === '',
  );
  return { ...form, ...Object.fromEntries(open) };
};
