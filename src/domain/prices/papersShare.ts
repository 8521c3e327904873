import { median } from './comparable.ts';

/** Logarithmic distance of a price from its estimate, and whether the papers are in the seller's name. */
export type PriceError = { error: number; ownPapers: boolean };

/**
 * Effect of papers in the seller's name as a share of the price (0: not significant). `own` and `others`:
 * numbers of bikes with and without such papers.
 */
export type Papers = { share: number; own: number; others: number };

const minEach = 10;
/** A difference is significant beyond this many standard errors. */
const certain = 2;
/** Converts the median absolute deviation to a median's standard error (normal distribution). */
const errorOfMedian = 1.4826 * 1.2533;
const exactly = 1e6;

const middle = (values: readonly number[]) => median(values.map((value) => value * exactly)) / exactly;
const deviation = (values: readonly number[]) => {
  const centre = middle(values);
  return middle(values.map((value) => Math.abs(value - centre)));
};

/**
 * Compares bikes with and without papers in the seller's name; null if too few.
 * @example papersShare(errors) // => { share: 0.05, own: 40, others: 60 }
 */
export const papersShare = (errors: readonly PriceError[]): Papers | null => {
  const of = (wanted: boolean) =>
    errors.filter(({ ownPapers }) => ownPapers === wanted).map(({ error }) => error);
  const [own, others] = [of(true), of(false)];
  if (own.length < minEach || others.length < minEach) return null;
  const difference = middle(own) - middle(others);
  const error =
    errorOfMedian *
    Math.hypot(deviation(own) / Math.sqrt(own.length), deviation(others) / Math.sqrt(others.length));
  const isCertain = Math.abs(difference) > certain * error;
  return { share: isCertain ? Math.exp(difference) - 1 : 0, own: own.length, others: others.length };
};
