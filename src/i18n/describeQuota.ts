import { type QuotaKind, quotas } from '../domain/listings/quota.ts';
import { hour } from '../domain/time/time.ts';
import type { Language } from './languages.ts';
import { quotas as texts } from './texts/quotas.ts';
import { translate } from './texts.ts';

/**
 * How many somebody may still do, and what to do afterwards.
 * @example describeQuota('en', 'like', 3) // => { title: '3 more likes today', text: 'After that, …' }
 */
export const describeQuota = (lang: Language, kind: QuotaKind, left: number) => {
  const t = translate(lang, texts);
  const isHour = quotas[kind].window === hour;
  const last = isHour ? 'lastOfHour' : 'lastOfDay';
  return {
    title: left > 0 ? t(kind, { count: left }) : t(last),
    text: t(isHour ? 'afterHour' : 'afterDay'),
  };
};
