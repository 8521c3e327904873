import type { OutboxPause } from '../../../src/domain/outbox/outbox.schema.ts';
import { alarmingFailures, type PauseReason } from '../../../src/domain/outbox/outbox.ts';
import type { Repaired } from '../../../src/domain/reconcile/reconcile.schema.ts';
import { reconcileTimeoutMs } from '../../../src/domain/reconcile/reconcile.ts';
import { hour } from '../../../src/domain/time/time.ts';

/** Times in milliseconds; null if there is none yet. */
export type HealthFigures = {
  build: string;
  /** Time of the last successful fetch. */
  rates: number | null;
  /** Creation times of the newest bike for sale in the listings and in the catalogue. */
  newestListing: number | null;
  newestInCatalogue: number | null;
  /** Whether Firestore lacks the index that finds the newest bike. */
  lacksIndex: boolean;
  /** `listed`: number of valid listings. `inList`: number of bikes in the catalogue. */
  listed: number;
  inList: number;
  reconciled: { ranAt: number; apartSince: number | null; mended: Repaired; failed: number } | null;
  dead: number;
  overdue: number;
  pause: OutboxPause | null;
};

const minute = 60_000;
const limits = { rates: 6 * hour, catalogue: 15 * minute, reconciled: reconcileTimeoutMs };

export const overdueAfter = 15 * minute;

export type Health = {
  ok: boolean;
  build: string;
  rates_age_minutes: number | null;
  /** Minutes for which the newest bike has been missing from the catalogue; 0 if present. */
  catalogue_behind_minutes: number;
  listed: number;
  in_list: number;
  /**
   * Minutes since the last reconciliation; null before the first. `mended`, `mending_failed`: its repairs and
   * failures.
   */
  reconciled_minutes: number | null;
  mended: Repaired;
  mending_failed: number;
  letters_dead: number;
  letters_overdue: number;
  /** Minutes since the mail server stopped accepting emails; null while it accepts them. */
  letters_paused_minutes: number | null;
  letters_paused_by: PauseReason | null;
  trouble: ('indexes' | 'rates' | 'catalogue' | 'letters' | 'mail_server' | 'reconcile')[];
};

const minutes = (milliseconds: number) => Math.round(milliseconds / minute);

/** Omits personal data. Undeliverable emails do not make the site unhealthy: their addresses may be wrong. */
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
