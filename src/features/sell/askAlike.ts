import { answerTo } from '../../domain/listings/facts.ts';
import { familyOf, makeNamed } from '../../domain/market/modelFamily.ts';
import { sizeInName } from '../../domain/models/sizeInName.ts';
import { writeAsked } from '../../domain/prices/askedQuery.ts';
import type { Estimate } from '../../domain/prices/estimatePrice.ts';
import type { ListingForm } from '../../domain/selling/listingForm.ts';
import { valueAnswer } from '../../landingPaths.ts';

export type AlikeFigures = Pick<Estimate, 'low' | 'typical' | 'high' | 'basis'> & { count: number };

/**
 * What an address may say of a bike that is being written: its make and model by the names that all know, since a seller may type
 * anything; null as long as something lacks.
 * @example alikeQuery({ ...form, make: 'Honda', model: 'Vision, call 0903 123 456', year: '2020', mileage: '9000' })
 * // => '?make=Honda&model=Vision&year=2020&mileage=9000'
 */
export const alikeQuery = ({
  make,
  model,
  year,
  mileage,
  facts,
}: Pick<ListingForm, 'make' | 'model' | 'year' | 'mileage' | 'facts'>): string | null => {
  const known = makeNamed(make);
  const family = familyOf(model);
  if (!known || !family || year.length !== 4 || mileage === '') return null;
  const size = sizeInName(model);
  const isInName = size === null || family.name.includes(String(size));
  const name = isInName ? family.name : `${family.name} ${size}`;
  const papers = answerTo(facts, 'papers') ?? '';
  return writeAsked({ make: known, model: name, year, mileage, papers });
};

const isFigures = (value: unknown): value is AlikeFigures =>
  typeof value === 'object' && value !== null && 'low' in value && 'high' in value && 'count' in value;

/** What bikes like that are offered for; null where nothing can be said, or nothing answers: nobody waits for it. */
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
