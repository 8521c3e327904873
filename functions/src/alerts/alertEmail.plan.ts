import { type Alert, matches } from '../../../src/domain/alert.ts';
import type { PriceDrop } from '../../../src/domain/alertFind.ts';
import type { Delivery } from '../../../src/domain/alertSettings.ts';
import { isForSale, type Listing, type Published, type Stored } from '../../../src/domain/listing.ts';
import { day, hour } from '../../../src/domain/time.ts';
import { isMailable } from './mailTitle.ts';

export const bikesPerLetter = 10;
/** Nobody gets alerts more often than this. */
export const letterGap = hour;

/** Seven in the morning in Vietnam is midnight in UTC. @example nextMorning(day + 1) // => 2 * day */
export const nextMorning = (moment: number): number => Math.ceil(moment / day) * day;

/** When something that was found may go out; `lastLetterAt` is 0 where there was none. */
export const planDue = (delivery: Delivery, foundAt: number, lastLetterAt: number): number =>
  delivery === 'daily'
    ? nextMorning(Math.max(foundAt, lastLetterAt + 1))
    : Math.max(foundAt, lastLetterAt === 0 ? 0 : lastLetterAt + letterGap);

/** A bike that was found for somebody, as it is now; null when it cannot be read any more. */
export type Find = { id: string; bike: Stored<Listing> | null; drop: PriceDrop | null };
/** One bike of a letter: the alerts that want it, and the price that it fell from if they like it. */
export type Line = { bike: Stored<Published>; alerts: Alert[]; was: number | null };
/** What somebody wants to hear of: bikes such as their alerts describe, and lower prices of bikes by their ids. */
export type Wants = { alerts: readonly Alert[]; liked: ReadonlySet<string> };
type Letter = { lines: Line[]; said: string[]; later: string[] };

/** Before several falls that were not told yet, the bike cost most. */
const before = (finds: readonly Find[], id: string): number =>
  Math.max(...finds.map(({ bike, drop }) => (bike?.id === id && drop ? drop.from : 0)));

/** What there is to say of a find; null when nothing is, because the bike, its price or the wish has changed. */
const lineOf = ({ bike, drop }: Find, finds: readonly Find[], { alerts, liked }: Wants): Line | null => {
  if (!bike || !isForSale(bike) || !isMailable(bike)) return null;
  if (drop)
    return drop.to === bike.price && liked.has(bike.id)
      ? { bike, alerts: [], was: before(finds, bike.id) }
      : null;
  const wanting = alerts.filter((alert) => matches(alert, bike));
  return wanting.length > 0 ? { bike, alerts: wanting, was: null } : null;
};

/**
 * What of the finds goes into one letter: the first ten bikes that are still for sale and still wanted, each in
 * one line. The rest of those waits for the next letter; what nobody wants any more is said by none.
 */
export const planAlertLetter = (finds: readonly Find[], wants: Wants): Letter => {
  const lines = new Map<string, Line>();
  const letter = { said: [] as string[], later: [] as string[] };
  for (const find of finds) {
    const line = lineOf(find, finds, wants);
    const known = line ? lines.get(line.bike.id) : undefined;
    if (line && !known && lines.size >= bikesPerLetter) {
      letter.later.push(find.id);
      continue;
    }
    if (line)
      lines.set(line.bike.id, {
        bike: line.bike,
        alerts: [...(known?.alerts ?? []), ...line.alerts],
        was: line.was ?? known?.was ?? null,
      });
    letter.said.push(find.id);
  }
  return { lines: [...lines.values()], ...letter };
};
