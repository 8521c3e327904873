import { hour } from '../../../src/domain/time.ts';

/** What is known of the site's moving parts, all moments in milliseconds; null where there is nothing yet. */
export type Vitals = {
  build: string;
  /** When the rates were fetched last. */
  rates: number | null;
  /** When the newest bike for sale was put up, as the listings and as the catalogue have it. */
  newestListing: number | null;
  newestInCatalogue: number | null;
  /** Letters that nobody tries any more, and letters whose time came long ago. */
  dead: number;
  overdue: number;
};

const minute = 60_000;
const limits = { rates: 6 * hour, catalogue: 15 * minute };

/** From when on a letter that is due counts as left lying. */
export const letterPatience = 15 * minute;

export type Health = {
  ok: boolean;
  build: string;
  rates_age_minutes: number | null;
  /** How long the newest bike has been missing from the list; 0 when it is there. */
  catalogue_behind_minutes: number;
  letters_dead: number;
  letters_overdue: number;
  /** What is not as it should be. */
  trouble: ('rates' | 'catalogue' | 'letters')[];
};

const minutes = (milliseconds: number) => Math.round(milliseconds / minute);

/** How the site is, in figures that are about nobody. A dead letter is told, and is no illness: addresses may be wrong. */
export const planHealth = (vitals: Vitals, now: number): Health => {
  const { build, rates, newestListing, newestInCatalogue, dead, overdue } = vitals;
  const isBehind = newestListing !== null && newestListing > (newestInCatalogue ?? 0);
  const behind = isBehind ? Math.max(0, now - newestListing) : 0;
  const trouble: Health['trouble'] = [];
  if (rates === null || now - rates > limits.rates) trouble.push('rates');
  if (behind > limits.catalogue) trouble.push('catalogue');
  if (overdue > 0) trouble.push('letters');
  return {
    ok: trouble.length === 0,
    build,
    rates_age_minutes: rates === null ? null : minutes(now - rates),
    catalogue_behind_minutes: minutes(behind),
    letters_dead: dead,
    letters_overdue: overdue,
    trouble,
  };
};
