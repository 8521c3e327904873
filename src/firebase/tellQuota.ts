import type { QuotaKind } from '../domain/listings/quota.ts';

/** What was said last, for a form that leads away: its own notice, on the next page, has to say it again. */
let latest: { kind: QuotaKind; left: number } | null = null;

/** Says how many somebody may still do; without a number it says nothing. Nothing waits for it, and nothing fails by it. */
export const tellLeft = (kind: QuotaKind, left: number | null | undefined): void => {
  latest = null;
  if (typeof left !== 'number') return;
  latest = { kind, left };
  void import('../frame/sayQuota.ts').then(({ sayQuota }) => sayQuota(kind, left)).catch(() => undefined);
};

/** What was said last, once. */
export const takeLatest = (): typeof latest => {
  const last = latest;
  latest = null;
  return last;
};
