import type { QuotaKind } from '../domain/listings/quota.ts';
import { describeQuota } from '../i18n/describeQuota.ts';
import { notify } from '../ui/notify.ts';

/** Says on the page how many somebody may still do. Loaded by whoever nears a quota, which is hardly anybody. */
export const sayQuota = (kind: QuotaKind, left: number): void => {
  notify(describeQuota(document.documentElement.lang === 'vi' ? 'vi' : 'en', kind, left));
};
