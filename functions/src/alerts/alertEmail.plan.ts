import { type Alert, matches } from '../../../src/domain/alerts/alert.ts';
import type { PriceDrop } from '../../../src/domain/alerts/alertMatch.ts';
import type { Delivery } from '../../../src/domain/alerts/alertSettings.ts';
import type { Listing, Published } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale, type Stored } from '../../../src/domain/listings/listing.ts';
import { day, hour } from '../../../src/domain/time/time.ts';
import { hasEmailableTitle } from '../listings/listingTitle.plan.ts';

export const bikesPerEmail = 10;
/** Minimum milliseconds between two alert emails to one person. */
export const emailGap = hour;

/** Returns the next 7:00 in Vietnam, which is midnight in UTC. @example nextMorning(day + 1) // => 2 * day */
export const nextMorning = (moment: number): number => Math.ceil(moment / day) * day;

/** Returns when a match may be emailed; `lastEmailAt` is 0 before the first email. */
export const planDue = (delivery: Delivery, foundAt: number, lastEmailAt: number): number =>
  delivery === 'daily'
    ? nextMorning(Math.max(foundAt, lastEmailAt + 1))
    : Math.max(foundAt, lastEmailAt === 0 ? 0 : lastEmailAt + emailGap);

/** `bike` is null if unreadable. */
export type Match = { id: string; bike: Stored<Listing> | null; drop: PriceDrop | null };
/** Row of an email: a bike, its alerts, and its earlier price if the reader likes it. */
export type Line = { bike: Stored<Published>; alerts: Alert[]; was: number | null };
/** Subscriptions of one person: alerts, and ids of liked bikes. */
export type Wants = { alerts: readonly Alert[]; liked: ReadonlySet<string> };
type Email = { lines: Line[]; toldIds: string[]; later: string[] };

/** Returns the highest price among drops not emailed yet. */
const before = (all: readonly Match[], id: string): number =>
  Math.max(...all.map(({ bike, drop }) => (bike?.id === id && drop ? drop.from : 0)));

/** Returns the row of a match; null if the match is outdated. */
const lineOf = ({ bike, drop }: Match, all: readonly Match[], { alerts, liked }: Wants): Line | null => {
  if (!bike || !isForSale(bike) || !hasEmailableTitle(bike)) return null;
  if (drop)
    return drop.to === bike.price && liked.has(bike.id)
      ? { bike, alerts: [], was: before(all, bike.id) }
      : null;
  const wanting = alerts.filter((alert) => matches(alert, bike));
  return wanting.length > 0 ? { bike, alerts: wanting, was: null } : null;
};

/**
 * Plans one email: the first ten bikes still for sale and wanted. The others wait for the next email. Matches
 * no longer wanted are marked as emailed.
 */
export const planAlertEmail = (candidates: readonly Match[], wants: Wants): Email => {
  const lines = new Map<string, Line>();
  const email = { toldIds: [] as string[], later: [] as string[] };
  for (const find of candidates) {
    const line = lineOf(find, candidates, wants);
    const earlier = line ? lines.get(line.bike.id) : undefined;
    if (line && !earlier && lines.size >= bikesPerEmail) {
      email.later.push(find.id);
      continue;
    }
    if (line)
      lines.set(line.bike.id, {
        bike: line.bike,
        alerts: [...(earlier?.alerts ?? []), ...line.alerts],
        was: line.was ?? earlier?.was ?? null,
      });
    email.toldIds.push(find.id);
  }
  return { lines: [...lines.values()], ...email };
};
