import type { QuotaKind } from '../domain/listings/quota.ts';
import { call } from './calls.ts';

let granted: Promise<Partial<Record<QuotaKind, number | undefined>>> | undefined;

/** This account's limit, requested once per page; the young account's after a failure. */
export const quotaLimit = async (kind: QuotaKind, young: number): Promise<number> => {
  granted ??= call('ownQuotas', {}).then(
    ({ quotas }) => quotas,
    () => {
      granted = undefined;
      return {};
    },
  );
  return (await granted)[kind] ?? young;
};
