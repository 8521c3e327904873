import type { PriceStep } from '../../domain/listings/priceSteps.ts';

const round = (value: number) => Math.round(value * 10) / 10;
/** Share of the width for the current price, whose line would otherwise have no length. */
const tail = 0.12;
/** Margin as a share of the prices, so that a small change does not look large. */
const around = 0.05;

/**
 * Returns the path of a step plot in a box of 100 by 100. Ignores the current time, because pages are cached.
 */
export const layHistory = (steps: readonly PriceStep[]): string => {
  const times = steps.map(({ day }) => Date.parse(day));
  const prices = steps.map(({ price }) => price);
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0];
  const low = Math.min(...prices) * (1 - around);
  const high = Math.max(...prices) * (1 + around);
  const across = (time: number) => round(((time - first) / (last - first || 1)) * (1 - tail) * 100);
  const down = (price: number) => round(((high - price) / (high - low)) * 100);
  const corners = steps.map(({ price }, index) => `${across(times[index] ?? 0)}V${down(price)}`);
  return `M0 ${down(prices[0] ?? 0)}${corners.map((corner) => `H${corner}`).join('')}H100`;
};
