import type { QuotaKind } from '../domain/listings/quota.ts';

/** Quota shown last. If a form leads to another page, that page shows it again. */
let latest: { kind: QuotaKind; left: number } | null = null;

/** Shows how many actions are left, if known. Never fails. */
export const tellLeft = (kind: QuotaKind, left: number | null | undefined): void => {
  latest = null;
  if (typeof left !== 'number') return;
  latest = { kind, left };
  void import('../shell/sayQuota.ts').then(({ sayQuota }) => sayQuota(kind, left)).catch(() => undefined);
};

/** Returns the quota shown last, and clears it. */
export const takeLatest = (): typeof latest => {
  const last = latest;
  latest = null;
  return last;
};
