import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Rates } from '../../../src/domain/money/money.schema.ts';
import { settings } from '../../../src/settings.ts';
import { refreshHome } from '../pages/refreshHome.ts';
import type { Site } from '../platform/site.ts';

const between = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));
/** What the service answers. A rate that nobody has ever seen is a mistake of the service, not news. */
const Answer = z.object({
  result: z.literal('success'),
  base_code: z.literal('USD'),
  rates: z.object({ VND: between(10_000, 100_000), GBP: between(0.2, 5), EUR: between(0.2, 5) }),
});

const patience = 15_000;

export type FetchText = (address: string) => Promise<string>;
/** @param wait milliseconds until the service is given up */
export const fetchText = async (address: string, wait = patience): Promise<string> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(wait), redirect: 'error' });
  if (!response.ok) throw new Error(`the rate service answered ${response.status}`);
  return response.text();
};

/**
 * What the service's answer means.
 * @param now the moment of asking, in milliseconds: the rates count as fresh from then on
 */
export const parseRates = (answer: string, now: number): Rates => {
  const { rates } = Answer.parse(JSON.parse(answer));
  return { VND: rates.VND, USD: 1, GBP: rates.GBP, EUR: rates.EUR, lastUpdated: now };
};

/**
 * Fetches the rates for everyone and shows them on the home page. When that fails the last good ones stay, and
 * the failure is stored beside them.
 * @returns the new rates; null when the old ones stay
 */
export const refreshRates = async (
  site: Site,
  now: number,
  ask: FetchText = (address) => fetchText(address),
): Promise<Rates | null> => {
  const failure = site.documents.doc('rates/failure');
  let rates: Rates;
  try {
    rates = parseRates(await ask(settings.rateSource), now);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    await failure.set({ message: message.slice(0, 500), at: Timestamp.fromMillis(now) });
    return null;
  }
  await site.documents
    .doc('rates/current')
    .set({ ...rates, lastUpdated: Timestamp.fromMillis(rates.lastUpdated) });
  await failure.delete();
  await refreshHome(site);
  return rates;
};
