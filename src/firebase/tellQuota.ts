import type { QuotaKind } from '../domain/listings/quota.ts';

/** Last message, for a form that leads to another page: that page's notice repeats it. */
let latest: { kind: QuotaKind; left: number } | null = null;

/** Shows how many actions are left, if known. Never fails, and need not be awaited. */
export const tellLeft = (kind: QuotaKind, left: number | null | undefined): void => {
  latest = null;
  if (typeof left !== 'number') return;
  latest = { kind, left };
  void import('../shell/sayQuota.ts').then(({ sayQuota }) => sayQuota(kind, left)).catch(() => undefined);
};

/** Returns the last message once. */
export const takeLatest = (): typeof latest => {
  const last = latest;
  latest = null;
  return last;
};
