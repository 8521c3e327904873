const sizes = [49, 2_500] as const;
/** In Cub 81 the number is the year 1981. */
const cubOfYear = /cub ?(?:7[6-9]|8\d)(?!\d)/i;
const isYear = (number: string) => /^(?:19[89]|20\d)\d$/.test(number);

/**
 * Size in a model's name, in cc: the first number that is no year, or null.
 * @example sizeInName('SH150i') // => 150
 */
export const sizeInName = (model: string): number | null => {
  if (cubOfYear.test(model)) return null;
  const first = model.match(/\d+/g)?.find((number) => !isYear(number)) ?? '';
  const size = /^[1-9]\d{1,3}$/.test(first) ? Number(first) : 0;
  return size >= sizes[0] && size <= sizes[1] ? size : null;
};
