import type { QuotaKind } from '../domain/listings/quota.ts';
import { call } from './calls.ts';

let granted: Promise<Partial<Record<QuotaKind, number | undefined>>> | undefined;

/** How often this account may do a thing, asked once a page; as a young one may where nobody answers. */
export const mostFor = async (kind: QuotaKind, young: number): Promise<number> => {
  granted ??= call('ownQuotas', {}).then(
    ({ quotas }) => quotas,
    () => {
      granted = undefined;
      return {};
    },
  );
  return (await granted)[kind] ?? young;
};
