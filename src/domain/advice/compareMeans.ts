export type Sample = { count: number; mean: number; variance: number };

/** @example sampleOf([1, 3]) // => { count: 2, mean: 2, variance: 2 } */
export const sampleOf = (values: readonly number[]): Sample => {
  const count = values.length;
  const mean = count === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { count, mean, variance: count < 2 ? 0 : squares / (count - 1) };
};

export const minValues = 30;
/** Smaller differences are not worth a seller's effort. */
export const leastRatio = 1.3;
/** Student's t for 29 degrees of freedom. The error of 5 % is divided among seven factors (Bonferroni). */
const spread = 2.91;

export const areEnough = (one: Sample, other: Sample): boolean =>
  Math.min(one.count, other.count) >= minValues;

/** Is one mean larger by 30 % or more, and significantly (Welch)? Both sides need 30 values. */
export const isClearlyMore = (one: Sample, other: Sample): boolean => {
  if (!areEnough(one, other) || one.mean < leastRatio * other.mean) return false;
  const error = Math.sqrt(one.variance / one.count + other.variance / other.count);
  return one.mean - other.mean > spread * error;
};
