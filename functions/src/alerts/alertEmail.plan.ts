import { type Alert, matches } from '../../../src/domain/alerts/alert.ts';
import type { PriceDrop } from '../../../src/domain/alerts/alertMatch.ts';
import { type Delivery, deliveries } from '../../../src/domain/alerts/alertSettings.ts';
import type { Listing, Published } from '../../../src/domain/listings/listing.schema.ts';
import { hasPage, isForSale, type Stored } from '../../../src/domain/listings/listing.ts';
import { day, hour } from '../../../src/domain/time/time.ts';
import { hasEmailableTitle } from '../listings/listingTitle.plan.ts';

export const bikesPerEmail = { soon: 10, digest: 30 } as const;
/** Minimum milliseconds between two alert emails to one person. */
export const emailGap = hour;

/**
 * Times of digests in UTC: daily at 18:00, and weekly on Saturday at 8:00, both in Vietnam. Unix time began
 * on a Thursday.
 */
const slots = {
  daily: { span: day, first: 11 * hour },
  weekly: { span: 7 * day, first: 2 * day + hour },
} as const;

/** @example nextSlot('daily', 0) // => 11 * hour */
export const nextSlot = (delivery: keyof typeof slots, moment: number): number => {
  const { span, first } = slots[delivery];
  return first + Math.ceil((moment - first) / span) * span;
};

/** Times of the last email and of the last digest; 0 before the first. */
export type Sent = { last: number; digest: number };

export const planDue = (delivery: Delivery, foundAt: number, { last, digest }: Sent): number =>
  delivery === 'soon'
    ? Math.max(foundAt, last === 0 ? 0 : last + emailGap)
    : nextSlot(delivery, Math.max(foundAt, digest + 1));

/**
 * Returns when to check a waiting match again: at least daily, since people may change their email frequency.
 */
const nextLook = (due: number, now: number): number => Math.min(due, nextSlot('daily', now + 1));

/** `bike` is null if unreadable. */
export type Match = { id: string; bike: Stored<Listing> | null; drop: PriceDrop | null; foundAt: number };
/** `was`: price before a drop; null unless the reader likes the bike. */
export type Line = { bike: Stored<Published>; alerts: Alert[]; follows: boolean; was: number | null };
export type Wants = {
  alerts: readonly Alert[];
  liked: ReadonlySet<string>;
  followed: ReadonlySet<string>;
  usual: Delivery;
};
type Email = {
  lines: Line[];
  isDigest: boolean;
  toldIds: string[];
  later: { id: string; at: number }[];
};

/** Returns a bike's highest price among drops that were not emailed yet. */
const before = (all: readonly Match[], id: string): number =>
  Math.max(...all.map(({ bike, drop }) => (bike?.id === id && drop ? drop.from : 0)));

const wanted = (
  { bike, drop }: Match,
  all: readonly Match[],
  { alerts, liked, followed, usual }: Wants,
): { line: Line; delivery: Delivery } | null => {
  if (!bike || !hasPage(bike)) return null;
  if (drop)
    return drop.to === bike.price && liked.has(bike.id)
      ? { line: { bike, alerts: [], follows: false, was: before(all, bike.id) }, delivery: usual }
      : null;
  const wanting = alerts.filter((alert) => matches(alert, bike));
  const follows = followed.has(bike.user_id);
  const rhythms = [...wanting.map(({ delivery }) => delivery ?? usual), ...(follows ? [usual] : [])];
  const delivery = deliveries.find((rhythm) => rhythms.includes(rhythm));
  return delivery ? { line: { bike, alerts: wanting, follows, was: null }, delivery } : null;
};

/**
 * Plans one email about bikes that are due, for sale and wanted. Postpones matches that are not due. All
 * others count as emailed.
 */
export const planAlertEmail = (
  candidates: readonly Match[],
  wants: Wants,
  sent: Sent,
  now: number,
): Email => {
  const lines = new Map<string, Line>();
  const toldIds: string[] = [];
  const later: { id: string; bike: string; at: number }[] = [];
  const due: { find: Match; line: Line; delivery: Delivery }[] = [];
  for (const find of candidates) {
    const want = wanted(find, candidates, wants);
    const at = want && planDue(want.delivery, find.foundAt, sent);
    if (want && at !== null && at > now)
      later.push({ id: find.id, bike: want.line.bike.id, at: nextLook(at, now) });
    // Checked only when the email is due, since a paused bike may return to sale.
    else if (want && isForSale(want.line.bike) && hasEmailableTitle(want.line.bike))
      due.push({ find, ...want });
    else toldIds.push(find.id);
  }
  const isDigest = due.some(({ delivery }) => delivery !== 'soon');
  const room = isDigest ? bikesPerEmail.digest : bikesPerEmail.soon;
  for (const { find, line, delivery } of due) {
    const earlier = lines.get(line.bike.id);
    if (!earlier && lines.size >= room) {
      const at = planDue(delivery, now, { last: now, digest: now });
      later.push({ id: find.id, bike: line.bike.id, at: nextLook(at, now) });
      continue;
    }
    lines.set(line.bike.id, {
      bike: line.bike,
      alerts: [...(earlier?.alerts ?? []), ...line.alerts],
      follows: line.follows || (earlier?.follows ?? false),
      was: line.was ?? earlier?.was ?? null,
    });
    toldIds.push(find.id);
  }
  const isListed = ({ bike }: { bike: string }) => lines.has(bike);
  return {
    lines: [...lines.values()],
    isDigest,
    toldIds: [...toldIds, ...later.filter(isListed).map(({ id }) => id)],
    later: later.filter((one) => !isListed(one)).map(({ id, at }) => ({ id, at })),
  };
};
