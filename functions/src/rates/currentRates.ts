import type { Site } from '../platform/site.ts';
import { readRates } from './readRates.ts';

/** Rates change once an hour, so that a crowd of questions need not read them each time. */
const freshFor = 5 * 60_000;
let known: { at: number; read: ReturnType<typeof readRates> } | undefined;

/** The rates of exchange, read at most every five minutes by each instance. */
export const currentRates = (site: Site, now: number): ReturnType<typeof readRates> => {
  if (!known || now - known.at > freshFor) {
    known = { at: now, read: readRates(site.documents) };
    known.read.catch(() => {
      known = undefined;
    });
  }
  return known.read;
};
