const million = 1_000_000;

const every = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) }, (_, n) => (from + n * step) * million);

/** Positions of the price slider in đồng: half are below 40 million, like most bikes. */
export const priceStops: readonly number[] = [
  ...every(0, 40, 0.5),
  ...every(40, 100, 2),
  ...every(100, 600, 10),
  600 * million,
];

/** @example priceStops[stopOf(12_100_000)] // => 12_000_000 */
export const stopOf = (price: number): number => {
  const after = priceStops.findIndex((stop) => stop >= price);
  if (after < 1) return after === 0 ? 0 : priceStops.length - 1;
  const [below = 0, above = 0] = [priceStops[after - 1], priceStops[after]];
  return price - below < above - price ? after - 1 : after;
};

const stopsPerBar = 8;
/** Number of bars above the slider. Each bar counts the bikes within `stopsPerBar` slider steps. */
export const priceBars = (priceStops.length - 1) / stopsPerBar;

/** Index of a price's bar; the last one includes all higher prices. */
export const barOf = (price: number): number => {
  let bar = 0;
  while (bar < priceBars - 1 && (priceStops[(bar + 1) * stopsPerBar] as number) <= price) bar += 1;
  return bar;
};

/** Price ranges offered as buttons, in đồng; null: no limit. */
export const pricePresets = [
  { from: null, to: 10 * million },
  { from: 10 * million, to: 15 * million },
  { from: 15 * million, to: 20 * million },
  { from: 20 * million, to: 30 * million },
  { from: 30 * million, to: 50 * million },
  { from: 50 * million, to: null },
] as const;
