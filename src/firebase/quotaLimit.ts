import type { QuotaKind } from '../domain/listings/quota.ts';
import { call } from './calls.ts';

let granted: Promise<Partial<Record<QuotaKind, number | undefined>>> | undefined;

/**
 * Returns this account's limit, requested once per page. After a failure, returns the limit of young
 * accounts.
 */
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
