import { formatNumber } from './format.ts';
import type { Language } from './languages.ts';

/**
 * Formats an amount or range in đồng for the page of routes.
 * @example formatVnd('en', { from: 150_000, to: 200_000 }) // => '150,000–200,000 VND'
 */
export const formatVnd = (
  language: Language,
  { from, to = from }: { from: number; to?: number | undefined },
) => `${[...new Set([from, to])].map((amount) => formatNumber(language, amount)).join('–')}\u00a0VND`;
