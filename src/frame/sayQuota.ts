import type { QuotaKind } from '../domain/listings/quota.ts';
import { notify } from '../ui/notify.ts';
import { quotaLeft } from './quotaAdvice.ts';

/** Says on the page how many somebody may still do. Loaded by whoever nears a quota, which is hardly anybody. */
export const sayQuota = async (kind: QuotaKind, left: number): Promise<void> => {
  const lang = document.documentElement.lang === 'vi' ? 'vi' : 'en';
  notify(await quotaLeft(lang, kind, left));
};
