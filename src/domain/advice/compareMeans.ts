/** Some numbers in short. */
export type Sample = { count: number; mean: number; variance: number };

/** @example sampleOf([1, 3]) // => { count: 2, mean: 2, variance: 2 } */
export const sampleOf = (values: readonly number[]): Sample => {
  const count = values.length;
  const mean = count === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { count, mean, variance: count < 2 ? 0 : squares / (count - 1) };
};

/** Fewer values on a side say nothing. */
export const fewestValues = 30;
/** Less is not worth doing anything about. */
export const leastRatio = 1.3;
/**
 * Student's t of 29 degrees of freedom for one chance in twenty shared by seven questions: 99.3 of 100 intervals hold the true
 * difference. With more values it is stricter than that.
 */
const spread = 2.91;

/** Whether both sides are large enough to be compared. */
export const areEnough = (one: Sample, other: Sample): boolean =>
  Math.min(one.count, other.count) >= fewestValues;

/**
 * Whether one mean is so much larger than another that it is worth saying: both from thirty values or more, 1.3 times as large,
 * and the interval of their difference (Welch) lies above nothing.
 */
export const isClearlyMore = (one: Sample, other: Sample): boolean => {
  if (!areEnough(one, other) || one.mean < leastRatio * other.mean) return false;
  const error = Math.sqrt(one.variance / one.count + other.variance / other.count);
  return one.mean - other.mean > spread * error;
};
