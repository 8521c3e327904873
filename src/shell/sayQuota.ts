import type { QuotaKind } from '../domain/listings/quota.ts';
import { notify } from '../ui/notify.ts';
import { quotaLeft } from './quotaAdvice.ts';

export const sayQuota = async (kind: QuotaKind, left: number): Promise<void> => {
  const lang = document.documentElement.lang === 'vi' ? 'vi' : 'en';
  notify(await quotaLeft(lang, kind, left));
};
