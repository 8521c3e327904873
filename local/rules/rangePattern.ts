const digit = (from: number, to: number) => (from === to ? String(from) : `[${from}-${to}]`);
const anyDigits = (count: number) => (count > 1 ? `[0-9]{${count}}` : '[0-9]'.repeat(count));
const smallest = (length: number) => `1${'0'.repeat(length - 1)}`;
const largest = (length: number) => '9'.repeat(length);

const sameLength = (from: string, to: string): string => {
  const [first, last, rest] = [Number(from[0]), Number(to[0]), from.length - 1];
  if (rest === 0) return digit(first, last);
  if (first === last) return `${first}${sameLength(from.slice(1), to.slice(1))}`;
  const [zeros, nines] = ['0'.repeat(rest), '9'.repeat(rest)];
  const below = from.slice(1) === zeros ? [] : [`${first}${sameLength(from.slice(1), nines)}`];
  const above = to.slice(1) === nines ? [] : [`${last}${sameLength(zeros, to.slice(1))}`];
  const [low, high] = [first + below.length, last - above.length];
  const between = low <= high ? [`${digit(low, high)}${anyDigits(rest)}`] : [];
  const parts = [...below, ...between, ...above];
  return parts.length === 1 ? parts.join('') : `(${parts.join('|')})`;
};

/**
 * Returns the pattern for the decimal digits of whole numbers from `min` to `max`.
 * @throws RangeError for limits that are negative, not whole or in the wrong order
 * @example rangePattern(1, 500) // => '([1-9][0-9]{0,1}|([1-4][0-9]{2}|500))'
 */
export const rangePattern = (min: number, max: number): string => {
  if (!(Number.isSafeInteger(min) && Number.isSafeInteger(max) && min >= 0 && min <= max))
    throw new RangeError(`no range of whole numbers: ${min} to ${max}`);
  const [from, to] = [String(min), String(max)];
  if (from.length === to.length) return `(${sameLength(from, to)})`;
  const startsWhole = from === smallest(from.length);
  const endsWhole = to === largest(to.length);
  // All numbers with these lengths are in the range, so one pattern matches them.
  const [minLength, maxLength] = [from.length + (startsWhole ? 0 : 1), to.length - (endsWhole ? 0 : 1)];
  return `(${[
    ...(startsWhole ? [] : [sameLength(from, largest(from.length))]),
    ...(minLength <= maxLength ? [`[1-9][0-9]{${minLength - 1},${maxLength - 1}}`] : []),
    ...(endsWhole ? [] : [sameLength(smallest(to.length), to)]),
  ].join('|')})`;
};
