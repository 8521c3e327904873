const sizes = [49, 2_500] as const;

/**
 * The size of its engine that a model's name carries, in cubic centimetres; null where it has none.
 * @example sizeInName('SH150i') // => 150
 */
export const sizeInName = (model: string): number | null => {
  const size = Number(/(?<!\d)\d{2,4}(?!\d)/.exec(model)?.[0] ?? 0);
  return size >= sizes[0] && size <= sizes[1] ? size : null;
};
