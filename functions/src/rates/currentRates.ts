import type { Site } from '../platform/site.ts';
import { readRates } from './readRates.ts';

const freshFor = 5 * 60_000;
let cached: { at: number; read: ReturnType<typeof readRates> } | undefined;

/** Reads the exchange rates at most every five minutes. */
export const currentRates = (site: Site, now: number): ReturnType<typeof readRates> => {
  if (!cached || now - cached.at > freshFor) {
    cached = { at: now, read: readRates(site.documents) };
    cached.read.catch(() => {
      cached = undefined;
    });
  }
  return cached.read;
};
