import { answerTo } from '../../domain/listings/facts.ts';
import { familyOf, makeNamed } from '../../domain/models/modelFamily.ts';
import { sizeInName } from '../../domain/models/sizeInName.ts';
import { writeAsked } from '../../domain/prices/askedQuery.ts';
import type { Estimate } from '../../domain/prices/estimatePrice.ts';
import type { ListingForm } from '../../domain/selling/listingForm.ts';
import { valueAnswer } from '../../landingPaths.ts';

export type AlikeFigures = Pick<Estimate, 'low' | 'typical' | 'high' | 'basis'> & { count: number };

/**
 * Null if incomplete. Sends make and model only if the site lists them: typed text may be personal, and
 * queries are logged.
 * @example alikeQuery({ ...form, make: 'Honda', model: 'Vision, call 0903 123 456', year: '2020', mileage: '9000' })
 * // => '?make=Honda&model=Vision&year=2020&mileage=9000'
 */
export const alikeQuery = ({
  make,
  model,
  year,
  mileage,
  fuel,
  facts,
}: Pick<ListingForm, 'make' | 'model' | 'year' | 'mileage' | 'fuel' | 'facts'>): string | null => {
  const listedMake = makeNamed(make);
  const family = familyOf(model);
  if (!listedMake || !family || year.length !== 4 || mileage === '') return null;
  const size = sizeInName(model);
  const isInName = size === null || family.name.includes(String(size));
  const name = isInName ? family.name : `${family.name} ${size}`;
  const papers = answerTo(facts, 'papers') ?? '';
  const battery = fuel === 'electric' ? (answerTo(facts, 'pack') ?? '') : '';
  return writeAsked({ make: listedMake, model: name, year, mileage, papers, battery });
};

const isFigures = (value: unknown): value is AlikeFigures =>
  typeof value === 'object' && value !== null && 'low' in value && 'high' in value && 'count' in value;

/** Null without a range, or after a failure. */
export const askAlike = async (query: string, signal: AbortSignal): Promise<AlikeFigures | null> => {
  try {
    const response = await fetch(valueAnswer + query, { signal });
    const answer: unknown = response.ok ? await response.json() : null;
    const estimate = typeof answer === 'object' && answer && 'estimate' in answer ? answer.estimate : null;
    return isFigures(estimate) ? estimate : null;
  } catch {
    return null;
  }
};
