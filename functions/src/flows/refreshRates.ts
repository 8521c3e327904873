import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Rates } from '../../../src/domain/money/money.schema.ts';
import { settings } from '../../../src/settings.ts';
import { refreshHome } from '../pages/refreshHome.ts';
import type { Site } from '../platform/site.ts';

const between = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max));
/** Rejects implausible rates, which are errors of the service. */
const Answer = z.object({
  result: z.literal('success'),
  base_code: z.literal('USD'),
  rates: z.object({ VND: between(10_000, 100_000), GBP: between(0.2, 5), EUR: between(0.2, 5) }),
});

const defaultTimeoutMs = 15_000;

export type FetchText = (address: string) => Promise<string>;
/** @param wait timeout in milliseconds */
export const fetchText = async (address: string, wait = defaultTimeoutMs): Promise<string> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(wait), redirect: 'error' });
  if (!response.ok) throw new Error(`the rate service answered ${response.status}`);
  return response.text();
};

/** @param now time of the request in milliseconds */
export const parseRates = (answer: string, now: number): Rates => {
  const { rates } = Answer.parse(JSON.parse(answer));
  return { VND: rates.VND, USD: 1, GBP: rates.GBP, EUR: rates.EUR, lastUpdated: now };
};

/**
 * Fetches the rates and updates the home page.
 * @returns the new rates; null after a failure
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
