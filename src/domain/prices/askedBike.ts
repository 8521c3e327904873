import { answersTo } from '../listings/factQuestions.ts';
import { limits, newestYear, oldestYear } from '../listings/listingFields.ts';
import { makes, otherMake } from '../models/makes.ts';
import { meantModel } from '../models/meantModel.ts';
import { makeNamed } from '../models/modelFamily.ts';
import { spelled } from '../models/modelNames.ts';
import { isPetrolBike } from '../pasted/bikeNames.ts';
import { readDistance } from '../search/readAmount.ts';
import type { FormProblem } from '../selling/listingForm.ts';
import { hasVisibleText } from '../text/hasVisibleText.ts';
import { nearestWord } from '../text/slips.ts';
import { holdsWebAddress } from '../text/webAddress.ts';
import { type AskedField, type AskedForm, askedFields } from './askedQuery.ts';
import type { BatteryTerms } from './batteryTerms.ts';
import type { AskedBike } from './estimatePrice.ts';

export type AskedProblems = Partial<Record<AskedField, FormProblem>>;

const maxLength = 100;
const read = (query: URLSearchParams, field: AskedField) =>
  (query.get(field) ?? '').replace(/\s+/g, ' ').trim().slice(0, maxLength);

const readMake = (typed: string): string | null => {
  if (typed === otherMake) return otherMake;
  const near = nearestWord(spelled(typed), makes.map(spelled));
  return makeNamed(typed) ?? (near === null ? null : makeNamed(near));
};

/** @example readYear('đời 2019') // => 2019 */
const readYear = (typed: string): number | null => {
  const digits = typed.match(/\d+/g) ?? [];
  return digits.length === 1 && digits[0]?.length === 4 ? Number(digits[0]) : null;
};

const readMileage = (typed: string, language: 'en' | 'vi'): number | null => {
  const likely = readDistance(typed, language).find((distance) => distance <= limits.mileage);
  return likely ?? null;
};

/**
 * Reads the bike to estimate from an address. `asked` is null if a value is missing or wrong.
 * @param namesOf known models of a make, to correct misspellings
 */
export const readAsked = (
  query: URLSearchParams,
  language: 'en' | 'vi',
  now: Date,
  namesOf: (make: string) => readonly string[],
): { form: AskedForm; problems: AskedProblems; asked: AskedBike | null } | null => {
  if (!askedFields.some((field) => query.has(field))) return null;
  const typed = Object.fromEntries(askedFields.map((field) => [field, read(query, field)])) as AskedForm;
  const [make, year, mileage] = [
    readMake(typed.make),
    readYear(typed.year),
    readMileage(typed.mileage, language),
  ];
  const papers = answersTo('papers').find((choice) => choice === typed.papers) ?? '';
  const modelProblem = (): FormProblem | null => {
    if (!hasVisibleText(typed.model)) return 'modelRequired';
    if (typed.model.length > limits.model) return 'tooLong';
    return holdsWebAddress(typed.model) ? 'noAddress' : null;
  };
  const isYear = year !== null && year >= oldestYear && year <= newestYear(now);
  const checks: [AskedField, FormProblem | null][] = [
    ['make', make === null ? 'makeRequired' : null],
    ['model', modelProblem()],
    ['year', typed.year === '' ? 'yearRequired' : isYear ? null : 'yearRange'],
    ['mileage', typed.mileage === '' ? 'mileageRequired' : mileage === null ? 'mileageRange' : null],
  ];
  const model = make === null ? '' : meantModel(make, typed.model, namesOf(make));
  // The form may still send the battery's terms after a change to a petrol model.
  const isPetrol = make !== null && isPetrolBike({ make, model });
  const battery = (!isPetrol && answersTo('pack').find((answer) => answer === typed.battery)) || '';
  const problems: AskedProblems = Object.fromEntries(checks.filter(([, problem]) => problem !== null));
  const form = { ...typed, make: make ?? '', papers, battery };
  if (make === null || year === null || mileage === null || Object.keys(problems).length > 0)
    return { form, problems, asked: null };
  const ownPapers = papers === '' ? null : papers === 'own_name';
  return {
    form,
    problems,
    asked: { make, model, year, mileage, ownPapers, ...(battery && { battery: battery as BatteryTerms }) },
  };
};
