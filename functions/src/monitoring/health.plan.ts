import type { OutboxPause } from '../../../src/domain/outbox/outbox.schema.ts';
import { alarmingFailures, type PauseReason } from '../../../src/domain/outbox/outbox.ts';
import type { Repaired } from '../../../src/domain/reconcile/reconcile.schema.ts';
import { reconcilePatience } from '../../../src/domain/reconcile/reconcile.ts';
import { hour } from '../../../src/domain/time/time.ts';

/** What is known of the site's moving parts, all moments in milliseconds; null where there is nothing yet. */
export type HealthFigures = {
  build: string;
  /** When the rates were fetched last. */
  rates: number | null;
  /** When the newest bike for sale was put up, as the listings and as the catalogue have it. */
  newestListing: number | null;
  newestInCatalogue: number | null;
  /** Firestore cannot tell the newest bike, for want of an index. */
  lacksIndex: boolean;
  /** How many bikes should be in the list and can be read, as the listings have it, and how many are. */
  listed: number;
  inList: number;
  /** The last comparison of everything with the listings; null when it never ran. */
  reconciled: { ranAt: number; apartSince: number | null; mended: Repaired; failed: number } | null;
  /** Emails that nobody tries any more, and emails whose time came long ago. */
  dead: number;
  overdue: number;
  /** The pause of the outbox; null while emails go out. */
  pause: OutboxPause | null;
};

const minute = 60_000;
const limits = { rates: 6 * hour, catalogue: 15 * minute, reconciled: reconcilePatience };

/** From when on an email that is due counts as left lying. */
export const emailPatience = 15 * minute;

export type Health = {
  ok: boolean;
  build: string;
  rates_age_minutes: number | null;
  /** How long the newest bike has been missing from the list; 0 when it is there. */
  catalogue_behind_minutes: number;
  /** How many bikes should be in the list, and how many are: for a moment they may differ. */
  listed: number;
  in_list: number;
  /** Since the list was last compared with the listings, what was mended then, and what failed; null when it never was. */
  reconciled_minutes: number | null;
  mended: Repaired;
  mending_failed: number;
  letters_dead: number;
  letters_overdue: number;
  /** How long the mail server has taken no email, and why; null while it does. */
  letters_paused_minutes: number | null;
  letters_paused_by: PauseReason | null;
  /** What is not as it should be. */
  trouble: ('indexes' | 'rates' | 'catalogue' | 'letters' | 'mail_server' | 'reconcile')[];
};

const minutes = (milliseconds: number) => Math.round(milliseconds / minute);

/** How the site is, in figures that are about nobody. A dead email is told, and is no illness: addresses may be wrong. */
export const planHealth = (vitals: HealthFigures, now: number): Health => {
  const { build, rates, newestListing, newestInCatalogue, lacksIndex, listed, inList } = vitals;
  const { reconciled, dead, overdue, pause } = vitals;
  const isBehind = newestListing !== null && newestListing > (newestInCatalogue ?? 0);
  const behind = isBehind ? Math.max(0, now - newestListing) : 0;
  const trouble: Health['trouble'] = lacksIndex ? ['indexes'] : [];
  if (rates === null || now - rates > limits.rates) trouble.push('rates');
  const apart = reconciled?.apartSince ?? now;
  if (behind > limits.catalogue || (listed !== inList && now - apart > limits.catalogue))
    trouble.push('catalogue');
  if (overdue > 0) trouble.push('letters');
  if (pause && pause.failures >= alarmingFailures) trouble.push('mail_server');
  if (reconciled === null || now - reconciled.ranAt > limits.reconciled) trouble.push('reconcile');
  return {
    ok: trouble.length === 0,
    build,
    rates_age_minutes: rates === null ? null : minutes(now - rates),
    catalogue_behind_minutes: minutes(behind),
    listed,
    in_list: inList,
    reconciled_minutes: reconciled && minutes(now - reconciled.ranAt),
    mended: reconciled?.mended ?? {},
    mending_failed: reconciled?.failed ?? 0,
    letters_dead: dead,
    letters_overdue: overdue,
    letters_paused_minutes: pause && minutes(now - pause.since),
    letters_paused_by: pause?.reason ?? null,
    trouble,
  };
};
