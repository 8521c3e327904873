import { type Alert, matches } from '../../../src/domain/alerts/alert.ts';
import type { PriceDrop } from '../../../src/domain/alerts/alertMatch.ts';
import type { Delivery } from '../../../src/domain/alerts/alertSettings.ts';
import type { Listing, Published } from '../../../src/domain/listings/listing.schema.ts';
import { isForSale, type Stored } from '../../../src/domain/listings/listing.ts';
import { day, hour } from '../../../src/domain/time/time.ts';
import { hasEmailableTitle } from '../listings/listingTitle.plan.ts';

export const bikesPerEmail = 10;
/** Nobody gets alerts more often than this. */
export const emailGap = hour;

/** Seven in the morning in Vietnam is midnight in UTC. @example nextMorning(day + 1) // => 2 * day */
export const nextMorning = (moment: number): number => Math.ceil(moment / day) * day;

/** When something that was found may go out; `lastLetterAt` is 0 where there was none. */
export const planDue = (delivery: Delivery, foundAt: number, lastEmailAt: number): number =>
  delivery === 'daily'
    ? nextMorning(Math.max(foundAt, lastEmailAt + 1))
    : Math.max(foundAt, lastEmailAt === 0 ? 0 : lastEmailAt + emailGap);

/** A bike that was found for somebody, as it is now; null when it cannot be read any more. */
export type Match = { id: string; bike: Stored<Listing> | null; drop: PriceDrop | null };
/** One bike of an email: the alerts that want it, and the price that it fell from if they like it. */
export type Line = { bike: Stored<Published>; alerts: Alert[]; was: number | null };
/** What somebody wants to hear of: bikes such as their alerts describe, and lower prices of bikes by their ids. */
export type Wants = { alerts: readonly Alert[]; liked: ReadonlySet<string> };
type Email = { lines: Line[]; said: string[]; later: string[] };

/** Before several falls that were not told yet, the bike cost most. */
const before = (found: readonly Match[], id: string): number =>
  Math.max(...found.map(({ bike, drop }) => (bike?.id === id && drop ? drop.from : 0)));

/** What there is to say of a find; null when nothing is, because the bike, its price or the wish has changed. */
const lineOf = ({ bike, drop }: Match, found: readonly Match[], { alerts, liked }: Wants): Line | null => {
  if (!bike || !isForSale(bike) || !hasEmailableTitle(bike)) return null;
  if (drop)
    return drop.to === bike.price && liked.has(bike.id)
      ? { bike, alerts: [], was: before(found, bike.id) }
      : null;
  const wanting = alerts.filter((alert) => matches(alert, bike));
  return wanting.length > 0 ? { bike, alerts: wanting, was: null } : null;
};

/**
 * What of the finds goes into one email: the first ten bikes that are still for sale and still wanted, each in
 * one line. The rest of those waits for the next email; what nobody wants any more is said by none.
 */
export const planAlertEmail = (found: readonly Match[], wants: Wants): Email => {
  const lines = new Map<string, Line>();
  const email = { said: [] as string[], later: [] as string[] };
  for (const find of found) {
    const line = lineOf(find, found, wants);
    const known = line ? lines.get(line.bike.id) : undefined;
    if (line && !known && lines.size >= bikesPerEmail) {
      email.later.push(find.id);
      continue;
    }
    if (line)
      lines.set(line.bike.id, {
        bike: line.bike,
        alerts: [...(known?.alerts ?? []), ...line.alerts],
        was: line.was ?? known?.was ?? null,
      });
    email.said.push(find.id);
  }
  return { lines: [...lines.values()], ...email };
};
