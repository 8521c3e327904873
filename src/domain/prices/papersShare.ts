import { median } from './comparable.ts';

/** How far a bike's price is from what others say of it, as a logarithm, and whether its papers are in its seller's name. */
export type PriceError = { error: number; ownPapers: boolean };

/** What papers in the seller's name change, as a share of the price, and how many bikes say so; 0 where chance explains it. */
export type Papers = { share: number; own: number; others: number };

const fewestEach = 10;
/** A difference that is smaller than so many of its own errors may be chance. */
const certain = 2;
/** From the median's distance to the error of a median, as of a normal distribution. */
const errorOfMedian = 1.4826 * 1.2533;
const exactly = 1e6;

const middle = (values: readonly number[]) => median(values.map((value) => value * exactly)) / exactly;
const deviation = (values: readonly number[]) => {
  const centre = middle(values);
  return middle(values.map((value) => Math.abs(value - centre)));
};

/**
 * Whether bikes with papers in the seller's name are offered for more than others; null where too few of either are known.
 * @example papersShare(errors) // => { share: 0.05, own: 40, others: 60 }
 */
export const papersShare = (errors: readonly PriceError[]): Papers | null => {
  const of = (wanted: boolean) =>
    errors.filter(({ ownPapers }) => ownPapers === wanted).map(({ error }) => error);
  const [own, others] = [of(true), of(false)];
  if (own.length < fewestEach || others.length < fewestEach) return null;
  const difference = middle(own) - middle(others);
  const error =
    errorOfMedian *
    Math.hypot(deviation(own) / Math.sqrt(own.length), deviation(others) / Math.sqrt(others.length));
  const isCertain = Math.abs(difference) > certain * error;
  return { share: isCertain ? Math.exp(difference) - 1 : 0, own: own.length, others: others.length };
};
