import type { QuotaKind } from '../domain/listings/quota.ts';
import { call } from './calls.ts';

type Own = { quotas: Partial<Record<QuotaKind, number | undefined>>; photos?: boolean | undefined };
let granted: Promise<Own> | undefined;

/** Requests the account's quotas once per page; empty after a failure. */
export const ownQuotas = (): Promise<Own> => {
  granted ??= call('ownQuotas', {}).catch(() => {
    granted = undefined;
    return { quotas: {} };
  });
  return granted;
};

/** Returns `young`, the limit of young accounts, if the request fails. */
export const quotaLimit = async (kind: QuotaKind, young: number): Promise<number> =>
  (await ownQuotas()).quotas[kind] ?? young;
