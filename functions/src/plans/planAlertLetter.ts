import { type Alert, matches } from '../../../src/domain/alert.ts';
import type { Delivery } from '../../../src/domain/alertSettings.ts';
import { isForSale, type Listing, type Published, type Stored } from '../../../src/domain/listing.ts';
import { day, hour } from '../../../src/domain/time.ts';

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
export type Find = { id: string; bike: Stored<Listing> | null };
export type Line = { bike: Stored<Published>; alerts: Alert[] };
type Letter = { lines: Line[]; said: string[]; later: string[] };

/**
 * What of the finds goes into one letter: the first ten bikes that are still for sale and still wanted. The
 * rest of those waits for the next letter; what nobody wants any more is said by none.
 */
export const planAlertLetter = (finds: readonly Find[], alerts: readonly Alert[]): Letter => {
  const letter: Letter = { lines: [], said: [], later: [] };
  for (const { id, bike } of finds) {
    const wanting = bike && isForSale(bike) ? alerts.filter((alert) => matches(alert, bike)) : [];
    const isWanted = bike !== null && isForSale(bike) && wanting.length > 0;
    if (isWanted && letter.lines.length >= bikesPerLetter) {
      letter.later.push(id);
      continue;
    }
    if (isWanted) letter.lines.push({ bike, alerts: wanting });
    letter.said.push(id);
  }
  return letter;
};
